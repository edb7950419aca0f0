// The database's clock, read without a query: the process keeps how far its own clock is off.
import type pg from 'pg'

export interface Clock {
  /** ms since 1970 by the database's clock */
  now: () => number
  /** Measures again; called at start, each minute, and by tests that move the clock. */
  sync: () => Promise<void>
  stop: () => void
}

export async function openClock(pool: pg.Pool): Promise<Clock> {
  let offset = 0
  const sync = async () => {
    const asked = Date.now()
    const { rows } = await pool.query<{ ms: number }>('select extract(epoch from shop_now())::float8 * 1000 as ms')
    const answered = Date.now()
    offset = rows[0]!.ms - (asked + answered) / 2
  }
  await sync()
  const timer = setInterval(() => void sync().catch(() => undefined), 60_000)
  timer.unref()
  return { now: () => Math.round(Date.now() + offset), sync, stop: () => clearInterval(timer) }
}
