// Pictures of floor 7 and of the restored machines: Otter Audio.
import { block, close, closeFlat, flat, look, pair, plinth, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const headphone = (g: Glaze): Look => look('headphone', { g, foot: 0.3 })
const radio = (g: Glaze): Look => look('radio', { g, keep: 0.3 })
const mic = (g: Glaze): Look => look('studio-microphone', { g, keep: 0.3 })
const keys = look('musical-keyboard', { sat: 0.3, r: -14 })
const camera = (lit: number): Look => look('camera', { sat: 0.45, lit })
const blackCamera = look('camera', { g: 'ink', keep: 0.3 })
const projector = look('film-projector', { sat: 0.4 })
const drum = (g: Glaze): Look => look('long-drum', { g, keep: 0.3 })
const telephone = (g: Glaze): Look => look('telephone', { g, keep: 0.12 })

export const SOUND: Scenes = {
  'headphone-ink': plinth('clay', '#b9775a', headphone('ink'), {}, { s: 0.64, y: 0.76 }),
  'headphone-moon': plinth(
    'slate',
    '#6d7f92',
    headphone('moon'),
    { light: 'window', lightOpacity: 0.2 },
    { s: 0.64, y: 0.76 },
  ),
  'headphone-clay': plinth('celadon', '#8d9a78', headphone('clay'), {}, { s: 0.64, y: 0.76 }),
  'headphone-close': close(
    'clay',
    headphone('ink'),
    { kind: 'sweep', horizon: 0.7, light: 'slats', lightOpacity: 0.26 },
    { x: 0.62, y: 1.1, noContact: true },
  ),
  'headphone-desk': block('oat', '#a9826a', headphone('ink'), look('potted-plant', { sat: 0.6, s: 0.9 }), {
    light: 'window',
    lightX: 0.3,
  }),
  'radio-clay': standing('sage', radio('clay'), { light: 'window', lightX: 0.1 }, { s: 0.7 }),
  'radio-celadon': standing('wheat', radio('celadon'), { light: 'slats' }, { s: 0.7 }),
  'radio-moon': standing('indigo', radio('moon'), { light: 'leaf' }, { s: 0.7 }),
  'radio-close': close('apricot', radio('clay'), { light: 'slats' }, { x: 0.4, y: 1.04, s: 1.3 }),
  'radio-kitchen': block('mist', '#8ea0bd', radio('clay'), look('tangerine', { sat: 0.8, s: 0.7 }), {
    light: 'window',
    lightX: 0.35,
  }),
  'mic-moon': plinth('slate', '#6d7f92', mic('moon')),
  'mic-ink': plinth('butter', '#cfae6c', mic('ink')),
  'mic-close': close('plum', mic('moon'), { light: 'window', lightOpacity: 0.18 }, { x: 0.56 }),
  'mic-desk': pair('stone', mic('moon'), { ...headphone('ink'), s: 0.85 }, { light: 'slats' }),
  piano: flat('rose', [[0.52, 0.54, 0.78, 0.6, -14, '#f3ded4']], keys, {}, { s: 0.66 }),
  'piano-sky': flat(
    'slate',
    [[0.46, 0.48, 0.86, 0.62, 9, '#dfe5e6']],
    keys,
    { light: 'slats', lightOpacity: 0.2 },
    { s: 0.66, r: 9 },
  ),
  'piano-close': closeFlat('butter', keys, { light: 'leaf' }),
  'camera-chrome': standing('butter', camera(1), { light: 'slats' }, { s: 0.72 }),
  'camera-ink': standing('moss', blackCamera, { light: 'leaf' }, { s: 0.72 }),
  'camera-close': close('wheat', camera(1), { light: 'window' }, { x: 0.36, y: 1.02 }),
  'camera-pair': pair('rose', blackCamera, camera(1), { light: 'window', lightX: 0.12 }),
  projector: standing('ink', projector, { light: 'window', lightOpacity: 0.14 }, { s: 0.68 }),
  'projector-side': plinth('brick', '#7b4a3a', projector, {}, { s: 0.6, flip: true }),
  'projector-close': close('slate', projector, { light: 'slats', lightOpacity: 0.2 }, { x: 0.42, y: 1.1 }),
  'drum-oak': standing('apricot', drum('oak'), { light: 'window', lightX: 0.12 }, { s: 0.68, y: 0.84 }),
  'drum-lacquer': standing('celadon', drum('lacquer'), { light: 'leaf' }, { s: 0.68, y: 0.84 }),
  'drum-pair': pair('butter', drum('oak'), { ...drum('lacquer'), s: 0.8 }, { light: 'slats' }),
  'drum-close': close('moss', drum('oak'), { light: 'leaf' }, { x: 0.58, y: 1.3 }),
  'telephone-lacquer': standing('oat', telephone('lacquer'), { light: 'window', lightX: 0.1 }),
  'telephone-celadon': standing('plum', telephone('celadon'), { light: 'slats', lightOpacity: 0.16 }),
  'telephone-close': close('rose', telephone('lacquer'), { light: 'leaf' }, { x: 0.44 }),
  'telephone-plinth': plinth('mist', '#7d93a4', telephone('lacquer'), {}, { s: 0.56 }),
}
