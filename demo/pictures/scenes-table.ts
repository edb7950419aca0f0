// Pictures of floor 2: Nanshan Kiln's teaware, bowls and pots. One picture per glaze, each on another paper.
import { block, close, flat, lineUp, look, pair, plinth, spread, standing } from './composition.ts'
import type { Glaze } from './glaze.ts'
import type { Scenes } from './scene.ts'

const teapot = (g: Glaze) => look('teapot', { g })
const cup = (g: Glaze) => look('hot-beverage', { g, keep: 0.22 })
const bowl = (g: Glaze) => look('bowl-with-spoon', { g })
const flask = (g: Glaze) => look('sake', { g })
const amphora = (g: Glaze, keep = 0.3) => look('amphora', { g, keep })
const gongfu = look('teacup-without-handle', { g: 'moon', keep: 0.3 })
const jar = (g: Glaze) => look('jar', { g })
const pot = look('pot-of-food', { g: 'clay', keep: 0.35 })
const WINDOW = { light: 'window', lightX: 0.34 } as const

export const TABLE: Scenes = {
  'teapot-celadon': standing('celadon', teapot('celadon'), WINDOW),
  'teapot-moon': standing('oat', teapot('moon'), WINDOW),
  'teapot-ink': standing('stone', teapot('ink'), WINDOW),
  'teapot-lacquer': standing('peach', teapot('lacquer'), WINDOW),
  'teapot-cobalt': standing('sky', teapot('cobalt'), WINDOW),
  'teapot-close': close('sage', teapot('celadon'), { light: 'slats' }),
  'teapot-evening': block('oat', '#c9a57f', teapot('celadon'), flask('celadon'), { light: 'leaf' }),
  'teapot-glazes': lineUp('rice', (['moon', 'ink', 'lacquer', 'celadon', 'cobalt'] as const).map(teapot)),
  'teapot-parcel': flat('celadon', [[0.5, 0.52, 0.66, 0.62, -6, '#f4ede0']], look('package', { g: 'sand', s: 0.8 }), {
    props: [
      { k: 'sheet', x: 0.5, y: 0.52, w: 0.66, h: 0.62, r: -6, c: '#f4ede0' },
      { k: 'thread', d: 'M-.05 .46C.2 .4 .36 .62 .52 .5S.84 .34 1.05 .44' },
    ],
  }),
  'cups-both': spread(
    'oat',
    [[0.5, 0.52, 0.84, 0.7, -4, '#f6f0e6']],
    [
      [cup('moon'), 0.36, 0.36, 0.42, 0],
      [cup('celadon'), 0.66, 0.64, 0.42, 40],
    ],
  ),
  'cups-moon': standing('wheat', cup('moon'), { light: 'slats' }, { s: 0.52 }),
  'cups-celadon': standing('apricot', cup('celadon'), WINDOW, { s: 0.52 }),
  'cups-ink': standing('ash', cup('ink'), { light: 'leaf' }, { s: 0.52 }),
  'cups-teapot': block('celadon', '#8fa58d', teapot('moon'), { ...cup('moon'), s: 0.9 }),
  'bowl-moon': plinth('peach', '#c08a68', bowl('moon'), {}, { s: 0.52 }),
  'bowl-celadon': plinth('celadon', '#8d9a78', bowl('celadon'), { light: 'window' }, { s: 0.52 }),
  'bowl-cobalt': plinth('butter', '#cfae6c', bowl('cobalt'), {}, { s: 0.52 }),
  'bowl-three': lineUp('clay', [bowl('cobalt'), bowl('celadon'), bowl('moon')], { light: 'slats', lightOpacity: 0.22 }),
  'bowl-close': close('stone', bowl('moon'), { light: 'leaf' }, { s: 1.2, x: 0.56, y: 1 }),
  'wine-moon': standing('slate', flask('moon'), { light: 'slats', lightOpacity: 0.26 }, { s: 0.6 }),
  'wine-celadon': standing('bone', flask('celadon'), { light: 'leaf' }, { s: 0.6 }),
  'wine-plinth': plinth('plum', '#b98a5a', flask('moon'), {}, { s: 0.54 }),
  'wine-close': close('mist', flask('moon'), WINDOW, { x: 0.54, s: 1.15, y: 1.02 }),
  'amphora-clay': plinth('brick', '#d99a72', amphora('clay')),
  'amphora-ink': plinth('wheat', '#b98f5c', amphora('ink', 0.2)),
  'amphora-close': close('clay', amphora('clay'), { light: 'slats', lightOpacity: 0.22 }, { x: 0.54 }),
  'amphora-fruit': block('celadon', '#c9a57f', amphora('clay'), look('pear', { sat: 0.7, s: 0.9 }), {
    light: 'window',
    lightX: 0.4,
  }),
  'gongfu-cup': standing('wheat', gongfu, {}, { s: 0.56 }),
  'gongfu-cup-close': close('sage', gongfu, { light: 'leaf' }, { s: 1.2, x: 0.56 }),
  'gongfu-cup-teapot': pair('bone', teapot('moon'), { ...gongfu, s: 0.8 }, WINDOW),
  'jar-moss': standing('sage', jar('moss'), WINDOW, { s: 0.62 }),
  'jar-ochre': standing('indigo', jar('ochre'), { light: 'slats', lightOpacity: 0.16 }, { s: 0.62 }),
  'jar-row': lineUp('rose', [jar('ochre'), jar('sand'), jar('moss')]),
  'jar-close': close('oat', jar('moss'), { light: 'leaf' }, { x: 0.58, s: 1.25 }),
  claypot: standing('clay', pot, { light: 'window', lightX: 0.1, lightOpacity: 0.24 }, { s: 0.62 }),
  'claypot-plinth': plinth('moss', '#a98a5f', pot, {}, { s: 0.56 }),
  'claypot-close': close('butter', pot, { light: 'slats' }, { s: 1.2, y: 1.02 }),
  'claypot-bowl': pair('stone', pot, { ...bowl('moon'), s: 0.8 }),
  'sample-teapot': plinth('ink', '#6b5a50', teapot('rose'), { light: 'window', lightOpacity: 0.12 }),
  'sample-teapot-close': close('plum', teapot('rose'), { light: 'slats', lightOpacity: 0.16 }, { x: 0.42, flip: true }),
  'sample-teapot-sheet': standing('mist', teapot('rose'), { light: 'leaf' }, { flip: true }),
}
