// Pictures of floor 7: instruments, and what plays them back.
import { block, close, closeFlat, flat, hung, look, pair, plinth, spread, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const guitar = (g: Glaze): Look => look('guitar', { g, keep: 0.2 })
const violin = look('violin', { g: 'oak', keep: 0.35 })
const darkViolin = look('violin', { g: 'clay', keep: 0.2 })
const banjo = (g: Glaze): Look => look('banjo', { g, keep: 0.3 })
const accordion = (g: Glaze): Look => look('accordion', { g, keep: 0.12, r: -3 })
const trumpet = (g: Glaze): Look => look('trumpet', { g, keep: 0.15 })
const saxophone = look('saxophone', { g: 'brass', keep: 0.3 })
const recorder = (g: Glaze): Look => look('flute', { g, keep: 0.15 })
const maracas = (g: Glaze): Look => look('maracas', { g, keep: 0.25 })
const snare = (g: Glaze): Look => look('drum', { g, keep: 0.2 })
const mic = (g: Glaze): Look => look('microphone', { g, keep: 0.2 })
const tuner = (g: Glaze): Look => look('pager', { g, keep: 0.4 })
const mixer = look('control-knobs', { sat: 0.5 })
const blackMixer = look('control-knobs', { g: 'ink', keep: 0.25 })
const speaker = (g: Glaze): Look => look('speaker', { g, keep: 0.3, foot: 0.42 })
const blackSpeaker = look('speaker', { sat: 0.4, lit: 0.44, foot: 0.42 })
const turntable = (g: Glaze): Look => look('turntable', { g, keep: 0.35 })
const vinyl = look('vinyl', { sat: 0.9 })
const redVinyl = look('vinyl', { g: 'lacquer', keep: 0.1 })
const note = look('musical-note', { g: 'ink', keep: 0.2 })

export const SOUND_PLAYERS: Scenes = {
  'guitar-lacquer': flat(
    'oat',
    [[0.54, 0.5, 0.56, 1.3, 34, '#cdd8d2']],
    guitar('lacquer'),
    { light: 'window' },
    { s: 0.78 },
  ),
  'guitar-cobalt': hung('apricot', guitar('cobalt'), { light: 'leaf' }, { s: 0.92, y: 0.86 }),
  'guitar-moon': flat('brick', [[0.44, 0.5, 0.6, 1.3, -24, '#d98d74']], { ...guitar('moon'), r: 6 }, {}, { s: 0.78 }),
  'guitar-close': closeFlat('celadon', guitar('lacquer'), { light: 'slats', lightOpacity: 0.24 }, { x: 0.62, y: 0.4 }),
  violin: flat('celadon', [[0.5, 0.52, 0.62, 0.8, -12, '#f0e4cf']], violin, {}, { s: 0.72 }),
  'violin-wall': hung('plum', violin, { light: 'window', lightOpacity: 0.18 }, { s: 0.94, y: 0.86 }),
  'violin-two': spread(
    'wheat',
    [[0.5, 0.5, 0.82, 0.74, 6, '#5a4a52']],
    [
      [violin, 0.36, 0.42, 0.5, -14],
      [{ ...darkViolin, s: 0.8 }, 0.68, 0.6, 0.5, 10],
    ],
  ),
  'violin-close': closeFlat('mist', violin, { light: 'leaf' }, { x: 0.6, y: 0.36 }),
  'banjo-oak': flat('peach', [[0.5, 0.5, 0.62, 0.8, 11, '#5f7468']], banjo('oak'), { light: 'window' }, { s: 0.72 }),
  'banjo-clay': hung('sky', banjo('clay'), { light: 'leaf' }, { s: 0.9, y: 0.85 }),
  'banjo-close': closeFlat('butter', banjo('oak'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.64, y: 0.36 }),
  'accordion-lacquer': standing('mist', accordion('lacquer'), { light: 'window', lightX: 0.1 }, { s: 0.7 }),
  'accordion-moss': standing('butter', accordion('moss'), { light: 'leaf' }, { s: 0.7 }),
  'accordion-close': close('slate', accordion('lacquer'), { light: 'slats', lightOpacity: 0.2 }, { x: 0.62, y: 1.1 }),
  'accordion-block': block(
    'rose',
    '#84604d',
    accordion('moss'),
    look('musical-score', { g: 'sand', keep: 0.3, s: 0.8 }),
    { light: 'window', lightX: 0.36 },
  ),
  'trumpet-brass': flat('indigo', [[0.52, 0.5, 0.68, 0.76, -10, '#7e4046']], trumpet('brass'), {}, { s: 0.68 }),
  'trumpet-moon': flat(
    'peach',
    [[0.46, 0.5, 0.62, 0.86, 13, '#4b5a78']],
    trumpet('moon'),
    { light: 'window' },
    { s: 0.68 },
  ),
  'trumpet-close': closeFlat('lacquer', trumpet('brass'), { light: 'slats', lightOpacity: 0.18 }),
  'saxophone-wall': hung('sage', saxophone, { light: 'leaf' }, { s: 0.86, y: 0.84 }),
  saxophone: flat('plum', [[0.5, 0.5, 0.66, 0.8, 9, '#e8d7ba']], saxophone, {}, { s: 0.72 }),
  'saxophone-close': closeFlat('slate', saxophone, { light: 'window', lightOpacity: 0.2 }, { x: 0.52, y: 0.4 }),
  'recorder-oak': flat('sage', [[0.5, 0.5, 0.48, 0.9, 45, '#f2e7d3']], recorder('oak'), {}, { s: 0.7 }),
  'recorder-clay': flat(
    'sky',
    [[0.46, 0.52, 0.66, 0.7, -8, '#e7c6a6']],
    recorder('clay'),
    { light: 'leaf' },
    { s: 0.7 },
  ),
  'recorder-three': spread(
    'butter',
    [[0.5, 0.5, 0.8, 0.7, -5, '#6d7a5c']],
    [
      [{ ...recorder('oak'), s: 0.8 }, 0.28, 0.44, 0.52, 0],
      [recorder('clay'), 0.48, 0.5, 0.52, 0],
      [{ ...recorder('sand'), s: 1.2 }, 0.68, 0.55, 0.52, 0],
    ],
  ),
  'recorder-close': closeFlat('rose', recorder('oak'), { light: 'slats', lightOpacity: 0.24 }),
  'maracas-ochre': flat('slate', [[0.52, 0.5, 0.66, 0.74, 12, '#ecd8b5']], maracas('ochre'), {}, { s: 0.64 }),
  'maracas-lacquer': flat(
    'celadon',
    [[0.48, 0.5, 0.7, 0.66, -9, '#f4e7d6']],
    maracas('lacquer'),
    { light: 'window' },
    { s: 0.64 },
  ),
  'maracas-close': closeFlat('clay', maracas('ochre'), { light: 'leaf' }),
  'snare-lacquer': standing('sky', snare('lacquer'), { light: 'window', lightX: 0.12 }, { s: 0.66 }),
  'snare-oak': standing('sage', snare('oak'), { light: 'leaf' }, { s: 0.66 }),
  'snare-close': close('wheat', snare('lacquer'), { light: 'slats' }, { x: 0.58, y: 1.12 }),
  'snare-plinth': plinth('indigo', '#b98d5e', snare('oak'), { light: 'window', lightOpacity: 0.16 }, { s: 0.56 }),
  'stage-mic-ink': flat('rose', [[0.5, 0.52, 0.5, 1.3, 44, '#8f2a2f']], mic('ink'), {}, { s: 0.66 }),
  'stage-mic-brass': flat(
    'ink',
    [[0.52, 0.5, 0.62, 0.78, -10, '#6e4a52']],
    mic('brass'),
    { light: 'window', lightOpacity: 0.14 },
    { s: 0.66 },
  ),
  'stage-mic-close': closeFlat('mist', mic('ink'), { light: 'slats', lightOpacity: 0.26 }, { x: 0.36, y: 0.66 }),
  'tuner-ink': flat('butter', [[0.54, 0.5, 0.66, 0.6, 10, '#d5675a']], { ...tuner('ink'), r: -6 }, {}, { s: 0.56 }),
  'tuner-moon': flat(
    'slate',
    [[0.46, 0.5, 0.7, 0.62, -8, '#e7dccb']],
    { ...tuner('moon'), r: 7 },
    { light: 'leaf' },
    { s: 0.56 },
  ),
  'tuner-violin': spread(
    'oat',
    [[0.5, 0.5, 0.76, 0.76, 7, '#bfcfc4']],
    [
      [violin, 0.42, 0.44, 0.56, -6],
      [tuner('ink'), 0.72, 0.7, 0.28, 10],
    ],
    { light: 'window' },
  ),
  'tuner-close': closeFlat(
    'brick',
    { ...tuner('moon'), r: -16 },
    { light: 'slats', lightOpacity: 0.18 },
    { x: 0.62, y: 0.6, s: 1.1 },
  ),
  'mixer-moon': flat(
    'celadon',
    [[0.52, 0.5, 0.7, 0.74, -11, '#efe6d8']],
    { ...mixer, r: 5 },
    { light: 'window' },
    { s: 0.6 },
  ),
  'mixer-chrome': flat('apricot', [[0.48, 0.52, 0.72, 0.68, 9, '#c4573f']], { ...blackMixer, r: -8 }, {}, { s: 0.6 }),
  'mixer-close': closeFlat('sky', mixer, { light: 'leaf' }),
  'mixer-desk': spread(
    'sage',
    [[0.5, 0.5, 0.84, 0.68, -4, '#e5d6bb']],
    [
      [blackMixer, 0.36, 0.48, 0.42, -4],
      [mic('ink'), 0.7, 0.54, 0.42, 8],
    ],
    { light: 'slats', lightOpacity: 0.22 },
  ),
  'speaker-oak': pair('celadon', { ...speaker('oak'), s: 1.05 }, { ...speaker('oak'), s: 1.15 }, { light: 'leaf' }),
  'speaker-ink': pair(
    'clay',
    { ...blackSpeaker, s: 1.05 },
    { ...blackSpeaker, s: 1.15 },
    { light: 'window', lightX: 0.12 },
  ),
  'speaker-moon': pair(
    'indigo',
    { ...speaker('moon'), s: 1.05 },
    { ...speaker('moon'), s: 1.15 },
    { light: 'slats', lightOpacity: 0.16 },
  ),
  'speaker-close': close('butter', speaker('oak'), { light: 'slats' }, { x: 0.62, y: 1.16 }),
  'speaker-shelf': block('mist', '#a9826a', speaker('oak'), look('potted-plant', { sat: 0.6, s: 0.95 }), {
    light: 'window',
    lightX: 0.36,
  }),
  'turntable-oak': flat(
    'mist',
    [[0.5, 0.5, 1.3, 0.5, -6, '#dfd0ba']],
    turntable('oak'),
    { light: 'window' },
    { s: 0.76 },
  ),
  'turntable-mist': flat('rose', [[0.5, 0.54, 0.8, 0.7, 8, '#f4e8da']], turntable('mist'), {}, { s: 0.76, r: -4 }),
  'turntable-close': closeFlat(
    'wheat',
    turntable('oak'),
    { light: 'slats', lightOpacity: 0.22 },
    { x: 0.38, y: 0.56, s: 1.5 },
  ),
  'turntable-record': spread(
    'sage',
    [[0.72, 0.3, 0.44, 0.44, 14, '#8f2a2f']],
    [
      [vinyl, 0.66, 0.32, 0.4, 0],
      [turntable('oak'), 0.44, 0.6, 0.66, -5],
    ],
  ),
  'record-rain': spread('sky', [[0.4, 0.5, 0.58, 0.58, -7, '#4d6a84']], [[vinyl, 0.64, 0.49, 0.56, 0]], {
    light: 'leaf',
  }),
  'record-river': spread('butter', [[0.42, 0.52, 0.58, 0.58, 6, '#6a7a4e']], [[redVinyl, 0.66, 0.53, 0.56, 0]]),
  'record-close': closeFlat('apricot', vinyl, { light: 'slats', lightOpacity: 0.26 }),
  'record-sleeve': spread(
    'oat',
    [
      [0.36, 0.42, 0.56, 0.56, -10, '#6a7a4e'],
      [0.56, 0.56, 0.56, 0.56, 7, '#4d6a84'],
    ],
    [[{ ...note, s: 0.62 }, 0.56, 0.56, 0.52, 7]],
    { light: 'window', lightX: 0.3 },
  ),
}
