import type { Words } from '#domain/kernel/words.ts';
import type { Discipline } from './catalogue.ts';
import type { SceneKey } from './pictures/scenes.ts';
import type { UnitKey } from './places.ts';

/** Where a story can happen: room types of a unit, or a kind of common part. */
export type PlaceKind = 'basement' | 'roof' | 'corridor' | 'external' | 'landscape';

/** What a report is about; told at one or two places. */
export interface Story {
  discipline: Discipline;
  unit: UnitKey & ('tiling' | 'waterproofing');
  rooms?: readonly string[];
  place?: PlaceKind;
  text: Words;
  scenes: readonly SceneKey[];
}

export const stories: readonly Story[] = [
  {
    discipline: 'waterproofing',
    unit: 'waterproofing',
    rooms: ['BA2', 'MBA'],
    text: [
      '24-hour ponding test failed. Dampness found at the soffit of the unit below, around the pipe penetrations. Contractor to trace the source, repair the membrane and repeat the test before tiling.',
      '24小时闭水试验不合格，下层板底管根处潮湿。请查明渗漏源，修补防水层并在贴砖前复试。',
    ],
    scenes: ['membraneBlister', 'ceilingStain', 'pipeOpening'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['BA2', 'MBA', 'KIT'],
    text: [
      'Wall and floor tiling not to the approved mock-up: hollow tiles, open joints and lippage at the floor trap. Inspected jointly with the tiling foreman.',
      '墙地砖质量未达到样板标准：空鼓、缝隙不饱满、地漏处高低差。已与瓷砖班组长共同检查。',
    ],
    scenes: ['tileHollow', 'groutMissing', 'tileLippage', 'tileCrack'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['LIV', 'BAL'],
    text: [
      'Cracked and hollow floor tiles found during CONQUAS pre-assessment. Tiles were walked on before the adhesive had cured; protect the area after repair.',
      'CONQUAS预检发现地砖开裂、空鼓，胶粘剂未固化即上人，修复后请做好成品保护。',
    ],
    scenes: ['tileCrack', 'tileHollow', 'skirtingGap'],
  },
  {
    discipline: 'structural',
    unit: 'waterproofing',
    place: 'basement',
    text: [
      'Honeycombing and exposed reinforcement on the retaining wall after stripping. Do not patch before the QP has seen the area; submit repair method statement.',
      '挡土墙拆模后发现蜂窝及露筋。QP查看前不得修补，请提交修补方案。',
    ],
    scenes: ['honeycomb', 'rebar', 'coldJoint'],
  },
  {
    discipline: 'waterproofing',
    unit: 'waterproofing',
    place: 'basement',
    text: [
      'Active seepage at cold joint of the basement wall, water reaches the cable tray below. Inject and monitor for 7 days.',
      '地下室墙体冷缝渗水，水流至下方桥架，请注浆并观察7天。',
    ],
    scenes: ['coldJoint', 'ceilingStain'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['BR2', 'BR3', 'MBR'],
    text: [
      'Window water test failed at first attempt: leak at the sill corner after 15 minutes. Sealant discontinuous and frame gap not filled.',
      '窗户淋水试验首次不合格：15分钟后窗台角渗水，密封胶不连续、框缝未填实。',
    ],
    scenes: ['sillLeak', 'frameGap'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['LIV', 'MBR', 'BR2'],
    text: [
      'Internal wall finishes below CONQUAS standard: cracks at door corners, uneven plaster and patchy paint under side light.',
      '内墙饰面未达CONQUAS标准：门角裂缝、抹灰不平、侧光下涂料色差。',
    ],
    scenes: ['wallCrack', 'paintRuns', 'skirtingGap'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['LIV', 'BR3', 'MBR'],
    text: [
      'Ceiling board joints cracked and opening at light fittings oversized. Same defect on three units of this stack, root cause to be stated.',
      '吊顶板缝开裂，灯具开孔过大。同一立面三户均有此问题，请说明根本原因。',
    ],
    scenes: ['ceilingCrack', 'downlightGap', 'paintRuns'],
  },
  {
    discipline: 'm_and_e',
    unit: 'waterproofing',
    rooms: ['MBR', 'KIT', 'LIV'],
    text: [
      'Electrical fittings not level and gaps behind the plates. Second fix to be corrected before the final coat of paint.',
      '电气面板不水平、面板后有缝，请在面漆前整改。',
    ],
    scenes: ['socketCrooked', 'downlightGap'],
  },
  {
    discipline: 'm_and_e',
    unit: 'waterproofing',
    place: 'corridor',
    text: [
      'Fire-stopping missing at riser penetrations and cable tray supports not as per approved shop drawing. FSSD inspection is next month.',
      '管井穿楼板处未做防火封堵，桥架支架与批准施工图不符，下月消防检查前须完成。',
    ],
    scenes: ['pipeOpening', 'trayLoose'],
  },
  {
    discipline: 'm_and_e',
    unit: 'waterproofing',
    place: 'basement',
    text: [
      'Cable tray sagging at the bend, hangers missing. Load the tray only after supports are completed and earthing continuity is tested.',
      '桥架弯头处下垂、缺少吊杆，支架及接地测试完成前不得敷缆。',
    ],
    scenes: ['trayLoose', 'pipeOpening'],
  },
  {
    discipline: 'waterproofing',
    unit: 'waterproofing',
    rooms: ['BAL', 'YRD'],
    text: [
      'Balcony falls wrong: water ponds at the outer corner after rain, membrane upturn at the sliding door below 150 mm.',
      '阳台坡度错误，雨后外角积水，推拉门处防水上翻不足150mm。',
    ],
    scenes: ['ponding', 'membraneBlister'],
  },
  {
    discipline: 'waterproofing',
    unit: 'waterproofing',
    place: 'roof',
    text: [
      'Roof membrane blistered near the gutter. Thickness readings below 1.5 mm at 4 of 10 points. Re-do the affected bay and repeat flood test.',
      '屋面天沟附近防水层起泡，10点中4点膜厚小于1.5mm，请返工该跨并重做蓄水试验。',
    ],
    scenes: ['membraneBlister', 'ponding', 'railingRust'],
  },
  {
    discipline: 'external',
    unit: 'tiling',
    place: 'external',
    text: [
      'Paving at the drop-off settled and uneven, trip hazard for residents and water collects at the kerb. Base compaction record not available.',
      '落客区铺装沉降不平，有绊倒隐患且路缘处积水，未见基层压实记录。',
    ],
    scenes: ['paving', 'tileLippage'],
  },
  {
    discipline: 'external',
    unit: 'tiling',
    place: 'landscape',
    text: [
      'Pool deck and clubhouse terrace: pavers rocking and railing corroded at the welds. Rectify before landscape handover.',
      '泳池平台及会所露台：铺装松动、栏杆焊缝锈蚀，园林移交前完成整改。',
    ],
    scenes: ['paving', 'railingRust'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['MBR', 'BR2', 'HS'],
    text: [
      'Door installation: uneven gaps, leaf scratched by following trades. Protection to be kept until handover.',
      '木门安装：门缝不均、门扇被后续工种划伤，移交前保持成品保护。',
    ],
    scenes: ['doorGap', 'doorScratch'],
  },
  {
    discipline: 'structural',
    unit: 'waterproofing',
    place: 'corridor',
    text: [
      'Exposed rebar and honeycomb at staircase landing soffit, cover less than 10 mm. Repair as per approved method statement MS-014.',
      '楼梯平台板底露筋、蜂窝，保护层不足10mm，请按批准的修补方案MS-014整改。',
    ],
    scenes: ['rebar', 'honeycomb'],
  },
  {
    discipline: 'architectural',
    unit: 'tiling',
    rooms: ['KIT', 'YRD'],
    text: [
      'Kitchen: cracked tile in front of the sink and incomplete grouting below the cabinet line. Cabinets may not be installed before this is closed.',
      '厨房：水槽前瓷砖开裂，橱柜线下填缝不完整。关闭前不得安装橱柜。',
    ],
    scenes: ['tileCrack', 'groutMissing', 'ponding'],
  },
  {
    discipline: 'm_and_e',
    unit: 'waterproofing',
    rooms: ['BA2', 'MBA', 'YRD'],
    text: [
      'Floor trap level and penetration sealing not acceptable; water stands in the shower after flow test.',
      '地漏标高及管根封堵不合格，通水试验后淋浴区积水。',
    ],
    scenes: ['ponding', 'pipeOpening'],
  },
  {
    discipline: 'structural',
    unit: 'waterproofing',
    rooms: ['HS'],
    text: [
      'Household shelter wall: honeycombing beside the door frame. SCDF requires approved repair by the QP, keep photos of every layer.',
      '防空壕墙体门框旁蜂窝。SCDF要求QP批准修补方案，每道工序须留存照片。',
    ],
    scenes: ['honeycomb', 'wallCrack'],
  },
];

/** Reasons for handing a report to another contractor manager. */
export const handOverReasons: readonly Words[] = [
  [
    'Not our scope: works here are under Kim Hock, see scope matrix rev. 3. Agreed on site with both managers.',
    '不属我方范围：此处由金福施工，见施工范围表第3版，双方经理现场已确认。',
  ],
  [
    'Area was handed over to Sin Lian last week, damage happened after takeover.',
    '该区域上周已移交新联，损坏发生在接收之后。',
  ],
];

export const escalateReasons: readonly Words[] = [
  [
    'Third repetition in this stack and no manpower on site. Memo required before the deadline.',
    '同一立面第三次重复且现场无人整改，到期前先发备忘录。',
  ],
];

/** Gridlines of the buildings and the basement. */
export const gridlines = ['C/7', 'B/3', 'D/5', 'A/2-3', 'E/9', 'F/11', 'B-C/8', 'C/4', 'D/12', 'G/6'] as const;
