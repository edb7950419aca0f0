// Whether this is a demo shop: said by DEMO, else decided once and remembered in the database.
import { openPool } from '#kernel/data/db.ts'
import { isLoopback, type Env } from '#kernel/data/env.ts'

/**
 * By default a demo shop is one with the embedded database, empty at its first start or first import, on a loopback
 * host.
 */
export async function rememberDemo(env: Env, databaseUrl: string): Promise<boolean> {
  const pool = openPool(databaseUrl, { max: 1 })
  try {
    const { rows } = await pool.query<{ value: unknown }>("select value from setting where name = 'demo'")
    const empty = (await pool.query('select 1 from merchant limit 1')).rowCount === 0
    const on =
      env.demo ?? (rows[0] ? rows[0].value === true : env.databaseUrl === undefined && empty && isLoopback(env.host))
    await pool.query(
      "insert into setting (name, value) values ('demo', $1) on conflict (name) do update set value = excluded.value",
      [JSON.stringify(on)],
    )
    return on && isLoopback(env.host)
  } finally {
    await pool.end()
  }
}
