// A shop whose goods staff still look at brings in a file: what is new lies in store, and nothing but staff, or enough
// goods on sale, puts it on sale. Every way around is tried; then it is sent, approved, returned, raced.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changed, drafted, publish, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { fetchPicture } from './fetching.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let keeper: Clerk
let stranger: Clerk
let staff: Person & { headers: Record<string, string> }
let onSale: number
const requestId = () => crypto.randomUUID()
const head = 'Handle,Title,Variant Price,Variant SKU,Variant Inventory Qty\n'
const plain = { language: 'en-US' as const, currency: 'CNY', rate: '1', headings: [], categories: [] }
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 100, goodsReviewWaiting: 3, fileJobStepSeconds: 0 } })
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  keeper = kiln.keeper
  stranger = await clerkOf(world, goods.merchants.paper, 'goods')
  staff = await joinAs(world, await world.person(), { audience: 'staff', role: 'review' })
  const { rows } = await world.pool.query<{ n: number }>(
    `select count(*)::int as n from product where merchant_id = $1 and status = 'onSale'`,
    [kiln.merchantId],
  )
  onSale = rows[0]!.n
})
afterAll(() => world.close())

async function brought(rows: string) {
  const { uploadId } = await mustSend(world, keeper, 'importFile', Buffer.from(head + rows), 'text/csv')
  const { jobId } = await world.must(
    '/api/v2/mch/goods/import/add',
    { uploadId, name: 'goods.csv', requestId: requestId() },
    keeper,
  )
  await world.must('/api/v2/mch/goods/import/begin', { jobId, dryRun: false, ...plain, requestId: requestId() }, keeper)
  return jobId
}
async function bring(rows: string) {
  const jobId = await brought(rows)
  await world.runJobs()
  return world.must('/api/v2/mch/goods/import/detail', { jobId }, keeper)
}
const standing = async (handle: string) =>
  (
    await world.pool.query<{ id: number; status: string; unreviewed: boolean; title: string; price: number }>(
      `select id, status, unreviewed, title ->> 'en-US' as title, price::int from product where handle = $1`,
      [handle],
    )
  ).rows[0]!
async function fresh(handle: string, title = `Thing ${handle}`): Promise<number> {
  await bring(`${handle},${title},12.50,${handle},7\n`)
  return (await standing(handle)).id
}
const outcome = ({ results }: { results: { outcome: string }[] }) => results.map((one) => one.outcome)
const shelve = async (id: number, by: Person = keeper) =>
  outcome(
    await world.must(
      '/api/v2/mch/goods/shelf',
      { onSale: true, rows: [{ id, seen: 'offShelf' as const }], requestId: requestId() },
      by,
    ),
  )
const send = async (ids: number[], by: Person = keeper) =>
  outcome(await world.must('/api/v2/mch/goods/review', { ids, requestId: requestId() }, by))
const draftOf = async (productId: number) =>
  (await world.must('/api/v2/mch/goods/detail', { productId }, keeper)).draft!
async function decide(productId: number, approve: boolean, reason = '') {
  const { id: draftId, version } = await draftOf(productId)
  return world.ask(
    '/api/v2/admin/goods/audit',
    { draftId, version, approve, notes: [], reason, requestId: requestId() },
    staff,
  )
}
const unseen = { status: 'offShelf', unreviewed: true }

describe('in store, and nothing puts it on sale', () => {
  test('the report says what comes next; shoppers do not find it', async () => {
    const told = await bring('one,One,12.50,O-1,7\ntwo,Two,9.00,O-2,3\n')
    expect(told).toMatchObject({ status: 'done', report: { created: 2 } })
    expect(told.review).toMatchObject({ left: 100 - onSale, unreviewed: 2 })
    const one = await standing('one')
    expect(one).toMatchObject(unseen)
    expect((await world.ask('/api/v2/goods/goods/detail/normal', { id: one.id })).status).toBe(404)
    const page = await world.must('/api/v2/mch/goods/page', { tab: 'unreviewed' }, keeper)
    expect(page.records.map(({ unreviewed, draft }) => [unreviewed, draft])).toEqual([
      [true, null],
      [true, null],
    ])
  })
  test('shelf, copy and its shelf, the bin and back, the same file again, a time', async () => {
    const id = await fresh('ways')
    expect(await shelve(id)).toEqual(['unreviewed'])
    expect(await shelve(id, stranger)).toEqual(['gone'])
    const copy = await world.must('/api/v2/mch/goods/copy', { id, requestId: requestId() }, keeper)
    expect(await shelve(copy.id)).toEqual(['unreviewed'])
    const binned = { rows: [{ id, seen: 'offShelf' as const }], requestId: requestId() }
    await world.must('/api/v2/mch/goods/bin', binned, keeper)
    await world.must('/api/v2/mch/goods/restore', { ids: [id], requestId: requestId() }, keeper)
    expect(await shelve(id)).toEqual(['unreviewed'])
    await world.must('/api/v2/mch/goods/bin', { ...binned, requestId: requestId() }, keeper)
    await bring('ways,Ways again,13.00,ways,7\n')
    expect(await standing('ways')).toMatchObject({ ...unseen, title: 'Ways again', price: 1300 })
    await world.pool.query(`update product set on_sale_at = shop_now() where id = $1`, [id])
    await world.app.tasks['catalog.followPlan']!({ productId: id }, {} as never)
    expect(await standing('ways')).toMatchObject(unseen)
    await expect(world.pool.query(`update product set status = 'onSale' where id = $1`, [id])).rejects.toThrow(/store/)
  })
  test('nor does a key of the shop', async () => {
    const id = await fresh('keyed')
    const owner = await joinAs(world, await world.person(), {
      audience: 'merchant',
      merchantId: kiln.merchantId,
      role: 'owner',
    })
    const { key } = await world.must('/api/v2/mch/key/add', { name: 'ERP', scope: ['goods.write'], days: null }, owner)
    const erp = { ...owner, token: key }
    expect(await shelve(id, erp)).toEqual(['unreviewed'])
    expect(await send([id], erp)).toEqual(['sent'])
    expect((await decide(id, true)).status).toBe(200)
  })
  test('a copy of goods on sale makes no record of goods that staff have seen', async () => {
    const { id } = await world.must(
      '/api/v2/mch/goods/copy',
      { id: goods.products.normal, requestId: requestId() },
      keeper,
    )
    expect(await shelve(id)).toEqual(['unreviewed'])
  })
  test('the editor sends it to staff, whatever it says of shelf and time', async () => {
    const id = await fresh('edited')
    const draft = await changed(world, keeper, id, (now) => ({ ...now, onSale: false }))
    expect((await publish(world, keeper, draft)).data).toEqual({ outcome: 'inReview', productId: id })
    expect(await standing('edited')).toMatchObject(unseen)
    expect((await decide(id, true)).status).toBe(200)
    expect(await standing('edited')).toMatchObject({ status: 'offShelf', unreviewed: false })
    expect(await shelve(id)).toEqual(['done'])
  })
})

describe('sent to staff', () => {
  test('so many wait at once; all of it is shown; approved, it is on sale; sent again it is there', async () => {
    const ids = [await fresh('s1'), await fresh('s2'), await fresh('s3'), await fresh('s4')]
    expect(await send(ids, stranger)).toEqual(['gone', 'gone', 'gone', 'gone'])
    expect(await send([...ids, 999_999])).toEqual(['sent', 'sent', 'sent', 'enough', 'gone'])
    expect(await send([ids[0]!])).toEqual(['waits'])
    const { id: draftId } = await draftOf(ids[0]!)
    const shown = await world.must('/api/v2/admin/goods/detail', { draftId }, staff)
    expect(shown.causes).toEqual(['first'])
    expect(shown.changes).toContainEqual({ field: 'title', of: 'en-US', before: null, after: 'Thing s1' })
    expect(shown.next).toBe((await draftOf(ids[1]!)).id)
    expect((await decide(ids[0]!, true)).status).toBe(200)
    expect(await standing('s1')).toMatchObject({ status: 'onSale', unreviewed: false })
    expect(await send([ids[0]!, ids[3]!])).toEqual(['notNeeded', 'sent'])
    expect((await decide(ids[1]!, true)).status).toBe(200)
    expect((await decide(ids[2]!, true)).status).toBe(200)
    expect((await decide(ids[3]!, true)).status).toBe(200)
  })
  test('while staff look, no file and no category changes it; a price may fall, and stands', async () => {
    const id = await fresh('looked')
    await send([id])
    const told = await bring('looked,Another thing,12.50,looked,7\n')
    expect(told.report).toMatchObject({ updated: 0, skippedProducts: 1 })
    expect(told.report!.faults[0]!.message).toContain('back from review')
    const { rows } = await world.pool.query<{ category: number; sku: number }>(
      `select p.category_id as category, k.id as sku from product p join sku k on k.product_id = p.id where p.id = $1`,
      [id],
    )
    const { category, sku } = rows[0]!
    const moved = { categoryId: goods.categories.pens, rows: [{ id, seen: category }], requestId: requestId() }
    expect(outcome(await world.must('/api/v2/mch/goods/category', moved, keeper))).toEqual(['inReview'])
    const priced = (price: number) => ({
      rows: [{ skuId: sku, price, listPrice: null, seen: { price: 1250, listPrice: null } }],
      requestId: requestId(),
    })
    expect(outcome(await world.must('/api/v2/mch/goods/price', priced(9900), keeper))).toEqual(['inReview'])
    expect(outcome(await world.must('/api/v2/mch/goods/price', priced(1100), keeper))).toEqual(['done'])
    // as if a way had been missed: staff approve what they saw
    await world.pool.query(`update product set category_id = $2, title = '{"en-US": "Unseen"}' where id = $1`, [
      id,
      goods.categories.pens,
    ])
    expect((await decide(id, true)).status).toBe(200)
    expect(await standing('looked')).toMatchObject({ status: 'onSale', title: 'Thing looked', price: 1100 })
  })
  test('returned with a reason: not sent again as it was, but as the file mends it', async () => {
    const id = await fresh('back')
    await send([id])
    expect((await decide(id, false, 'Say what it is')).data.state).toBe('returned')
    expect(await standing('back')).toMatchObject(unseen)
    expect(await send([id])).toEqual(['returned'])
    expect((await bring('back,A tea tray,12.50,back,7\n')).report).toMatchObject({ updated: 1 })
    expect(await send([id])).toEqual(['sent'])
    expect((await decide(id, true)).status).toBe(200)
    expect(await standing('back')).toMatchObject({ status: 'onSale', title: 'A tea tray' })
  })
  test('approved and brought in at once: what staff saw is on sale, or nothing', async () => {
    for (const n of [1, 2, 3]) {
      const id = await fresh(`race${n}`)
      await send([id])
      const jobId = await brought(`race${n},Unseen words,12.50,race${n},7\n`)
      const [decided] = await Promise.all([decide(id, true), world.runJobs()])
      expect([decided.status, jobId > 0]).toEqual([200, true])
      expect(await standing(`race${n}`)).toMatchObject({ status: 'onSale', title: `Thing race${n}` })
    }
  })
  test('a picture that comes while staff look waits; once they have approved without it, it is not taken', async () => {
    const id = await fresh('slow')
    const src = 'https://slow.example/1.jpg'
    const named = JSON.stringify({ pictures: [{ src, alt: '' }], lost: { [src]: 'no answer' } })
    await world.pool.query(`update product set source = source || $2::jsonb where id = $1`, [id, named])
    const bytes = await picture(40, 40).png().toBuffer()
    const come = () =>
      fetchPicture(async () => bytes)({ db: world.app.db, app: world.app.context }, { productId: id, src } as never)
    const files = async () =>
      (
        await world.pool.query(
          `select jsonb_path_query_array(pictures, '$[*].file') as files from product where id = $1`,
          [id],
        )
      ).rows[0] as object
    const before = await files()
    expect(await send([id])).toEqual(['sent'])
    await expect(come()).rejects.toThrow('staff')
    expect((await decide(id, true)).status).toBe(200)
    await come()
    expect(await files()).toEqual(before)
  })
  test('what somebody has written at is sent from the editor; what lacks something is not sent', async () => {
    const id = await fresh('written')
    await changed(world, keeper, id, (now) => ({ ...now, subtitle: { 'en-US': 'By hand' } }))
    await bring('nopicture,No price by hand,12.50,np,7\n')
    const other = (await standing('nopicture')).id
    await world.pool.query(
      `update product set source = source || '{"pictures": [{"src": "https://a.example/1.jpg", "alt": ""}]}'
      where id = $1`,
      [other],
    )
    expect(await send([id, other])).toEqual(['drafted', 'picturesComing'])
  })
})

test('what is written singly waits with them: as many as may, whoever sends it, by hand or by key', async () => {
  const waiting = async () =>
    (
      await world.pool.query<{ draftId: number; version: number }>(
        `select id as "draftId", version from product_draft where merchant_id = $1 and state = 'inReview'`,
        [kiln.merchantId],
      )
    ).rows
  const takeBack = async () => {
    for (const draft of await waiting()) await world.must('/api/v2/mch/goods/withdraw', draft, keeper)
  }
  await takeBack()
  const drafts = []
  for (let n = 0; n < 5; n++) drafts.push(await drafted(world, keeper, kiln.whole()))
  const replies = await Promise.all(drafts.slice(0, 4).map((draft) => publish(world, keeper, draft)))
  const told = replies.map(({ data }) => (data as { reason?: string }).reason ?? data.outcome)
  expect(told.toSorted()).toEqual(['inReview', 'inReview', 'inReview', 'reviewsWait'])
  const owner = await clerkOf(world, kiln.merchantId, 'owner')
  const { key } = await world.must('/api/v2/mch/key/add', { name: 'Till', scope: ['goods.write'], days: null }, owner)
  const byKey = await publish(world, { ...keeper, token: key }, drafts[4]!)
  expect((byKey.data as { reason?: string }).reason).toBe('reviewsWait')
  expect(await waiting()).toHaveLength(3)
  await takeBack()
  const both = await Promise.all([send([await fresh('p1')]), publish(world, keeper, drafts[4]!)])
  expect(both[0]).toEqual(['sent'])
  expect(await waiting()).toHaveLength(2)
})

test('once enough are on sale, the rest needs nobody', async () => {
  const id = await fresh('rest')
  await world.pool.query(`update setting set value = '1' where name = 'goodsReviewFirst'`)
  await world.app.context.settings.reload()
  expect(await send([id])).toEqual(['notNeeded'])
  const state = await world.must('/api/v2/mch/goods/review/state', {}, keeper)
  expect([state.left, state.unreviewed > 0]).toEqual([0, true])
  expect(await shelve(id)).toEqual(['done'])
  expect(await standing('rest')).toMatchObject({ status: 'onSale', unreviewed: false })
  const editor = await drafted(world, keeper, kiln.whole())
  expect((await publish(world, keeper, editor)).data.outcome).toBe('published')
})
