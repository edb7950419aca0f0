// Is an answer right, and did a person give it? Pure. Units: those of the picture (320 × 180), ms.
import { keySteps, pictureWidth, pieceSize } from './limits.ts'
import type { Point } from './puzzle.ts'

export interface Sample extends Point {
  /** ms since the first sample */
  t: number
}
export interface Slide {
  x: number
  by: 'drag' | 'keys'
  track: readonly Sample[]
}
export const slideTolerance = 5
export const pointRadius = 24
/** A hand needs longer for any of this. */
const quickestDrag = 250
const quickestKey = 15
const fewestSamples = 6
/** Clocks of browsers are coarse, and the reply travels: a track may seem so much longer than the puzzle is old. */
const slack = 1500

/** `age`: ms since the puzzle was asked, by our own clock. */
export function isSlideRight(hole: Point, { x, by, track }: Slide, age: number): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (Math.abs(x - hole.x) > slideTolerance || !first || !last) return false
  const takes = last.t - first.t
  if (Math.abs(last.x - x) > 1 || takes > age + slack || !inOrder(track)) return false
  return by === 'keys' ? isTyped(track, takes) : isDragged(track, takes)
}
const inOrder = (track: readonly Sample[]): boolean => track.every((s, i) => i === 0 || s.t >= track[i - 1]!.t)

/** A hand starts at the left, takes its time, and never moves at one speed along a ruler. */
const isDragged = (track: readonly Sample[], takes: number): boolean =>
  takes > quickestDrag &&
  track.length >= fewestSamples &&
  track[0]!.x <= pieceSize / 2 &&
  new Set(track.map((s) => Math.round(s.x))).size >= fewestSamples &&
  bend(track) >= 1
/** The farthest a track strays from a move at one speed. */
function bend(track: readonly Sample[]): number {
  const [from, to] = [track[0]!, track.at(-1)!]
  const speed = (to.x - from.x) / Math.max(1, to.t - from.t)
  return Math.max(...track.map((s) => Math.abs(s.x - from.x - speed * (s.t - from.t))))
}

/** Keys move by steps of known lengths (shorter only at an edge), no faster than a held key repeats. */
const isTyped = (track: readonly Sample[], takes: number): boolean =>
  track[0]!.x === 0 &&
  takes >= quickestKey * (track.length - 1) &&
  track.every((s, i) => i === 0 || isStep(Math.abs(s.x - track[i - 1]!.x)) || atEdge(s.x))
const isStep = (length: number): boolean => length === keySteps.small || length === keySteps.big
const atEdge = (x: number): boolean => x === 0 || x === pictureWidth - pieceSize

/** Every point within its picture, in the right order, none more. */
export const arePointsRight = (centres: readonly Point[], points: readonly Point[]): boolean =>
  points.length === centres.length &&
  points.every(({ x, y }, i) => Math.hypot(x - centres[i]!.x, y - centres[i]!.y) <= pointRadius)
