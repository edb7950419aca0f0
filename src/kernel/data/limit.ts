// How many rows a list takes. Of a limit that it cannot see PostgreSQL supposes a tenth of the table: then the plan
// that it could keep looks dear, and it plans anew each time. So usual sizes stand in the text of the statement; not
// where a word is looked for: there a plan is worth its time, for it depends on the word.
import { sql, type RawBuilder } from 'kysely'

const usualSizes = [10, 12, 20, 24, 30, 40, 48, 50, 60, 100]
/** Those, and one more, by which a list tells that it goes on. */
const usual = new Set(usualSizes.flatMap((size) => [size, size + 1]))

/** `limit` and `offset` of a statement. */
export function limitTo(rows: number, offset = 0): RawBuilder<unknown> {
  const limit = usual.has(rows) ? sql`limit ${sql.lit(rows)}` : sql`limit ${rows}`
  return offset > 0 ? sql`${limit} offset ${offset}` : limit
}
