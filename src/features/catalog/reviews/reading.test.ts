// Reading reviews: lists by every filter and sort, what each review tells, in whose language.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { transact } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { pageStatement, type Filter, type Sort } from './queries.ts'
import { addReviews, type ReviewDraft } from './reviews.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
})
afterAll(() => world.close())

const summary = (productId: number, best?: number, lang = 'en-US') =>
  world.must('/api/v2/goods/comment/summary', { productId, ...(best === undefined ? {} : { best }) }, { lang })
type Wish = Calls['/api/v2/goods/comment/page']['input']
const list = (input: Wish, who = {}) => world.must('/api/v2/goods/comment/page', input, who)
const add = (...drafts: ReviewDraft[]) => transact(world.app.db, (db) => addReviews(db, drafts))
const picture = { file: 'teapot', width: 960, height: 960, alt: 'On my table' }
const at = (day: number) => new Date(Date.UTC(2026, 0, day)).toISOString()

test('lists: every filter, every sort, pages that neither repeat nor miss, totals', async () => {
  const [celadon, ink] = [goods.skus.normal, goods.skus.second]
  const langs: Language[] = ['zh-CN', 'en-US', 'es-ES']
  const drafts = Array.from({ length: 60 }, (_, i): ReviewDraft => ({
    skuId: i % 3 ? celadon : ink,
    nickname: `n${i}`,
    rating: ((i % 5) + 1) as 1,
    lang: langs[i % 3]!,
    text: i % 4 ? `text ${i}` : '',
    // several at one moment: only the id parts them
    createdAt: at(1 + Math.floor(i / 4)),
    usefulCount: i % 7,
    ...(i % 5 ? {} : { pictures: [picture] }),
    ...(i % 6 ? {} : { followUp: { text: `later ${i}`, at: at(90) } }),
  }))
  await add(...drafts)
  const productId = goods.products.normal
  const everything = async (wish: Partial<Wish>) => {
    const first = await list({ productId, size: 7, ...wish })
    const found = [...first.records]
    for (let next = first.next; next !== null;) {
      const page = await list({ productId, size: 7, ...wish, after: next })
      found.push(...page.records)
      next = page.next
    }
    expect(new Set(found.map((r) => r.id)).size).toBe(found.length)
    expect([first.total, first.totalIsExact]).toEqual([found.length, true])
    return found
  }
  const numbered = (r: { nickname: string | null }) => Number(r.nickname!.slice(1))
  const where = (fits: (i: number) => boolean) => drafts.flatMap((_, i) => (fits(i) ? [i] : []))
  const same = async (wish: Partial<Wish>, fits: (i: number) => boolean) =>
    expect((await everything(wish)).map(numbered).sort((a, b) => a - b)).toEqual(where(fits))
  await same({}, () => true)
  await same({ rating: 2 }, (i) => i % 5 === 1)
  await same({ withPhotos: true }, (i) => i % 5 === 0)
  await same({ withPhotos: false }, () => true)
  await same({ followUp: true }, (i) => i % 6 === 0)
  await same({ skuId: ink }, (i) => i % 3 === 0)
  await same({ spec: { code: 'glaze', value: 'celadon' } }, (i) => i % 3 !== 0)
  await same({ language: 'es-ES' }, (i) => i % 3 === 2 && i % 4 !== 0)
  await same({ language: 'zh-CN', rating: 3, withPhotos: false }, (i) => i % 3 === 0 && i % 4 !== 0 && i % 5 === 2)
  const keys = async (
    sort: Wish['sort'],
    key: (r: Awaited<ReturnType<typeof everything>>[number]) => number | string,
  ) => (await everything({ sort: sort! })).map(key)
  const sorted = <T extends number | string>(values: T[], up: boolean) =>
    values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0) * (up ? 1 : -1))
  for (const [sort, key, up] of [
    ['newest', (r: { createdAt: string }) => r.createdAt, false],
    ['ratingUp', (r: { rating: number }) => r.rating, true],
    ['ratingDown', (r: { rating: number }) => r.rating, false],
  ] as const) {
    const found = await keys(sort, key)
    expect(found).toEqual(sorted(found, up))
  }
  const useful = await everything({ sort: 'useful' })
  const own = useful.filter((r) => r.lang === 'en-US' && r.text !== '')
  expect(useful.slice(0, own.length), "the reader's language first").toEqual(own)
  for (const part of [own, useful.slice(own.length)])
    expect(part.slice(0, 3).map((r) => r.usefulCount)).toEqual([6, 6, 6])
  // by number the same as by cursor
  const third = await list({ productId, size: 7, page: 3, sort: 'newest' })
  expect(third.records.map((r) => r.id)).toEqual((await everything({ sort: 'newest' })).slice(14, 21).map((r) => r.id))
})

test("what a review tells: spec in the reader's language, words as written, follow-up, answer, the name", async () => {
  const productId = goods.products.limited
  const draft: ReviewDraft = {
    skuId: goods.skus.limited,
    nickname: '林**',
    rating: 5,
    lang: 'zh-CN',
    text: '胎薄，收水利落。',
    pictures: [picture],
    createdAt: at(5),
    followUp: { text: '用了一个月，没有茶垢。', at: at(40) },
    reply: { text: '多谢。', lang: 'zh-CN', at: at(6) },
    usefulCount: 9,
  }
  await add({ ...draft, anonymous: true, usefulCount: 0 }, draft, {
    ...draft,
    lang: 'es-ES',
    text: 'Muy fina.',
    spec: [
      { code: 'size', name: { 'en-US': 'Size' }, valueCode: 's', value: { 'en-US': 'Small', 'es-ES': 'Pequeña' } },
    ],
  })
  const { best, photos, average } = await summary(productId, 3, 'es-ES')
  expect(best.map((r) => [r.lang, r.spec, r.nickname])).toEqual([
    ['es-ES', 'Pequeña', '林**'],
    ['zh-CN', '', '林**'],
    ['zh-CN', '', null],
  ])
  expect(best[1]).toMatchObject({
    text: draft.text,
    createdAt: '2026-01-05T00:00:00.000000Z',
    followUp: { text: draft.followUp!.text },
    reply: { text: '多谢。', lang: 'zh-CN' },
    usefulCount: 9,
    useful: false,
    own: false,
  })
  expect([photos.length, photos[0]!.file, photos[0]!.reviewId, average]).toEqual([3, 'teapot', best[0]!.id, 500])
  expect(
    (await list({ productId: goods.products.normal, size: 1, skuId: goods.skus.second }, { lang: 'zh-CN' })).records[0]!
      .spec,
  ).toBe('墨黑')
})

test('text that looks like a script is text', async () => {
  const text = `<img src=x onerror=alert(1)><script>alert(1)</script>{{constructor}}\u2028`
  await add({ skuId: goods.skus.paper, nickname: '<b>x</b>', rating: 3, lang: 'en-US', text })
  const reply = await fetch(`${world.url}/api/v2/goods/comment/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-type': '1' },
    body: JSON.stringify({ productId: goods.products.paper }),
  })
  expect(reply.headers.get('content-type')).toContain('application/json')
  expect(((await reply.json()) as { data: { records: object[] } }).data.records[0]).toMatchObject({
    text,
    nickname: '<b>x</b>',
  })
})

test('every list reads an index in its order, also of a product with very many reviews', async () => {
  const productId = goods.products.faraway
  await world.pool.query(
    `insert into review (merchant_id, product_id, sku_id, rating, body, lang, useful_count, created_at, pictures)
      select (select merchant_id from product where id = $1), $1, $2, 1 + n % 5, 'words ' || n,
        (array['zh-CN', 'en-US', 'es-ES'])[1 + n % 3], n % 90, shop_now() - n * interval '1 minute',
        case when n % 40 = 0 then '[{}]' else '[]' end::jsonb
      from generate_series(1, 20000) n`,
    [productId, goods.skus.faraway],
  )
  await world.pool.query('analyze review')
  const wishes: [Sort, Partial<Filter>][] = [
    ['useful', {}],
    ['newest', {}],
    ['ratingUp', {}],
    ['ratingDown', {}],
    ['useful', { withPhotos: true }],
    ['useful', { language: 'es-ES' }],
    ['newest', { rating: 1 }],
  ]
  for (const [sort, wish] of wishes) {
    const { sql, parameters } = pageStatement('en-US', undefined, { productId, ...wish }, sort, {
      page: 1,
      size: 10,
      offset: 0,
      cursor: undefined,
    }).compile(world.app.db)
    const { rows } = await world.pool.query<{ 'QUERY PLAN': string }>(`explain (analyze, timing off) ${sql}`, [
      ...parameters,
    ])
    const plan = rows.map((r) => r['QUERY PLAN']).join('\n')
    expect(plan, `${sort} ${JSON.stringify(wish)}`).toMatch(/Index Scan (Backward )?using review_/)
    expect(plan, `${sort} ${JSON.stringify(wish)}`).not.toMatch(/Seq Scan on review |Sort Key: r\./)
  }
})
