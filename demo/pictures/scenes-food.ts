// Pictures of floor 1: the grocer's shelf. Food keeps its own color, only quieter.
import { block, close, closeFlat, flat, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Scenes } from './scene.ts'

const honey = look('honey-pot', { sat: 0.75 })
const mooncake = look('moon-cake', { sat: 0.75 })
const tangerine = look('tangerine', { sat: 0.85 })
const cheese = look('cheese-wedge', { sat: 0.72 })
const chocolate = look('chocolate-bar', { g: 'oak', keep: 0.5 })
const darkChocolate = look('chocolate-bar', { g: 'ink', keep: 0.35 })
const mate = look('mate', { sat: 0.7 })
const bread = look('bread', { sat: 0.7 })
const baguette = look('baguette-bread', { sat: 0.75 })
const cracker = look('rice-cracker', { g: 'oak', keep: 0.3 })
const harvest = look('wrapped-gift', { g: 'lacquer', keep: 0.25 })

export const FOOD: Scenes = {
  honey: plinth('butter', '#d8ab57', honey, {}, { s: 0.54 }),
  'honey-bread': block('sage', '#b99670', honey, { ...bread, s: 0.95 }, { light: 'window', lightX: 0.36 }),
  'honey-close': close('apricot', honey, { light: 'leaf' }, { x: 0.56, s: 1.2 }),
  mooncake: spread(
    'lacquer',
    [[0.5, 0.52, 0.74, 0.74, 8, '#e9c98f']],
    [
      [mooncake, 0.36, 0.38, 0.36, 0],
      [mooncake, 0.66, 0.6, 0.42, 30],
    ],
  ),
  'mooncake-close': closeFlat('wheat', mooncake, { light: 'slats', lightOpacity: 0.26 }),
  'mooncake-tea': pair(
    'indigo',
    look('teapot', { g: 'moon' }),
    { ...mooncake, s: 0.66 },
    { light: 'window', lightOpacity: 0.16 },
  ),
  tangerine: { ...pair('mist', { ...tangerine, s: 0.85 }, { ...tangerine, s: 0.92, flip: true }, { light: 'leaf' }) },
  'tangerine-basket': block(
    'celadon',
    '#c9a57f',
    look('basket', { sat: 0.65 }),
    { ...tangerine, s: 0.8 },
    { light: 'window', lightX: 0.36 },
  ),
  'tangerine-close': close('slate', tangerine, { light: 'leaf' }, { x: 0.56, s: 1.2 }),
  cheese: plinth('slate', '#caa678', cheese, {}, { s: 0.5 }),
  'cheese-bread': pair('oat', { ...baguette, s: 1.1 }, { ...cheese, s: 0.8 }, { light: 'slats' }),
  'cheese-close': close('plum', cheese, { light: 'window', lightOpacity: 0.18 }, { x: 0.56, s: 1.2 }),
  'chocolate-72': flat('apricot', [[0.5, 0.5, 0.6, 0.76, 10, '#f3d9bd']], chocolate, {}, { s: 0.62 }),
  'chocolate-85': flat('sage', [[0.5, 0.5, 0.6, 0.76, -9, '#e6e3d2']], darkChocolate, { light: 'leaf' }, { s: 0.62 }),
  'chocolate-both': spread(
    'rose',
    [[0.5, 0.5, 0.8, 0.6, -6, '#f6e9dc']],
    [
      [chocolate, 0.36, 0.46, 0.48, -6],
      [darkChocolate, 0.66, 0.56, 0.48, 12],
    ],
  ),
  'chocolate-close': closeFlat('brick', chocolate, { light: 'slats', lightOpacity: 0.18 }),
  mate: standing('sage', mate, {}, { s: 0.5 }),
  'mate-plinth': plinth('brick', '#d99a72', mate, { light: 'window', lightOpacity: 0.18 }, { s: 0.5 }),
  'mate-close': close('bone', mate, { light: 'leaf' }, { x: 0.56, s: 1.2 }),
  bread: standing('oat', bread, { light: 'slats' }, { s: 0.62 }),
  'bread-table': pair('celadon', bread, { ...look('butter', { sat: 0.7 }), s: 0.8 }, { light: 'window', lightX: 0.12 }),
  'bread-close': close('clay', bread, { light: 'leaf' }, { x: 0.56, s: 1.25 }),
  crackers: spread(
    'moss',
    [[0.5, 0.5, 0.72, 0.72, 6, '#ecdfc4']],
    [
      [cracker, 0.36, 0.36, 0.32, -10],
      [cracker, 0.66, 0.46, 0.32, 14],
      [cracker, 0.46, 0.68, 0.32, 40],
    ],
  ),
  'crackers-close': closeFlat('mist', cracker, { light: 'slats', lightOpacity: 0.26 }),
  'crackers-tea': pair(
    'peach',
    look('hot-beverage', { g: 'celadon', keep: 0.2 }),
    { ...cracker, s: 0.7 },
    { light: 'leaf' },
  ),
  'harvest-box': standing('wheat', harvest, { light: 'window', lightX: 0.1 }, { s: 0.62 }),
  'harvest-open': lineUp(
    'moss',
    [
      honey,
      { ...look('grapes', { sat: 0.6 }) },
      { ...harvest, s: 0.8 },
      { ...tangerine, s: 0.75 },
      { ...cheese, s: 0.8 },
    ],
    { light: 'leaf' },
  ),
  'harvest-close': close('bone', harvest, { light: 'slats' }, { x: 0.58, s: 1.25 }),
}
