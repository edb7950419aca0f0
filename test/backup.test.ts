// A backup of a running shop and its way back, by the commands as they are typed: under load, torn, changed, misplaced.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb, openPool } from '#kernel/data/db.ts'
import { auditBooks } from '../bin/audit-books.ts'
import { mustPlace, payFromBalance, place, type Buyer } from './buying.ts'
import { crowd } from './crowd.ts'
import { openFront, type Front } from './front.ts'
import { makeShop, type TestGoods } from './goods.ts'
import { closeFolder, databaseIn, freePort, openFolder, startServer, type ServerProcess } from './server-process.ts'
import { mustSend, picture } from './uploading.ts'

const base = openFolder()
const at = (name: string): string => join(base, name)
const shop = at('shop')
const file = at('kept/shop.tar.gz')
const servers: ServerProcess[] = []
let [front, buyers] = [undefined! as Front, [] as Buyer[]]
let goods: TestGoods
let address: string

interface Said {
  code: number | null
  text: string
}
/** Runs a command as an operator does. */
async function run(name: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<Said> {
  const child = spawn(process.execPath, [`bin/${name}.ts`, ...args], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const code = await new Promise<number | null>((done) => child.once('close', done))
  return { code, text }
}
async function serve(folder: string): Promise<string> {
  const port = String(await freePort())
  const server = startServer({ DATA_DIR: folder, PORT: port, DEMO: '0' })
  servers.push(server)
  await server.ready()
  return `http://127.0.0.1:${port}`
}
async function stop(server: ServerProcess | undefined): Promise<void> {
  server?.child.kill('SIGTERM')
  await server?.ended
}

beforeAll(async () => {
  address = await serve(shop)
  const pool = openPool(databaseIn(shop), { max: 4, limited: false })
  front = openFront(address, pool, openDb(pool))
  goods = await makeShop(front)
  buyers = await crowd(front, 6, { fen: 100_000_000 })
}, 180_000)
afterAll(async () => {
  await front?.pool.end()
  for (const server of servers) await stop(server)
  for (const name of readdirSync(base)) if (existsSync(at(`${name}/postgres`))) await closeFolder(at(name))
  rmSync(base, { recursive: true, force: true })
}, 180_000)

/** Buyers who order and pay until they are stopped; the numbers of what was acknowledged. */
function openOrders() {
  const paid: { orderNo: string; buyer: Buyer }[] = []
  let stopped = false
  const shopper = async (buyer: Buyer): Promise<void> => {
    while (!stopped) {
      const reply = await place(front, buyer, { skuId: goods.skus.normal, quantity: 1 })
      if (reply.status !== 200) throw new Error(JSON.stringify(reply.raw))
      const { payNo, orderNos } = reply.data
      if ((await payFromBalance(front, buyer, payNo)).data.status === 'paid')
        paid.push({ orderNo: orderNos[0]!, buyer })
    }
  }
  const running = Promise.all(buyers.map(shopper))
  return { paid, stop: () => ((stopped = true), running) }
}
const read = async (url: string, who: Buyer): Promise<Buffer> => {
  const reply = await fetch(url, { headers: { authorization: `Bearer ${who.token}`, 'user-type': '1' } })
  expect(reply.status, url).toBe(200)
  return Buffer.from(await reply.arrayBuffer())
}

test('a backup under load holds every order that was acknowledged before it began', { timeout: 180_000 }, async () => {
  await front.pool.query(`update stock set on_hand = on_hand + 100000 where sku_id = $1`, [goods.skus.normal])
  await front.pool.query(
    `insert into stock_move (sku_id, on_hand, reserved, reason) values ($1, 100000, 0, 'import')`,
    [goods.skus.normal],
  )
  const first = buyers[0]!
  const bytes = await picture(600, 400).png().toBuffer()
  const open = await mustSend(front, first, 'review', bytes, 'image/png')
  const closed = await mustSend(front, first, 'feedback', bytes, 'image/png')
  mkdirSync(join(shop, 'media/cache'), { recursive: true })
  for (const name of ['media/cup.webp', 'media/cache/cup-480.webp']) writeFileSync(join(shop, name), bytes)
  const ofToday = Buffer.from('the key by which visitors of today are told apart')
  await front.pool.query(`insert into figure_key values ('2020-02-02', $1)`, [ofToday])
  // brings what unlogged tables hold onto the disk too
  await front.pool.query('create database flushed strategy file_copy')
  await front.pool.query('drop database flushed')
  const orders = openOrders()
  await expect.poll(() => orders.paid.length, { timeout: 180_000 }).toBeGreaterThan(20)
  const before = orders.paid.slice()
  const files = [open.url!, `/api/v2/token/file/${closed.uploadId}`]
  const were = await Promise.all(files.map((path) => read(address + path, first)))
  const said = await run('backup', ['--out', file], { DATA_DIR: shop })
  const during = orders.paid.length - before.length
  await orders.stop()
  expect(said).toMatchObject({ code: 0, text: expect.stringContaining('keep it as safe as the shop') as string })
  expect(during).toBeGreaterThan(5)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual([basename(file)])
  expect(gunzipSync(readFileSync(file)).includes(ofToday), 'what lives for its day is in no backup').toBe(false)

  const back = await run('restore', ['--from', file], { DATA_DIR: at('back') })
  expect(back).toMatchObject({ code: 0, text: expect.stringContaining('The books are right') as string })
  const url = await serve(at('back'))
  const pool = openPool(databaseIn(at('back')), { max: 2, limited: false })
  const there = openFront(url, pool, openDb(pool))
  for (const { orderNo, buyer } of before)
    expect((await there.must('/api/v2/order/sell/detail', { orderNo }, buyer)).status).toBe('awaitingShipment')
  expect(await Promise.all(files.map((path) => read(url + path, first)))).toEqual(were)
  expect(readFileSync(at('back/media/cup.webp')).equals(bytes)).toBe(true)
  expect(existsSync(at('back/media/cache'))).toBe(false)
  expect((await fetch(`${url}/`)).status).toBe(200)
  await mustPlace(there, first, { skuId: goods.skus.normal, quantity: 1 })
  expect(await auditBooks(pool)).toEqual({ right: true, differences: {} })
  await pool.end()
  await stop(servers.pop())
})

/** Nothing but what was there, byte by byte. */
const state = (): string[] =>
  readdirSync(base)
    .filter((name) => name !== 'shop')
    .map((name) => {
      const path = at(name)
      return statSync(path).isFile() ? `${name} ${createHash('sha1').update(readFileSync(path)).digest('hex')}` : name
    })
function changed(byte: number, bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy[byte]! ^= 1
  return copy
}
/** One bit, near the middle, without which it does not unpack to the same: zeros may be copied from many places. */
function turned(bytes: Buffer): Buffer {
  for (let byte = Math.floor(bytes.length / 2); ; byte++) {
    const copy = changed(byte, bytes)
    try {
      gunzipSync(copy)
    } catch {
      return copy
    }
  }
}
/** The first entry of a name goes out of a tar. */
function without(name: string, tar: Buffer): Buffer {
  const head = tar.indexOf(`${name}\0`)
  const size = Number.parseInt(tar.toString('latin1', head + 124, head + 135), 8)
  return Buffer.concat([tar.subarray(0, head), tar.subarray(head + 512 + Math.ceil(size / 512) * 512)])
}
const spoiled: [string, (whole: Buffer) => Buffer][] = [
  ['its last third is missing', (b) => b.subarray(0, Math.floor(b.length * 0.66))],
  ['its last byte is missing', (b) => b.subarray(0, -1)],
  ['a bit has turned', turned],
  ['a file in it was changed and packed anew', (b) => gzipSync(changedTar(gunzipSync(b)), { level: 1 })],
  ['a file in it was taken out', (b) => gzipSync(without('secret.key', gunzipSync(b)), { level: 1 })],
  ['it is no backup', () => Buffer.from('a letter')],
  ['it is empty', () => Buffer.alloc(0)],
]
const changedTar = (tar: Buffer): Buffer => changed(tar.indexOf('secret.key\0') + 512, tar)

test.each(spoiled)(
  'what is not whole is refused, and nothing is touched: %s',
  { timeout: 180_000 },
  async (_why, spoil) => {
    writeFileSync(at('spoiled'), spoil(readFileSync(file)))
    mkdirSync(at('full'), { recursive: true })
    writeFileSync(at('full/mine'), 'mine')
    const before = state()
    const { code, text } = await run('restore', ['--from', at('spoiled'), '--replace'], { DATA_DIR: at('full') })
    expect(code).toBe(1)
    expect(text).toMatch(/damaged or not whole|no backup of a shop/)
    expect(text.trim().split('\n')).toHaveLength(1)
    expect(state()).toEqual(before)
    expect(readFileSync(at('full/mine'), 'utf8')).toBe('mine')
  },
)

test('a folder in use or with something in it is refused; what is replaced is kept', { timeout: 180_000 }, async () => {
  const busy = await run('restore', ['--from', file, '--replace'], { DATA_DIR: shop })
  expect(busy).toMatchObject({ code: 1, text: expect.stringContaining('is in use by process') as string })
  const full = await run('restore', ['--from', file], { DATA_DIR: at('full') })
  expect(full).toMatchObject({ code: 1, text: expect.stringContaining('is not empty') as string })
  const replaced = await run('restore', ['--from', file, '--replace'], { DATA_DIR: at('full') })
  expect(replaced.code, replaced.text).toBe(0)
  const aside = readdirSync(base).find((name) => name.startsWith('full.before-'))!
  expect(readFileSync(at(`${aside}/mine`), 'utf8')).toBe('mine')
  expect(existsSync(at('full/postgres/PG_VERSION'))).toBe(true)
})

test('keys may stay out: then the way back asks for the one that fits', { timeout: 180_000 }, async () => {
  const bare = at('kept/bare.tar.gz')
  expect((await run('backup', ['--out', bare, '--without-keys'], { DATA_DIR: shop })).text).toContain('holds no key')
  for (const key of ['secret.key', 'database.key'])
    expect(gunzipSync(readFileSync(bare)).includes(`${key}\0`)).toBe(false)
  const lost = await run('restore', ['--from', bare], { DATA_DIR: at('lost') })
  expect(lost).toMatchObject({ code: 0, text: expect.stringContaining('put secret.key there') as string })
  const SECRET_KEY = readFileSync(join(shop, 'secret.key'), 'utf8').trim()
  const found = await run('restore', ['--from', bare], { DATA_DIR: at('found'), SECRET_KEY })
  expect(found.code).toBe(0)
  expect(found.text).not.toContain('secret.key')
})

test('what cannot be backed up is told in one line', { timeout: 180_000 }, async () => {
  const one = async (args: string[], env: Record<string, string>): Promise<string> => {
    const { code, text } = await run('backup', args, env)
    expect([code, text.trim().split('\n').length], text).toEqual([1, 1])
    return text
  }
  expect(await one([], { DATA_DIR: at('nowhere') })).toContain('there is no shop in')
  expect(existsSync(at('nowhere'))).toBe(false)
  expect(await one(['--out', file], { DATA_DIR: shop })).toContain('is there already')
  expect(await one(['--out', join(shop, 'x.tar.gz')], { DATA_DIR: shop })).toContain('into the shop itself')
  const own = { DATA_DIR: at('own'), DATABASE_URL: databaseIn(shop) }
  const out = ['--out', at('kept/own.tar.gz')]
  expect(await one(out, { ...own, PATH: dirname(process.execPath) })).toContain('pg_dump is not on this machine')
  mkdirSync(at('bin'))
  writeFileSync(at('bin/pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 15.1"\n')
  chmodSync(at('bin/pg_dump'), 0o755)
  const older = { ...own, PATH: [at('bin'), process.env['PATH']].join(delimiter) }
  expect(await one(out, older)).toMatch(/pg_dump 15 is older than the database, PostgreSQL \d+/)
  expect(readdirSync(dirname(file)).filter((name) => name.startsWith('own'))).toEqual([])
  const { code, text } = await run('restore', ['--from', file], own)
  expect([code, text]).toEqual([1, expect.stringContaining('restore it without DATABASE_URL')])
})
