// What the captcha does by itself: draws puzzles ahead, forgets old ones each hour.
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import type { PuzzleKind } from './puzzle.ts'
import { deleteStale } from './queries.ts'
import { fillStock } from './stock.ts'

export const jobs: Record<string, JobHandler> = {
  'captcha.fill': ({ db }, { kind }: { kind: PuzzleKind }) => fillStock(db, kind),
  'captcha.forget': ({ db }) => deleteStale(db),
}
export const schedules: Schedule[] = [{ cron: '17 * * * *', job: 'captcha.forget' }]
