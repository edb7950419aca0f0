// A greedy network and everybody else, at the real server: pages are drawn a few at a time and by turns, a line that is
// too long ends in words, and what money and health need never stands in it.
import { rmSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#kernel/data/db.ts'
import type { Buyer } from './buying.ts'
import { crowd } from './crowd.ts'
import { openFront, type Front } from './front.ts'
import { makeShop } from './goods.ts'
import { freePort, openFolder, startServer, type ServerProcess } from './server-process.ts'
import { freshDatabase } from './world.ts'

const settings = { pagesAtOnce: 2, pagesWaitingOfNetwork: 26, callsAtOnce: 4, pageReadsAtOnce: 2 }
const clients = 24
let server: ServerProcess
let front: Front
let pool: pg.Pool
let people: Buyer[]
const folder = openFolder()
beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  for (const [name, value] of Object.entries(settings))
    await pool.query('insert into setting (name, value) values ($1, $2)', [name, JSON.stringify(value)])
  const port = String(await freePort())
  server = startServer({
    PORT: port,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    TRUST_PROXY: 'loopback',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  })
  front = openFront(`http://127.0.0.1:${port}`, pool, openDb(pool))
  await makeShop(front)
  people = await crowd(front, 2)
  await server.ready()
})
afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ended
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
})

let asked = 0
/** A list or a search that nobody has asked for yet. */
const newPage = (): string => `/goods/list?min=${++asked}${asked % 2 ? '' : '&q=cup'}`
const from = (ip: string, more: Record<string, string> = {}) => ({ headers: { 'x-forwarded-for': ip, ...more } })
const greedy = from('203.0.113.9')
/** Reads the page to its end; its answer. */
const page = async (who: RequestInit): Promise<{ status: number; headers: Headers; text: string }> => {
  const reply = await fetch(front.url + newPage(), who)
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const balance = (who: Buyer, ip: string) => front.ask('/api/v2/user/balance/detail', {}, { ...who, ...from(ip) })

test('24 clients of one network go on and on: the others are answered before what they had asked for', async () => {
  let [over, drawn] = [false, 0]
  const loops = Array.from({ length: clients }, async () => {
    while (!over) {
      expect((await page(greedy)).status).toBe(200)
      drawn++
    }
  })
  await expect.poll(() => drawn, { interval: 5, timeout: 20_000 }).toBeGreaterThan(clients)
  const passed: { calls: number[]; pages: number[] } = { calls: [], pages: [] }
  for (let round = 0; round < 12; round++) {
    const before = drawn
    expect((await balance(people[0]!, '198.51.100.7')).status).toBe(200)
    passed.calls.push(drawn - before)
    const between = drawn
    expect((await page(from('198.51.100.8'))).status).toBe(200)
    passed.pages.push(drawn - between)
  }
  over = true
  await Promise.all(loops)
  // in one line with theirs, each answer would come after those that stood before it: two dozen
  const middle = (counts: number[]): number => counts.toSorted((a, b) => a - b)[counts.length / 2]!
  for (const counts of [passed.calls, passed.pages]) expect(middle(counts)).toBeLessThan(clients / 2)
})

test('a line that is too long is told so in the reader’s language; calls, notices and health are outside', async () => {
  const crowded = Array.from({ length: 300 }, () => page(from('203.0.113.9', { cookie: 'lang=zh-CN' })))
  const others = await Promise.all([
    balance(people[1]!, '203.0.113.9'),
    fetch(`${front.url}/livez`, greedy),
    fetch(`${front.url}/notify/stripe`, { method: 'POST', body: '{}', ...greedy }),
  ])
  expect(others.map((r) => r.status).filter((s) => s === 503)).toEqual([])
  expect((await page(from('198.51.100.8'))).status).toBe(200)
  const replies = await Promise.all(crowded)
  const refused = replies.filter((r) => r.status !== 200)
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(settings.pagesWaitingOfNetwork + settings.pagesAtOnce)
  expect(refused.length).toBeGreaterThan(0)
  for (const { status, headers, text } of refused) {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '2', 'no-store'])
    expect(text).toContain('<h1 lang="zh-CN">服务器繁忙，请稍后重试</h1>')
  }
})

test('of one person’s hundred calls at once each is answered, and nobody waits behind them', async () => {
  let answered = 0
  const many = Array.from({ length: 100 }, () => balance(people[0]!, '203.0.113.9').finally(() => answered++))
  const other = await balance(people[1]!, '203.0.113.9')
  expect([other.status, answered < 60]).toEqual([200, true])
  expect(new Set((await Promise.all(many)).map((r) => r.status))).toEqual(new Set([200]))
})
