// Pictures of floor 1: fruit, bakery, dairy, sweets and dumplings. Food keeps its own color, only quieter.
import { heap, niche, shelf, steps } from './composition-sets.ts'
import { block, close, closeFlat, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Scenes } from './scene.ts'

const peach = look('peach', { sat: 0.75 })
const lemon = look('lemon', { sat: 0.8 })
const cherry = look('cherries', { sat: 0.7 })
const chestnut = look('chestnut', { sat: 0.85 })
const basket = look('basket', { sat: 0.65 })
const croissant = look('croissant', { sat: 0.75 })
const cookie = look('cookie', { sat: 0.8 })
const cookieTin = look('tin', { g: 'cobalt', keep: 0.15 })
const coffee = look('hot-beverage', { g: 'moon', keep: 0.3 })
const butter = look('butter', { sat: 0.7 })
const bread = look('bread', { sat: 0.7 })
const eggs = [look('egg', { sat: 0.6 }), look('egg', { g: 'celadon' }), look('egg', { g: 'moon' })]
const dumpling = look('dumpling', { sat: 0.5, lit: 1.04 })
const steamer = look('steamer', { sat: 0.85 })
const candy = {
  plum: look('candy', { sat: 0.6 }),
  mint: look('candy', { sat: 0.45, hue: 120 }),
  pear: look('candy', { sat: 0.5, hue: 50 }),
  violet: look('candy', { sat: 0.42, hue: -90 }),
}
const glassJar = look('jar', { sat: 0.35 })
const lollipop = {
  swirl: look('lollipop', { sat: 0.6 }),
  caramel: look('lollipop', { g: 'ochre', keep: 0.15 }),
  rose: look('lollipop', { g: 'rose', keep: 0.15 }),
  mint: look('lollipop', { g: 'celadon', keep: 0.15 }),
}
const WINDOW = { light: 'window', lightX: 0.34 } as const
const SLATS = { light: 'slats', lightOpacity: 0.24 } as const
const LEAF = { light: 'leaf' } as const

export const PRODUCE: Scenes = {
  peaches: pair('celadon', { ...peach, s: 0.86 }, { ...peach, s: 0.96, flip: true }, LEAF),
  'peaches-box': steps(
    'rice',
    ['#d7a58c', '#c08a76'],
    { ...peach, s: 0.86 },
    { ...peach, s: 0.92, flip: true },
    { ...peach, s: 1.05 },
    WINDOW,
  ),
  'peaches-close': close('sky', peach, SLATS, { x: 0.56, s: 1.25 }),
  'anyue-lemons': heap('indigo', '#ece4d0', [lemon, { ...lemon, flip: true }], 6, {
    light: 'slats',
    lightOpacity: 0.14,
  }),
  'anyue-lemons-bowl': block('mist', '#a9b8a0', { ...basket, g: 'moon', keep: 0.3 }, { ...lemon, s: 0.78 }, WINDOW),
  'anyue-lemons-close': close('moss', lemon, LEAF, { x: 0.52, s: 0.98, y: 0.98 }),
  cherries: plinth('rose', '#b98a80', cherry, LEAF, { s: 0.46 }),
  'cherries-heap': heap('celadon', '#f3ece0', [cherry, { ...cherry, flip: true }], 7, WINDOW),
  'cherries-close': close('butter', cherry, SLATS, { x: 0.52, s: 1.2 }),
  chestnuts: heap('cocoa', '#efe0c8', [chestnut, { ...chestnut, r: 60 }, { ...chestnut, r: 150 }], 8, SLATS),
  'chestnuts-three': lineUp('apricot', [chestnut, { ...chestnut, flip: true }, chestnut], LEAF),
  'chestnuts-close': spread(
    'sage',
    [],
    [
      [chestnut, 0.3, 0.26, 0.56, -24],
      [chestnut, 0.8, 0.42, 0.54, 38],
      [chestnut, 0.42, 0.76, 0.66, 8],
    ],
    WINDOW,
  ),
  croissants: spread(
    'clay',
    [[0.5, 0.5, 0.8, 0.66, 5, '#f4ead8']],
    [
      [croissant, 0.36, 0.42, 0.42, -16],
      [croissant, 0.66, 0.58, 0.44, 150],
    ],
    SLATS,
  ),
  'croissants-coffee': block('mist', '#b99670', croissant, { ...coffee, s: 1 }, { light: 'window', lightX: 0.36 }),
  'croissants-close': close('oat', croissant, LEAF, { x: 0.54, s: 1.2 }),
  'walnut-cookies': heap('mist', '#efe4cf', [cookie, { ...cookie, r: 120 }], 6, LEAF),
  'walnut-cookies-tin': block('butter', '#b98f5c', cookieTin, { ...cookie, s: 0.82 }, WINDOW),
  'walnut-cookies-close': closeFlat('brick', cookie, { light: 'slats', lightOpacity: 0.18 }),
  'hard-candies': heap('plum', '#f0e0d4', [candy.plum, candy.mint, candy.pear, candy.violet], 7, {
    light: 'window',
    lightOpacity: 0.14,
  }),
  'hard-candies-jar': pair('celadon', { ...glassJar, s: 1.1 }, { ...candy.plum, s: 0.6 }, WINDOW),
  'hard-candies-row': shelf(
    'peach',
    '#c39a86',
    [
      { ...candy.pear, s: 0.8 },
      { ...candy.plum, s: 0.8 },
      { ...candy.mint, s: 0.8 },
    ],
    LEAF,
  ),
  'hard-candies-close': closeFlat('sage', candy.plum, SLATS, { s: 1.1 }),
  lollipops: spread(
    'butter',
    [[0.5, 0.52, 0.82, 0.74, -4, '#f7efdc']],
    [
      [lollipop.swirl, 0.32, 0.36, 0.42, 0],
      [lollipop.rose, 0.66, 0.4, 0.4, 26],
      [lollipop.mint, 0.48, 0.68, 0.4, -12],
    ],
    LEAF,
  ),
  'lollipops-caramel': spread(
    'slate',
    [[0.5, 0.5, 0.66, 0.76, 8, '#f1e4c8']],
    [
      [lollipop.caramel, 0.35, 0.4, 0.46, 62],
      [lollipop.caramel, 0.66, 0.58, 0.42, -6],
    ],
    SLATS,
  ),
  'lollipops-close': closeFlat('celadon', lollipop.swirl, SLATS, { s: 1.3, x: 0.54, y: 0.62 }),
  'cultured-butter': standing('celadon', butter, WINDOW, { s: 0.56 }),
  'cultured-butter-bread': steps(
    'sky',
    ['#c9b8a4', '#b99670'],
    { ...butter, s: 1 },
    { ...bread, s: 0.9 },
    undefined,
    SLATS,
  ),
  'cultured-butter-close': close('plum', butter, { light: 'window', lightOpacity: 0.16 }, { x: 0.54, s: 1.15, y: 1 }),
  'hill-eggs': lineUp('sage', [eggs[0]!, eggs[2]!, eggs[0]!, eggs[1]!, eggs[0]!], WINDOW),
  'hill-eggs-basket': block('wheat', '#8d9a78', basket, { ...eggs[0]!, s: 0.7 }, LEAF),
  'hill-eggs-heap': heap('moss', '#ecdfc4', [eggs[0]!, eggs[1]!, eggs[2]!], 6, SLATS),
  'leek-dumplings': heap('ash', '#f4eee2', [dumpling, { ...dumpling, flip: true }], 6, WINDOW),
  'leek-dumplings-steamer': niche('brick', '#d99a72', steamer, { ...dumpling, s: 0.8 }),
  'leek-dumplings-close': closeFlat(
    'indigo',
    dumpling,
    { light: 'slats', lightOpacity: 0.14 },
    { s: 0.98, x: 0.5, y: 0.52 },
  ),
}
