// What people of a shop type, as shoppers and staff get to see it: scripts and formulas are words, blanks of letters
// are filled by nobody, and nothing turns the words beside it around or hides in them. In all languages.
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { send } from '../front.ts'
import { languages, type Texts } from '#kernel/text/language.ts'
import { drafted, publish } from '../drafting.ts'
import { fileResult, mustSend } from '../uploading.ts'
import { openWorld, type World } from '../world.ts'
import { askDesk, deskCalls, deskInputs, shortOf } from './desk-calls.ts'
import { arrived, deskSettings, openDesks, paid, product, sent, type Desk } from './desk-scene.ts'
import { partsOf, schemaOf } from './fields.ts'
import { put } from './paths-of-inputs.ts'

let world: World
let desk: Desk
beforeAll(async () => {
  world = await openWorld({ settings: { ...deskSettings, goodsReviewFirst: 0 } })
  desk = (await openDesks(world)).victim
})
afterAll(() => world.close())

const nasty = {
  script: '<script>alert(1)</script>',
  handler: '<img src=x onerror=alert(1)>',
  blank: '{{merchant}} {{number}}',
  link: '=HYPERLINK("http://x.example","bowl")',
  sum: '@SUM(1+1)',
  turned: 'Bowl \u202Egpj.exe \u2066right\u2069',
  unseen: 'Bo\u200Bwl\u2060 of\uFEFF rice',
  wide: '𠮷 bowl 𝐁𝐨𝐰𝐥 🍵',
}
type Nasty = keyof typeof nasty
const kinds = Object.keys(nasty) as Nasty[]
/** Turns what stands behind it around, or hides from who reads; joiners of letters and of pictures do neither. */
const disguise = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const cleared = (text: string): string => text.replaceAll(disguise, '').replaceAll(/\s+/g, ' ').trim()
/** Some put a space in the place of what is not seen. */
const bare = (text: string): string => cleared(text).replaceAll(' ', '')
const inAll = (text: string): Texts => Object.fromEntries(languages.map((lang) => [lang, text]))
/** The words as they were but for disguises, somewhere in what is told. */
function expectPlain(told: unknown, text: string): void {
  const all: string[] = []
  const gather = (part: unknown): void => {
    if (typeof part === 'string') all.push(part)
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(gather)
  }
  gather(told)
  expect(all.filter((one) => one.search(disguise) >= 0)).toEqual([])
  expect(all.map(bare).filter((one) => one.includes(bare(text)))).not.toEqual([])
}
const cacheGoes = (): void => world.app.context.cache.drop('catalog')

describe.each(kinds)('%s', (kind) => {
  const text = nasty[kind]
  test('of goods: words everywhere, and no script in the rich text', async () => {
    const value = { code: 'one', name: inAll(text.slice(0, 40)), picture: null }
    const content = desk.content({
      title: inAll(text),
      subtitle: inAll(text),
      fact: inAll(text),
      body: inAll(`<p>Rice</p>${text}`),
      attributes: [{ key: 'a', name: inAll(text.slice(0, 40)), value: inAll(text) }],
      options: [{ code: 'o', name: inAll(text.slice(0, 40)), values: [value] }],
      skus: [{ ...desk.content().skus[0]!, values: ['one'] }],
      condition: 'used',
      conditionNote: inAll(text),
    })
    const { data, status } = await publish(world, desk.boss, await drafted(world, desk.boss, content))
    expect(status, JSON.stringify(data)).toBe(200)
    for (const lang of languages) {
      const told = await world.must('/api/v2/goods/goods/detail/normal', { id: data.productId! }, { lang })
      expectPlain(told, text)
      expect(told.title).toBe(cleared(text))
      expect(told.body).not.toMatch(/<script|onerror|<img/i)
    }
  })
  test('of the shop: its profile, a collection, own categories', async () => {
    const { boss, merchantId } = desk
    const {
      logo: _,
      banner: _b,
      id: _i,
      businessName: _n,
      licenceNumber: _l,
      nameFreeAt: _f,
      seal: _s,
      ...form
    } = await world.must('/api/v2/mch/shop/detail', {}, boss)
    const words = { motto: inAll(text), story: inAll(text), place: inAll(text) }
    await world.must('/api/v2/mch/shop/edit', { ...form, ...words, logo: null, banner: null }, boss)
    const gathering = { title: inAll(text), summary: inAll(text), rule: null, productIds: [], hidden: false }
    const { id } = await world.must('/api/v2/mch/shop/collection/add', gathering, boss)
    const { version } = await world.must('/api/v2/mch/shop/category/list', {}, boss)
    const records = [{ name: inAll(text.slice(0, 40)), hidden: false, below: [] }]
    await world.must('/api/v2/mch/shop/category/save', { version, records }, boss)
    cacheGoes()
    for (const lang of languages) {
      expectPlain(await world.must('/api/v2/merchant/detail', { id: merchantId }, { lang }), text)
      expectPlain(await world.must('/api/v2/merchant/collection/detail', { id, merchantId }, { lang }), text)
    }
    expectPlain(await world.must('/api/v2/mch/shop/category/list', {}, boss), text.slice(0, 40))
  })
  test('to a buyer: an answer to a review, a station of a parcel, why an order is not called off', async () => {
    const { boss, shopper } = desk
    const { orderLineId } = await arrived(desk)
    const wish = { orderLineId, rating: 4, text: 'Thin at the lip' }
    const { reviewId } = await world.must('/api/v2/goods/comment/create', wish, shopper)
    await world.must('/api/v2/mch/comment/reply', { reviewId, text }, boss)
    expectPlain((await world.must('/api/v2/mch/comment/detail', { reviewId }, boss)).reply, text)
    const { orderNo, parcelId } = await sent(desk)
    const at = new Date(world.app.context.clock.now()).toISOString()
    const station = { parcelId, at, kind: 'transit' as const, text, place: text.slice(0, 60) }
    await world.must('/api/v2/mch/order/parcel/station/add', station, boss)
    expectPlain(await world.must('/api/v2/order/sell/logistics', { orderNo }, shopper), text)
    const waiting = await paid(desk)
    await world.must('/api/v2/order/sell/cancel/request', { orderNo: waiting, reason: 'wrongItem' }, shopper)
    await world.must('/api/v2/mch/order/cancel/audit', { orderNo: waiting, approve: false, reason: text }, boss)
    expectPlain(await world.must('/api/v2/order/sell/detail', { orderNo: waiting }, shopper), text)
    const messages = await world.must('/api/v2/user/message/page', { size: 5 }, shopper)
    expect(JSON.stringify(messages).search(disguise)).toBe(-1)
  })
  test('of a pickup point and of a key, refused or words', async () => {
    const { boss } = desk
    const { key: _, id } = await world.must('/api/v2/mch/key/add', { name: text, scope: ['order.read'], days: 1 }, boss)
    const { records } = await world.must('/api/v2/mch/key/page', {}, boss)
    expectPlain(
      records.find((one) => one.id === id),
      text,
    )
    const asked = await deskInputs['pickup/point/edit']!(desk, 'id')
    const { id: point } = asked as { id: number }
    const input = { ...asked, note: text }
    await send(world.url, '/api/v2/mch/pickup/point/edit', JSON.stringify(input), boss)
    const points = await world.must('/api/v2/mch/pickup/point/list', {}, boss)
    expectPlain(points.records.find((one) => one.id === point)!.note, text)
  })
})

/** Cells that a spreadsheet would run. */
const runs = (cell: string): boolean => /^[\s\u00A0\uFEFF]*[=+\-@＝＋－＠]/u.test(cell) && !/^[+-]?[\d.,]+$/.test(cell)
const cellsOf = (csv: string): string[] => parse(csv.replace(/^\uFEFF/, ''), { relax_column_count: true }).flat()
describe('files', () => {
  test('of goods come in with such cells, and go out so that none runs', async () => {
    const { boss } = desk
    const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
    const lines = kinds.map((kind, n) => `nasty-${n},${quoted(nasty[kind])},12.50,${quoted(nasty[kind].slice(0, 30))}`)
    const file = Buffer.from(['Handle,Title,Variant Price,Variant SKU', ...lines].join('\n'))
    const { uploadId } = await mustSend(world, boss, 'importFile', file, 'text/csv')
    const name = nasty.link
    const { jobId } = await world.must('/api/v2/mch/goods/import/add', { uploadId, name }, boss)
    const wish = { language: 'en-US' as const, currency: 'CNY', rate: '1', headings: [], categories: [] }
    await world.must('/api/v2/mch/goods/import/begin', { jobId, dryRun: false, ...wish }, boss)
    await world.runJobs()
    const { report } = await world.must('/api/v2/mch/goods/import/detail', { jobId }, boss)
    expect(report).toMatchObject({ created: kinds.length, faults: [] })
    const { records } = await world.must('/api/v2/mch/goods/page', { size: 100, sort: 'newest' }, boss)
    const titles = records.map(({ title }) => title)
    for (const kind of kinds) expect(titles).toContain(cleared(nasty[kind]))
    const out = await world.must('/api/v2/mch/goods/export', {}, boss)
    await world.runJobs()
    const cells = cellsOf(await fileResult(world, boss, out.jobId))
    expect(cells.filter(runs)).toEqual([])
    expect(cells.some((cell) => cell.includes('HYPERLINK'))).toBe(true)
  })
  test('of stock, orders and counts: none runs', async () => {
    const { boss } = desk
    const { skuId } = await product(desk)
    await world.pool.query('update sku set code = $2 where id = $1', [skuId, nasty.link])
    const rows = [{ skuId, quantity: 8, seen: 9, cause: 'lost' as const }]
    const { countId } = await world.must('/api/v2/mch/stock/count/book', { name: nasty.sum, rows }, boss)
    const counted = await world.must('/api/v2/mch/stock/count/result', { countId: countId! }, boss)
    const orderNo = await paid(desk)
    await world.must('/api/v2/mch/order/remark', { orderNo, text: nasty.link }, boss)
    const span = [-86_400_000, 86_400_000].map((ms) => new Date(world.app.context.clock.now() + ms).toISOString())
    const jobs = [
      await world.must('/api/v2/mch/stock/export', {}, boss),
      await world.must('/api/v2/mch/order/export', { from: span[0]!, until: span[1]! }, boss),
    ]
    await world.runJobs()
    const files = [counted.csv, ...(await Promise.all(jobs.map(({ jobId }) => fileResult(world, boss, jobId))))]
    for (const csv of files) expect(cellsOf(csv).filter(runs)).toEqual([])
    expect(files.slice(0, 2).every((csv) => csv.includes('HYPERLINK'))).toBe(true)
  })
})

describe('any field of words of any call', () => {
  const isFree = (schema: object): boolean =>
    (schema as { type?: string }).type === 'string' && !('pattern' in schema || 'enum' in schema || 'const' in schema)
  const freeFields = deskCalls
    .filter((c) => deskInputs[shortOf(c)] !== undefined)
    .flatMap((c) =>
      [...partsOf(schemaOf(c))].filter(({ schema }) => isFree(schema)).map(({ path }) => [c.path, path, c] as const),
    )
  test.each(freeFields)(
    '%s %s: damage is refused, and so is what is far too long; nothing breaks',
    async (_p, at, c) => {
      const input = await deskInputs[shortOf(c)]!(desk, at)
      const whole = (text: string) => {
        try {
          return put(input, at, text)
        } catch {
          return undefined // a list that is not there in this input
        }
      }
      for (const text of ['a\0b', 'a\uD800b', '漢'.repeat(30_000)]) {
        const wish = whole(text)
        if (!wish) continue
        const told = await askDesk(world, c, wish, desk.boss)
        expect([at, told.status, told.data['reason']]).toEqual([at, 400, 'badInput'])
      }
      const combined = kinds.map((kind) => nasty[kind]).join(' ')
      const wish = whole(combined)
      if (wish) expect((await askDesk(world, c, wish, desk.boss)).status).toBeLessThan(500)
    },
  )
})
