// What the shop asks and is answered, as its contract says.
import type { Static } from 'typebox'
import type { captchaCheck, captchaGet } from '../contract.ts'

export type Puzzle = Static<typeof captchaGet.output>
export type Way = 'slide' | 'points' | 'work'
export type Answer = Static<typeof captchaCheck.input>
