// Rows made of rows that are there: every column as it is, but those that are told otherwise. So the large shop has
// whatever the demo shop has, and a new column needs no line here.
import type pg from 'pg'

export type Client = pg.PoolClient

/** Steps that are done are not done again, so that a making that was broken off goes on. */
export async function step(client: Client, name: string, make: () => Promise<void>): Promise<void> {
  await client.query('create schema if not exists scale')
  await client.query('create table if not exists scale.step (name text primary key)')
  const { rowCount } = await client.query('select from scale.step where name = $1', [name])
  if (rowCount) return
  const began = performance.now()
  await client.query('begin')
  // what is written at once is counted at once afterwards, not row by row; nobody is told of it
  await client.query(`set local session_replication_role = 'replica'`)
  await client.query(`set local work_mem = '128MB'`)
  await make()
  await client.query('insert into scale.step values ($1)', [name])
  await client.query('commit')
  console.error(`  ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

interface Copy {
  /** what stands after `from`: the table is `t` in it */
  from: string
  /** columns that become something else */
  but?: Record<string, string>
  /** an interval by which every time moves */
  shift?: string
  params?: readonly unknown[]
}
/** Copies rows of `table`, once for each row of `from`. */
export async function copy(client: Client, table: string, { from, but = {}, shift, params = [] }: Copy): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const values = rows.map(({ name, type }) => {
    if (but[name] !== undefined) return but[name]
    return shift && type.startsWith('timestamp') ? `t.${name} + ${shift}` : `t.${name}`
  })
  await client.query(
    `insert into ${table} (${rows.map((r) => r.name).join(', ')}) overriding system value
    select ${values.join(', ')} from ${from}`,
    [...params],
  )
}

/** New rows of the shop get higher numbers than those that were made here. */
export async function setSequences(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`)
  for (const { name } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${name}', 'id'), greatest((select max(id) from ${name}), 1))`,
    )
}
