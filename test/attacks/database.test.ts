// The embedded database against whoever else has an account on the machine, and the shop's own role against whoever
// speaks through it: nobody enters without a password, and the shop makes no tables.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbedded, type Embedded } from '#kernel/data/postgres.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import { openWorld, type World } from '../world.ts'

const root = process.getuid?.() === 0
const flags = ['-c', 'fsync=off', '-c', 'scram_iterations=1']
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8)

async function ask(connectionString: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query<{ it: unknown }>(statement)).rows[0]?.it
  } finally {
    await client.end().catch(() => undefined)
  }
}
const enters = (url: string): Promise<boolean> =>
  ask(url, 'select 1 as it').then(
    () => true,
    () => false,
  )
const rights = `select concat_ws(' ', rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls) as it
  from pg_roles where rolname = current_user`

describe('a data folder', () => {
  const dir = mkdtempSync(join(tmpdir(), 'miralo-own-'))
  const socket = encodeURIComponent(join(dir, 'run'))
  const strangers = ['postgres', shopRole, 'root', 'nobody'].flatMap((role) =>
    [role, `${role}:`, `${role}:${role}`].map((who) => `postgres://${who}@localhost/postgres?host=${socket}`),
  )
  let server: Embedded
  const open = async () => (server = await startEmbedded(dir, flags, true))
  async function isShut(): Promise<void> {
    const folders = [dir, join(dir, 'run'), join(dir, 'postgres')]
    expect(folders.map(modeOf)).toEqual(folders.map(() => '700'))
    expect([modeOf(join(dir, 'run', '.s.PGSQL.5432')), modeOf(join(dir, 'database.key'))]).toEqual(['700', '600'])
    expect(await Promise.all(strangers.map(enters))).toEqual(strangers.map(() => false))
    expect(await ask(server.url, rights)).toBe('f f f f f')
    for (const kind of ['table', 'temporary table'])
      await expect(ask(server.url, `create ${kind} mine (n int)`)).rejects.toThrow('permission denied')
  }
  beforeAll(open)
  afterAll(async () => {
    await server.stop()
    rmSync(dir, { recursive: true, force: true })
  })

  test('is closed, its socket too; nobody enters without a password', () => isShut())
  test.runIf(root)('keeps out another user of the machine, with the right password too', async () => {
    const script = `
      const { default: pg } = await import('pg')
      const client = new pg.Client({ connectionString: process.argv[1] })
      await client.connect().then(() => console.log('entered'), (e) => console.log(e.code))
      process.exit()`
    const as = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, '--input-type=module', '-e']
    const told = execFileSync('setpriv', [...as, script, server.adminUrl], { encoding: 'utf8' })
    expect(told.trim()).toBe('EACCES')
  })
  test('is adopted with the same passwords', async () => {
    const { url, adminUrl } = server
    expect(await open()).toMatchObject({ adopted: true, created: false, url, adminUrl })
  })

  const broken: [string, () => Promise<unknown> | void][] = [
    [
      'one of an older shop, which runs and lets in everybody as superuser',
      async () => {
        await ask(server.adminUrl, `drop owned by ${shopRole}`)
        await ask(server.adminUrl, `drop role ${shopRole}`)
        rmSync(join(dir, 'database.key'))
        writeFileSync(join(dir, 'postgres', 'pg_hba.conf'), 'local all all trust\n')
        await ask(server.adminUrl, 'select pg_reload_conf() as it')
        for (const path of [dir, join(dir, 'run')]) chmodSync(path, 0o755)
        chmodSync(join(dir, 'run', '.s.PGSQL.5432'), 0o777)
      },
    ],
    ['one that lost its passwords', () => rmSync(join(dir, 'database.key'))],
    [
      'one whose start broke off while the door stood open',
      async () => {
        await server.stop()
        writeFileSync(join(dir, 'postgres', 'pg_hba.conf'), 'local all all trust\n')
      },
    ],
    ['one with half a file of passwords', () => writeFileSync(join(dir, 'database.key'), 'half\n')],
    ['one that others may read', () => chmodSync(dir, 0o777)],
  ]
  test.each(broken)('is brought over: %s', async (_name, spoil) => {
    await ask(server.adminUrl, 'create table if not exists kept (n int)')
    await ask(server.adminUrl, 'insert into kept values (1)')
    await spoil()
    await open()
    await isShut()
    expect(await ask(server.adminUrl, 'select count(*) > 0 as it from kept')).toBe(true)
  })
  test('is no longer brought over once it is', async () => {
    const key = readFileSync(join(dir, 'database.key'), 'utf8')
    await server.stop()
    await open()
    expect(readFileSync(join(dir, 'database.key'), 'utf8')).toBe(key)
  })
  test('writes no password into its log', () => {
    const log = readFileSync(join(dir, 'run', 'postgres.log'), 'utf8')
    for (const word of readFileSync(join(dir, 'database.key'), 'utf8').trim().split('\n'))
      expect(log).not.toContain(word)
  })
})

describe("the shop's role", () => {
  let world: World
  beforeAll(async () => void (world = await openWorld()))
  afterAll(() => world.close())

  const refused = [
    'create table mine (n int)',
    'create schema mine',
    "create function mine() returns int language sql as 'select 1'",
    'create extension dblink',
    'create role mine superuser',
    `alter role ${shopRole} superuser`,
    "alter role postgres password 'mine'",
    'alter table user_account add column mine int',
    'alter table ledger_entry disable trigger all',
    'drop table ledger_entry',
    'drop trigger ledger_entry_kept on ledger_entry',
    'create or replace function shop_now() returns timestamptz language sql as $$ select now() $$',
    'create index on user_account (email)',
    'truncate cart_line',
    "insert into migration (name) values ('mine')",
    'set role postgres',
    'set session_replication_role = replica',
    "alter system set log_statement = 'all'",
    'select rolpassword from pg_authid',
    "select pg_read_file('/etc/passwd')",
    "copy user_account to '/tmp/mine'",
    "copy user_account from program 'id'",
    'create table graphile_worker.mine (n int)',
  ]
  test.each(refused)('may not: %s', async (statement) => {
    await expect(world.app.pool.query(statement)).rejects.toThrow(
      /permission denied|must be owner|must be superuser|only roles|cannot execute|does not exist|must have/i,
    )
  })
  test('reads and writes the rows of every table of the shop and its queue', async () => {
    const { rows } = await world.pool.query<{ name: string; may: boolean }>(
      `select c.oid::regclass::text as name,
         bool_and(has_table_privilege($1, c.oid, p)) as may
       from pg_class c, unnest(array['select', 'insert', 'update', 'delete']) p
       where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and c.relkind in ('r', 'p')
         and c.relname <> 'migration' group by 1`,
      [shopRole],
    )
    expect(rows.length).toBeGreaterThan(50)
    expect(rows.filter((r) => !r.may)).toEqual([])
    await world.app.pool.query("select graphile_worker.add_job('kernel.forgetReplies')")
    await world.runJobs()
  })
})
