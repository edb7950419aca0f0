// Rows that many ask for at once, each for a few, are read in one statement. Whoever asks first reads at once; those
// who ask meanwhile are read together afterwards, so that nobody gets what was read before they asked.
import type { Db } from './db.ts'

type Read<K, R> = (db: Db, keys: readonly K[]) => Promise<ReadonlyMap<K, R>>
interface Batch<K, R> {
  keys: Set<K>
  rows: Promise<ReadonlyMap<K, R>>
}
interface Line<K, R> {
  running: Promise<unknown> | undefined
  next: Batch<K, R> | undefined
}

/**
 * Like `read`, which answers rows by key; there may be more in the answer than was asked for, and rows are shared.
 * In a transaction everybody reads alone.
 */
export function readTogether<K, R>(read: Read<K, R>): Read<K, R> {
  const lines = new WeakMap<Db, Line<K, R>>()
  const start = (line: Line<K, R>, db: Db, keys: readonly K[]): Promise<ReadonlyMap<K, R>> => {
    const rows = read(db, keys)
    const over = (): void => {
      if (line.running === ended) line.running = undefined
    }
    const ended = rows.then(over, over)
    line.running = ended
    return rows
  }
  return async (db, keys) => {
    if (db.isTransaction) return read(db, keys)
    const line = lines.get(db) ?? { running: undefined, next: undefined }
    lines.set(db, line)
    if (!line.running) return start(line, db, keys)
    if (!line.next) {
      const together = new Set<K>()
      const begin = (): Promise<ReadonlyMap<K, R>> => {
        line.next = undefined
        return start(line, db, [...together])
      }
      line.next = { keys: together, rows: line.running.then(begin) }
    }
    const { next } = line
    for (const key of keys) next.keys.add(key)
    return next.rows
  }
}
