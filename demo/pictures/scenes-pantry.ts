// Pictures of floor 1: oils, sauces, grains, tea and coffee. Food keeps its own color, only quieter.
import { heap, niche, shelf, steps } from './composition-sets.ts'
import { block, close, closeFlat, flat, hung, look, pair, plinth, spread, standing } from './composition.ts'
import type { Scenes } from './scene.ts'

const oil = look('oil-bottle', { sat: 0.9 })
const baguette = look('baguette-bread', { sat: 0.75 })
const olive = look('olive', { sat: 0.6, lit: 0.94 })
const oliveJar = look('olive-jar', { sat: 0.9 })
const soy = look('soy-bottle', { sat: 0.85 })
const crock = look('funeral-urn', { g: 'clay', keep: 0.25 })
const chili = look('hot-pepper', { g: 'lacquer', keep: 0.35 })
const dryChili = look('hot-pepper', { g: 'lacquer', keep: 0.1 })
const salt = look('salt-sack', { sat: 0.8 })
const noodles = look('noodles', { sat: 0.9 })
const noodleBowl = look('steaming-bowl', { sat: 0.6, lit: 0.92 })
const rice = look('rice-sack', { sat: 0.8 })
const paella = look('shallow-pan-of-food~iron', { sat: 0.7 })
const coffee = {
  light: look('coffee-bag', { sat: 0.85 }),
  medium: look('coffee-bag', { g: 'oak', keep: 0.3 }),
  dark: look('coffee-bag', { g: 'ink', keep: 0.2 }),
}
const beans = look('beans', { g: 'oak' })
const cup = look('hot-beverage', { g: 'moon', keep: 0.3 })
const greenTin = look('tin', { g: 'celadon', keep: 0.2 })
const leaves = look('herb', { g: 'moss', keep: 0.2 })
const gongfu = look('teacup-without-handle', { g: 'celadon', keep: 0.2 })
const whiteTin = look('tin', { g: 'rose', keep: 0.2 })
const jasmine = look('hibiscus', { g: 'moon', keep: 0.05 })
const jam = {
  strawberry: look('jam-strawberry', { sat: 0.9 }),
  peach: look('jam-peach', { sat: 0.9 }),
  blueberry: look('jam-blueberry', { sat: 0.9 }),
}
const marmalade = look('jam-orange', { sat: 0.9 })
const WINDOW = { light: 'window', lightX: 0.34 } as const
const SLATS = { light: 'slats', lightOpacity: 0.24 } as const
const LEAF = { light: 'leaf' } as const

export const PANTRY: Scenes = {
  'olive-oil': standing('sage', oil, WINDOW, { s: 0.7 }),
  'olive-oil-bread': block('oat', '#9aa37a', oil, { ...baguette, s: 1.05 }, LEAF),
  'olive-oil-olives': shelf(
    'butter',
    '#a98a5f',
    [
      { ...olive, s: 0.28 },
      { ...oil, s: 1.35 },
      { ...olive, s: 0.34, flip: true },
    ],
    SLATS,
  ),
  'olive-oil-close': close('wheat', oil, SLATS, { x: 0.56, s: 1.5, y: 1.16 }),
  'soy-sauce': plinth('brick', '#d99a72', soy, {}, { s: 0.6 }),
  'soy-sauce-dumplings': pair('oat', soy, { ...look('dumpling', { sat: 0.6 }), s: 0.76 }, WINDOW),
  'soy-sauce-close': close('rice', soy, LEAF, { x: 0.58, s: 1.4, y: 1.1 }),
  'chili-paste': niche('apricot', '#b5523d', crock, chili),
  'chili-paste-plinth': plinth('moss', '#a98a5f', crock, LEAF, { s: 0.5 }),
  'chili-paste-close': close('clay', crock, SLATS, { x: 0.56, s: 1.2, y: 1.08 }),
  'sea-salt': standing('mist', salt, { light: 'window', lightX: 0.1 }, { s: 0.6 }),
  'sea-salt-egg': block('slate', '#c9b8a4', salt, { ...look('egg', { sat: 0.55 }), s: 0.74 }),
  'sea-salt-close': close('sky', salt, SLATS, { x: 0.54, s: 1.3, y: 1.1 }),
  'dried-chilies': heap('rice', '#f0d6c2', [dryChili, { ...dryChili, flip: true }], 6),
  'dried-chilies-hung': hung(
    'sage',
    { ...dryChili, s: 0.54 },
    {
      props: [{ k: 'thread', d: 'M.46 -.02V.84', w: 0.003, z: 0 }],
      items: [
        { ...dryChili, x: 0.57, y: 0.32, s: 0.34, flip: true, r: -14, hang: true, lift: 0.035 },
        { ...dryChili, x: 0.35, y: 0.46, s: 0.36, r: 10, hang: true, lift: 0.035 },
        { ...dryChili, x: 0.58, y: 0.6, s: 0.38, flip: true, r: -4, hang: true, lift: 0.035 },
        { ...dryChili, x: 0.35, y: 0.76, s: 0.4, r: 6, hang: true, lift: 0.035 },
      ],
      light: 'window',
    },
  ),
  'dried-chilies-close': closeFlat('ash', dryChili, SLATS),
  'knife-noodles': spread(
    'celadon',
    [[0.5, 0.5, 0.7, 0.78, -6, '#f6efdf']],
    [
      [noodles, 0.35, 0.48, 0.6, -12],
      [noodles, 0.66, 0.53, 0.6, 7],
    ],
    WINDOW,
  ),
  'knife-noodles-bowl': pair('sage', { ...noodleBowl, s: 1.15 }, { ...chili, s: 0.5 }, WINDOW),
  'knife-noodles-close': closeFlat('oat', { ...noodles, r: 24 }, SLATS),
  'bomba-rice': standing('butter', rice, LEAF, { s: 0.64 }),
  'bomba-rice-pan': spread(
    'indigo',
    [[0.5, 0.55, 0.9, 0.62, 4, '#e9dcc4']],
    [
      [paella, 0.46, 0.46, 0.66, -8],
      [look('lemon', { sat: 0.7 }), 0.83, 0.79, 0.2, 20],
    ],
    { light: 'slats', lightOpacity: 0.14 },
  ),
  'bomba-rice-close': close('cocoa', rice, SLATS, { x: 0.54, s: 1.3, y: 1.1 }),
  'coffee-light': standing('apricot', coffee.light, WINDOW, { s: 0.64 }),
  'coffee-medium': standing('sage', coffee.medium, WINDOW, { s: 0.64 }),
  'coffee-dark': standing('ash', coffee.dark, WINDOW, { s: 0.64 }),
  'coffee-cup': block('moss', '#a9835a', coffee.medium, { ...cup, s: 1 }, LEAF),
  'coffee-beans': heap('wheat', '#f4e7cf', [beans, { ...beans, r: 50 }, { ...beans, r: 100 }], 8, SLATS),
  longjing: niche('rice', '#9db092', greenTin, { ...leaves, s: 0.9 }),
  'longjing-cup': pair('celadon', greenTin, { ...gongfu, s: 0.8 }, WINDOW),
  'longjing-leaves': heap('bone', '#dfe6d3', [leaves, { ...leaves, flip: true }], 6, LEAF),
  'longjing-close': close('sage', greenTin, SLATS, { x: 0.56, s: 1.25, y: 1.08 }),
  'jasmine-tea': plinth('plum', '#d8a99c', whiteTin, { light: 'window', lightOpacity: 0.16 }, { s: 0.52 }),
  'jasmine-tea-flowers': spread(
    'mist',
    [[0.52, 0.5, 0.72, 0.8, 7, '#f2ece2']],
    [
      [jasmine, 0.34, 0.34, 0.3, 10],
      [jasmine, 0.64, 0.44, 0.38, 64],
      [jasmine, 0.42, 0.7, 0.28, 120],
    ],
    LEAF,
  ),
  'jasmine-tea-cup': block(
    'peach',
    '#c39a86',
    whiteTin,
    { ...look('teacup-without-handle', { g: 'moon', keep: 0.2 }), s: 1 },
    SLATS,
  ),
  'jam-strawberry': pair('celadon', jam.strawberry, { ...look('strawberry', { sat: 0.75 }), s: 0.56 }, WINDOW),
  'jam-peach': pair('mist', jam.peach, { ...look('peach', { sat: 0.75 }), s: 0.62 }, WINDOW),
  'jam-blueberry': pair('butter', jam.blueberry, { ...look('blueberries', { sat: 0.6 }), s: 0.6 }, WINDOW),
  'jam-three': shelf('rose', '#c9a57f', [jam.peach, jam.strawberry, jam.blueberry], SLATS),
  'jam-close': close('oat', jam.strawberry, LEAF, { x: 0.56, s: 1.3, y: 1.1 }),
  marmalade: niche('butter', '#66714f', marmalade, { ...look('tangerine', { sat: 0.8 }), s: 0.8 }),
  'marmalade-toast': block('sky', '#c9b8a4', marmalade, { ...look('bread', { sat: 0.65 }), s: 0.95 }, WINDOW),
  'marmalade-close': close('sage', marmalade, SLATS, { x: 0.42, s: 1.3, y: 1.1 }),
  olives: steps(
    'celadon',
    ['#a98a5f', '#c9a57f'],
    { ...olive, s: 0.44 },
    { ...oliveJar, s: 1.1 },
    { ...olive, s: 0.62, flip: true },
    WINDOW,
  ),
  'olives-jar': standing('brick', oliveJar, { light: 'slats', lightOpacity: 0.16 }, { s: 0.6 }),
  'olives-heap': heap('oat', '#e8e2c8', [olive, { ...olive, r: 80 }, { ...olive, r: 190 }], 7),
  'noodles-tied': flat(
    'lacquer',
    [[0.52, 0.5, 0.5, 0.86, 9, '#f1e6d0']],
    { ...noodles, r: 9 },
    { light: 'slats', lightOpacity: 0.12 },
  ),
}
