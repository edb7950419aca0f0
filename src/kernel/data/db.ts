// The pool, the query builder, transactions and migrations.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { Kysely, PostgresDialect, sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import type { DB } from '../../../db/types.ts'
import { noteSlow } from './slow.ts'
import { Refusal } from '../call/refusal.ts'

export type Db = Kysely<DB>

// ids, fen and counts stay far below 2^53
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const limits = '-c statement_timeout=3000 -c lock_timeout=1000 -c idle_in_transaction_session_timeout=5000'
const inDemo = '-c miralo.demo=on'

export interface PoolOptions {
  max?: number
  /** ms to wait for a free connection before the caller is told that the shop is crowded */
  wait?: number
  /** false lifts the statement limits: for migrations, imports and audits */
  limited?: boolean
  /** whether these connections are of a demo shop: what is made over them is known for it (`in_demo()`) */
  demo?: boolean
}
/** A pool whose idle and busy clients may lose the server without ending the process. */
export function openPool(
  url: string,
  { max = 8, wait = 3000, limited = true, demo = false }: PoolOptions = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: wait,
    idleTimeoutMillis: 0, // a line that died without a word must not keep a caller waiting for ever
    options: [...(limited ? [limits] : []), ...(demo ? [inDemo] : [])].join(' '),
    ...(limited ? { query_timeout: 10_000 } : {}),
    pipeline: true,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

// Each statement is written once and comes back with other values, so each text becomes a named prepared statement.
const named = new Map<string, string>()
const controls = /^(begin|start|commit|rollback|savepoint|release|set)\b/i
/**
 * Opens a statement that is planned by its values each time, which costs it about 1 ms: for spans between two values,
 * of which a plan for any values believes that they hold a third of all rows.
 */
export const byItsValues = sql.raw('/* by its values */')
const unnamed = (text: string): boolean => controls.test(text) || text.trimStart().startsWith('/* by its values */')
function nameOf(text: string): string | undefined {
  const known = named.get(text)
  if (known || named.size > 600 || unnamed(text)) return known
  const name = createHash('sha1').update(text).digest('base64url').slice(0, 16)
  named.set(text, name)
  return name
}
let statements = 0
/** How many statements this process has sent. */
export const statementCount = (): number => statements

/** The code of an error of the database, the network or the files. */
export const codeOf = (e: unknown): string | undefined =>
  e instanceof Error && 'code' in e && typeof e.code === 'string' ? e.code : undefined
const away = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/
const isLost = (e: unknown): boolean =>
  away.test(codeOf(e) ?? '') ||
  (e instanceof Error &&
    /^(Connection terminated|Client has encountered a connection error|Query read timeout)/.test(e.message))
/**
 * True when the database was away or took too long, and asking again may help:
 * its restart, a cut line, a limit of time. What a cut line carried may be done or not.
 */
export const isPassing = (e: unknown): boolean => isLost(e) || codeOf(e) === '57014' || codeOf(e) === '55P03'

/** True when the database lets itself be read only. */
export const takesNoWrites = (e: unknown): boolean => codeOf(e) === '25006'

const nothing: pg.QueryResult = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }
class PreparingClient {
  #broken = false
  /** that a transaction is begun, of which the next statement hears */
  #begun: Promise<unknown> | undefined
  readonly #client: pg.PoolClient
  constructor(client: pg.PoolClient) {
    this.#client = client
  }
  /** `begin` is not waited for: it goes on the same way as the first statement, and is answered with it. */
  query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const reply = this.#send(text, values)
    if (text !== 'begin') return reply
    this.#begun = reply
    return Promise.resolve(nothing)
  }
  #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    statements++
    const name = nameOf(text)
    const sent = this.#client.query(name ? { name, text, values } : { text, values })
    const begun = this.#begun
    this.#begun = undefined
    const reply = begun ? Promise.all([sent, begun]).then(([result]) => result) : sent
    const began = performance.now()
    void reply.then(
      () => noteSlow(text, performance.now() - began),
      () => noteSlow(text, performance.now() - began),
    )
    reply.catch((e: unknown) => (this.#broken ||= isLost(e) || takesNoWrites(e)))
    return reply
  }
  /** A cut line never goes back among the free ones, nor one that takes no writes: the next may. */
  release(): void {
    this.#client.release(this.#broken)
  }
}
const crowded = (e: unknown): boolean => e instanceof Error && /timeout exceeded when trying to connect/.test(e.message)

/** The query builder over a pool. */
export function openDb(pool: pg.Pool): Db {
  const connect = async () => {
    try {
      return new PreparingClient(await pool.connect())
    } catch (e) {
      throw crowded(e) ? new Refusal('crowded') : e
    }
  }
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: { connect, end: () => Promise.resolve() } as never }) })
}

/**
 * A list whose length the planner cannot see:
 * lists of a few elements would be planned anew at every call (measured: 0.4 ms each).
 */
export const idList = (values: readonly number[]): RawBuilder<number[]> => sql`(select ${values}::bigint[])::bigint[]`
/**
 * One id that the planner cannot see: it plans as for any, once. Else the newest goods of one merchant would be looked
 * for among those of all others, and each merchant be planned for anew.
 */
export const anyId = (id: number): RawBuilder<number> => sql`(select ${id}::bigint)`
export const textList = (values: readonly string[]): RawBuilder<string[]> => sql`(select ${values}::text[])::text[]`

/** True when an error is this SQLSTATE (and, if given, this constraint). */
export const isSqlState = (e: unknown, state: string, constraint?: string): boolean =>
  codeOf(e) === state &&
  (constraint === undefined || (e instanceof Error && 'constraint' in e && e.constraint === constraint))

const hearers = new WeakMap<Db, (trx: Db) => void>()
/** Who hears of each transaction over the database, right after its commit. */
export const onCommit = (db: Db, hear: (trx: Db) => void): unknown => hearers.set(db, hear)
async function runOnce<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  let trx = db
  const result = await db.transaction().execute((inside) => work((trx = inside)))
  hearers.get(db)?.(trx)
  return result
}
/** Runs the work in one READ COMMITTED transaction; serialization failures and deadlocks get three tries, whole. */
export async function transact<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work)
    } catch (e) {
      const state = codeOf(e)
      if ((state === '40001' || state === '40P01') && attempt < 3) continue
      throw state === '55P03' || state === '57014' ? new Refusal('crowded') : e
    }
  }
}

/** Runs the work in the caller's transaction, or in one of its own where the caller has none:
 * for verbs whose writes stand or fall together. */
export const together = <T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : transact(db, work)

/** Runs the work inside of the caller's transaction so that what it throws undoes the work alone. The ledger cannot be
 * posted to in there. */
export async function tryOut<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(db)
  try {
    const result = await work()
    await sql`release savepoint tried`.execute(db)
    return result
  } catch (e) {
    await sql`rollback to savepoint tried`.execute(db)
    await sql`release savepoint tried`.execute(db)
    throw e
  }
}

const migrations = new URL('../../../db/migrations/', import.meta.url)
/** The files of db/migrations that are not applied, in their order. */
async function missingMigrations(client: Pick<pg.Pool, 'query'>): Promise<string[]> {
  const done = new Set((await client.query<{ name: string }>('select name from migration')).rows.map((r) => r.name))
  return readdirSync(migrations)
    .filter((n) => n.endsWith('.sql') && !done.has(n))
    .sort()
}
/** Whether a server has brought the database as far as this version. */
export async function isMigrated(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ begun: boolean }>(`select to_regclass('migration') is not null as begun`)
  return rows[0]!.begun && (await missingMigrations(pool)).length === 0
}
/** Applies the missing files of db/migrations, one transaction each, one process at a time. Returns their names. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock(7401)')
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const missing = await missingMigrations(client)
    for (const name of missing) {
      await client.query('begin')
      await client.query(readFileSync(new URL(name, migrations), 'utf8'))
      await client.query('insert into migration (name) values ($1)', [name])
      await client.query('commit')
    }
    return missing
  } catch (e) {
    await client.query('rollback')
    throw e
  } finally {
    await client.query('select pg_advisory_unlock(7401)').catch(() => undefined)
    client.release()
  }
}
