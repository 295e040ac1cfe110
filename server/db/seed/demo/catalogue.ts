import type { Words } from '#domain/kernel/words.ts';

export type Discipline = 'structural' | 'architectural' | 'm_and_e' | 'waterproofing' | 'external';

type TypeLine = readonly [key: string, discipline: Discipline, title: Words, comment: Words];

/** Defect types with the comment a person starts from. spec §3 */
export const defectTypeLines = [
  [
    'honeycomb',
    'structural',
    ['Honeycombed concrete', '混凝土蜂窝麻面'],
    [
      'Honeycombing exposed after stripping. Hack loose concrete, submit repair method before patching.',
      '拆模后发现蜂窝，请凿除松散混凝土，修补前提交修补方案。',
    ],
  ],
  [
    'rebar',
    'structural',
    ['Exposed reinforcement', '钢筋外露'],
    [
      'Rebar exposed, insufficient cover. Clean to SA 2½, prime and reinstate cover.',
      '钢筋外露、保护层不足，请除锈涂刷阻锈剂后恢复保护层。',
    ],
  ],
  [
    'coldJoint',
    'structural',
    ['Cold joint', '施工冷缝'],
    ['Unplanned cold joint. Engineer to advise on treatment.', '出现非计划冷缝，请设计方确认处理措施。'],
  ],
  [
    'concreteCrack',
    'structural',
    ['Structural crack', '结构裂缝'],
    [
      'Crack wider than 0.3 mm. Map, record width and inject epoxy as approved.',
      '裂缝宽度超过0.3mm，请绘制裂缝图并按批准方案注浆。',
    ],
  ],
  [
    'formwork',
    'structural',
    ['Out of verticality', '垂直度超差'],
    [
      'Verticality exceeds 3 mm/m. Submit survey and rectification proposal.',
      '垂直度超过3mm/m，请提交实测数据及整改方案。',
    ],
  ],
  [
    'tieHole',
    'structural',
    ['Tie hole not sealed', '对拉螺杆孔未封堵'],
    ['Tie-bolt holes to be plugged with non-shrink grout.', '螺杆孔须用无收缩砂浆封堵。'],
  ],
  [
    'tileCrack',
    'architectural',
    ['Cracked tile', '瓷砖开裂'],
    ['Replace the cracked tile; match shade and lot number.', '更换开裂瓷砖，注意色号批次一致。'],
  ],
  [
    'tileHollow',
    'architectural',
    ['Hollow tile', '瓷砖空鼓'],
    ['Hollow sound on tapping. Hack and re-lay with full bedding.', '敲击有空鼓声，请凿除并满浆重铺。'],
  ],
  [
    'tileLippage',
    'architectural',
    ['Tile lippage / uneven joint', '瓷砖高低差'],
    ['Lippage above 1 mm between tiles. Re-lay to level.', '相邻瓷砖高低差超过1mm，请重新铺平。'],
  ],
  [
    'grout',
    'architectural',
    ['Incomplete grouting', '填缝不饱满'],
    ['Rake out and re-grout, joints full and even.', '清缝后重新填缝，须饱满均匀。'],
  ],
  [
    'ceilingCrack',
    'architectural',
    ['Ceiling joint crack', '吊顶接缝开裂'],
    ['Cut open, re-tape the joint, skim and repaint.', '割开接缝重新贴带，批灰后重新涂刷。'],
  ],
  [
    'wallCrack',
    'architectural',
    ['Plaster crack', '抹灰层裂缝'],
    ['Cut V-groove, fill with flexible filler, mesh and repaint.', '开V形槽填弹性腻子并挂网，重新涂刷。'],
  ],
  [
    'paint',
    'architectural',
    ['Patchy paint / runs', '涂料色差流坠'],
    ['Sand down and recoat the whole panel.', '打磨后整面重新涂刷。'],
  ],
  [
    'doorScratch',
    'architectural',
    ['Scratched or dented door', '门扇划伤'],
    [
      'Touch up is accepted for hairline scratches only; otherwise replace the leaf.',
      '仅细微划痕可修色，其余须更换门扇。',
    ],
  ],
  [
    'doorGap',
    'architectural',
    ['Uneven door gap', '门缝不均'],
    ['Adjust hinges; gap 3 mm ± 1 mm on three sides.', '调整合页，三边缝隙3mm±1mm。'],
  ],
  [
    'skirting',
    'architectural',
    ['Gap at skirting', '踢脚线缝隙'],
    ['Seal with paintable sealant, straight and clean.', '用可涂刷密封胶封闭，线条平直整洁。'],
  ],
  [
    'joinery',
    'architectural',
    ['Window sealant or gap', '门窗密封缺陷'],
    ['Continuous sealant with backer rod around the frame.', '窗框四周须设背衬条并连续打胶。'],
  ],
  [
    'socket',
    'm_and_e',
    ['Misaligned socket or switch', '开关插座歪斜'],
    ['Re-fix level; adjacent plates in line within 1 mm.', '重新固定，相邻面板高差不超过1mm。'],
  ],
  [
    'downlight',
    'm_and_e',
    ['Gap at light fitting', '灯具开孔缝隙'],
    ['Opening larger than the trim. Patch board and reset fitting.', '开孔大于灯具边框，请修补石膏板后重装。'],
  ],
  [
    'opening',
    'm_and_e',
    ['Unsealed services penetration', '管道洞口未封堵'],
    ['Fire-stop both sides with the approved system and label it.', '两侧按批准系统防火封堵并贴标识。'],
  ],
  [
    'support',
    'm_and_e',
    ['Loose or missing support', '支吊架松动缺失'],
    ['Support spacing not as per approved shop drawing.', '支吊架间距不符合批准的施工图。'],
  ],
  [
    'drainage',
    'm_and_e',
    ['Floor trap choked or high', '地漏堵塞或偏高'],
    ['Clear the trap and adjust level 5 mm below finish.', '疏通地漏并调整至低于完成面5mm。'],
  ],
  [
    'seepage',
    'waterproofing',
    ['Water seepage', '渗漏水'],
    ['Trace the source, repair the membrane, repeat 24-hour ponding.', '查明渗漏源，修补防水层后重做24小时闭水。'],
  ],
  [
    'blister',
    'waterproofing',
    ['Membrane blister or tear', '防水层起泡破损'],
    ['Cut out, dry, prime and recoat with 100 mm lap.', '割除干燥后涂底漆，搭接100mm重新涂刷。'],
  ],
  [
    'ponding',
    'waterproofing',
    ['Ponding / wrong fall', '积水、坡度不足'],
    ['Fall less than 1:100. Re-screed to the trap.', '坡度小于1:100，请重新找坡至地漏。'],
  ],
  [
    'upturn',
    'waterproofing',
    ['Upturn too low', '防水上翻高度不足'],
    ['Membrane upturn to be 300 mm above finished floor.', '防水层上翻须高出完成面300mm。'],
  ],
  [
    'paving',
    'external',
    ['Settled or uneven paving', '铺装沉降不平'],
    ['Lift, re-compact base and re-lay to level.', '揭起面层，重新夯实基层后铺装。'],
  ],
  [
    'railing',
    'external',
    ['Corroded metalwork', '金属构件锈蚀'],
    ['Grind to bright metal, zinc primer, two finishing coats.', '打磨至金属光泽，涂富锌底漆及两道面漆。'],
  ],
  [
    'kerb',
    'external',
    ['Chipped kerb or drain edge', '路缘石、沟边破损'],
    ['Saw-cut and replace the damaged length.', '切割并更换破损段。'],
  ],
] as const satisfies readonly TypeLine[];

export type DefectTypeKey = (typeof defectTypeLines)[number][0];

type IssueLine = readonly [discipline: Discipline, building: 'building' | 'basement' | 'zone', content: Words];

/** Ready-made issue texts. spec §3 */
export const issueLines: readonly IssueLine[] = [
  [
    'structural',
    'building',
    ['Concreting started without signed pre-pour inspection.', '未签认浇筑前检查即开始浇筑混凝土。'],
  ],
  [
    'structural',
    'building',
    ['Starter bars displaced more than 25 mm from the position on drawing.', '插筋位置偏离图纸超过25mm。'],
  ],
  [
    'structural',
    'basement',
    ['Construction joint not prepared: laitance not removed before the next pour.', '施工缝未处理，浇筑前浮浆未清除。'],
  ],
  ['structural', 'basement', ['Water stop discontinuous at wall and slab junction.', '墙板交接处止水带不连续。']],
  [
    'structural',
    'building',
    ['Back-propping removed before concrete reached the required strength.', '混凝土未达到规定强度即拆除回顶。'],
  ],
  [
    'architectural',
    'building',
    ['Wall tiles laid without control joints at the spacing approved.', '墙砖铺贴未按批准间距设置伸缩缝。'],
  ],
  [
    'architectural',
    'building',
    ['Finished work not protected; surfaces damaged by following trades.', '成品保护不到位，被后续工种损坏。'],
  ],
  [
    'architectural',
    'building',
    ['Internal wall verticality and squareness outside CONQUAS tolerance.', '内墙垂直度及方正度超出CONQUAS允许偏差。'],
  ],
  [
    'architectural',
    'building',
    ['Ceiling access panel missing below concealed services.', '隐蔽管线下方吊顶未设检修口。'],
  ],
  [
    'architectural',
    'building',
    ['Timber flooring laid with moisture of screed above the limit.', '找平层含水率超标即铺设木地板。'],
  ],
  ['m_and_e', 'building', ['Concealed conduits covered before inspection.', '暗敷线管未经检查即隐蔽。']],
  ['m_and_e', 'building', ['Fire-stopping missing at riser penetrations.', '管井穿楼板处未做防火封堵。']],
  ['m_and_e', 'basement', ['Cable tray earthing continuity not provided at joints.', '桥架连接处未做接地跨接。']],
  ['m_and_e', 'building', ['Condensate pipe laid with back fall.', '冷凝水管倒坡。']],
  [
    'm_and_e',
    'basement',
    ['Pipe supports spaced wider than on the approved shop drawing.', '管道支架间距大于批准的施工图。'],
  ],
  [
    'waterproofing',
    'building',
    ['24-hour ponding test failed: dampness at the soffit below.', '24小时闭水试验不合格，下层板底潮湿。'],
  ],
  [
    'waterproofing',
    'building',
    ['Waterproofing applied on a substrate that was not dry and clean.', '基层未干燥清洁即施工防水层。'],
  ],
  [
    'waterproofing',
    'building',
    ['Pipe penetrations not dressed with collar and sealant.', '穿板管道根部未做加强层和密封。'],
  ],
  ['waterproofing', 'basement', ['Seepage at diaphragm wall panel joint.', '地连墙接缝渗水。']],
  ['waterproofing', 'zone', ['Planter box membrane damaged by landscape works.', '花池防水层被绿化施工损坏。']],
  ['external', 'zone', ['Apron drain laid to insufficient fall; water stagnates.', '散水沟坡度不足，积水。']],
  [
    'external',
    'zone',
    ['Backfill not compacted in layers; test reports not submitted.', '回填未分层夯实，未提交检测报告。'],
  ],
  ['external', 'zone', ['Tactile paving not aligned with the barrier-free route.', '盲道铺装与无障碍路线不一致。']],
  [
    'external',
    'zone',
    ['Playground surfacing thinner than the critical fall height requires.', '游乐场地垫厚度不满足临界跌落高度。'],
  ],
];
