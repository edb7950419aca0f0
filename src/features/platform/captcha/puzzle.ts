// What a prepared puzzle is: pictures to show, an answer to keep. Types only.
export type PuzzleKind = 'slide' | 'points'
export interface Point {
  x: number
  y: number
}
export interface Puzzle {
  /** slide: the left and upper edge of the hole · points: the centres to press, in order; units of the picture */
  answer: Point[]
  /** data: addresses; slide: picture and piece · points: picture and what to press */
  pictures: string[]
}
