// Pictures of floor 3: Luz y Lino's light, linen and slow furniture.
import { block, close, look, pair, plinth, standing } from './composition.ts'
import type { Look } from './composition.ts'
import type { Glaze, Paper } from './glaze.ts'
import { PAPERS } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'

const basket = look('basket', { sat: 0.7 })
const candle = (g?: Glaze): Look => look('candle', g ? { g, keep: 0.4 } : { sat: 0.75 })
const sofa = (hue: number, sat = 0.55) => look('couch-and-lamp', { hue, sat, s: 1.14 })
const mirror = look('mirror', { g: 'brass', keep: 0.35 })
const fig = look('potted-plant', { sat: 0.72 })
const lantern = (g: Glaze) => look('red-paper-lantern', { g, keep: 0.18 })
const clock = look('mantelpiece-clock', { g: 'oak', keep: 0.4 })
const chair = (g: Glaze) => look('chair', { g })

const lanternOn = (paper: Paper, g: Glaze, more: Partial<Scene> = {}): Scene =>
  standing(
    paper,
    lantern(g),
    { horizon: 0.86, props: [{ k: 'thread', d: 'M.5 -.02V.2', w: 0.005 }], ...more },
    { x: 0.5, y: 0.78, s: 0.64, hang: true, lift: 0.05 },
  )
const mirrorOn = (paper: Paper, more: Partial<Scene>): Scene =>
  standing(
    paper,
    mirror,
    { kind: 'sweep', horizon: 0.86, ...more },
    { x: 0.5, y: 0.84, s: 0.68, hang: true, lift: 0.03 },
  )

export const HOME: Scenes = {
  basket: standing('bone', basket, { light: 'leaf' }),
  'basket-fruit': pair('celadon', basket, look('tangerine', { sat: 0.8, s: 0.55 }), { light: 'window', lightX: 0.3 }),
  'basket-close': close('clay', basket, { light: 'slats', lightOpacity: 0.22 }),
  'candle-natural': plinth('plum', '#b98a5a', candle(), {}, { s: 0.64 }),
  'candle-rose': plinth('rose', '#c98f7f', candle('rose'), { light: 'window' }, { s: 0.64 }),
  'candle-moss': plinth('sage', '#7f8a63', candle('moss'), {}, { s: 0.64 }),
  'candle-three': {
    wall: PAPERS.ink[0],
    floor: PAPERS.ink[1],
    kind: 'sweep',
    horizon: 0.6,
    items: [
      { ...candle('moss'), x: 0.24, y: 0.76, s: 0.5 },
      { ...candle(), x: 0.48, y: 0.82, s: 0.62, z: 2 },
      { ...candle('rose'), x: 0.74, y: 0.88, s: 0.5, z: 3 },
    ],
  },
  'candle-close': close('brick', candle(), {}, { x: 0.52, s: 1.25 }),
  'sofa-blue': standing('ash', sofa(-30), { light: 'window', lightX: 0.08 }, { y: 0.84 }),
  'sofa-moss': standing('celadon', sofa(-110, 0.28), { light: 'leaf' }, { y: 0.84 }),
  'sofa-clay': standing('rice', sofa(165, 0.45), { light: 'slats' }, { y: 0.84 }),
  'sofa-close': close('stone', sofa(-30), { light: 'window', lightX: 0.3 }, { x: 0.36, y: 1.02, s: 1.4 }),
  'sofa-room': pair('apricot', sofa(-30), { ...fig, s: 0.8 }, { light: 'window', lightX: 0.1 }),
  mirror: mirrorOn('sage', { light: 'slats' }),
  'mirror-plum': mirrorOn('plum', { light: 'window', lightOpacity: 0.18 }),
  'mirror-close': close(
    'oat',
    mirror,
    { light: 'leaf', kind: 'sweep' },
    { hang: true, lift: 0.03, x: 0.6, y: 1.3, s: 1.6 },
  ),
  fig: standing('clay', fig, { light: 'window', lightX: 0.34 }, { y: 0.84, s: 0.7 }),
  'fig-block': block('mist', '#7d93a4', fig, look('basket', { sat: 0.6, s: 0.8 }), { light: 'leaf' }),
  'fig-close': close('butter', fig, { light: 'slats' }, { x: 0.52, y: 1.24, s: 1.5 }),
  'lantern-lacquer': lanternOn('indigo', 'lacquer', { light: 'leaf' }),
  'lantern-ochre': lanternOn('plum', 'ochre', { light: 'slats', lightOpacity: 0.16 }),
  'lantern-moon': lanternOn('slate', 'moon', { light: 'window', lightOpacity: 0.2 }),
  'lantern-close': close('wheat', lantern('lacquer'), { light: 'leaf' }, { hang: true, lift: 0.05, x: 0.56, y: 1.16 }),
  clock: plinth('butter', '#cfae6c', clock, {}, { s: 0.56 }),
  'clock-shelf': block('sage', '#8a6a48', clock, look('candle', { sat: 0.7, s: 0.9 }), {
    light: 'window',
    lightX: 0.3,
  }),
  'clock-close': close('slate', clock, { light: 'slats', lightOpacity: 0.22 }, { x: 0.56, s: 1.25 }),
  'chair-oak': standing('celadon', chair('oak'), { light: 'window', lightX: 0.12 }, { y: 0.86, s: 0.76 }),
  'chair-ink': standing('brick', chair('ink'), { light: 'slats', lightOpacity: 0.18 }, { y: 0.86, s: 0.76 }),
  'chair-close': close('oat', chair('oak'), { light: 'leaf' }, { x: 0.6, y: 1.3, s: 1.5 }),
  'chair-pair': pair('mist', chair('oak'), chair('ink'), { light: 'window', lightX: 0.1 }),
}
