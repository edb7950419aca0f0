// Pages of lists: by number up to 50, on from there by `after`, an opaque cursor over the sort keys of the last row.
// Totals are exact up to 1,000.
import { Refusal } from './refusal.ts'

export interface PageInput {
  page?: number
  size?: number
  after?: string
}
export interface Limits {
  page: number
  size: number
  /** Rows to skip; 0 when reading on from a cursor. Fetch size + 1 rows. */
  offset: number
  /** The sort keys of the last row seen. */
  cursor: unknown[] | undefined
}
export interface Total {
  total: number
  totalIsExact: boolean
}
/** How far counts go. */
export const exactTo = 1000

/**
 * What one value of a cursor must be, so that a forged one is refused and never reaches SQL as a wrong type.
 * time: PostgreSQL's `::text` of a timestamptz in UTC, or ISO, which keeps the microseconds.
 */
export type CursorKind = 'id' | 'int' | 'flag' | 'text' | 'time'
const time = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,6})?)(?:Z|\+00(?::00)?)$/
const isTime = (v: unknown): boolean => {
  const [, day, clock] = (typeof v === 'string' && time.exec(v)) || []
  const at = new Date(`${day}T${clock}Z`)
  // PostgreSQL knows no year nought
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day!) && at.getUTCFullYear() > 0
}
const isKind: Record<CursorKind, (v: unknown) => boolean> = {
  id: Number.isSafeInteger,
  int: (v) => Number.isSafeInteger(v) && Math.abs(v as number) < 2 ** 31,
  flag: (v) => typeof v === 'boolean',
  text: (v) => typeof v === 'string' && !v.includes('\0'),
  time: isTime,
}

/** Where a page starts. `kinds` names the values of the cursor in their order. Refuses badInput (after). */
export function limitsOf(input: PageInput, defaultSize: number, kinds: readonly CursorKind[]): Limits {
  const { page = 1, size = defaultSize } = input
  if (input.after === undefined) return { page, size, offset: (page - 1) * size, cursor: undefined }
  const cursor = decode(input.after)
  if (!cursor || cursor.length !== kinds.length || !kinds.every((k, i) => isKind[k](cursor[i])))
    throw new Refusal('badInput', { field: 'after', rule: 'cursor' })
  return { page, size, offset: 0, cursor }
}

/** Sort keys as an opaque text. Times as text from PostgreSQL: a Date loses microseconds, and with them rows. */
export const encodeCursor = (values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url')
function decode(after: string): unknown[] | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(after, 'base64url').toString())
    return Array.isArray(values) && values.every((v) => v === null || typeof v !== 'object') ? values : undefined
  } catch {
    return undefined
  }
}

/** How far a count goes where each row takes a look of its own. */
export const exactWhereDear = 100
/** A count that stopped one above `most` as the wire tells it. */
export const cappedTotal = (counted: number, most = exactTo): Total => ({
  total: Math.min(counted, most),
  totalIsExact: counted <= most,
})

/**
 * The answer of a list: `rows` hold up to size + 1 rows, the one too many tells that there is more.
 * `total`: a capped count or its Total.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  { page, size }: Limits,
  cursorOf: (row: Row) => unknown[],
  total: number | Total,
) {
  const records = rows.slice(0, size)
  const last = rows.length > size ? records.at(-1) : undefined
  return {
    records,
    ...(typeof total === 'number' ? cappedTotal(total) : total),
    page,
    size,
    next: last === undefined ? null : encodeCursor(cursorOf(last)),
  }
}
