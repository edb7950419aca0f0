// The stock of prepared puzzles: a call takes one that is ready; jobs fill it up.
// Pictures are never drawn inside a transaction.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { validSeconds } from './captcha.ts'
import { drawPoints } from './drawing/points.ts'
import { drawSlide } from './drawing/slide.ts'
import type { Puzzle, PuzzleKind } from './puzzle.ts'
import { countStock, insertPuzzle, insertStock, takeStock } from './queries.ts'

const full = 16
const low = 8
const draw = { slide: drawSlide, points: drawPoints }

/** A puzzle nobody has seen. Refuses crowded when too many are drawn on the spot. */
export async function askPuzzle(
  db: Db,
  kind: PuzzleKind,
  bound: string | null,
): Promise<{ id: string; pictures: string[]; answer: Puzzle['answer'] }> {
  const { puzzle, left } = await takeStock(db, kind)
  if (left < low) await addJob(db, 'captcha.fill', { kind }, { key: `captcha.fill.${kind}`, line: 'captcha' })
  const { answer, pictures } = puzzle ?? (await drawNow(kind))
  const id = randomBytes(24).toString('base64url')
  await insertPuzzle(db, id, kind, answer, bound, validSeconds)
  return { id, pictures, answer }
}

let waiting = 0
const patience = 8
let last: Promise<unknown> = Promise.resolve()
/** One at a time in a process: an empty stock must not take all of its strength. */
async function drawNow(kind: PuzzleKind): Promise<Puzzle> {
  if (waiting >= patience) throw new Refusal('crowded')
  waiting++
  const drawn = last.then(() => draw[kind]())
  last = drawn.catch(() => undefined)
  try {
    return await drawn
  } finally {
    waiting--
  }
}

const run = promisify(execFile)
const drawer = fileURLToPath(new URL('./drawing/drawer.ts', import.meta.url))
const room = { timeout: 60_000, maxBuffer: 16 * 1024 * 1024, windowsHide: true }
/** Fills the stock of a kind, drawn by a process of its own. */
export async function fillStock(db: Db, kind: PuzzleKind): Promise<void> {
  const lack = full - (await countStock(db, kind))
  if (lack <= 0) return
  const { stdout } = await run(process.execPath, [drawer, kind, String(lack)], room)
  for (const line of stdout.trimEnd().split('\n')) await insertStock(db, kind, JSON.parse(line) as Puzzle)
}
