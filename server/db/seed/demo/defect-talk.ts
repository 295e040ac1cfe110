import type { Words } from '#domain/kernel/words.ts';
import type { DefectTypeKey } from './catalogue.ts';
import type { SceneKey } from './pictures/scenes.ts';

/** What people on site say about one kind of defect: where it is, what it is, how it was repaired, why that failed. */
export interface Talk {
  type: DefectTypeKey;
  where: readonly Words[];
  what: readonly Words[];
  repair: readonly Words[];
  fail: Words;
}

/** One set of sentences per picture, so that words and picture agree. */
export const talks: Record<SceneKey, Talk> = {
  tileCrack: {
    type: 'tileCrack',
    where: [
      ['2nd row from door, 3 tiles', '门口起第二排3块'],
      ['In front of the vanity', '洗手台前'],
      ['Below the window, along the wall', '窗下靠墙处'],
    ],
    what: [
      ['Floor tiles 600×600 cracked across, about 900 mm long.', '600×600地砖横向开裂，长约900mm。'],
      ['Hairline crack through two tiles, felt with the nail.', '两块地砖有贯通细裂纹，手触可感。'],
    ],
    repair: [
      [
        'Hacked 3 nos., re-laid with C2TE adhesive, same lot. Grouted after 24 h.',
        '凿除3块，采用C2TE胶粘剂同批次重铺，24小时后填缝。',
      ],
      ['Tiles replaced and bedding checked by tapping.', '已更换瓷砖并敲击检查。'],
    ],
    fail: [
      'Replaced tile is of a different shade, clearly visible under daylight. Replace with the same lot.',
      '更换的瓷砖色差明显，请用同批次瓷砖更换。',
    ],
  },
  tileHollow: {
    type: 'tileHollow',
    where: [
      ['Centre of the room, 4 nos. marked X', '房间中部4块已标X'],
      ['Along the corridor side, 6 nos.', '走道侧6块'],
    ],
    what: [
      ['Hollow sound over more than 30 % of the tile area when tapped.', '敲击空鼓面积超过30%。'],
      ['4 tiles hollow at corners, bedding not full.', '4块瓷砖角部空鼓，铺浆不满。'],
    ],
    repair: [
      [
        'Marked tiles removed, screed cleaned, re-laid with notched trowel and back-buttering.',
        '已揭除标记瓷砖，清理基层，采用齿刀加背涂重铺。',
      ],
      ['Re-laid, tapping test done with QC, no hollow.', '已重铺，与质检共同敲击无空鼓。'],
    ],
    fail: [
      '2 of 4 still hollow at the edge. Only grout was injected, tile was not re-laid.',
      '4块中仍有2块边缘空鼓，仅注浆未重铺。',
    ],
  },
  tileLippage: {
    type: 'tileLippage',
    where: [
      ['At the door threshold', '门槛处'],
      ['Next to the floor trap', '地漏旁'],
      ['Between living and balcony', '客厅与阳台交接处'],
    ],
    what: [
      ['Lippage 2.5 mm between adjacent tiles; tolerance 1 mm.', '相邻瓷砖高低差2.5mm，允许1mm。'],
      ['Tile edge proud, trip hazard, joint not straight.', '瓷砖边缘凸起，有绊倒风险，缝不顺直。'],
    ],
    repair: [['Tile re-laid with levelling clips; lippage now 0.5 mm.', '用找平器重铺，高低差现为0.5mm。']],
    fail: ['Lippage still 1.8 mm at the far corner, measured with feeler gauge.', '远角塞尺实测仍有1.8mm高低差。'],
  },
  groutMissing: {
    type: 'grout',
    where: [
      ['Shower wall, up to 1.8 m', '淋浴墙1.8m以下'],
      ['Around the wall outlet', '给水口周围'],
      ['Behind the WC', '坐便器后方'],
    ],
    what: [
      ['Joints not filled, substrate visible.', '缝内未填，可见基层。'],
      ['Grout cracked and missing over 5 joints.', '5条缝填缝剂开裂缺失。'],
    ],
    repair: [
      ['Joints raked out, cleaned and re-grouted with epoxy grout.', '清缝后采用环氧填缝剂重新填缝。'],
      ['Re-grouted; surplus cleaned.', '已重新填缝并清理。'],
    ],
    fail: ['Pinholes remain at the corner joint; water will go behind the tile.', '阴角缝仍有针孔，水会渗入砖后。'],
  },
  ceilingStain: {
    type: 'seepage',
    where: [
      ['Ceiling below the bath of the unit above', '上层卫生间下方吊顶'],
      ['Ceiling next to the pipe duct', '管井旁吊顶'],
      ['Soffit at grid line', '轴线处板底'],
    ],
    what: [
      [
        'Brown stain about 600 mm across, damp when checked with the moisture meter (28 %).',
        '褐色水渍直径约600mm，湿度仪读数28%。',
      ],
      ['Water mark on the ceiling board after the ponding test above.', '上层闭水试验后吊顶出现水渍。'],
    ],
    repair: [
      [
        'Pipe collar above re-sealed, ponding 24 h passed, board replaced and painted.',
        '上层管根重新密封，24小时闭水合格，更换石膏板并涂刷。',
      ],
      ['Leak at the trap joint fixed; stain sealed and repainted.', '修复存水弯接头，水渍封闭后重新涂刷。'],
    ],
    fail: [
      'Stain came back after two days, moisture reading 24 %. The source is not repaired.',
      '两天后水渍再现，湿度24%，渗漏源未修复。',
    ],
  },
  ceilingCrack: {
    type: 'ceilingCrack',
    where: [
      ['Board joint along the living room', '客厅通长板缝'],
      ['At the change of level beside the curtain box', '窗帘盒旁跌级处'],
    ],
    what: [
      ['Crack along the board joint, 1.2 m, up to 0.6 mm wide.', '板缝开裂长1.2m，宽约0.6mm。'],
      ['Joint tape lifted, crack visible from the entrance.', '接缝带翘起，入口可见裂缝。'],
    ],
    repair: [
      [
        'Joint cut open, screws added at 150 mm, fibre tape and three skim coats.',
        '割开接缝，螺钉加密至150mm，纤维带加三遍批灰。',
      ],
    ],
    fail: ['Hairline crack visible again at the end of the joint.', '接缝端部再次出现细裂纹。'],
  },
  wallCrack: {
    type: 'wallCrack',
    where: [
      ['Wall facing the entrance, from the door corner', '入户对面墙，门角处'],
      ['Partition at the switch chase', '开关线槽处隔墙'],
      ['Below the window corner', '窗角下方'],
    ],
    what: [
      ['Diagonal plaster crack 1.5 m, 0.4 mm wide, through the skim coat.', '斜向抹灰裂缝长1.5m宽0.4mm，贯穿腻子层。'],
      ['Crack along the chase, mesh not provided.', '沿线槽开裂，未挂网。'],
    ],
    repair: [
      [
        'V-cut, filled with polymer mortar, 200 mm mesh, skim and two coats of paint.',
        '开V槽填聚合物砂浆，挂200mm网格布，批灰并涂刷两遍。',
      ],
      ['Crack opened and repaired with mesh.', '裂缝剔开挂网修补。'],
    ],
    fail: [
      'Repair patch is uneven (4 mm under 1.2 m straight edge) and visible.',
      '修补处不平，1.2m靠尺4mm，明显可见。',
    ],
  },
  paintRuns: {
    type: 'paint',
    where: [
      ['Whole wall beside the window', '窗边整面墙'],
      ['Upper part of the corridor wall', '走廊墙面上部'],
    ],
    what: [
      ['Patchy finish and runs, roller marks visible in side light.', '涂刷不匀、流坠，侧光可见滚痕。'],
      ['Final coat touched up locally, different tone.', '面漆局部修补，色调不一。'],
    ],
    repair: [
      ['Sanded with 240 grit, whole panel recoated, checked with torch light.', '240目打磨，整面重涂，手电侧光检查。'],
    ],
    fail: [
      'Only spot touch-up was done; the patch is still visible. Recoat the whole panel.',
      '仅局部修补，仍可见色差，请整面重涂。',
    ],
  },
  honeycomb: {
    type: 'honeycomb',
    where: [
      ['Column face at kicker level', '柱脚处'],
      ['Wall, 400 mm above slab', '墙体板面以上400mm'],
      ['Beam soffit near support', '支座附近梁底'],
    ],
    what: [
      ['Honeycomb 450×300 mm, about 35 mm deep, aggregate exposed.', '蜂窝450×300mm，深约35mm，石子外露。'],
      ['Honeycombing at the bottom of the pour, grout loss at formwork joint.', '浇筑底部蜂窝，模板缝漏浆。'],
    ],
    repair: [
      [
        'Loose concrete hacked to sound, bonding agent, non-shrink grout 60 N/mm², cured 3 days.',
        '凿至密实，涂界面剂，60N/mm²无收缩灌浆料，养护3天。',
      ],
      ['Repaired as per approved method statement MS-014.', '按批准的修补方案MS-014修补。'],
    ],
    fail: ['Patch sounds hollow at the upper edge; edges were not saw-cut. Redo.', '上边缘空鼓，边缘未切割，请返工。'],
  },
  rebar: {
    type: 'rebar',
    where: [
      ['Soffit of slab edge', '板边底部'],
      ['Staircase landing soffit', '楼梯平台板底'],
      ['Wall at riser opening', '管井洞口墙边'],
    ],
    what: [
      ['2 bars T13 exposed over 500 mm, no cover, surface rust.', '2根T13钢筋外露500mm，无保护层，表面生锈。'],
      ['Links touching formwork, cover 5 mm instead of 25 mm.', '箍筋贴模，保护层5mm（要求25mm）。'],
    ],
    repair: [
      [
        'Concrete broken out behind bars, rust removed, zinc primer and repair mortar to 30 mm.',
        '凿至钢筋背后，除锈涂富锌底漆，修补砂浆至30mm。',
      ],
    ],
    fail: [
      'Rust was painted over without cleaning. Open again and clean to bright metal.',
      '未除锈直接覆盖，请重新凿开除锈。',
    ],
  },
  coldJoint: {
    type: 'coldJoint',
    where: [
      ['Retaining wall, 1.1 m above slab', '挡土墙板面以上1.1m'],
      ['Shear wall between grid lines', '轴线间剪力墙'],
    ],
    what: [
      ['Unplanned cold joint over 3 m, efflorescence below.', '非计划冷缝长3m，下方泛白。'],
      ['Pour stopped for more than 2 hours, joint visible on both faces.', '浇筑中断超过2小时，两面可见冷缝。'],
    ],
    repair: [
      [
        'Joint cut 20×20 mm, PU injection at 300 mm, sealed with polymer mortar.',
        '切20×20mm槽，300mm间距聚氨酯注浆，聚合物砂浆封闭。',
      ],
    ],
    fail: [
      'Two injection ports still weep. Inject again and keep dry for 3 days.',
      '两处注浆嘴仍渗水，请补注并观察3天。',
    ],
  },
  sillLeak: {
    type: 'seepage',
    where: [
      ['Window sill, left corner', '窗台左角'],
      ['Below the bay window', '凸窗下方'],
    ],
    what: [
      ['Water came in at the sill after 15 minutes of the window water test.', '淋水试验15分钟后窗台渗水。'],
      ['Stain and soft plaster below the sill after heavy rain.', '暴雨后窗台下水渍、抹灰松软。'],
    ],
    repair: [
      [
        'Old sealant removed, sub-sill end dams sealed, new silicone, water test repeated 30 min dry.',
        '清除旧胶，封闭副窗台端部，重新打胶，复测30分钟不漏。',
      ],
      ['Weep holes cleared and frame corner resealed.', '疏通排水孔，框角重新密封。'],
    ],
    fail: ['Second test: still drops at the left corner after 20 minutes.', '复测20分钟后左角仍滴水。'],
  },
  frameGap: {
    type: 'joinery',
    where: [
      ['Vertical joint, wall side', '靠墙竖缝'],
      ['Full height of the right jamb', '右侧框通高'],
    ],
    what: [
      ['Gap of 8–12 mm between frame and wall, backer rod missing.', '窗框与墙体缝隙8–12mm，缺背衬条。'],
      ['Sealant discontinuous, mortar loose behind.', '密封胶不连续，后方砂浆松动。'],
    ],
    repair: [
      [
        'Loose mortar removed, grouted, backer rod and weather sealant applied.',
        '清除松动砂浆并灌浆，加背衬条打耐候胶。',
      ],
    ],
    fail: ['Sealant applied over dust, peels off by hand at 1 m height.', '胶打在灰尘上，1m高处用手可剥离。'],
  },
  doorScratch: {
    type: 'doorScratch',
    where: [
      ['Inner face, handle side', '内侧把手边'],
      ['Outer face, lower half', '外侧下半部'],
    ],
    what: [
      ['Several scratches through the lacquer, up to 200 mm.', '多处划痕穿透漆面，最长200mm。'],
      ['Dent and scratches, protection film removed too early.', '磕碰划伤，保护膜过早撕除。'],
    ],
    repair: [
      ['Scratches filled, colour matched and lacquered in place.', '填补划痕，调色并现场喷漆。'],
      ['Door leaf replaced.', '已更换门扇。'],
    ],
    fail: ['Touch-up darker than the leaf, visible from 1.5 m.', '修色偏深，1.5m处可见。'],
  },
  doorGap: {
    type: 'doorGap',
    where: [
      ['Head of the door', '门扇上口'],
      ['Lock side', '锁边'],
    ],
    what: [
      ['Gap runs from 2 mm to 9 mm, leaf drops on the lock side.', '门缝2–9mm不均，锁边下垂。'],
      ['Door rubs at the head when closing.', '关门时上口摩擦。'],
    ],
    repair: [['Hinges packed and re-screwed, gap 3–4 mm all round.', '合页加垫重新紧固，四周缝3–4mm。']],
    fail: ['Gap still 6 mm at the corner; door does not latch.', '角部仍6mm，门锁不上。'],
  },
  socketCrooked: {
    type: 'socket',
    where: [
      ['Twin sockets beside the bed', '床头双插座'],
      ['TV wall, 2 nos.', '电视墙2个'],
      ['Above the kitchen counter', '厨房台面上方'],
    ],
    what: [
      ['Plates out of level, 6 mm difference between two adjacent plates.', '面板不水平，相邻面板高差6mm。'],
      ['Gap behind the plate, back box set too deep.', '面板后有缝，底盒过深。'],
    ],
    repair: [['Boxes re-fixed with extension rings and plates levelled.', '加接线盒调整圈，面板重新找平。']],
    fail: ['Left plate still tilted; check with spirit level.', '左侧面板仍歪斜，请用水平尺检查。'],
  },
  pipeOpening: {
    type: 'opening',
    where: [
      ['Riser duct, soil and vent stacks', '管井污水及通气立管'],
      ['Slab penetration behind WC', '坐便器后穿板处'],
    ],
    what: [
      ['Annular gap around two uPVC stacks left open, no fire collar.', '两根uPVC立管周围未封堵，无阻火圈。'],
      ['Opening larger than approved, debris inside.', '洞口大于批准尺寸，内有杂物。'],
    ],
    repair: [
      [
        'Shutter and non-shrink grout, fire collar and sealant installed, label fixed.',
        '支模灌无收缩砂浆，安装阻火圈及密封胶，已贴标识。',
      ],
    ],
    fail: [
      'Fire collar fixed with plastic plugs; approved detail needs steel anchors.',
      '阻火圈用塑料胀塞固定，批准做法为金属锚栓。',
    ],
  },
  membraneBlister: {
    type: 'blister',
    where: [
      ['Floor, towards the upturn', '地面靠上翻处'],
      ['Roof gutter, 3 m from outlet', '屋面天沟距落水口3m'],
      ['Planter base', '花池底部'],
    ],
    what: [
      ['Blisters up to 60 mm and a tear of 200 mm at the corner.', '起泡最大60mm，角部撕裂200mm。'],
      ['Membrane not bonded, moisture trapped below.', '防水层未粘结，下方有水汽。'],
    ],
    repair: [
      [
        'Blisters cut out, substrate dried, two coats with fabric, DFT 1.5 mm checked.',
        '割除起泡，基层干燥，加布两道涂刷，膜厚1.5mm已检测。',
      ],
      ['Patch with 100 mm lap, ponding repeated.', '搭接100mm修补，重做闭水。'],
    ],
    fail: ['Lap only 40 mm at two patches, edges lifting.', '两处搭接仅40mm，边缘翘起。'],
  },
  ponding: {
    type: 'ponding',
    where: [
      ['Shower area, 400 mm from floor trap', '淋浴区距地漏400mm'],
      ['Balcony, outer corner', '阳台外角'],
      ['Yard beside the washing machine point', '工作阳台洗衣机位旁'],
    ],
    what: [
      ['Water stands 6 mm deep after flood test, fall away from the trap.', '放水后积水6mm，坡向背离地漏。'],
      ['Ponding covers more than a 20-cent coin, fall about 1:250.', '积水超过二角硬币大小，坡度约1:250。'],
    ],
    repair: [['Tiles hacked, screed re-laid to 1:80, flow test done.', '凿除瓷砖，找坡至1:80，已做流水试验。']],
    fail: ['Still 3 mm of water beside the kerb after 10 minutes.', '10分钟后挡水坎旁仍积水3mm。'],
  },
  skirtingGap: {
    type: 'skirting',
    where: [
      ['Long wall opposite the window', '窗对面长墙'],
      ['Behind the door', '门后'],
    ],
    what: [
      ['Gap up to 5 mm between skirting and wall.', '踢脚线与墙面缝隙最大5mm。'],
      ['Skirting joint open, not mitred.', '踢脚线接头开裂，未切45°。'],
    ],
    repair: [['Wall made good and gap sealed with paintable sealant.', '墙面找平，缝隙用可涂刷胶封闭。']],
    fail: ['Sealant cracked already, gap was too wide to be sealed only.', '密封胶已开裂，缝过宽不能仅打胶。'],
  },
  downlightGap: {
    type: 'downlight',
    where: [
      ['Second fitting from the entrance', '入口起第二盏'],
      ['Above the vanity', '洗手台上方'],
    ],
    what: [
      ['Cut-out 12 mm larger than the trim, board edge broken.', '开孔比边框大12mm，石膏板边缘破损。'],
      ['Fitting tilted, spring clip not engaged.', '灯具倾斜，弹簧卡未到位。'],
    ],
    repair: [
      ['Board patched with a ring, skimmed, opening re-cut with hole saw.', '石膏板补环批灰，用开孔器重新开孔。'],
    ],
    fail: ['Patch visible around the trim, repaint the bay.', '边框周围修补痕迹可见，请整块重涂。'],
  },
  railingRust: {
    type: 'railing',
    where: [
      ['Top rail, 2nd bay', '第二跨扶手'],
      ['Base plates, 3 nos.', '底板3处'],
    ],
    what: [
      ['Rust spots and blistering paint at welds.', '焊缝处锈点、漆膜起泡。'],
      ['Weld spatter not ground, rust bleeding on the coping.', '焊渣未打磨，锈水污染压顶。'],
    ],
    repair: [['Ground to bright metal, zinc-rich primer 75 µm, two top coats.', '打磨见光，富锌底漆75µm，两道面漆。']],
    fail: ['Film thickness 90 µm, 160 µm specified. Recoat.', '膜厚90µm，要求160µm，请补涂。'],
  },
  paving: {
    type: 'paving',
    where: [
      ['Beside the drop-off kerb', '落客区路缘旁'],
      ['In front of Block C lobby', 'C座大堂前'],
      ['Pool deck, shallow end', '泳池浅水端平台'],
    ],
    what: [
      ['About 4 m² of pavers settled 15 mm, water collects.', '约4m²铺装下沉15mm，积水。'],
      ['Pavers rocking, bedding washed out.', '铺装松动，垫层流失。'],
    ],
    repair: [
      [
        'Lifted, base compacted in two layers, re-laid on 30 mm bedding and jointed.',
        '揭起，分两层夯实基层，30mm垫层重铺并灌缝。',
      ],
    ],
    fail: ['Level difference at the edge still 8 mm.', '边缘高差仍有8mm。'],
  },
  trayLoose: {
    type: 'support',
    where: [
      ['Corridor, between grid lines', '走廊轴线间'],
      ['At the bend before the riser', '管井前弯头处'],
    ],
    what: [
      ['Hanger missing and one rod bent, tray sags 20 mm.', '缺一吊杆且一根弯曲，桥架下垂20mm。'],
      ['Support spacing 2.4 m, shop drawing says 1.5 m.', '支架间距2.4m，施工图要求1.5m。'],
    ],
    repair: [
      [
        'Two hangers added with M10 rods, tray levelled, earth bond re-connected.',
        '增加两处M10吊杆，桥架调平，恢复接地跨接。',
      ],
    ],
    fail: ['Anchor not set to torque; rod can be turned by hand.', '锚栓未达扭矩，吊杆可用手转动。'],
  },
};
