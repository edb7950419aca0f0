// Whether a database can carry the shop: told before its first migration, in words for whoever set it up.
import type pg from 'pg'

/** The database is there, but the shop cannot live in it. */
export class DatabaseUnfit extends Error {}

export interface DatabaseFacts {
  /** as 150004 */
  version: number
  encoding: string
  /** the rules by which it tells letters */
  ctype: string
}
/** Oldest major version that knows all the shop asks of it. */
const oldest = 15

/** What is wrong, in one line; undefined: nothing. */
export function unfitness({ version, encoding, ctype }: DatabaseFacts): string | undefined {
  const major = Math.floor(version / 10_000)
  if (major < oldest) return `the database is PostgreSQL ${major}: the shop needs ${oldest} or newer`
  if (encoding !== 'UTF8')
    return `the encoding of the database is ${encoding}: make one by \`createdb -E UTF8 -T template0\``
  // search by parts of words sees no Chinese there
  return ctype === 'C' || ctype === 'POSIX'
    ? `the database tells letters by "${ctype}": make one that knows Chinese by \`createdb -l C.UTF-8 -T template0\``
    : undefined
}

/** Throws DatabaseUnfit. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<DatabaseFacts>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding,
       datctype as ctype
     from pg_database where datname = current_database()`,
  )
  const fault = unfitness(rows[0]!)
  if (fault) throw new DatabaseUnfit(fault)
}
