import { randomOf } from '../random.ts';
import {
  blob,
  crack,
  DRAWN_HEIGHT,
  DRAWN_WIDTH,
  floor,
  floorTiles,
  light,
  plane,
  scatter,
  stand,
  streaks,
  tape,
  tone,
  wallTiles,
} from './brush.ts';

export const sceneKeys = [
  'tileCrack',
  'tileHollow',
  'tileLippage',
  'groutMissing',
  'ceilingStain',
  'ceilingCrack',
  'wallCrack',
  'paintRuns',
  'honeycomb',
  'rebar',
  'coldJoint',
  'sillLeak',
  'frameGap',
  'doorScratch',
  'doorGap',
  'socketCrooked',
  'pipeOpening',
  'membraneBlister',
  'ponding',
  'skirtingGap',
  'downlightGap',
  'railingRust',
  'paving',
  'trayLoose',
] as const;
export type SceneKey = (typeof sceneKeys)[number];

export interface Scene {
  /** How rough the surface is: strength of the mottled texture. */
  rough: number;
  before: string;
  after: string;
}

type Rgb = readonly [number, number, number];
const concreteGrey: Rgb = [148, 146, 141];

/** What stays the same, what is wrong, and what the repair leaves behind. */
function scene(rough: number, ground: string, wrong: string, repaired: string, from: 'left' | 'right' | 'top'): Scene {
  const svg = (inner: string, shine: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_WIDTH}" height="${DRAWN_HEIGHT}" viewBox="0 0 960 720">${inner}${shine}</svg>`;
  return {
    rough,
    before: svg(stand(ground + wrong, -0.8, 1.03, 0, 0), light(from, 0.36)),
    after: svg(stand(ground + repaired, 1.1, 1.06, -9, 6), light(from, 0.24)),
  };
}

function board(y: number, height: number, fill: string): string {
  return `<rect x="-120" y="${y}" width="1200" height="${height}" fill="${fill}"/>`;
}

function socket(x: number, y: number, angle: number): string {
  return `<g transform="rotate(${angle} ${x + 85} ${y + 85})"><rect x="${x + 5}" y="${y + 8}" width="170" height="170" rx="8" fill="#000" fill-opacity="0.28"/><rect x="${x}" y="${y}" width="170" height="170" rx="8" fill="#f4f3ee"/><rect x="${x + 6}" y="${y + 6}" width="158" height="158" rx="6" fill="none" stroke="#d6d4cc" stroke-width="2"/><rect x="${x + 78}" y="${y + 48}" width="14" height="34" rx="2" fill="#2c2a28"/><rect x="${x + 44}" y="${y + 100}" width="30" height="13" rx="2" fill="#2c2a28"/><rect x="${x + 96}" y="${y + 100}" width="30" height="13" rx="2" fill="#2c2a28"/><rect x="${x + 122}" y="${y + 26}" width="26" height="36" rx="3" fill="#e5e2d8" stroke="#bfbcb2"/><circle cx="${x + 18}" cy="${y + 85}" r="5" fill="#b5b2aa"/><circle cx="${x + 152}" cy="${y + 85}" r="5" fill="#b5b2aa"/></g>`;
}

function pane(sillWet: string): string {
  return `${plane('#e7e2d6')}<rect x="150" y="-120" width="660" height="560" fill="#41464b"/><rect x="172" y="-120" width="290" height="535" fill="#9fb9c8"/><rect x="498" y="-120" width="290" height="535" fill="#a9c2cf"/><path d="M190 400L430 -100H330L190 190Z" fill="#fff" fill-opacity="0.22"/><path d="M520 380L720 -100H640L520 170Z" fill="#fff" fill-opacity="0.18"/><rect x="462" y="-120" width="36" height="560" fill="#34393d"/><rect x="446" y="180" width="12" height="70" rx="4" fill="#c9ccce"/>${sillWet}`;
}

const sill =
  '<path d="M110 440H850L880 500H80Z" fill="#f3f0e9"/><rect x="80" y="500" width="800" height="22" fill="#c9c4b8"/>';

function concrete(key: string): string {
  const rng = randomOf(`concrete ${key}`);
  let out = plane(tone(concreteGrey, 0));
  for (const x of [180, 690])
    out += `<path d="M${x} -120V840" stroke="#7d7b76" stroke-width="4"/><path d="M${x + 5} -120V840" stroke="#c0beb8" stroke-width="2"/>`;
  for (const y of [130, 560])
    for (const x of [90, 440, 860])
      out += `<circle cx="${x}" cy="${y}" r="13" fill="#6b6964"/><circle cx="${x - 2}" cy="${y - 3}" r="9" fill="#4c4a46"/>`;
  out += scatter(rng, [480, 360], [600, 460], 90, [1.5, 4.5], ['#77756f', '#8b8983', '#666460']);
  return out;
}

function ceiling(): string {
  return `${plane('#efeee9')}<path d="M-120 600H1080V840H-120Z" fill="#d5d2c8"/><path d="M-120 596H1080" stroke="#b9b5a8" stroke-width="8"/><path d="M520 -120V600" stroke="#e2e0d9" stroke-width="3"/>`;
}

function timber(shade: Rgb): string {
  const rng = randomOf(`timber ${shade.join(' ')}`);
  let out = plane(tone(shade, 0));
  for (let x = -100; x < 1060; x += 11) {
    const w = rng.between(-8, 8);
    out += `<path d="M${x} -120Q${x + w * 2} 240 ${x + w} 420T${x - w} 840" stroke="${tone(shade, rng.between(-24, 14))}" stroke-opacity="0.65" stroke-width="${rng.between(2, 7).toFixed(1)}" fill="none"/>`;
  }
  return out;
}

const lever =
  '<g><rect x="700" y="330" width="46" height="130" rx="10" fill="#b9bcbe"/><rect x="704" y="334" width="16" height="120" rx="7" fill="#e2e4e5"/><rect x="560" y="352" width="170" height="26" rx="13" fill="#9da1a4"/><rect x="564" y="355" width="160" height="9" rx="4" fill="#eceeef"/></g>';

const painters: Record<SceneKey, () => Scene> = {
  tileCrack: () => {
    const rng = randomOf('tileCrack');
    const ground = floor(rng, [203, 194, 178], '#8d857a');
    const fresh = floorTiles().filter((t) => t.row === 1 && (t.column === -1 || t.column === 0));
    return scene(
      0.35,
      ground,
      crack(rng, [250, 600], [690, 300], 4.5) + tape(690, 560, -14),
      fresh.map((t) => `<path d="${t.path}" fill="rgb(210,202,187)" stroke="#9b948a" stroke-width="3"/>`).join(''),
      'left',
    );
  },
  tileHollow: () => {
    const rng = randomOf('tileHollow');
    const ground = floor(rng, [176, 182, 184], '#6f7273', 0.42);
    const bad = floorTiles(0.42).filter(
      (t) => t.row >= 0 && t.row <= 2 && t.column >= -1 && t.column <= 1 && (t.row + t.column) % 2 === 0,
    );
    const marks = bad
      .map(
        ({ centre: [x, y] }) =>
          `<path d="M${x - 46} ${y - 22}L${x + 44} ${y + 24}M${x - 40} ${y + 26}L${x + 48} ${y - 20}" stroke="#1d4fa8" stroke-width="8" stroke-linecap="round" stroke-opacity="0.85"/>`,
      )
      .join('');
    return scene(
      0.4,
      ground,
      marks + tape(90, 640, -3, 150),
      bad.map((t) => `<path d="${t.path}" fill="rgb(184,190,192)" stroke="#84898b" stroke-width="4"/>`).join(''),
      'right',
    );
  },
  tileLippage: () => {
    const rng = randomOf('tileLippage');
    const ground = floor(rng, [214, 209, 199], '#a39c90', 0.62);
    const high = floorTiles(0.62).filter((t) => t.row === 1 && t.column === -1);
    const lip = high
      .map(
        (t) =>
          `<path d="${t.path}" transform="translate(9 13)" fill="#3a3530" fill-opacity="0.6"/><path d="${t.path}" transform="translate(-6 -9)" fill="rgb(226,221,212)" stroke="#fff" stroke-opacity="0.6" stroke-width="3"/>`,
      )
      .join('');
    const coin =
      '<ellipse cx="640" cy="560" rx="44" ry="22" fill="#8f8a80"/><ellipse cx="640" cy="554" rx="44" ry="22" fill="#d3d0c6"/><ellipse cx="640" cy="554" rx="33" ry="15" fill="none" stroke="#a9a59a" stroke-width="3"/>';
    return scene(0.35, ground, lip + coin, '', 'left');
  },
  groutMissing: () => {
    const rng = randomOf('groutMissing');
    const ground = wallTiles(rng, [222, 226, 226], '#aeb3b3', 190, 130);
    const gaps =
      [
        [260, 10, 0],
        [260, 140, 0],
        [450, 140, 0],
        [450, 270, 0],
      ]
        .map(
          ([x, y]) =>
            `<rect x="${x! - 4}" y="${y! + 4}" width="9" height="${rng.int(70, 122)}" rx="3" fill="#26282a"/>`,
        )
        .join('') +
      [
        [270, 140],
        [460, 270],
        [80, 400],
      ]
        .map(([x, y]) => `<rect x="${x}" y="${y! - 4}" width="${rng.int(90, 178)}" height="9" rx="3" fill="#2d3032"/>`)
        .join('');
    return scene(0.2, ground, gaps + tape(560, 480, 8), '', 'right');
  },
  ceilingStain: () => {
    const rng = randomOf('ceilingStain');
    const ring = (rx: number, ry: number, fill: string, o: number) =>
      `<path d="${blob(rng, 430, 300, rx, ry, 0.16)}" fill="${fill}" fill-opacity="${o}"/>`;
    return scene(
      0.3,
      ceiling(),
      ring(300, 190, '#b98f4f', 0.28) +
        ring(250, 155, '#8f6a30', 0.3) +
        ring(225, 135, '#d9c294', 0.55) +
        ring(120, 70, '#7a5a2b', 0.35) +
        streaks(rng, 330, 520, 380, 60, '#8f6a30', 6),
      `<path d="${blob(rng, 430, 300, 320, 205, 0.06)}" fill="#f6f5f1"/>`,
      'top',
    );
  },
  ceilingCrack: () => {
    const rng = randomOf('ceilingCrack');
    return scene(
      0.25,
      ceiling(),
      crack(rng, [516, -60], [530, 590], 4, 7) + crack(rng, [40, 240], [512, 300], 2.2, 12) + tape(590, 260, 82),
      '<rect x="470" y="-120" width="105" height="716" fill="#f5f4f0"/>',
      'left',
    );
  },
  wallCrack: () => {
    const rng = randomOf('wallCrack');
    const ground = `${plane('#e4dccb')}${board(640, 220, '#b9a78a')}${board(632, 12, '#8f8069')}`;
    return scene(
      0.3,
      ground,
      crack(rng, [250, 40], [640, 620], 5) +
        `<g transform="translate(676 180)"><rect width="46" height="300" fill="#e8c53a"/>${Array.from({ length: 15 }, (_, i) => `<path d="M0 ${i * 20 + 8}H${i % 5 ? 16 : 30}" stroke="#222" stroke-width="3"/>`).join('')}</g>`,
      `<path d="M200 -10L330 -10L700 600L590 640Z" fill="#ece5d6" fill-opacity="0.85"/>`,
      'right',
    );
  },
  paintRuns: () => {
    const rng = randomOf('paintRuns');
    const ground = plane('#cfd8d3');
    const patches = Array.from(
      { length: 6 },
      () =>
        `<path d="${blob(rng, rng.int(120, 840), rng.int(80, 640), rng.int(90, 190), rng.int(50, 110))}" fill="${rng.pick(['#bfcac4', '#dce4df', '#c5cfc9'])}" fill-opacity="0.8"/>`,
    ).join('');
    return scene(
      0.3,
      ground,
      patches + streaks(rng, 260, 720, 150, 330, '#a9b8b0', 18) + tape(760, 90, 20),
      '',
      'left',
    );
  },
  honeycomb: () => {
    const rng = randomOf('honeycomb');
    const wrong = `<path d="${blob(rng, 430, 400, 230, 150, 0.3)}" fill="#7c7770"/>${scatter(rng, [430, 400], [215, 140], 260, [5, 17], ['#4a463f', '#5b564e', '#a19a8e', '#b3ab9d', '#38342f', '#8c8478'])}`;
    return scene(
      0.85,
      concrete('honeycomb'),
      wrong + tape(690, 250, -80),
      `<path d="${blob(rng, 430, 400, 260, 178, 0.12)}" fill="#a6a49e"/><path d="${blob(rng, 430, 400, 235, 155, 0.1)}" fill="#9f9d97"/>`,
      'left',
    );
  },
  rebar: () => {
    const rng = randomOf('rebar');
    const bars = [300, 470]
      .map(
        (y) =>
          `<rect x="210" y="${y + 9}" width="520" height="26" fill="#2d1a10" fill-opacity="0.6"/><rect x="210" y="${y}" width="520" height="25" fill="#7a4526"/>${Array.from({ length: 26 }, (_, i) => `<path d="M${214 + i * 20} ${y}l9 25" stroke="#54290f" stroke-width="4"/>`).join('')}<rect x="210" y="${y + 3}" width="520" height="5" fill="#b37a4c" fill-opacity="0.7"/>`,
      )
      .join('');
    return scene(
      0.85,
      concrete('rebar'),
      `<path d="${blob(rng, 470, 400, 290, 190, 0.2)}" fill="#64605a"/>${scatter(rng, [470, 400], [270, 170], 120, [5, 14], ['#57534c', '#7b766d', '#918b80'])}${bars}<path d="${blob(rng, 480, 560, 160, 40)}" fill="#8a4e24" fill-opacity="0.35"/>`,
      `<path d="M160 190H800V640H150Z" fill="#a9a7a1"/><path d="M160 190H800V640H150Z" fill="none" stroke="#8a8882" stroke-width="5"/>`,
      'right',
    );
  },
  coldJoint: () => {
    const rng = randomOf('coldJoint');
    return scene(
      0.85,
      concrete('coldJoint'),
      board(330, 510, '#8f8c85') +
        crack(rng, [-60, 330], [1020, 355], 7, 12) +
        streaks(rng, 60, 900, 345, 150, '#dcd8cc', 16),
      `<rect x="-120" y="270" width="1200" height="130" fill="#a19f98" fill-opacity="0.8"/>`,
      'left',
    );
  },
  sillLeak: () => {
    const rng = randomOf('sillLeak');
    const wet = `<path d="${blob(rng, 330, 610, 190, 100, 0.2)}" fill="#a58d63" fill-opacity="0.55"/>${streaks(rng, 160, 560, 520, 190, '#8f7750', 16)}<path d="${blob(rng, 300, 470, 150, 16, 0.15)}" fill="#cfdde2" fill-opacity="0.9"/>`;
    return scene(0.25, pane(sill), wet, '<rect x="150" y="428" width="660" height="14" rx="6" fill="#f8f8f6"/>', 'top');
  },
  frameGap: () => {
    const rng = randomOf('frameGap');
    const ground = `${plane('#ded6c5')}<rect x="430" y="-120" width="130" height="960" fill="#454b50"/><rect x="448" y="-120" width="18" height="960" fill="#6a7176"/><rect x="560" y="-120" width="520" height="960" fill="#a3bccb"/><path d="M620 840L900 -120H820L600 620Z" fill="#fff" fill-opacity="0.2"/>`;
    const gap = `<path d="M412 -120Q398 120 414 300T396 840H432V-120Z" fill="#1d1c1a"/>${scatter(rng, [410, 380], [12, 400], 60, [2, 6], ['#b8ad97', '#7e766a'])}`;
    return scene(
      0.35,
      ground,
      gap + tape(210, 300, 0, 160),
      '<rect x="406" y="-120" width="28" height="960" fill="#eceae5"/><rect x="412" y="-120" width="6" height="960" fill="#fff"/>',
      'left',
    );
  },
  doorScratch: () => {
    const rng = randomOf('doorScratch');
    const scratches = Array.from({ length: 9 }, () => {
      const [x, y] = [rng.int(150, 420), rng.int(160, 420)];
      return `<path d="M${x} ${y}q${rng.int(30, 90)} ${rng.int(20, 60)} ${rng.int(110, 240)} ${rng.int(60, 200)}" stroke="#e6cfa8" stroke-width="${rng.between(1.5, 5).toFixed(1)}" stroke-opacity="0.9" fill="none"/>`;
    }).join('');
    return scene(
      0.25,
      timber([133, 88, 52]) + lever,
      scratches + `<path d="${blob(rng, 330, 480, 26, 14)}" fill="#d9bd90"/>` + tape(90, 560, -6),
      '',
      'right',
    );
  },
  doorGap: () => {
    const frame = `${timber([164, 121, 80])}<rect x="-120" y="-120" width="1200" height="220" fill="#e9e3d6"/><rect x="-120" y="100" width="1200" height="90" fill="#6d4a2e"/><rect x="-120" y="100" width="1200" height="10" fill="#8d6644"/>`;
    return scene(
      0.25,
      frame,
      '<path d="M-120 190H1080V236L-120 198Z" fill="#17110c"/><rect x="720" y="160" width="210" height="46" fill="#d8dadb"/><path d="M735 160v18M760 160v26M785 160v18M810 160v26M835 160v18M860 160v26M885 160v18" stroke="#333" stroke-width="3"/>',
      '<path d="M-120 190H1080V203H-120Z" fill="#17110c"/>',
      'left',
    );
  },
  socketCrooked: () => {
    const ground = `${plane('#e6e3dc')}${board(610, 240, '#c6b28f')}${board(600, 14, '#a08b69')}`;
    const level =
      '<g transform="translate(150 430)"><rect width="640" height="52" rx="6" fill="#d9b021"/><rect x="250" y="10" width="130" height="32" rx="16" fill="#d8f0a5"/><ellipse cx="350" cy="26" rx="22" ry="12" fill="#f3fbe0" stroke="#7c9a3d" stroke-width="2"/></g>';
    return scene(
      0.25,
      ground,
      socket(220, 210, 5.5) + socket(520, 228, -3.5) + level,
      socket(220, 220, 0) + socket(520, 220, 0),
      'right',
    );
  },
  pipeOpening: () => {
    const rng = randomOf('pipeOpening');
    const pipes = [
      [360, 62],
      [560, 44],
    ]
      .map(
        ([x, r]) =>
          `<rect x="${x! - r!}" y="-120" width="${r! * 2}" height="520" fill="#d9dadb"/><rect x="${x! - r! * 0.6}" y="-120" width="${r! * 0.35}" height="520" fill="#fff" fill-opacity="0.7"/><rect x="${x! + r! * 0.5}" y="-120" width="${r! * 0.5}" height="520" fill="#000" fill-opacity="0.18"/><ellipse cx="${x}" cy="400" rx="${r}" ry="${r! * 0.34}" fill="#c4c5c6"/>`,
      )
      .join('');
    const slab = `${plane('#b3b0a8')}<rect x="-120" y="-120" width="1200" height="400" fill="#d4d0c6"/>`;
    return scene(
      0.7,
      slab,
      `<path d="${blob(rng, 460, 410, 260, 90, 0.18)}" fill="#24211e"/>${scatter(rng, [460, 420], [270, 95], 60, [4, 11], ['#6d6860', '#8f897d', '#4a463f'])}${pipes}`,
      `<path d="${blob(rng, 460, 410, 265, 92, 0.06)}" fill="#9c3f2e"/><path d="${blob(rng, 460, 402, 245, 78, 0.06)}" fill="#b04a36"/>${pipes}`,
      'top',
    );
  },
  membraneBlister: () => {
    const rng = randomOf('membraneBlister');
    const ground = `${plane('#4b5358')}<path d="M-120 -120H1080V150H-120Z" fill="#59626a"/><path d="M-120 150Q480 176 1080 150" stroke="#39414a" stroke-width="16" fill="none"/>${Array.from({ length: 26 }, (_, i) => `<path d="M-120 ${190 + i * 26}Q480 ${180 + i * 26 + rng.int(-9, 9)} 1080 ${192 + i * 26}" stroke="#5b646a" stroke-opacity="0.55" stroke-width="4" fill="none"/>`).join('')}`;
    const bubbles = Array.from({ length: 11 }, () => {
      const [x, y, r] = [rng.int(120, 840), rng.int(250, 640), rng.int(18, 58)];
      return `<ellipse cx="${x + 5}" cy="${y + 8}" rx="${r}" ry="${r * 0.55}" fill="#22282c" fill-opacity="0.7"/><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.52}" fill="#5a646b"/><ellipse cx="${x - r * 0.3}" cy="${y - r * 0.2}" rx="${r * 0.35}" ry="${r * 0.14}" fill="#aab5bb" fill-opacity="0.8"/>`;
    }).join('');
    return scene(0.5, ground, bubbles + crack(rng, [600, 170], [760, 330], 6) + tape(130, 190, 4), '', 'left');
  },
  ponding: () => {
    const rng = randomOf('ponding');
    const ground = `${floor(rng, [166, 160, 150], '#7b756c', 0.3)}<ellipse cx="560" cy="330" rx="74" ry="40" fill="#c7cacb"/><ellipse cx="560" cy="330" rx="60" ry="31" fill="#8f9394"/>${[-36, -18, 0, 18, 36].map((dx) => `<path d="M${560 + dx} 306V354" stroke="#3c3f40" stroke-width="7"/>`).join('')}`;
    return scene(
      0.35,
      ground,
      `<path d="${blob(rng, 400, 500, 330, 140, 0.18)}" fill="#6f8590" fill-opacity="0.72"/><path d="${blob(rng, 380, 500, 290, 112, 0.16)}" fill="#a9bcc6" fill-opacity="0.6"/><path d="M230 470Q360 430 520 466" stroke="#fff" stroke-opacity="0.75" stroke-width="10" fill="none"/><path d="M300 540Q400 520 480 545" stroke="#fff" stroke-opacity="0.5" stroke-width="6" fill="none"/>`,
      '',
      'right',
    );
  },
  skirtingGap: () => {
    const rng = randomOf('skirtingGap');
    const ground = `${plane('#ebe7de')}<rect x="-120" y="400" width="1200" height="130" fill="#9b7a55"/><rect x="-120" y="400" width="1200" height="14" fill="#b8946b"/><path d="M-120 530H1080V840H-120Z" fill="#b99a72"/>${Array.from({ length: 9 }, (_, i) => `<path d="M${-80 + i * 130} 530L${-300 + i * 190} 840" stroke="#9d7f59" stroke-width="4"/>`).join('')}`;
    return scene(
      0.3,
      ground,
      `<path d="M-120 400H1080V396Q760 372 480 380T-120 398Z" fill="#191613"/>${scatter(rng, [480, 388], [420, 9], 40, [2, 5], ['#cfc8ba', '#8b8478'])}${tape(610, 300, -4)}`,
      '<rect x="-120" y="392" width="1200" height="9" fill="#f6f4ef"/>',
      'left',
    );
  },
  downlightGap: () => {
    const lamp = (x: number, y: number, tilt: number) =>
      `<g transform="rotate(${tilt} ${x} ${y})"><ellipse cx="${x}" cy="${y}" rx="152" ry="132" fill="#fdfdfb"/><ellipse cx="${x}" cy="${y}" rx="152" ry="132" fill="none" stroke="#c9c7c0" stroke-width="5"/><ellipse cx="${x}" cy="${y}" rx="108" ry="92" fill="#cfd2d3"/><ellipse cx="${x}" cy="${y}" rx="78" ry="66" fill="#fffbe6"/></g>`;
    return scene(
      0.25,
      plane('#e9e7e1'),
      `<ellipse cx="468" cy="350" rx="182" ry="160" fill="#221f1c"/>${lamp(490, 366, 9)}`,
      lamp(480, 360, 0),
      'top',
    );
  },
  railingRust: () => {
    const rng = randomOf('railingRust');
    const bars = Array.from(
      { length: 8 },
      (_, i) =>
        `<rect x="${30 + i * 125}" y="200" width="26" height="640" fill="#3d4347"/><rect x="${35 + i * 125}" y="200" width="6" height="640" fill="#70787d"/>`,
    ).join('');
    const ground = `${plane('#b7cbd6')}<path d="M-120 470L140 400L330 450L620 370L1080 460V840H-120Z" fill="#7d9470"/><rect x="-120" y="520" width="1200" height="320" fill="#93a18b"/>${bars}<rect x="-120" y="140" width="1200" height="70" rx="8" fill="#464d52"/><rect x="-120" y="146" width="1200" height="14" fill="#838c92"/>`;
    const rust =
      scatter(rng, [420, 178], [330, 30], 46, [5, 20], ['#8c4a1f', '#a45c2a', '#6f3613']) +
      [155, 280, 405]
        .map(
          (x) =>
            scatter(rng, [x + 13, 330], [12, 130], 18, [3, 10], ['#8c4a1f', '#7a3d17', '#b06a36']) +
            streaks(rng, x, x + 20, 210, 200, '#8c4a1f', 3),
        )
        .join('');
    return scene(0.3, ground, rust, '', 'right');
  },
  paving: () => {
    const rng = randomOf('paving');
    const ground = floor(rng, [158, 118, 98], '#6d6257', 0.26);
    const sunk = floorTiles(0.26).filter((t) => t.row >= 1 && t.row <= 4 && t.column >= -1 && t.column <= 2);
    return scene(
      0.6,
      ground,
      sunk
        .map(
          (t) =>
            `<path d="${t.path}" transform="rotate(${rng.between(-4, 4).toFixed(1)} ${t.centre[0].toFixed(0)} ${t.centre[1].toFixed(0)}) translate(0 ${rng.int(5, 16)})" fill="${tone([128, 95, 79], rng.between(-14, 14))}" stroke="#372f28" stroke-width="4"/>`,
        )
        .join('') + `<path d="${blob(rng, 520, 470, 190, 60, 0.2)}" fill="#5d6b70" fill-opacity="0.5"/>`,
      '',
      'left',
    );
  },
  trayLoose: () => {
    const tray = (tilt: number, drop: number) =>
      `<g transform="rotate(${tilt} 100 330) translate(0 ${drop})"><rect x="-120" y="290" width="1240" height="120" fill="#b4b9bc"/><rect x="-120" y="290" width="1240" height="14" fill="#dde1e3"/><rect x="-120" y="396" width="1240" height="16" fill="#858b8f"/>${Array.from({ length: 15 }, (_, i) => `<rect x="${-100 + i * 82}" y="330" width="46" height="16" rx="8" fill="#565c60"/><rect x="${-70 + i * 82}" y="362" width="46" height="16" rx="8" fill="#565c60"/>`).join('')}<path d="M-120 285Q300 262 600 283T1120 274" stroke="#c24b2f" stroke-width="16" fill="none"/><path d="M-120 278Q300 246 640 272T1120 262" stroke="#2d3338" stroke-width="18" fill="none"/></g>`;
    const rods = (xs: readonly number[], to: number) =>
      xs.map((x) => `<rect x="${x}" y="-120" width="12" height="${to + 120}" fill="#4a5055"/>`).join('');
    return scene(
      0.6,
      plane('#8f8d88'),
      rods([120, 430], 300) + '<path d="M796 -120L846 170" stroke="#4a5055" stroke-width="12"/>' + tray(4, 0),
      rods([120, 430, 740], 300) + tray(0, 0),
      'top',
    );
  },
};

/** The scenes, drawn as SVG; the same strokes every time. */
export function paintScene(key: SceneKey): Scene {
  return painters[key]();
}
