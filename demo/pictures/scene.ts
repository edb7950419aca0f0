// What a picture consists of. Positions and sizes are shares of the picture (0–1); y is where a thing touches the
// ground, s its size against the shorter side.
import type { Glaze } from './glaze.ts'

/**
 * A vector and its material: a glaze (`keep` leaves that share of the own color), or the own color turned, dulled and
 * dimmed.
 */
export type Material = { g?: Glaze; keep?: number; hue?: number; sat?: number; lit?: number }
export type Item = Material & {
  i: string
  x: number
  y: number
  s: number
  r?: number
  flip?: boolean
  z?: number
  /** Where its shadow starts, when it stands on a plinth. */
  ground?: number
  hang?: boolean
  lift?: number
  foot?: number
  noContact?: boolean
}
type At = { x: number; y: number; z?: number }
export type Cylinder = At & { k: 'cyl'; w: number; h: number; c: string }
export type Block = At & { k: 'box'; w: number; h: number; c: string; t?: number }
export type Ball = At & { k: 'ball'; w: number; c: string }
export type Arch = At & { k: 'arch'; w: number; b?: number; c: string }
export type Disc = At & { k: 'disc'; w: number; c: string; o?: number }
export type Sheet = At & { k: 'sheet'; w: number; h: number; r?: number; c: string }
export type Parcel = At & { k: 'parcel'; w: number; h: number; r?: number; c: string }
export type Thread = { k: 'thread'; d: string; w?: number; z?: number; over?: boolean }
export type Prop = Cylinder | Block | Ball | Arch | Disc | Sheet | Parcel | Thread

export type Scene = {
  size?: [number, number]
  wall: string
  floor: string
  /** table: a horizon line; sweep: paper that curves up; flat: seen from above. */
  kind?: 'table' | 'sweep' | 'flat'
  horizon?: number
  props?: Prop[]
  items: Item[]
  light?: 'window' | 'slats' | 'leaf'
  lightX?: number
  lightY?: number
  lightOpacity?: number
  behind?: boolean
  shade?: number
  /** Oversampling, for vectors with hard inner masks. */
  oversample?: number
  quality?: number
}
export type Scenes = Record<string, Scene>
