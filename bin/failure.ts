// How a command ends: one clear line when something is wrong, the database left as it was found. Light, so that a
// command that only refuses answers at once.
import type { openPool } from '#kernel/data/db.ts'
import type { Embedded } from '#kernel/data/postgres.ts'

/** Something is wrong with what was asked: told in one line. */
export class Failure extends Error {}

export function fail(line: string): never {
  console.error(line)
  process.exit(1)
}

/** A server that we started is stopped again, unless somebody else came to use it meanwhile. */
export async function leave(embedded: Embedded | undefined, pool: ReturnType<typeof openPool>): Promise<void> {
  const others = await pool
    .query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    .catch(() => undefined)
  await pool.end()
  if (embedded && !embedded.adopted && (others?.rows[0]?.n ?? 0) === 0) await embedded.stop()
}
