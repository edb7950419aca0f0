// Lists that name one thing of the own shop and one of another: all or nothing, or the foreign one is told like one
// that is missing; never done. The lists are read from the contracts: a new one joins by itself.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { openWorld, type World } from '../world.ts'
import { askDesk, attacked, changes, deskInputs, fieldsOf, isMalformed, kept, shortOf } from './desk-calls.ts'
import { fileOfParcels } from './desk-inputs-sales.ts'
import { deskSettings, openDesks, paid, product, type Desk } from './desk-scene.ts'
import { at, missingLike, put } from './paths-of-inputs.ts'

let world: World
let victim: Desk
let stranger: Desk
beforeAll(async () => {
  world = await openWorld({ settings: deskSettings })
  ;({ victim, stranger } = await openDesks(world))
})
afterAll(() => world.close())

/** Of a field in a list: where the list is. */
const listOf = (input: object, field: string): string | undefined =>
  Array.isArray(at(input, field)) ? field : field.includes('[]') ? field.slice(0, field.lastIndexOf('.[]')) : undefined
const isListed = (c: Contract, field: string): boolean =>
  field.includes('[]') || /(Ids|Nos|ids|into|outOf)$/.test(field)
const lists = attacked.flatMap((c) =>
  fieldsOf(c)
    .filter((field) => isListed(c, field))
    .map((field) => [c.path, field, c] as const),
)
/** Every row that names one of these, of every table. */
async function rowsAbout(ids: readonly unknown[]): Promise<string[]> {
  const { rows } = await world.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and n.nspname = 'public' and c.relname not in ('request_reply', 'session')`,
  )
  const found = rows.map(
    ({ name }) => `select '${name} ' || t::text as row from "${name}" t
      where exists (select from unnest($1::text[]) id where position(id in t::text) > 0)`,
  )
  const told = await world.pool.query<{ row: string }>(`${found.join(' union all ')} order by 1`, [ids.map(String)])
  return told.rows.map(({ row }) => row)
}

test('there are such lists', () => expect(lists.length).toBeGreaterThan(20))
test.each(lists)('%s %s: own beside foreign is like own beside missing', async (_path, field, c) => {
  const input = deskInputs[shortOf(c)]!
  const theirs = await input(victim, field)
  const foreign = [at(theirs, field)].flat()
  const missing = missingLike(foreign) as unknown[]
  const ask = async (second: readonly unknown[]) => {
    const own = await input(stranger, field)
    const list = listOf(own, field)!
    const rest = Array.isArray(at(theirs, field)) ? second : [at(put(theirs, field, second[0]), list)].flat()
    const [before, about] = [await kept(world), await rowsAbout(foreign)]
    const told = await askDesk(world, c, put(own, list, [...(at(own, list) as unknown[]), ...rest]), stranger.boss)
    expect(isMalformed(told, field), JSON.stringify(told)).toBe(false)
    expect(await rowsAbout(foreign)).toEqual(about)
    if (told.status !== 200) expect(changes(before, await kept(world))).toEqual([])
    return { status: told.status, code: told.code, data: shapeOf(told.data) }
  }
  const told = await ask(foreign)
  expect(told.status).toBeLessThan(500)
  expect(told).toEqual(await ask(missing))
})
/** Without numbers and names, which each round has its own of, and in no order: ids that are made up sort elsewhere. */
function shapeOf(data: unknown): unknown {
  if (Array.isArray(data)) return data.map((one) => JSON.stringify(shapeOf(one))).toSorted()
  if (typeof data !== 'object' || data === null) return String(data).replaceAll(/\d+/g, '#')
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, shapeOf(part)]))
}

describe('files that name what is not theirs', () => {
  test('parcels: the own order is shipped, of the foreign one is told that there is none', async () => {
    const [own, foreign] = [await paid(stranger), await paid(victim)]
    const file = fileOfParcels([own, foreign, '99999999999999999999'])
    const { ship, refused } = await world.must('/api/v2/mch/order/ship/batch/check', { file }, stranger.boss)
    expect([ship, refused.map((r) => r.reason)]).toEqual([1, ['notFound', 'notFound']])
    await world.runJobs()
    const about = await rowsAbout([foreign])
    const { batchId } = await world.must('/api/v2/mch/order/ship/batch', { file }, stranger.boss)
    await world.runJobs()
    const done = await world.must('/api/v2/mch/order/ship/batch/detail', { batchId }, stranger.boss)
    expect([done.shipped, done.refused]).toEqual([1, 2])
    // the file that was sent names it
    const isFile = (row: string) => row.startsWith('ship_batch')
    expect((await rowsAbout([foreign])).filter((row) => !isFile(row))).toEqual(about)
    expect(await world.must('/api/v2/mch/order/detail', { orderNo: foreign }, victim.boss)).toMatchObject({
      status: 'awaitingShipment',
    })
  })
  test('counts: a code of the other shop is no code', async () => {
    const [own, foreign] = [await product(stranger), await product(victim)]
    const codes = await world.pool.query<{ code: string }>(
      'select code from sku where id = any($1) order by id = $2 desc',
      [[own.skuId, foreign.skuId], own.skuId],
    )
    const rows = codes.rows.map(({ code }) => ({ code, pieces: 1 }))
    const told = await world.must('/api/v2/mch/stock/count/check', { rows }, stranger.boss)
    expect(told.differs.map((d) => d.skuId)).toEqual([own.skuId])
    expect(told.unread.map((u) => u.code)).toEqual([rows[1]!.code])
    expect(JSON.stringify(told)).not.toContain(String(foreign.skuId))
  })
})
