// Pictures of floor 8: what lies on a desk, mostly seen from above on colored sheets.
import { closeFlat, flat, look, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const pen = (g: Glaze): Look => look('fountain-pen', { g, keep: 0.3, r: 12 })
const notebook = (g: Glaze): Look => look('notebook', { g, keep: 0.12, r: -8 })
const scissors = look('scissors', { g: 'ink', r: 16 })
const pencil = (g: Glaze): Look => look('pencil', { g, keep: 0.2 })
const palette = look('artist-palette', { sat: 0.78, r: -10 })
const brush = look('paintbrush', { g: 'oak', keep: 0.45 })
const ruler = (g: Glaze): Look => look('straight-ruler', { g })
const square = look('triangular-ruler', { g: 'brass' })
const envelope = (g: Glaze): Look => look('envelope', { g })
const ribbon = (g: Glaze): Look => look('ribbon', { g, keep: 0.1 })

export const DESK: Scenes = {
  'pen-cobalt': flat(
    'rice',
    [
      [0.64, 0.6, 0.6, 0.8, -12, '#27406f'],
      [0.44, 0.5, 0.56, 0.72, 6, '#fbf7ef'],
    ],
    pen('cobalt'),
    {},
    { x: 0.47 },
  ),
  'pen-lacquer': flat(
    'apricot',
    [
      [0.6, 0.44, 0.6, 0.9, 14, '#8f2a2f'],
      [0.46, 0.52, 0.56, 0.7, -5, '#fbf3e6'],
    ],
    pen('lacquer'),
    {},
    { x: 0.48 },
  ),
  'pen-ink': flat(
    'celadon',
    [
      [0.36, 0.54, 0.62, 0.9, -10, '#5d6b5a'],
      [0.54, 0.5, 0.56, 0.7, 4, '#f6f0e4'],
    ],
    pen('ink'),
    {},
    { x: 0.53 },
  ),
  'pen-close': closeFlat('wheat', pen('cobalt'), { light: 'slats', lightOpacity: 0.24 }),
  'pen-letter': spread(
    'rose',
    [[0.5, 0.5, 0.62, 0.78, 7, '#fbf6ec']],
    [
      [envelope('moon'), 0.6, 0.66, 0.52, 7],
      [pen('cobalt'), 0.4, 0.38, 0.5, 20],
    ],
  ),
  'notebook-lacquer': flat('wheat', [[0.58, 0.56, 0.62, 0.78, 14, '#8f2a2f']], notebook('lacquer'), {}, { s: 0.74 }),
  'notebook-cobalt': flat(
    'mist',
    [[0.42, 0.54, 0.62, 0.8, -14, '#f4ede0']],
    notebook('cobalt'),
    { light: 'window' },
    { s: 0.74, r: 6 },
  ),
  'notebook-moss': flat('apricot', [[0.56, 0.46, 0.66, 0.8, 10, '#f3e3cd']], notebook('moss'), {}, { s: 0.74 }),
  'notebook-ink': flat(
    'stone',
    [[0.44, 0.5, 0.6, 0.86, -8, '#e7ded0']],
    notebook('ink'),
    { light: 'leaf' },
    { s: 0.74, r: 7 },
  ),
  'notebook-stack': spread(
    'bone',
    [[0.5, 0.5, 0.7, 0.66, -6, '#d9cbb4']],
    [
      [notebook('moss'), 0.36, 0.42, 0.56, -22],
      [notebook('cobalt'), 0.5, 0.5, 0.56, 2],
      [notebook('lacquer'), 0.64, 0.58, 0.56, 20],
    ],
  ),
  'notebook-close': closeFlat('clay', notebook('lacquer'), { light: 'slats', lightOpacity: 0.22 }),
  scissors: flat('celadon', [[0.3, 0.5, 0.62, 1.2, 18, '#dfe6da']], scissors),
  'scissors-ribbon': spread(
    'plum',
    [[0.56, 0.5, 0.7, 0.8, -9, '#eadfd0']],
    [
      [ribbon('lacquer'), 0.66, 0.64, 0.4, 12],
      [scissors, 0.38, 0.42, 0.54, -14],
    ],
  ),
  'scissors-close': closeFlat('butter', scissors, { light: 'leaf' }),
  pencils: spread(
    'mist',
    [[0.5, 0.5, 0.72, 0.62, -5, '#f5efe4']],
    [
      [pencil('moss'), 0.36, 0.5, 0.56, 0],
      [pencil('ochre'), 0.5, 0.5, 0.56, 0],
      [pencil('lacquer'), 0.64, 0.5, 0.56, 0],
    ],
  ),
  'pencils-notebook': spread(
    'sage',
    [[0.46, 0.5, 0.7, 0.8, 8, '#f2ead9']],
    [
      [notebook('ink'), 0.44, 0.46, 0.6, -8],
      [pencil('ochre'), 0.74, 0.64, 0.46, 6],
    ],
    { light: 'window', lightX: 0.1 },
  ),
  'pencils-close': closeFlat(
    'brick',
    pencil('ochre'),
    { light: 'slats', lightOpacity: 0.18 },
    { x: 0.62, y: 0.36, s: 1.3 },
  ),
  palette: flat('bone', [[0.6, 0.42, 0.5, 0.9, 22, '#e0a98f']], palette, {}, { s: 0.7 }),
  'palette-brush': spread(
    'slate',
    [[0.48, 0.52, 0.74, 0.7, -6, '#f3ece0']],
    [
      [palette, 0.4, 0.44, 0.52, -10],
      [brush, 0.7, 0.66, 0.44, 10],
    ],
  ),
  'palette-close': closeFlat('celadon', palette, { light: 'leaf' }),
  'ruler-brass': flat('ink', [[0.54, 0.48, 0.6, 0.86, 12, '#e9dfcd']], ruler('brass'), {}, { s: 0.7 }),
  'ruler-set': spread(
    'apricot',
    [[0.5, 0.5, 0.78, 0.64, -7, '#f6ecdc']],
    [
      [square, 0.38, 0.46, 0.5, 0],
      [ruler('brass'), 0.66, 0.58, 0.46, 80],
    ],
    { light: 'window' },
  ),
  'ruler-close': closeFlat('indigo', ruler('brass'), { light: 'slats', lightOpacity: 0.18 }),
  'letters-moon': flat('rose', [[0.42, 0.44, 0.6, 0.7, -10, '#fbf4ea']], envelope('moon'), {}, { r: 6 }),
  'letters-celadon': flat(
    'oat',
    [[0.58, 0.46, 0.6, 0.72, 9, '#fbf6ec']],
    envelope('celadon'),
    { light: 'leaf' },
    { r: -7 },
  ),
  'letters-both': spread(
    'indigo',
    [[0.5, 0.5, 0.66, 0.74, 4, '#e9e2d4']],
    [
      [envelope('celadon'), 0.42, 0.38, 0.5, -10],
      [envelope('moon'), 0.58, 0.62, 0.5, 8],
    ],
  ),
  'letters-close': closeFlat('moss', envelope('moon'), { light: 'slats', lightOpacity: 0.2 }),
  'ribbon-lacquer': flat('bone', [[0.5, 0.5, 0.68, 0.68, 8, '#d9c4a5']], ribbon('lacquer'), {}, { s: 0.58 }),
  'ribbon-moss': flat(
    'rose',
    [[0.5, 0.5, 0.68, 0.68, -8, '#f5ebdd']],
    ribbon('moss'),
    { light: 'window' },
    { s: 0.58 },
  ),
  'ribbon-gift': standing(
    'sage',
    look('wrapped-gift', { g: 'sand', keep: 0.25 }),
    { light: 'window', lightX: 0.12 },
    { s: 0.6 },
  ),
  'ribbon-close': closeFlat('clay', ribbon('lacquer'), { light: 'leaf' }),
}
