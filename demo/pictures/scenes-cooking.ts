// Pictures of floor 2: what stands on the stove and hangs by it.
import { niche, steps } from './composition-sets.ts'
import { block, close, closeFlat, flat, hung, look, pair, plinth, spread, standing } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const wok = look('wok', { sat: 0.8 })
const pan = look('cooking~iron', { sat: 0.75 })
const paella = look('shallow-pan-of-food~iron', { sat: 0.7 })
const knife = { walnut: look('kitchen-knife', { g: 'ink', keep: 0.1 }), box: look('kitchen-knife', { sat: 0.12 }) }
const board = { oak: look('board', { sat: 0.85 }), walnut: look('board', { g: 'oak', keep: 0.1 }) }
const spoon = (g: Glaze) => look('spoon', { g })
const thermos = (g: Glaze) => look('thermos', { g })
const steamer = look('steamer', { sat: 0.85 })
const kettle = look('iron-kettle', { sat: 0.6 })
const bronze = look('iron-kettle', { g: 'brass', keep: 0.15 })
const fondue = {
  lacquer: look('fondue~iron', { sat: 0.75, hue: 7, lit: 0.94 }),
  ink: look('fondue~iron', { g: 'ink', keep: 0.1 }),
}
const bento = {
  plum: look('bento-box~plum', { sat: 0.75 }),
  ink: look('bento-box~iron', { sat: 0.7 }),
  oak: look('bento-box~wood', { sat: 0.7 }),
}
const timer = (g: Glaze) => look('timer-clock', { g })
const WINDOW = { light: 'window', lightX: 0.34 } as const
const SLATS = { light: 'slats', lightOpacity: 0.24 } as const
const LEAF = { light: 'leaf' } as const

export const COOKING: Scenes = {
  wok: standing('apricot', wok, WINDOW, { s: 0.72 }),
  'wok-hung': hung(
    'sage',
    { ...wok, r: 24, s: 0.8 },
    { light: 'window', props: [{ k: 'thread', d: 'M.33 -.02V.36', w: 0.003, z: 0 }] },
    { y: 0.72 },
  ),
  'wok-garlic': block('oat', '#9a8a76', { ...wok, s: 1.15 }, { ...look('garlic', { sat: 0.5 }), s: 0.6 }, LEAF),
  'wok-close': close('brick', wok, { light: 'slats', lightOpacity: 0.16 }, { x: 0.5, s: 1.4, y: 0.98 }),
  'iron-pan': flat('wheat', [[0.5, 0.5, 0.8, 0.74, -5, '#efe0c0']], pan, SLATS, { s: 0.72 }),
  'iron-pan-eggs': spread(
    'celadon',
    [[0.46, 0.5, 0.8, 0.8, 8, '#e9ecdd']],
    [
      [pan, 0.42, 0.46, 0.62, 0],
      [look('egg', { sat: 0.6 }), 0.82, 0.66, 0.2, 30],
      [look('egg', { sat: 0.6 }), 0.74, 0.84, 0.2, -50],
    ],
    LEAF,
  ),
  'iron-pan-close': closeFlat('clay', pan, WINDOW, { s: 1.3, x: 0.52 }),
  'paella-pan': flat('butter', [[0.5, 0.5, 0.84, 0.7, 4, '#f6ebcf']], paella, WINDOW, { s: 0.7 }),
  'paella-pan-prawns': spread(
    'slate',
    [[0.5, 0.5, 0.88, 0.8, -4, '#e4e8ea']],
    [
      [paella, 0.43, 0.44, 0.66, 12],
      [look('shrimp', { sat: 0.6 }), 0.82, 0.74, 0.26, 14],
      [look('lemon', { sat: 0.7 }), 0.62, 0.86, 0.18, -10],
    ],
    SLATS,
  ),
  'paella-pan-close': closeFlat('brick', paella, { light: 'slats', lightOpacity: 0.16 }, { s: 1.3 }),
  'knife-walnut': flat(
    'oat',
    [],
    { ...board.oak, s: 1.25, r: 62 },
    {
      items: [
        { ...board.oak, x: 0.5, y: 0.52, s: 0.92, r: 62 },
        { ...knife.walnut, x: 0.5, y: 0.47, s: 0.56, r: 12 },
      ],
      ...WINDOW,
    },
  ),
  'knife-box': flat('slate', [[0.5, 0.5, 0.5, 0.86, 40, '#dfe4e6']], { ...knife.box, s: 1 }, SLATS, { s: 0.66 }),
  'knife-onion': spread(
    'moss',
    [[0.46, 0.52, 0.8, 0.72, -6, '#ecdfc4']],
    [
      [knife.walnut, 0.4, 0.46, 0.56, 0],
      [look('onion', { sat: 0.6 }), 0.76, 0.68, 0.26, 20],
    ],
    LEAF,
  ),
  'knife-close': closeFlat('peach', knife.walnut, WINDOW, { s: 1.3, x: 0.44, y: 0.44 }),
  'board-oak': flat('sage', [[0.5, 0.5, 0.7, 0.8, 9, '#dfe4d3']], { ...board.oak, r: -10 }, WINDOW, { s: 0.72 }),
  'board-walnut': flat('rice', [[0.5, 0.5, 0.7, 0.8, -6, '#e9d9c2']], { ...board.walnut, r: 8 }, LEAF, { s: 0.72 }),
  'board-bread': spread(
    'mist',
    [],
    [
      [board.oak, 0.47, 0.5, 0.92, 74],
      [look('baguette-bread', { sat: 0.7 }), 0.42, 0.5, 0.4, 30],
      [look('cheese-wedge', { sat: 0.65 }), 0.68, 0.6, 0.22, -10],
    ],
    SLATS,
  ),
  'board-close': closeFlat('clay', { ...board.walnut, r: -14 }, SLATS, { s: 1.3, y: 0.7 }),
  'spoon-oak': flat('celadon', [[0.5, 0.5, 0.42, 0.86, 44, '#eef0e2']], spoon('oak'), WINDOW, { s: 0.66 }),
  'spoon-three': spread(
    'apricot',
    [[0.5, 0.5, 0.84, 0.7, 4, '#f7e4cd']],
    [
      [spoon('oak'), 0.3, 0.42, 0.5, 46],
      [spoon('oak'), 0.5, 0.5, 0.6, 46],
      [spoon('oak'), 0.7, 0.46, 0.42, 46],
    ],
    LEAF,
  ),
  'spoon-close': closeFlat('slate', spoon('oak'), SLATS, { s: 1.3, x: 0.54, y: 0.58 }),
  'thermos-moss': standing('wheat', thermos('moss'), WINDOW, { s: 0.66 }),
  'thermos-moon': standing('slate', thermos('moon'), SLATS, { s: 0.66 }),
  'thermos-lacquer': standing('rice', thermos('lacquer'), LEAF, { s: 0.66 }),
  'thermos-ink': plinth('celadon', '#a98a5f', thermos('ink'), WINDOW, { s: 0.6 }),
  'thermos-close': close('sage', thermos('moss'), SLATS, { x: 0.54, s: 1.35, y: 1.16 }),
  steamer: standing('celadon', steamer, WINDOW, { s: 0.62 }),
  'steamer-dumplings': niche('plum', '#b98a90', steamer, { ...look('dumpling', { sat: 0.5 }), s: 0.8 }),
  'steamer-close': close('slate', steamer, LEAF, { x: 0.54, s: 1.2, y: 1.06 }),
  'kettle-iron': plinth('stone', '#8d8172', kettle, WINDOW, { s: 0.6 }),
  'kettle-bronze': plinth('sage', '#6b5a50', bronze, {}, { s: 0.6 }),
  'kettle-cups': pair(
    'bone',
    { ...kettle, s: 1.15 },
    { ...look('teacup-without-handle', { g: 'celadon', keep: 0.2 }), s: 0.72 },
    LEAF,
  ),
  'kettle-close': close('clay', kettle, SLATS, { x: 0.5, s: 1.2, y: 1.04 }),
  'fondue-lacquer': standing('mist', fondue.lacquer, WINDOW, { s: 0.62 }),
  'fondue-ink': standing('apricot', fondue.ink, LEAF, { s: 0.62 }),
  'fondue-cheese': steps(
    'moss',
    ['#c9a57f', '#a98a5f'],
    { ...look('cheese-wedge', { sat: 0.65 }), s: 0.8 },
    { ...fondue.lacquer, s: 1.1 },
    undefined,
    {
      light: 'slats',
      lightOpacity: 0.16,
    },
  ),
  'fondue-close': close('butter', fondue.ink, SLATS, { x: 0.5, s: 1.2, y: 1.08 }),
  'bento-plum': standing('rice', bento.plum, WINDOW, { s: 0.64 }),
  'bento-ink': standing('sage', bento.ink, SLATS, { s: 0.64 }),
  'bento-oak': standing('mist', bento.oak, LEAF, { s: 0.64 }),
  'bento-chopsticks': block(
    'peach',
    '#b98a72',
    { ...bento.plum, s: 1.1 },
    { ...look('rice-ball', { sat: 0.6 }), s: 0.66 },
    WINDOW,
  ),
  'bento-close': close('wheat', bento.oak, SLATS, { x: 0.52, s: 1.15, y: 1 }),
  'timer-lacquer': standing('bone', timer('lacquer'), WINDOW, { s: 0.5 }),
  'timer-mist': standing('wheat', timer('mist'), LEAF, { s: 0.5 }),
  'timer-ink': plinth('rose', '#b98a80', timer('ink'), SLATS, { s: 0.46 }),
  'timer-eggs': block('celadon', '#c9a57f', timer('mist'), { ...look('egg', { sat: 0.6 }), s: 0.66 }, WINDOW),
  'timer-close': close('moss', timer('lacquer'), { light: 'slats', lightOpacity: 0.18 }, { x: 0.56, s: 1.15, y: 1.06 }),
}
