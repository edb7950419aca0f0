// A process that draws puzzles of a kind, so many, each a line of JSON, and ends: the library of pictures takes more
// memory than all else that a quiet shop needs, and gives nothing back.
import type { PuzzleKind } from '../puzzle.ts'
import { drawPoints } from './points.ts'
import { drawSlide } from './slide.ts'

const draw = { slide: drawSlide, points: drawPoints }
const [kind, count] = process.argv.slice(2) as [PuzzleKind, string]
for (let lack = Number(count); lack > 0; lack--) console.log(JSON.stringify(await draw[kind]()))
