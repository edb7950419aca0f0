// Starts that cannot be: each ends with one line that says what to do, and leaves nothing running. A worker beside a
// database that is not ready waits for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { databasePrepared, prepareDatabase } from '#app.ts'
import { migrate, openPool } from '#kernel/data/db.ts'
import { isServed } from '#kernel/data/postgres.ts'
import { freePort, startServer } from './server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'miralo-start-'))
const dataDir = join(folder, 'data')
let admin: pg.Client
beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

/** What a start says that ends by itself; it must be one line. */
async function refusal(env: Record<string, string>): Promise<string> {
  const server = startServer({ DATA_DIR: dataDir, PORT: '0', DEMO: '0', ...env })
  expect(await server.ended).toMatchObject({ code: 1 })
  const lines = server.output().trim().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0]!
}
/** A database of its own; its address for a role. */
async function database(name: string, made: string, role = ''): Promise<string> {
  await admin.query(`create database ${name} template template0 ${made}`)
  const url = inject('postgres').replace('/postgres?', `/${name}?`)
  return role === '' ? url : url.replace(/\/\/[^@]*@/, `//${role}:${role}@`)
}

test('settings of the environment that are none, or no numbers', async () => {
  const url = { DATABASE_URL: await database('start_settings', '') }
  expect(await refusal({ ...url, SETTING_ORDER_UNPAYD_SECONDS: '1' })).toContain(
    'SETTING_ORDER_UNPAYD_SECONDS is no setting',
  )
  expect(await refusal({ ...url, SETTING_ORDER_UNPAID_SECONDS: '1h' })).toContain('must be a whole number, not "1h"')
})
test('a folder that is a file', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  for (const path of [file, join(file, 'below')])
    expect(await refusal({ DATA_DIR: path })).toBe(`miralo: DATA_DIR=${path} is a file or lies in one: name a folder`)
})
test('a port that is taken, an address of somebody else; the database that was begun is ended', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }
  expect(await refusal({ PORT: String(port) })).toBe(`miralo: the port ${port} is in use: choose another with PORT`)
  other.close()
  expect(isServed(dataDir)).toBe(false)
  expect(await refusal({ HOST: '203.0.113.7' })).toBe('miralo: HOST=203.0.113.7 is no address of this machine')
  expect(isServed(dataDir)).toBe(false)
})
test('databases that cannot carry a shop', async () => {
  const answers: [string, string][] = [
    ["encoding 'SQL_ASCII' locale_provider libc locale 'C'", 'the encoding of the database is SQL_ASCII'],
    [
      "encoding 'UTF8' locale_provider libc locale 'C'",
      'the database tells letters by "C": make one that knows Chinese',
    ],
  ]
  for (const [i, [made, said]] of answers.entries())
    expect(await refusal({ DATABASE_URL: await database(`start_unfit_${i}`, made) })).toContain(said)
  await admin.query("create role start_poor login password 'start_poor'")
  const poor = await database('start_poor', '', 'start_poor')
  expect(await refusal({ DATABASE_URL: poor })).toContain('the user of the database has not the right to do this')
  expect(await refusal({ DATABASE_URL: poor.replace(':start_poor@', ':wrong@') })).toContain(
    'the database does not answer: password authentication failed',
  )
  expect(await refusal({ DATABASE_URL: poor.replace('/start_poor?', '/start_none?') })).toContain('does not exist')
})
test('a worker beside a database that is not prepared waits for it', async () => {
  const url = await database('start_late', '')
  const worker = startServer({ DATABASE_URL: url, PORT: String(await freePort()), WORKER: 'external' }, ['worker.ts'])
  const says = async (words: string) => {
    for (const end = Date.now() + 30_000; !worker.output().includes(words); await new Promise((r) => setTimeout(r, 50)))
      if (Date.now() > end) throw new Error(worker.output())
  }
  await says('waits for a server to prepare the database')
  await prepareDatabase(url)
  await says('worker is ready')
  worker.child.kill('SIGTERM')
  expect(await worker.ended).toMatchObject({ code: 0 })
})
test('what waits for a database waits for the tables of its jobs as well', async () => {
  const url = await database('start_halfway', '')
  const pool = openPool(url, { max: 1, limited: false })
  await migrate(pool)
  await pool.end()
  const told = Promise.withResolvers<string>()
  const prepared = databasePrepared(url, () => told.resolve('it waits')).then(() => 'it is ready')
  expect(await Promise.race([told.promise, prepared])).toBe('it waits')
  await prepareDatabase(url)
  expect(await prepared).toBe('it is ready')
})
