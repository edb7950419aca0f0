// Pictures of floor 6: Tin Moon's puzzles, blocks, cards, tiles and the magic hat.
import { block, close, closeFlat, flat, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Item, Prop, Scene, Scenes } from './scene.ts'

const piece = (g: Glaze): Look => look('puzzle-piece', { g, keep: 0.06 })
const castle = (g: Glaze): Look => look('castle', { g, keep: 0.2 })
const tile = look('mahjong-red-dragon', { sat: 0.75, hue: 16 })
const greenTile = look('mahjong-red-dragon', { g: 'celadon', keep: 0.4 })
const joker = (g: Glaze): Look => look('joker', { g, keep: 0.35 })
const hat = look('top-hat', { g: 'ink', keep: 0.45 })
const wand = look('magic-wand', { g: 'brass', keep: 0.4 })

/** A wooden cube with a letter on its front: [x, top, width, color, vector, glaze]. */
type Cube = [number, number, number, string, string, Glaze]
const cubes = (base: Scene, list: Cube[]): Scene => ({
  ...base,
  props: list.map(([x, y, w, c], at): Prop => ({ k: 'box', x, y, w, h: w, c, t: w * 0.22, z: at })),
  items: list.map(([x, y, w, , i, g], at): Item => ({ i, g, x, y: y + w, s: w * 1.13, z: at, noContact: true })),
})
const bare = (...given: Parameters<typeof standing>): Scene => ({ ...standing(...given), items: [] })

export const TOYS_GAMES: Scenes = {
  'puzzle-noon': spread(
    'celadon',
    [[0.5, 0.5, 0.76, 0.7, -5, '#f3e7cf']],
    [
      [piece('ochre'), 0.34, 0.36, 0.36, 8],
      [piece('clay'), 0.62, 0.38, 0.36, 98],
      [piece('moss'), 0.4, 0.64, 0.36, -6],
      [piece('lacquer'), 0.69, 0.66, 0.36, 24],
    ],
  ),
  'puzzle-night': spread(
    'peach',
    [[0.5, 0.5, 0.76, 0.7, 6, '#2b3559']],
    [
      [piece('mist'), 0.33, 0.37, 0.36, 0],
      [piece('cobalt'), 0.6, 0.35, 0.36, 92],
      [piece('plum'), 0.42, 0.65, 0.36, 184],
      [piece('brass'), 0.7, 0.63, 0.36, 40],
    ],
    { light: 'leaf' },
  ),
  'puzzle-close': closeFlat('wheat', piece('moss'), { light: 'slats', lightOpacity: 0.24 }),
  'puzzle-table': spread(
    'rose',
    [
      [0.34, 0.44, 0.56, 0.66, -14, '#4c6a8a'],
      [0.64, 0.62, 0.5, 0.5, 9, '#f3e7cf'],
    ],
    [
      [piece('celadon'), 0.32, 0.36, 0.3, 30],
      [piece('mist'), 0.52, 0.64, 0.34, 66],
      [piece('ochre'), 0.76, 0.6, 0.34, -14],
    ],
    { light: 'window', lightX: 0.3 },
  ),
  'blocks-tower': cubes(bare('sage', tile, { light: 'window', lightX: 0.12 }), [
    [0.36, 0.64, 0.24, '#c99d68', 'input-latin-letters', 'oak'],
    [0.65, 0.66, 0.24, '#d8b483', 'input-numbers', 'brass'],
    [0.49, 0.4, 0.24, '#cfa877', 'input-latin-uppercase', 'clay'],
  ]),
  'blocks-painted': cubes(bare('butter', tile, { light: 'slats' }), [
    [0.24, 0.52, 0.22, '#8d2530', 'input-latin-uppercase', 'lacquer'],
    [0.66, 0.5, 0.22, '#355694', 'input-numbers', 'cobalt'],
    [0.45, 0.64, 0.24, '#7f9f8b', 'input-latin-letters', 'celadon'],
  ]),
  'blocks-close': cubes(bare('slate', tile, { horizon: 0.5, light: 'leaf' }), [
    [0.18, 0.3, 0.5, '#c99d68', 'input-numbers', 'oak'],
    [0.66, 0.42, 0.6, '#d8b483', 'input-latin-letters', 'brass'],
  ]),
  'blocks-rug': spread(
    'brick',
    [[0.5, 0.5, 0.78, 0.66, 4, '#ead9bd']],
    [
      [look('input-latin-uppercase', { g: 'oak' }), 0.3, 0.4, 0.26, -12],
      [look('input-latin-letters', { g: 'sand' }), 0.6, 0.36, 0.26, 8],
      [look('input-numbers', { g: 'oak' }), 0.42, 0.66, 0.26, 20],
      [look('input-symbols', { g: 'brass' }), 0.71, 0.64, 0.26, -7],
    ],
  ),
  'castle-oak': standing('sky', castle('oak'), { light: 'window', lightX: 0.1 }, { s: 0.74 }),
  'castle-clay': standing('moss', castle('clay'), { light: 'leaf' }, { s: 0.74 }),
  'castle-close': close('apricot', castle('oak'), { light: 'slats' }, { x: 0.66, y: 1.16 }),
  'castle-knight': block(
    'lacquer',
    '#d9b48c',
    { ...castle('sand'), s: 1.15 },
    look('chess-pawn', { g: 'cobalt', s: 0.95 }),
  ),
  'mahjong-moon': spread(
    'sage',
    [[0.5, 0.52, 0.82, 0.72, -4, '#2f5a49']],
    [
      [tile, 0.27, 0.42, 0.26, -4],
      [tile, 0.5, 0.4, 0.26, -4],
      [tile, 0.73, 0.385, 0.26, -4],
      [tile, 0.42, 0.7, 0.26, 14],
    ],
  ),
  'mahjong-celadon': standing('rose', greenTile, { light: 'window', lightX: 0.34 }, { s: 0.56 }),
  'mahjong-pair': pair('ink', { ...greenTile, s: 0.86 }, { ...tile, s: 0.9 }, { light: 'slats', lightOpacity: 0.16 }),
  'mahjong-close': closeFlat('wheat', { ...tile, r: 12 }, { light: 'leaf' }),
  'cards-lacquer': spread(
    'bone',
    [
      [0.33, 0.5, 0.36, 0.5, -20, '#8f2a2f'],
      [0.62, 0.5, 0.36, 0.5, 16, '#9c3038'],
      [0.49, 0.49, 0.36, 0.5, -3, '#a83a40'],
    ],
    [[joker('lacquer'), 0.5, 0.5, 0.54, 4]],
    { light: 'window' },
  ),
  'cards-cobalt': spread(
    'apricot',
    [
      [0.36, 0.44, 0.36, 0.5, -34, '#27406f'],
      [0.52, 0.42, 0.36, 0.5, -8, '#2f4b80'],
      [0.66, 0.5, 0.36, 0.5, 18, '#385692'],
    ],
    [[joker('cobalt'), 0.46, 0.58, 0.54, -16]],
  ),
  'cards-close': closeFlat('moss', { ...joker('lacquer'), r: 9 }, { light: 'slats', lightOpacity: 0.2 }),
  'cards-both': spread(
    'mist',
    [[0.5, 0.5, 0.72, 0.66, 8, '#f4ecdf']],
    [
      [joker('cobalt'), 0.37, 0.46, 0.46, -10],
      [joker('lacquer'), 0.63, 0.55, 0.46, 13],
    ],
  ),
  'magic-hat': plinth('plum', '#c9a24d', hat, { light: 'window', lightOpacity: 0.18 }, { s: 0.56 }),
  'magic-rabbit': pair('butter', { ...hat, s: 1.1 }, look('rabbit', { g: 'moon', keep: 0.25, s: 0.95, flip: true }), {
    light: 'leaf',
  }),
  'magic-wand': flat('indigo', [[0.48, 0.5, 0.66, 0.66, 10, '#efe3cf']], wand, {}, { s: 0.6 }),
  'magic-close': close('brick', hat, { light: 'slats', lightOpacity: 0.2 }, { x: 0.56, y: 1.14 }),
}
