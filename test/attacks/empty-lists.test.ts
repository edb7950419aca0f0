// A list that may be left out means all; an empty one means a client that lost what it had chosen. It is refused, never
// taken for all.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Contract } from '#kernel/call/contract.ts'
import { buyer, type Buyer } from '../buying.ts'
import { makeShop } from '../goods.ts'
import { openWorld, type World } from '../world.ts'
import { contracts, partsOf, schemaOf, type Schema } from './fields.ts'

let world: World
let ana: Buyer
beforeAll(async () => {
  world = await openWorld()
  const goods = await makeShop(world)
  ana = await buyer(world)
  for (const skuId of [goods.skus.normal, goods.skus.paper])
    await world.must('/api/v2/cart/cart/add', { skuId, quantity: 1 }, ana)
  for (const keyword of ['tea', 'notebook']) await world.must('/api/v2/goods/search/history/add', { keyword }, ana)
})
afterAll(() => world.close())

const emptyOnes = (schema: Schema): string[] =>
  [...partsOf(schema)].flatMap(({ path, schema: part }) =>
    Object.entries(part.properties ?? {})
      .filter(
        ([name, field]) =>
          field.type === 'array' &&
          field.items?.type === 'integer' &&
          !part.required?.includes(name) &&
          !((field as { minItems?: number }).minItems! > 0),
      )
      .map(([name]) => [path, name].filter(Boolean).join('.')),
  )
const writing = (c: Contract): boolean => c.run !== 'read'

test('no writing call takes an empty list of ids where it takes none', () => {
  const open = contracts.filter(writing).flatMap((c) => emptyOnes(schemaOf(c)).map((field) => `${c.path} ${field}`))
  // a form that is kept as it is written may hold none yet; it is looked at when it is sent
  expect(open).toEqual(['/api/v2/merchant/apply/edit content.departments'])
  expect(
    emptyOnes({ properties: { ids: { type: 'array', items: { type: 'integer' } } }, required: [] }),
    'planted',
  ).toEqual(['ids'])
})
const ticked = async () =>
  (await world.must('/api/v2/cart/cart/list', {}, ana)).groups.flatMap((g) => g.lines).filter((l) => l.selected).length
const searches = async () => (await world.must('/api/v2/goods/search/history/list', {}, ana)).records.length

test('the cart unticks nothing for an empty list, all for none', async () => {
  const before = await ticked()
  expect(before).toBe(2)
  const select = (input: object) => world.ask('/api/v2/cart/cart/select', { selected: false, ...input }, ana)
  expect(await select({ cartLineIds: [] })).toMatchObject({ status: 400, data: { field: 'cartLineIds' } })
  expect(await ticked()).toBe(before)
  expect((await select({})).status).toBe(200)
  expect(await ticked()).toBe(0)
})
test('the history forgets nothing for an empty list, all for none', async () => {
  const forget = (input: object) => world.ask('/api/v2/goods/search/history/delete', input, ana)
  expect(await forget({ ids: [] })).toMatchObject({ status: 400, data: { field: 'ids' } })
  expect(await searches()).toBe(2)
  expect((await forget({})).status).toBe(200)
  expect(await searches()).toBe(0)
})
