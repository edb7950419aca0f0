// Pictures of floor 7: film, lenses and what shows a picture.
import { block, close, closeFlat, flat, hung, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const film = (g: Glaze): Look => look('film-frames', { g, keep: 0.12 })
const halfFrame = (g: Glaze): Look => look('camera', { g, keep: 0.2 })
const lens = look('lens', { sat: 0.9 })
const brassLens = look('lens', { g: 'brass', keep: 0.35 })
const tripod = (g: Glaze): Look => look('tripod', { g, keep: 0.25, foot: 0.36 })
const cine = look('movie-camera', { g: 'ink', keep: 0.45 })
const mirrorBall = (g: Glaze): Look => look('mirror-ball', { g, keep: 0.2 })
const printer = (g: Glaze): Look => look('printer', { g, keep: 0.25 })

export const SOUND_IMAGE: Scenes = {
  'film-color': spread(
    'wheat',
    [[0.5, 0.5, 0.7, 0.74, -9, '#f4e9d8']],
    [
      [film('ochre'), 0.42, 0.36, 0.44, -8],
      [film('ochre'), 0.58, 0.64, 0.44, 6],
    ],
  ),
  'film-gray': spread(
    'mist',
    [[0.5, 0.5, 0.74, 0.66, 8, '#3f3a37']],
    [
      [film('moon'), 0.36, 0.46, 0.42, 12],
      [film('ink'), 0.64, 0.56, 0.42, -10],
    ],
    { light: 'window' },
  ),
  'film-close': closeFlat('plum', { ...film('ochre'), r: 18 }, { light: 'slats', lightOpacity: 0.2 }),
  'film-camera': spread(
    'celadon',
    [[0.52, 0.52, 0.8, 0.7, -5, '#efe2cb']],
    [
      [film('moon'), 0.68, 0.34, 0.36, 14],
      [look('camera', { sat: 0.45 }), 0.44, 0.58, 0.54, -6],
    ],
  ),
  'half-frame-celadon': standing('apricot', halfFrame('celadon'), { light: 'window', lightX: 0.1 }, { s: 0.62 }),
  'half-frame-rose': plinth('sage', '#d9c9ac', halfFrame('rose'), { light: 'leaf' }, { s: 0.54 }),
  'half-frame-close': close('peach', halfFrame('celadon'), { light: 'slats' }, { x: 0.64, y: 1.0 }),
  'half-frame-film': block(
    'butter',
    '#5d7a72',
    halfFrame('celadon'),
    { ...film('ochre'), s: 0.7 },
    { light: 'window', lightX: 0.36 },
  ),
  'lens-ink': flat('clay', [[0.5, 0.5, 0.68, 0.68, 14, '#f0dfc8']], lens, {}, { s: 0.6 }),
  'lens-brass': flat('slate', [[0.5, 0.5, 0.7, 0.66, -10, '#ded4c4']], brassLens, { light: 'window' }, { s: 0.6 }),
  'lens-close': closeFlat('sage', lens, { light: 'leaf' }, { x: 0.62, y: 0.62 }),
  'lens-two': spread(
    'bone',
    [[0.5, 0.5, 0.82, 0.6, 6, '#46526f']],
    [
      [lens, 0.36, 0.46, 0.42, 0],
      [brassLens, 0.68, 0.56, 0.34, 40],
    ],
  ),
  'tripod-ink': standing('apricot', tripod('ink'), { light: 'window', lightX: 0.1 }, { s: 0.74, y: 0.86 }),
  'tripod-oak': standing('slate', tripod('oak'), { light: 'slats', lightOpacity: 0.22 }, { s: 0.74, y: 0.86 }),
  'tripod-camera': {
    ...standing('celadon', tripod('oak'), { light: 'leaf' }, { s: 0.66, y: 0.9 }),
    items: [
      { ...tripod('oak'), x: 0.49, y: 0.9, s: 0.62, z: 1 },
      { ...look('camera', { sat: 0.45 }), x: 0.49, y: 0.355, s: 0.3, z: 2, ground: 0.9, noContact: true },
    ],
  },
  'tripod-close': close('rose', tripod('ink'), { light: 'slats' }, { x: 0.56, y: 1.5, s: 1.5 }),
  'cine-camera': standing('brick', cine, { light: 'window', lightX: 0.1, lightOpacity: 0.26 }, { s: 0.68 }),
  'cine-camera-plinth': plinth('wheat', '#6d5a4a', { ...cine, flip: true }, { light: 'leaf' }, { s: 0.56 }),
  'cine-camera-film': pair('celadon', { ...cine, s: 1.2 }, { ...film('moon'), s: 0.75 }, { light: 'slats' }),
  'cine-camera-close': close('mist', cine, { light: 'slats' }, { x: 0.44, y: 1.08 }),
  'mirror-ball-chrome': hung(
    'indigo',
    mirrorBall('moon'),
    { props: [{ k: 'thread', d: 'M0.5 -0.02V0.22', w: 0.003 }], light: 'leaf' },
    { s: 0.66, y: 0.68 },
  ),
  'mirror-ball-brass': hung(
    'plum',
    mirrorBall('brass'),
    { props: [{ k: 'thread', d: 'M0.5 -0.02V0.22', w: 0.003 }], light: 'window', lightOpacity: 0.2 },
    { s: 0.66, y: 0.68 },
  ),
  'mirror-ball-two': hung('rose', mirrorBall('moon'), {
    props: [
      { k: 'thread', d: 'M0.36 -0.02V0.26', w: 0.003 },
      { k: 'thread', d: 'M0.68 -0.02V0.4', w: 0.003 },
    ],
    items: [
      { ...mirrorBall('moon'), x: 0.36, y: 0.58, s: 0.5, hang: true, lift: 0.035 },
      { ...mirrorBall('brass'), x: 0.68, y: 0.63, s: 0.36, hang: true, lift: 0.035 },
    ],
  }),
  'mirror-ball-close': close(
    'slate',
    mirrorBall('moon'),
    { kind: 'sweep', light: 'slats', lightOpacity: 0.2 },
    { hang: true, lift: 0.04, x: 0.58, y: 1.04, s: 1.3 },
  ),
  'printer-moon': standing('peach', printer('moon'), { light: 'window', lightX: 0.1 }, { s: 0.62 }),
  'printer-celadon': standing('butter', printer('celadon'), { light: 'leaf' }, { s: 0.62 }),
  'printer-desk': block('sky', '#a9826a', printer('moon'), look('camera', { sat: 0.45, s: 0.95 }), {
    light: 'window',
    lightX: 0.36,
  }),
  'printer-close': close('sage', printer('moon'), { light: 'slats', lightOpacity: 0.24 }, { x: 0.62, y: 1.1 }),
}
