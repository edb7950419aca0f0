// Which answers make the pieces of a line ones that do not go back without a reason.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer, mustPlace, type Buyer } from '../../../../test/buying.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Answer, Question } from '#features/catalog/products/questions.ts'

let world: World
let goods: TestGoods
let ana: Buyer
const name: Question = {
  code: 'name',
  kind: 'text',
  label: { 'en-US': 'Name', 'zh-CN': '名字', 'es-ES': 'Nombre' },
  required: true,
  madeToOrder: true,
  maxLength: 5,
  choices: [],
}
const ribbon: Question = {
  code: 'ribbon',
  kind: 'choice',
  label: same('Ribbon'),
  required: false,
  madeToOrder: false,
  maxLength: 20,
  choices: [
    { code: 'red', name: { 'en-US': 'Red', 'zh-CN': '红色', 'es-ES': 'Roja' } },
    { code: 'blue', name: same('Blue') },
  ],
}
const ask = (questions: Question[]) =>
  world.pool.query('update product set questions = $1 where id = $2', [
    JSON.stringify(questions),
    goods.products.normal,
  ])
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
beforeEach(async () => {
  ana = await buyer(world, { fen: 10_000_000 })
  await ask([name, ribbon])
})
afterAll(() => world.close())

const said = (text: string, colour?: string): Answer[] => [
  { code: 'name', value: text },
  ...(colour ? [{ code: 'ribbon', value: colour }] : []),
]
const put = (answers: Answer[] | undefined, quantity = 1, who = ana) =>
  world.ask('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity, ...(answers && { answers }) }, who)

test('a choice of what lies in stock leaves the right to give it back; a written word takes it', async () => {
  const written = { ...name, required: false }
  const return7 = async () =>
    (await world.pool.query<{ return7: boolean }>('select return7 from order_line order by id desc limit 1')).rows[0]!
      .return7
  const shown = async () => {
    const wish = { from: { cart: true as const }, addressId: ana.addressId }
    return (await world.must('/api/v2/order/sell/normal/preview', wish, ana)).groups[0]!.lines[0]!.madeToOrder
  }
  await ask([written, ribbon])
  await put([{ code: 'ribbon', value: 'red' }])
  expect(await shown()).toBe(false)
  await mustPlace(world, ana, { cart: true })
  expect(await return7()).toBe(true)
  await put([{ code: 'ribbon', value: 'red' }])
  await put(said('Anna'))
  expect(await shown()).toBe(true)
  await mustPlace(world, ana, { cart: true })
  expect(await return7()).toBe(false)
  // the merchant says which: of a written word too
  await ask([
    { ...written, madeToOrder: false },
    { ...ribbon, madeToOrder: true },
  ])
  await put(said('Anna'))
  await mustPlace(world, ana, { cart: true })
  expect(await return7()).toBe(true)
  await put([{ code: 'ribbon', value: 'blue' }])
  await mustPlace(world, ana, { cart: true })
  expect(await return7()).toBe(false)
})
