// What a desk reads without naming anything: its lists, counts, figures and files hold nothing of another shop,
// whatever is searched for. A new reading call joins by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { fileResult } from '../uploading.ts'
import { openWorld, type World } from '../world.ts'
import { askDesk, deskCalls, deskInputs, fieldsOf, shortOf } from './desk-calls.ts'
import { fileOfParcels } from './desk-inputs-sales.ts'
import { deskSettings, openDesks, type Desk } from './desk-scene.ts'
import { namesOf, requiredOf, schemaOf } from './fields.ts'

let world: World
let victim: Desk
let stranger: Desk
/** Ids and numbers of the victim's: none of them is anything else. */
let theirs: string[]
beforeAll(async () => {
  world = await openWorld({ settings: deskSettings })
  ;({ victim, stranger } = await openDesks(world))
  for (const [path, input] of Object.entries(deskInputs)) await input(victim, path)
  await world.runJobs()
  theirs = await thingsOf(victim)
})
afterAll(() => world.close())

/** Every id and every number of a row that belongs to the shop. */
async function thingsOf({ merchantId }: Desk): Promise<string[]> {
  const { rows } = await world.pool.query<{ name: string; column: string }>(
    `select c.relname as name, k.attname as column from pg_class c join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute m on m.attrelid = c.oid and m.attname = 'merchant_id'
       join pg_attribute k on k.attrelid = c.oid and k.attname in ('id', 'order_no', 'service_no')
     where c.relkind in ('r', 'p') and n.nspname = 'public'`,
  )
  const each = rows.map(({ name, column }) => `select "${column}"::text as id from "${name}" where merchant_id = $1`)
  const told = await world.pool.query<{ id: string }>(each.join(' union '), [merchantId])
  return told.rows.map(({ id }) => id).filter((id) => id.length > 7)
}
const day = (ms: number) => new Date(world.app.context.clock.now() + ms).toISOString()
/** What reading calls want besides; the words are the victim's. */
const words = (keyword: string): Record<string, unknown> => ({
  keyword,
  period: '7d',
  of: 'goods',
  from: day(-86_400_000),
  until: day(86_400_000),
  fromDay: day(0).slice(0, 10),
  backDay: day(30 * 86_400_000).slice(0, 10),
  size: 100,
  file: fileOfParcels([keyword]),
  chargedBy: 'piece',
  rows: [],
  excluded: [],
  country: 'CN',
  lines: [{ quantity: 1, weight: 1, volume: 1 }],
  amount: 1,
})
/** Not about what the shop has: a fee is reckoned from what is sent along, a count from a file of one's own, and what a
 * category asks for is the same for all. */
const fromInput: readonly string[] = ['freight/calculate', 'stock/count/check', 'goods/attributes']
/** They want one of two ids: foreign-desk.test.ts. */
const byEither: readonly string[] = ['goods/detail', 'goods/history']
const readers = deskCalls.filter((c) => c.run === 'read' && ![...fromInput, ...byEither].includes(shortOf(c)))
const isPlain = (c: Contract): boolean => requiredOf(schemaOf(c)).every((name) => !fieldsOf(c).includes(name))
const plain = readers.filter(isPlain)
async function read(c: Contract, who: Desk, keyword: string): Promise<string> {
  const known = words(keyword)
  const wanted = namesOf(schemaOf(c)).filter((name) => name in known)
  expect(
    requiredOf(schemaOf(c)).filter((name) => !(name in known)),
    'add to the words of this test',
  ).toEqual([])
  const input = Object.fromEntries(wanted.map((name) => [name, known[name]]))
  const told = await askDesk(world, c, input, who.boss)
  expect(told.status, JSON.stringify(told)).toBe(200)
  return JSON.stringify(told.data).replaceAll(keyword, '')
}

test.each(plain.map((c) => [c.path, c] as const))('%s holds nothing of another shop', async (_path, c) => {
  const { rows } = await world.pool.query<{ no: string; service: string; title: string }>(
    `select (select max(order_no) from shop_order where merchant_id = $1) as no,
       (select max(service_no) from claim where merchant_id = $1) as service,
       (select title ->> 'en-US' from product where merchant_id = $1 order by id desc limit 1) as title`,
    [victim.merchantId],
  )
  const { no, service, title } = rows[0]!
  for (const keyword of namesOf(schemaOf(c)).includes('keyword') ? [no, service, title] : [no]) {
    const told = await read(c, stranger, keyword)
    expect(theirs.filter((id) => told.includes(id))).toEqual([])
  }
})
test('what is looked for is found in the answers of its own shop', async () => {
  const found: string[] = []
  for (const c of plain.filter((one) => !namesOf(schemaOf(one)).includes('keyword'))) {
    const told = await read(c, victim, 'none of ours')
    if (theirs.some((id) => told.includes(id))) found.push(shortOf(c))
  }
  expect(found).toEqual(expect.arrayContaining(['staff/page', 'key/page', 'freight/page', 'webhook/page', 'file/page']))
  expect(found.length).toBeGreaterThan(12)
  expect(theirs.length).toBeGreaterThan(100)
})

describe('files that are taken out', () => {
  const from = () => ({ from: day(-86_400_000), until: day(86_400_000) })
  test.each(['goods', 'stock', 'order', 'refund'] as const)('%s: none of another shop', async (of) => {
    const path = `/api/v2/mch/${of}/export` as '/api/v2/mch/order/export'
    const input = of === 'order' || of === 'refund' ? from() : ({} as ReturnType<typeof from>)
    const csvOf = async ({ boss }: Desk) => {
      const { jobId } = await world.must(path, input, boss)
      await world.runJobs()
      return fileResult(world, boss, jobId)
    }
    const marks = [...theirs, ...(await codesOf(victim))]
    const [own, foreign] = [await csvOf(victim), await csvOf(stranger)]
    expect(marks.some((id) => own.includes(id))).toBe(true)
    expect(marks.filter((id) => foreign.includes(id))).toEqual([])
  })
  const codesOf = async ({ merchantId }: Desk): Promise<string[]> =>
    (
      await world.pool.query<{ code: string }>(
        `select s.code from sku s join product p on p.id = s.product_id where p.merchant_id = $1 and s.code <> ''`,
        [merchantId],
      )
    ).rows.map(({ code }) => code)
})
