// Custom options from the cart to the order: pieces of one SKU with other answers are one line with two wordings; what
// is missing, or asked otherwise meanwhile, is told before an order is made of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agreed, buyer, mustPlace, place, stockOf, type Buyer } from '../../../../test/buying.ts'
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
const lines = async (who = ana) => {
  const { groups, invalid } = await world.must('/api/v2/cart/cart/list', {}, who)
  return [...groups.flatMap((group) => group.lines), ...invalid]
}
/** [pieces, answers] of each wording of the only line */
const wordings = async (who = ana) =>
  (await lines(who))[0]!.wordings.map(({ quantity, answers }) => [quantity, answers.map(({ value }) => value).join()])

test('pieces with the same answers are one wording, others stand beside it; the line is one', async () => {
  await put(said(' An\u202ena\n', 'red'), 2)
  await put(said('Ben'))
  await put([...said('Anna', 'red')].toReversed(), 1)
  expect(await lines()).toMatchObject([{ skuId: goods.skus.normal, quantity: 4, problem: null, asks: true }])
  expect(await wordings()).toEqual([
    [3, 'Anna,Red'],
    [1, 'Ben'],
  ])
})
test('two adds at once lose nothing: the pieces are always the sum of the wordings', async () => {
  await Promise.all(['A', 'B', 'A', 'B', 'A', 'C'].map((text) => put(said(text))))
  expect((await lines())[0]!.quantity).toBe(6)
  expect(Object.fromEntries((await wordings()).map(([pieces, text]) => [text, pieces]))).toEqual({ A: 3, B: 2, C: 1 })
})
test('what is required, too long, strange, or not chosen from is refused', async () => {
  const reason = async (answers: Answer[] | undefined) => (await put(answers)).data.reason
  expect(await reason(undefined)).toBe('answersMissing')
  expect(await reason(said('  \u200b '))).toBe('answersMissing')
  expect(await reason([{ code: 'ribbon', value: 'red' }])).toBe('answersMissing')
  expect(await reason(said('Annika'))).toBe('answersUnfit')
  expect(await reason(said('Anna', 'green'))).toBe('answersUnfit')
  expect(await reason([...said('Anna'), { code: 'price', value: '1' }])).toBe('answersUnfit')
  expect(await lines()).toEqual([])
  // five letters as a reader counts them
  expect((await put(said('👩‍👩‍👧‍👦é字한x'))).status).toBe(200)
})
test('unknown keys, and more answers than there may be questions, are no input', async () => {
  const bad = async (input: object) =>
    (await world.ask('/api/v2/cart/cart/add', { skuId: goods.skus.normal, quantity: 1, ...input }, ana)).data.reason
  expect(await bad({ answers: [{ code: 'name', value: 'Anna', price: 1 }] })).toBe('badInput')
  expect(await bad({ wordings: [] })).toBe('badInput')
  expect(await bad({ answers: Array.from({ length: 6 }, () => ({ code: 'name', value: 'A' })) })).toBe('badInput')
})
test('a quantity without words makes the last wording grow and shrink; with words they must add up', async () => {
  await put(said('A'), 2)
  await put(said('B'), 2)
  const { cartLineId } = (await lines())[0]!
  const set = (input: object) => world.ask('/api/v2/cart/cart/num', { cartLineId: cartLineId!, ...input } as never, ana)
  await set({ quantity: 6 })
  expect(await wordings()).toEqual([
    [2, 'A'],
    [4, 'B'],
  ])
  await set({ quantity: 1 })
  expect(await wordings()).toEqual([[1, 'A']])
  const two = [
    { answers: said('C'), quantity: 2 },
    { answers: said('D', 'blue'), quantity: 1 },
  ]
  expect((await set({ quantity: 4, wordings: two })).data.reason).toBe('badInput')
  expect((await set({ quantity: 3, wordings: [...two.slice(1), { answers: [], quantity: 2 }] })).data.reason).toBe(
    'answersMissing',
  )
  expect((await set({ quantity: 3, wordings: two })).status).toBe(200)
  expect(await wordings()).toEqual([
    [2, 'C'],
    [1, 'D,Blue'],
  ])
  const other = await buyer(world)
  expect(
    (await world.ask('/api/v2/cart/cart/num', { cartLineId: cartLineId!, quantity: 3, wordings: two }, other)).data
      .reason,
  ).toBe('notFound')
})
test('another spec of the goods keeps the words; lines that meet keep those of both', async () => {
  await put(said('A'), 2)
  await world.must('/api/v2/cart/cart/add', { skuId: goods.skus.second, quantity: 1, answers: said('B') }, ana)
  const line = (await lines()).find(({ skuId }) => skuId === goods.skus.normal)!
  await world.must('/api/v2/cart/cart/sku', { cartLineId: line.cartLineId!, skuId: goods.skus.second }, ana)
  expect(await lines()).toMatchObject([{ skuId: goods.skus.second, quantity: 3 }])
  expect(await wordings()).toEqual([
    [1, 'B'],
    [2, 'A'],
  ])
})
test('a line holds no more wordings than there may be', async () => {
  for (let i = 0; i < 20; i++) await put(said(`N${i}`))
  expect(await put(said('More'))).toMatchObject({ data: { reason: 'tooManyWordings' } })
  expect((await put(said('N3'))).status).toBe(200)
  expect((await lines())[0]!.quantity).toBe(21)
})
test('an order keeps the words of the sale in all languages, and may not go back without a reason', async () => {
  await put(said('Anna', 'red'), 2)
  await put(said('<b>=1'))
  const before = await stockOf(world, goods.skus.normal)
  const { orderNos } = await mustPlace(world, ana, { cart: true })
  expect((await stockOf(world, goods.skus.normal)).reserved - before.reserved).toBe(3)
  expect(await lines()).toEqual([])
  await ask([])
  const detail = await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, ana)
  expect(detail.lines[0]!.wordings).toEqual([
    {
      quantity: 2,
      answers: [
        { label: 'Name', value: 'Anna' },
        { label: 'Ribbon', value: 'Red' },
      ],
    },
    { quantity: 1, answers: [{ label: 'Name', value: '<b>=1' }] },
  ])
  const { rows } = await world.pool.query('select return7, wordings from order_line order by id desc limit 1')
  expect(rows[0]).toMatchObject({ return7: false })
  expect(rows[0].wordings[0].answers[1]).toEqual({
    code: 'ribbon',
    value: 'red',
    label: ribbon.label,
    words: ribbon.choices[0]!.name,
  })
})
test('goods that ask nothing keep their promise to be taken back', async () => {
  await ask([])
  await put(undefined)
  await mustPlace(world, ana, { cart: true })
  const { rows } = await world.pool.query('select return7, wordings from order_line order by id desc limit 1')
  expect(rows[0]).toEqual({ return7: true, wordings: [] })
})
test('what is asked otherwise meanwhile stands in the way of the order, and the line is named', async () => {
  await put(said('Anna', 'red'))
  await ask([{ ...name, maxLength: 3 }, ribbon])
  expect(await lines()).toMatchObject([{ problem: 'misanswered' }])
  const shown = await world.must(
    '/api/v2/order/sell/normal/preview',
    { from: { cart: true }, addressId: ana.addressId },
    ana,
  )
  expect(shown).toMatchObject({ canPlace: false, blockedBy: 'answersUnfit' })
  const refused = await place(world, ana, { cart: true })
  expect(refused.data.reason).toBe('answersUnfit')
  expect(refused.message).toContain((await lines())[0]!.title)
  await ask([ribbon, { ...name, code: 'other' }])
  expect((await place(world, ana, { cart: true })).data.reason).toBe('answersUnfit')
  await ask([name, ribbon, { ...name, code: 'new' }])
  expect((await place(world, ana, { cart: true })).data.reason).toBe('answersMissing')
})
test('words that were changed after the confirmation was opened and read are not sold as the old ones', async () => {
  await put(said('Anna'))
  const wish = await agreed(world, ana, { cart: true })
  const { cartLineId } = (await lines())[0]!
  const [first, second] = await Promise.all([
    world.ask('/api/v2/order/sell/normal/create', wish, ana),
    world.ask(
      '/api/v2/cart/cart/num',
      { cartLineId: cartLineId!, quantity: 1, wordings: [{ answers: said('Ben'), quantity: 1 }] },
      ana,
    ),
  ])
  const left = await lines()
  if (first.status === 200) {
    const { lines: sold } = await world.must('/api/v2/order/sell/detail', { orderNo: first.data.orderNos[0]! }, ana)
    // what was agreed to is sold, and the other word came too late
    expect([sold[0]!.wordings[0]!.answers[0]!.value, second.data.reason]).toEqual(['Anna', 'notFound'])
    expect(left).toEqual([])
  } else expect(left[0]!.wordings[0]!.answers[0]!.value).toBe('Ben')
})
test('what was agreed to is sold, neither other words nor a choice of another name', async () => {
  await put(said('Anna', 'red'))
  const wish = await agreed(world, ana, { cart: true })
  const changed = async () => {
    const { data } = await world.ask(
      '/api/v2/order/sell/normal/create',
      { ...wish, requestId: crypto.randomUUID() },
      ana,
    )
    const { reason, changes } = data as { reason?: string; changes?: { field: string; skuId: number }[] }
    return [reason, changes?.map(({ field, skuId }) => [field, skuId])]
  }
  const different = ['totalChanged', [['wordings', goods.skus.normal]]]
  await ask([name, { ...ribbon, choices: [{ code: 'red', name: same('Blue') }] }])
  expect(await changed()).toEqual(different)
  await ask([name, ribbon])
  const { cartLineId } = (await lines())[0]!
  const set = (text: string) => {
    const told = [{ answers: said(text, 'red'), quantity: 1 }]
    return world.must('/api/v2/cart/cart/num', { cartLineId: cartLineId!, quantity: 1, wordings: told }, ana)
  }
  await set('Ben')
  expect(await changed()).toEqual(different)
  await set('Anna')
  expect((await changed())[0]).toBeUndefined()
})
test('bought at once with its answers; without them it is refused', async () => {
  const from = { skuId: goods.skus.normal, quantity: 2 }
  expect((await place(world, ana, from)).data.reason).toBe('answersMissing')
  const { orderNos } = await mustPlace(world, ana, { ...from, answers: said('Anna') })
  const { lines: sold } = await world.must('/api/v2/order/sell/detail', { orderNo: orderNos[0]! }, ana)
  expect(sold[0]!.wordings).toEqual([{ quantity: 2, answers: [{ label: 'Name', value: 'Anna' }] }])
})
test('bought again with the same words, where they still fit', async () => {
  await put(said('Anna', 'red'), 2)
  await put(said('Ben'))
  const { orderNos } = await mustPlace(world, ana, { cart: true })
  const again = () => world.must('/api/v2/order/sell/rebuy', { orderNo: orderNos[0]! }, ana)
  expect(await again()).toMatchObject({ added: 1, skipped: [] })
  expect(await wordings()).toEqual([
    [2, 'Anna,Red'],
    [1, 'Ben'],
  ])
  await ask([name])
  expect(await again()).toMatchObject({ added: 0, skipped: [{ reason: 'answersUnfit' }] })
})
test("a visitor's words come along: of each wording the larger quantity; what fits no more stays out", async () => {
  await put(said('Anna'), 2)
  const merge = (told: { answers: Answer[]; quantity: number }[]) =>
    world.must(
      '/api/v2/cart/cart/merge',
      { lines: [{ skuId: goods.skus.normal, quantity: told.reduce((n, w) => n + w.quantity, 0), wordings: told }] },
      ana,
    )
  await merge([
    { answers: said('Anna'), quantity: 1 },
    { answers: said('Ben', 'blue'), quantity: 3 },
  ])
  expect(await wordings()).toEqual([
    [2, 'Anna'],
    [3, 'Ben,Blue'],
  ])
  await merge([{ answers: said('Far too long', 'red'), quantity: 1 }])
  expect(await lines()).toMatchObject([{ quantity: 6, problem: 'unanswered' }])
})
test('who leaves takes the words along, the order keeps what was chosen', async () => {
  await put(said('Anna', 'red'))
  await mustPlace(world, ana, { cart: true })
  const { eraseOrders } = await import('../orders/personal-queries.ts')
  await eraseOrders(world.app.db, ana.userId)
  const { rows } = await world.pool.query('select wordings from order_line order by id desc limit 1')
  expect(rows[0].wordings[0].answers.map(({ value }: Answer) => value)).toEqual(['', 'red'])
})
