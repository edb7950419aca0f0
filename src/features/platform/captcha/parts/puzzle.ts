// What the shop asks and is answered, as its contract says.
import type { Static } from 'typebox'
import type { captchaCheck, captchaGet } from '../contract.ts'
import type { Scene } from '../limits.ts'

export type Puzzle = Static<typeof captchaGet.output>
/** What a proof is for. */
export interface Bound {
  scene: Scene
  target: string
}
export type Way = 'slide' | 'points' | 'work'
export type Answer = Static<typeof captchaCheck.input>
