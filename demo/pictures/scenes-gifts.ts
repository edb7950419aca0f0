// Pictures of floor 9: boxes, wrapping, cards, and machines that have been put in order again.
import { heap, niche, shelf, steps } from './composition-sets.ts'
import { block, close, closeFlat, flat, hung, look, pair, plinth, spread, standing } from './composition.ts'
import type { Scenes } from './scene.ts'

const teaBox = look('wrapped-gift', { g: 'celadon', keep: 0.15 })
const birthday = look('wrapped-gift', { sat: 0.34, hue: 172, lit: 1.08 })
const breakfast = look('wrapped-gift', { g: 'ochre', keep: 0.25 })
const teapot = look('teapot', { g: 'celadon' })
const gongfu = look('teacup-without-handle', { g: 'celadon', keep: 0.2 })
const bear = look('teddy-bear', { g: 'sand', keep: 0.4 })
const dolls = look('nesting-dolls', { g: 'rose', keep: 0.35 })
const marmalade = look('jam-orange', { sat: 0.9 })
const oil = look('oil-bottle', { sat: 0.9 })
const loaf = look('bread', { sat: 0.7 })
const envelope = look('red-envelope', { sat: 0.8, lit: 0.92 })
const tag = {
  sand: look('label', { g: 'sand', keep: 0.1 }),
  rose: look('label', { g: 'rose', keep: 0.1 }),
  celadon: look('label', { g: 'celadon', keep: 0.1 }),
}
const bags = {
  mist: look('shopping-bags', { g: 'mist', keep: 0.1 }),
  clay: look('shopping-bags', { g: 'clay', keep: 0.1 }),
  moss: look('shopping-bags', { g: 'moss', keep: 0.1 }),
}
const bouquet = look('bouquet', { sat: 0.55 })
const paleBouquet = look('bouquet', { g: 'rose', keep: 0.35 })
const letter = look('love-letter', { sat: 0.7 })
const plain = look('envelope', { g: 'sand' })
const microscope = look('microscope', { sat: 0.3 })
const horn = look('postal-horn', { g: 'brass', keep: 0.25 })
const scale = look('balance-scale', { g: 'brass', keep: 0.2 })
const purse = look('purse', { g: 'celadon' })
const WINDOW = { light: 'window', lightX: 0.34 } as const
const SLATS = { light: 'slats', lightOpacity: 0.24 } as const
const LEAF = { light: 'leaf' } as const

export const GIFTS: Scenes = {
  'tea-box': niche('bone', '#9db092', teaBox, { ...gongfu, s: 0.9 }),
  'tea-box-open': steps(
    'celadon',
    ['#c9a57f', '#8fa58d'],
    gongfu,
    { ...teapot, s: 1.1 },
    { ...look('tin', { g: 'moon', keep: 0.2 }), s: 0.9 },
    WINDOW,
  ),
  'tea-box-close': close('oat', teaBox, SLATS, { x: 0.56, s: 1.25 }),
  'first-box': standing('rose', birthday, WINDOW, { s: 0.58 }),
  'first-box-open': shelf('sky', '#c9b8a4', [{ ...dolls, s: 0.94 }, bear, { ...birthday, s: 0.8 }], LEAF),
  'first-box-close': close('butter', birthday, SLATS, { x: 0.42, s: 1.25 }),
  'breakfast-box': block('sage', '#a98a5f', breakfast, { ...marmalade, s: 1 }, WINDOW),
  'breakfast-box-open': steps(
    'apricot',
    ['#b98a72', '#c9a57f'],
    { ...loaf, s: 1 },
    { ...oil, s: 1.2 },
    { ...marmalade, s: 1.2 },
    LEAF,
  ),
  'breakfast-box-close': close('slate', breakfast, SLATS, { x: 0.56, s: 1.25 }),
  'red-envelopes': spread(
    'butter',
    [],
    [
      [envelope, 0.34, 0.4, 0.44, -14],
      [envelope, 0.64, 0.46, 0.44, 8],
      [envelope, 0.48, 0.66, 0.44, -3],
    ],
    WINDOW,
  ),
  'red-envelopes-one': flat('rice', [[0.5, 0.5, 0.72, 0.76, 8, '#ead8b4']], { ...envelope, r: -5 }, SLATS, { s: 0.56 }),
  'red-envelopes-close': closeFlat('wheat', { ...envelope, r: 12 }, LEAF, { s: 1.2 }),
  'tags-sand': heap('sage', '#efe9da', [tag.sand, { ...tag.sand, r: 40 }], 6, WINDOW),
  'tags-rose': heap('oat', '#f6e6de', [tag.rose, { ...tag.rose, r: 40 }], 6, LEAF),
  'tags-celadon': heap('indigo', '#dfe6d8', [tag.celadon, { ...tag.celadon, r: 40 }], 6, {
    light: 'slats',
    lightOpacity: 0.14,
  }),
  'tags-parcel': {
    ...flat('clay', [], tag.sand, { light: 'window' }),
    props: [
      { k: 'parcel', x: 0.47, y: 0.52, w: 0.66, h: 0.56, r: -8, c: '#d8bf98' },
      { k: 'thread', d: 'M-.03 .72C.3 .58 .4 .55 .62 .5S.9 .4 1.02 .36', w: 0.005 },
    ],
    items: [{ ...tag.sand, x: 0.62, y: 0.54, s: 0.3, r: 10, z: 3 }],
  },
  'gift-bags-mist': standing('butter', bags.mist, WINDOW, { s: 0.62 }),
  'gift-bags-clay': standing('celadon', bags.clay, LEAF, { s: 0.62 }),
  'gift-bags-moss': standing('peach', bags.moss, SLATS, { s: 0.62 }),
  'gift-bags-close': close('rice', bags.clay, WINDOW, { x: 0.5, s: 1.2, y: 1.04 }),
  'paper-bouquet': flat('mist', [[0.5, 0.5, 0.66, 0.8, -10, '#f2ece4']], bouquet, WINDOW, { s: 0.64 }),
  'paper-bouquet-pale': flat(
    'plum',
    [[0.5, 0.5, 0.66, 0.8, 8, '#e9d3cf']],
    paleBouquet,
    { light: 'slats', lightOpacity: 0.14 },
    { s: 0.64 },
  ),
  'paper-bouquet-close': closeFlat('butter', bouquet, LEAF, { s: 1.3, x: 0.42, y: 0.66 }),
  'later-letter': flat('slate', [[0.46, 0.54, 0.72, 0.6, -8, '#e4e8ea']], { ...letter, r: 6 }, WINDOW, { s: 0.6 }),
  'later-letter-stack': spread(
    'rose',
    [[0.52, 0.5, 0.84, 0.76, 5, '#f6ebe4']],
    [
      [plain, 0.36, 0.38, 0.48, -12],
      [plain, 0.64, 0.46, 0.48, 10],
      [letter, 0.48, 0.66, 0.5, -4],
    ],
    LEAF,
  ),
  'later-letter-close': closeFlat('cocoa', { ...letter, r: -10 }, SLATS, { s: 1.2 }),
  'bench-microscope': plinth('stone', '#b98f5c', microscope, WINDOW, { s: 0.58 }),
  'bench-microscope-table': block(
    'celadon',
    '#9a7a5c',
    { ...microscope, s: 1.1 },
    { ...look('onion', { sat: 0.6 }), s: 0.66 },
    LEAF,
  ),
  'bench-microscope-close': close('clay', microscope, SLATS, { x: 0.5, s: 1.25, y: 1.1 }),
  'post-horn': flat('moss', [[0.5, 0.5, 0.72, 0.74, -7, '#e6dcc4']], { ...horn, r: -12 }, WINDOW, { s: 0.62 }),
  'post-horn-hung': hung(
    'rose',
    { ...horn, s: 0.64 },
    { light: 'slats', lightOpacity: 0.22, props: [{ k: 'thread', d: 'M.5 -.02V.36', w: 0.003, z: 0 }] },
    { y: 0.74 },
  ),
  'post-horn-close': closeFlat('ink', { ...horn, r: 16 }, { light: 'window', lightOpacity: 0.12 }, { s: 1.25 }),
  'brass-scale': standing('plum', scale, { light: 'window', lightOpacity: 0.16 }, { s: 0.64 }),
  'brass-scale-tea': pair(
    'celadon',
    { ...scale, s: 1.2 },
    { ...look('tin', { g: 'moon', keep: 0.2 }), s: 0.7 },
    WINDOW,
  ),
  'brass-scale-close': close('bone', scale, SLATS, { x: 0.54, s: 1.2, y: 1.08 }),
  'sample-purse': plinth('apricot', '#c08a68', purse, WINDOW, { s: 0.5 }),
  'sample-purse-flat': flat('rice', [[0.5, 0.52, 0.74, 0.68, -7, '#e6e4d2']], { ...purse, r: 6 }, LEAF, { s: 0.54 }),
  'sample-purse-close': close('mist', purse, SLATS, { x: 0.54, s: 1.15, y: 1.02 }),
}
