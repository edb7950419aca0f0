// Goods written at a merchant's desk, through the front door: saved as one types, published as a whole, merged with
// what was changed meanwhile; two editors at once, other merchants' things, and what was never asked for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditBooks } from '../../../../bin/audit-books.ts'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import {
  broughtPicture,
  changed,
  drafted,
  id,
  mustPublish,
  option,
  publish,
  sku,
  writing,
  type Content,
  type Writing,
} from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let paper: Writing
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0, goodsReviewChanges: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  paper = await writing(world, goods, 'paper')
})
afterAll(async () => {
  expect(await auditBooks(world.pool)).toEqual({ right: true, differences: {} })
  await world.close()
})
const seen = (productId: number) => world.must('/api/v2/goods/goods/detail/normal', { id: productId })
const detail = (of: { productId?: number; draftId?: number }, by = kiln.keeper) =>
  world.ask('/api/v2/mch/goods/detail', of, by)
const edit = (draft: { draftId: number; version: number }, content: Content, by = kiln.keeper) =>
  world.ask('/api/v2/mch/goods/edit', { draftId: draft.draftId, version: draft.version, content }, by)
const reasonOf = (reply: { status: number; data: unknown }) => [
  reply.status,
  (reply.data as { reason?: string } | null)?.reason,
]
const glazes = () => [option('glaze', ['celadon', 'cobalt']), option('size', ['s', 'm'])]
let coded = 0
const four = () => [
  sku(['celadon', 's'], { code: `B-${++coded}` }),
  sku(['celadon', 'm'], { price: 12_900 }),
  sku(['cobalt', 's'], { stock: 0 }),
  sku(['cobalt', 'm'], { listPrice: 15_900 }),
]

test('written in three languages, published, on sale with its pieces; nothing is seen before', async () => {
  const draft = await drafted(world, kiln.keeper, kiln.whole({ options: glazes(), skus: four() }))
  const before = await world.must('/api/v2/goods/goods/page', { keyword: 'Rice bowl' })
  expect(before.records.map(({ title }) => title)).not.toContain('Rice bowl')
  const { data } = await publish(world, kiln.keeper, draft)
  expect(data.outcome).toBe('published')
  const product = await seen(data.productId!)
  expect(product).toMatchObject({ title: 'Rice bowl', price: 9900, priceMax: 12_900, status: 'onSale' })
  expect(product.skus.map(({ available }) => available)).toEqual([5, 5, 0, 5])
  expect(product.pictures[0]).toMatchObject({ file: kiln.picture, width: 80, alt: 'A bowl' })
  expect(reasonOf(await edit({ draftId: draft.draftId, version: draft.version + 1 }, kiln.whole()))).toEqual([
    409,
    'draftEnded',
  ])
  const { records } = await world.must('/api/v2/mch/goods/history', { productId: data.productId! }, kiln.keeper)
  expect(records.map(({ kind }) => kind)).toEqual(['published', 'begun'])
  expect(records[0]!.changes).toContainEqual({ field: 'title', of: 'es-ES', before: null, after: 'Cuenco de arroz' })
})

test('SKUs keep ids and pieces; one that is not made any more goes off sale, a new one gets its first', async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole({ options: glazes(), skus: four() }))
  const before = await seen(productId)
  const buys = await buyer(world)
  await mustPlace(world, buys, { skuId: before.skus[0]!.id, quantity: 2 })
  const draft = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    options: [option('glaze', ['celadon', 'cobalt', 'ink']), now.options[1]!],
    // pieces of what is there already are not this call's
    skus: [...now.skus.slice(0, 3).map((each) => ({ ...each, stock: 77 })), sku(['ink', 's'], { stock: 9 })],
  }))
  expect((await publish(world, kiln.keeper, draft)).data.outcome).toBe('published')
  const after = await seen(productId)
  expect(after.skus.slice(0, 3).map((each) => each.id)).toEqual(before.skus.slice(0, 3).map((each) => each.id))
  expect(after.skus.map(({ available }) => available)).toEqual([3, 5, 0, 9])
  const back = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    skus: [...now.skus, sku(['cobalt', 'm'], { stock: 70 })],
  }))
  await publish(world, kiln.keeper, back)
  const again = (await seen(productId)).skus.find(({ optionValues }) => optionValues.join() === 'cobalt,m')!
  expect(again).toMatchObject({ id: before.skus[3]!.id, available: 5 })
})

test('what was changed elsewhere stays, what both changed is told first', async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole())
  const draft = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    title: { ...now.title, 'en-US': 'Large rice bowl' },
    skus: now.skus.map((each) => ({ ...each, weight: 444 })),
  }))
  await world.pool.query('update sku set price = 7700 where product_id = $1', [productId])
  await world.pool.query("update product set subtitle = jsonb_build_object('en-US', 'New line') where id = $1", [
    productId,
  ])
  await publish(world, kiln.keeper, draft)
  expect(await seen(productId)).toMatchObject({ title: 'Large rice bowl', subtitle: 'New line', price: 7700 })
  const both = await changed(world, kiln.keeper, productId, (now) => ({
    ...now,
    skus: now.skus.map((each) => ({ ...each, price: 8800 })),
  }))
  await world.pool.query('update sku set price = 6600 where product_id = $1', [productId])
  const told = await publish(world, kiln.keeper, both)
  expect(reasonOf(told)).toEqual([409, 'goodsMoved'])
  expect(told.data).toMatchObject({ fields: ['skus'] })
  expect((await seen(productId)).skus[0]!.price).toBe(6600)
  const wish = { draftId: both.draftId, version: both.version, overwrite: true, requestId: id() }
  await world.must('/api/v2/mch/goods/publish', wish, kiln.keeper)
  expect((await seen(productId)).price).toBe(8800)
})

describe('two hands at once', () => {
  test('the later of two saves is refused and told, nothing is lost', async () => {
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    const other = await clerkOf(world, kiln.merchantId, 'goods')
    const words = ['one', 'two', 'three', 'four'].map((word) => kiln.whole({ title: { 'en-US': word } }))
    const replies = await Promise.all(words.map((c, i) => edit(draft, c, i % 2 ? other : kiln.keeper)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ status }) => status !== 200))
      expect(reasonOf(reply)).toEqual([409, 'draftChanged'])
    const kept = (await detail({ draftId: draft.draftId })).data.draft!
    expect(kept.version).toBe(draft.version + 1)
    expect(kept.content.title).toEqual(words[replies.findIndex(({ status }) => status === 200)]!.title)
  })
  test('published twice at once: once', async () => {
    const draft = await drafted(world, kiln.keeper, kiln.whole({ title: { 'en-US': 'Twice bowl' } }))
    const replies = await Promise.all([1, 2, 3].map(() => publish(world, kiln.keeper, draft)))
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const { rows } = await world.pool.query("select id from product where title ->> 'en-US' = 'Twice bowl'")
    expect(rows).toHaveLength(1)
  })
  test('two begin on one product: one draft', async () => {
    const other = await clerkOf(world, kiln.merchantId, 'goods')
    const productId = await mustPublish(world, kiln.keeper, kiln.whole())
    const begun = await Promise.all(
      [kiln.keeper, other, kiln.keeper].map((by) => world.must('/api/v2/mch/goods/add', { productId }, by)),
    )
    expect(new Set(begun.map(({ draftId }) => draftId)).size).toBe(1)
  })
  test('a save against a publish: the draft is over, or what was saved is on sale', async () => {
    const draft = await drafted(world, kiln.keeper, kiln.whole({ title: { 'en-US': 'Race bowl' } }))
    const [saved, published] = await Promise.all([
      edit(draft, kiln.whole({ title: { 'en-US': 'Raced bowl' } })),
      publish(world, kiln.keeper, draft),
    ])
    expect([saved.status, published.status].toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('who may not', () => {
  test('another merchant’s product, draft and picture answer like none', async () => {
    const theirs = await drafted(world, paper.keeper, paper.whole())
    const none = { draftId: 999_999_999, version: 1 }
    for (const draft of [{ ...theirs }, none]) {
      expect(reasonOf(await detail({ draftId: draft.draftId }))).toEqual([404, 'notFound'])
      expect(reasonOf(await edit(draft, kiln.whole()))).toEqual([404, 'notFound'])
      expect(reasonOf(await publish(world, kiln.keeper, draft))).toEqual([404, 'notFound'])
      const seenOf = { draftId: draft.draftId, version: draft.version }
      for (const path of ['/api/v2/mch/goods/discard', '/api/v2/mch/goods/withdraw'] as const)
        expect(reasonOf(await world.ask(path, seenOf, kiln.keeper))).toEqual([404, 'notFound'])
      const history = await world.ask('/api/v2/mch/goods/history', { draftId: draft.draftId }, kiln.keeper)
      expect(reasonOf(history)).toEqual([404, 'notFound'])
    }
    for (const productId of [goods.products.paper, 999_999_999]) {
      expect(reasonOf(await detail({ productId }))).toEqual([404, 'notFound'])
      expect(reasonOf(await world.ask('/api/v2/mch/goods/add', { productId }, kiln.keeper))).toEqual([404, 'notFound'])
    }
    const own = await drafted(world, kiln.keeper, kiln.whole())
    for (const file of [await broughtPictureOf(paper), 'f'.repeat(24)]) {
      const pictures = [{ file, alt: {} }]
      expect(reasonOf(await edit(own, kiln.whole({ pictures })))).toEqual([400, 'pictureUnknown'])
      expect(reasonOf(await edit(own, kiln.whole({ skus: [sku([], { picture: file })] })))).toEqual([
        400,
        'pictureUnknown',
      ])
    }
    for (const freightTemplateId of [goods.templates.paper, 999_999_999])
      expect(reasonOf(await edit(own, kiln.whole({ freightTemplateId })))).toEqual([400, 'badInput'])
  })
  test('a picture of somebody else, for another purpose, or brought already', async () => {
    const bytes = await picture(40, 40).png().toBuffer()
    const review = await mustSend(world, kiln.keeper, 'review', bytes, 'image/png')
    const theirs = await mustSend(world, paper.keeper, 'goods', bytes, 'image/png')
    for (const { uploadId } of [review, theirs])
      expect(reasonOf(await world.ask('/api/v2/mch/goods/picture', { uploadId }, kiln.keeper))).toEqual([
        404,
        'uploadNotFound',
      ])
  })
  test('a role that only reads, and an order clerk', async () => {
    const reader = await clerkOf(world, kiln.merchantId, 'orders')
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    expect((await detail({ draftId: draft.draftId }, reader)).status).toBe(200)
    expect((await edit(draft, kiln.whole(), reader)).status).toBe(403)
    expect((await publish(world, reader, draft)).status).toBe(403)
  })
})
const broughtPictureOf = async ({ keeper }: Writing) => {
  const bytes = await picture(91, 40).png().toBuffer()
  const { uploadId } = await mustSend(world, keeper, 'goods', bytes, 'image/png')
  return (await world.must('/api/v2/mch/goods/picture', { uploadId }, keeper)).file
}

describe('what was never asked for', () => {
  const surplus = { rating: 500, sales: 9999, merchantId: 2, status: 'onSale', reviewCount: 12, handle: 'x', id: 1 }
  test.each(Object.entries(surplus))('%s is refused', async (key, value) => {
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    expect(reasonOf(await edit(draft, { ...kiln.whole(), [key]: value }))).toEqual([400, 'badInput'])
  })
  test('rating, sales and the rest stay what the shop counted', async () => {
    const productId = await mustPublish(world, kiln.keeper, kiln.whole())
    await world.pool.query('update product set rating = 480, sales = 31, review_count = 4 where id = $1', [productId])
    await publish(
      world,
      kiln.keeper,
      await changed(world, kiln.keeper, productId, (now) => ({ ...now, fact: { 'en-US': 'x' } })),
    )
    expect(await seen(productId)).toMatchObject({ rating: 480, sales: 31, reviewCount: 4, fact: 'x' })
  })
  const amounts = [-1, 9.5, 1e15, '9900']
  test.each(amounts)('money of %s', async (price) => {
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    expect(reasonOf(await edit(draft, kiln.whole({ skus: [sku([], { price: price as number })] })))).toEqual([
      400,
      'badInput',
    ])
  })
  test('201 variants', async () => {
    const many = Array.from({ length: 201 }, (_, i) => `v${i}`)
    const [a, b] = [option('a', many.slice(0, 51)), option('b', many.slice(51, 55))]
    const skus = a.values.flatMap((x) => b.values.map((y) => sku([x.code, y.code]))).slice(0, 201)
    const draft = await drafted(world, kiln.keeper, kiln.whole())
    expect(reasonOf(await edit(draft, kiln.whole({ options: [a, b], skus })))).toEqual([400, 'badInput'])
    expect((await edit(draft, kiln.whole({ options: [a, b], skus: skus.slice(0, 200) }))).status).toBe(200)
  })
  test('scripts in every language: rich text is cleaned, the rest is text', async () => {
    const bad = '<p onclick="x()">Hi<script>alert(1)</script><img src="https://x.example/a.png"></p>'
    const body = { 'en-US': bad, 'zh-CN': bad, 'es-ES': bad }
    const title = { 'en-US': '<script>alert(1)</script>' }
    const draft = await drafted(world, kiln.keeper, kiln.whole({ body, title }))
    expect((await detail({ draftId: draft.draftId })).data.draft!.content.body['zh-CN']).toBe('<p>Hi</p>')
    const { data } = await publish(world, kiln.keeper, draft)
    expect(await seen(data.productId!)).toMatchObject({ body: '<p>Hi</p>', title: title['en-US'] })
  })
})

test('whatever is missing or wrong is told at its field, all at once', async () => {
  const rows = [
    sku(['celadon', 's'], { price: null }),
    sku(['celadon', 'm'], { listPrice: 9900, memberPrice: 9901, code: 'X' }),
    sku(['cobalt', 's'], { code: 'x' }),
  ]
  const content = kiln.whole({ title: {}, pictures: [], freightTemplateId: null, options: glazes(), skus: rows })
  const reply = await publish(world, kiln.keeper, await drafted(world, kiln.keeper, content))
  expect(reasonOf(reply)).toEqual([400, 'draftUnfit'])
  expect((reply.data as unknown as { faults: unknown }).faults).toEqual([
    { at: 'title', rule: 'required' },
    { at: 'pictures', rule: 'required' },
    { at: 'skus.["celadon","s"].price', rule: 'required' },
    { at: 'skus.["celadon","m"].listPrice', rule: 'notAbovePrice' },
    { at: 'skus.["celadon","m"].memberPrice', rule: 'abovePrice' },
    { at: 'skus.["cobalt","s"].code', rule: 'twice' },
    { at: 'freightTemplateId', rule: 'required' },
  ])
})
test('a code that other goods of the shop carry; another shop’s is free', async () => {
  await mustPublish(world, kiln.keeper, kiln.whole({ skus: [sku([], { code: 'TAKEN-1' })] }))
  const again = kiln.whole({ skus: [sku([], { code: 'taken-1' })] })
  const reply = await publish(world, kiln.keeper, await drafted(world, kiln.keeper, again))
  expect((reply.data as unknown as { faults: unknown }).faults).toEqual([{ at: 'skus.[].code', rule: 'codeTaken' }])
  await mustPublish(world, paper.keeper, paper.whole({ skus: [sku([], { code: 'TAKEN-1' })] }))
})
test('thrown away: what is on sale stays, and another draft may be begun', async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole())
  const draft = await changed(world, kiln.keeper, productId, (now) => ({ ...now, title: { 'en-US': 'Never' } }))
  await world.must('/api/v2/mch/goods/discard', { draftId: draft.draftId, version: draft.version }, kiln.keeper)
  const { data } = await detail({ productId })
  expect(data).toMatchObject({ draft: null, published: { title: { 'en-US': 'Rice bowl' } } })
  expect((await world.must('/api/v2/mch/goods/add', { productId }, kiln.keeper)).draftId).not.toBe(draft.draftId)
})
test('a picture stays when whoever brought it leaves', async () => {
  const file = await broughtPicture(world, kiln.keeper)
  expect((await fetch(`${world.url}/img/${file}-240.webp`)).status).toBe(200)
  const { rows } = await world.pool.query("select 1 from upload where purpose = 'goods'")
  expect(rows.length).toBeLessThanOrEqual(1)
})
