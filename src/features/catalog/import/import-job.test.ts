// Files in and out at a merchant's desk through the front door: a file tried and brought in by steps, stopped, killed,
// sent twice; files that are none; other shops, roles, members who leave; and what is taken out.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { fileResult, mustSend, sendFile } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Wish } from './import-job.ts'
import { faultWords } from './job-report.ts'
import { fault } from './row.ts'
import type { Language } from '#kernel/text/language.ts'

let world: World
let goods: TestGoods
let keeper: Clerk
let stranger: Clerk
beforeAll(async () => {
  // a step for each batch
  world = await openWorld({ settings: { goodsReviewFirst: 0, fileJobStepSeconds: 0 } })
  goods = await makeShop(world)
  keeper = await clerkOf(world, goods.merchants.kiln, 'goods')
  stranger = await clerkOf(world, goods.merchants.paper, 'goods')
})
afterAll(() => world.close())

const plain: Wish = { language: 'en-US', currency: 'CNY', rate: '1', headings: [], categories: [] }
const requestId = () => crypto.randomUUID()
const header = 'Handle,Title,Variant Price,Variant SKU,Variant Inventory Qty\n'
const rowsOf = (n: number, from = 0) =>
  Array.from({ length: n }, (_, i) => `thing-${from + i},Thing ${from + i},12.50,T-${from + i},7`).join('\n')
async function added(text: string | Buffer, name = 'goods.csv', by = keeper): Promise<number> {
  const { uploadId } = await mustSend(world, by, 'importFile', Buffer.from(text), 'text/csv')
  return (await world.must('/api/v2/mch/goods/import/add', { uploadId, name, requestId: requestId() }, by)).jobId
}
const begin = (jobId: number, dryRun: boolean, wish: Partial<Wish> = {}, by = keeper) =>
  world.ask('/api/v2/mch/goods/import/begin', { jobId, dryRun, ...plain, ...wish, requestId: requestId() }, by)
const detail = (jobId: number, by = keeper) => world.must('/api/v2/mch/goods/import/detail', { jobId }, by)
async function ran(jobId: number, dryRun: boolean, wish: Partial<Wish> = {}) {
  expect((await begin(jobId, dryRun, wish)).status).toBe(200)
  await world.runJobs()
  return detail(jobId)
}
const resultOf = (jobId: number, by = keeper) => fileResult(world, by, jobId)
/** Goods that came from no file. */
async function editorGoods() {
  const { rows } = await world.pool.query<{ handle: string; title: string }>(
    `select handle, title ->> 'en-US' as title from product where id = $1`,
    [goods.products.normal],
  )
  return rows[0]!
}
const count = async (like: string) =>
  (await world.pool.query<{ n: number }>(`select count(*)::int as n from product where handle like $1`, [like]))
    .rows[0]!.n

describe('brought in', () => {
  test('tried with every fault and without a trace, then brought in; the same again changes nothing', async () => {
    const file = readFileSync(new URL('fixtures/shopify-hard.csv', import.meta.url))
    const jobId = await added(file, '<img src=x onerror=alert(1)>.csv')
    const before = await count('%')
    const tried = await ran(jobId, true)
    expect(tried).toMatchObject({ status: 'draft', dryRun: true, form: { format: 'shopify' } })
    expect(tried.report!.created).toBeGreaterThan(0)
    expect(tried.report!.faults.length).toBeGreaterThan(0)
    expect(await count('%')).toBe(before)
    const done = await ran(jobId, false)
    expect(done).toMatchObject({ status: 'done', report: { created: tried.report!.created } })
    expect(await count('%')).toBe(before + done.report!.created)
    const again = await ran(await added(file), false)
    expect(again.report).toMatchObject({ created: 0, updated: 0, unchanged: done.report!.created })
    expect((await begin(jobId, false)).code).toBe(40986)
  })
  test('in steps; one that was killed goes on behind what it noted, and nothing is done twice', async () => {
    const jobId = await added(header + rowsOf(120))
    expect((await begin(jobId, false)).status).toBe(200)
    // the queue loses it, as when its process is killed; the sweep finds it later
    await world.pool.query(`delete from graphile_worker._private_jobs where key = $1`, [`fileJob:${jobId}`])
    await world.runJobs()
    expect((await detail(jobId)).status).toBe('running')
    await world.advance(11 * 60_000)
    await world.app.tasks['fileJobs.sweep']!({}, {} as never)
    await world.runJobs()
    const done = await detail(jobId)
    expect(done).toMatchObject({ status: 'done', done: 120, total: 120, report: { created: 120, unchanged: 0 } })
    expect((await resultOf(jobId)).trim().split('\n')).toHaveLength(121)
  })
  test('two at once of one shop are refused; stopped after its step, what it did stays', async () => {
    const [one, two] = [await added(header + rowsOf(60, 1000)), await added(header + rowsOf(5, 2000))]
    expect((await begin(one, false)).status).toBe(200)
    expect((await begin(two, false)).code).toBe(40985)
    expect((await world.ask('/api/v2/mch/file/cancel', { jobId: one }, keeper)).status).toBe(200)
    await world.runJobs()
    expect(await detail(one)).toMatchObject({ status: 'cancelled' })
    expect(await count('thing-10__')).toBeLessThan(60)
    expect((await world.ask('/api/v2/mch/file/cancel', { jobId: one }, keeper)).code).toBe(40986)
    expect((await begin(two, false)).status).toBe(200)
    await world.runJobs()
    expect(await count('thing-20__')).toBe(5)
  })
  test('columns said by hand, a category by a word of the file', async () => {
    const jobId = await added('Ref;Nombre;Precio\nh-1;Silla;10,50\n')
    expect((await detail(jobId)).form).toMatchObject({ format: null, missing: ['Handle', 'Title', 'Variant Price'] })
    expect((await begin(jobId, true)).code).toBe(42277)
    const headings = [
      { heading: 'Ref', column: 'Handle' },
      { heading: 'Nombre', column: 'Title' },
      { heading: 'Precio', column: 'Variant Price' },
    ]
    expect((await begin(jobId, true, { headings, categories: [{ word: 'x', categoryId: 999_999 }] })).status).toBe(409)
    expect(await ran(jobId, false, { headings, language: 'es-ES' })).toMatchObject({ report: { created: 1 } })
    const { rows } = await world.pool.query(`select k.price::int from sku k join product p on p.id = k.product_id
      where p.handle = 'h-1'`)
    expect(rows).toEqual([{ price: 1050 }])
  })
  test('goods on sale keep what staff look at first; stock and small changes come in', async () => {
    await ran(await added(header + 'seen,Seen,10.00,S-1,3\n'), false)
    const told = await ran(await added(header + 'seen,Quite another,10.00,S-1,4\n'), false)
    expect(told.report).toMatchObject({ updated: 0, skippedProducts: 1 })
    expect(told.report!.faults[0]!.message).toContain('editor')
    expect((await ran(await added(header + 'seen,Seen,99.00,S-1,4\n'), false)).report).toMatchObject({ updated: 0 })
    expect((await ran(await added(header + 'seen,Seen,11.00,S-1,4\n'), false)).report).toMatchObject({ updated: 1 })
  })
  test('there is no way around those who look at goods', async () => {
    const head = 'Handle,Title,Body (HTML),Variant Price,Variant SKU,Image Src\n'
    const plainRow = 'round,Round,<p>Plain</p>,10.00,R-1,'
    const held = async (row: string, wish: Partial<Wish> = {}) => {
      const { report } = await ran(await added(head + row + '\n'), false, wish)
      return [report!.updated, report!.skippedProducts, report!.faults[0]?.message.includes('editor')]
    }
    const isHeld = [0, 1, true]
    await ran(await added(head + plainRow + '\n'), false)
    // another code is no other variant
    expect(await held('round,Round,<p>Plain</p>,99.00,R-2,')).toEqual(isHeld)
    expect(await held('round,Otra cosa,<p>Plain</p>,10.00,R-1,', { language: 'es-ES' })).toEqual(isHeld)
    expect(await held('round,Round,<p>Quite another</p>,10.00,R-1,')).toEqual(isHeld)
    expect(await held('round,Round,<p>Plain</p>,10.00,R-1,https://example.com/a.jpg')).toEqual(isHeld)
    const categories = [{ word: 'round', categoryId: goods.categories.pens }]
    expect(await held(plainRow, { categories })).toEqual(isHeld)
    // nor is the way off the shelf, changed there, and on again
    const { rows } = await world.pool.query<{ id: number }>(`select id from product where handle = 'round'`)
    const shelf = { onSale: false, rows: [{ id: rows[0]!.id, seen: 'onSale' as const }], requestId: requestId() }
    await world.must('/api/v2/mch/goods/shelf', shelf, keeper)
    expect(await held('round,Quite another,<p>Plain</p>,10.00,R-1,')).toEqual(isHeld)
    // a price that rises a little, and what the file does not speak of
    expect(await held('round,Round,,11.00,R-2,')).toEqual([1, 0, undefined])
  })
  test('goods of the editor: no picture and no price comes around it either', async () => {
    const { handle, title } = await editorGoods()
    const head = 'Handle,Title,Variant Price,Variant SKU,Image Src\n'
    const row = `${handle},${title},99.00,,https://example.com/b.jpg\n`
    expect((await ran(await added(head + row), false)).report).toMatchObject({ updated: 0, skippedProducts: 1 })
  })
  test('paid preorders that wait for their pieces stay owed when a file tells of none', async () => {
    const head = header.replace('\n', ',Variant Inventory Policy\n')
    const told = async (pieces: number) => {
      await ran(await added(`${head}owed,Owed,10.00,O-1,${pieces},continue\n`), false)
      const { rows } = await world.pool.query<{ n: number; policy: string }>(
        `select s.on_hand::int as n, s.policy from stock s join sku k on k.id = s.sku_id where k.code = 'O-1'`,
      )
      return rows[0]
    }
    expect(await told(3)).toEqual({ n: 3, policy: 'preorder' })
    await world.pool.query(`update stock set on_hand = -4 where sku_id = (select id from sku where code = 'O-1')`)
    // as it goes out, and as other shops write it
    expect(await told(-4)).toMatchObject({ n: -4 })
    expect(await told(0)).toMatchObject({ n: -4 })
    expect(await told(6)).toMatchObject({ n: 6 })
  })
})

describe('what staff look at first', () => {
  const head = 'Handle,Title,Body (HTML),Variant Price,Variant SKU,Image Src,Variant Image\n'
  const row = (text: string, price: string, code: string, image = '', own = '') =>
    `held,Held,${text},${price},${code},${image},${own}\n`
  const shown = async () =>
    (
      await world.pool
        .query(`select p.body, p.pictures, p.source -> 'pictures' as named, array_agg(k.price::int) as prices
        from product p join sku k on k.product_id = p.id and k.status = 'onSale' where p.handle = 'held' group by p.id`)
    ).rows[0]
  const image = 'https://pictures.example/1.jpg'
  test('words, pictures of variants and prices under another code of goods on sale stay as they are', async () => {
    await ran(await added(head + row('Good', '10.00', 'H-1', image)), false)
    const before = await shown()
    const bad = 'https://pictures.example/bad.jpg'
    for (const [line, what] of [
      [row('Quite another thing', '10.00', 'H-1', image), 'text'],
      [row('Good', '10.00', 'H-1', bad), 'pictures'],
      [row('Good', '10.00', 'H-1', image, bad), 'pictures'],
      [row('Good', '99.00', 'H-2', image), 'price'],
      [row('Good', '99.00', '', image), 'price'],
    ] as const) {
      const told = await ran(await added(head + line), false)
      expect([what, told.report!.updated, told.report!.skippedProducts]).toEqual([what, 0, 1])
      expect(told.report!.faults[0]!.message).toContain(what)
      expect(await shown()).toEqual(before)
    }
    expect((await ran(await added(head + row('Good', '12.00', 'H-1', image)), false)).report!.updated).toBe(1)
  })
  test('what would change is named in the language of the reader', () => {
    const words = (lang: Language) => faultWords(lang, fault(2, 'reviewedFirst', { value: 'category' }))
    expect([words('en-US'), words('zh-CN'), words('es-ES')]).toEqual([
      'Its category would change: that is looked at first. Change it in the editor.',
      '类目有改动，需先审核。请在编辑器中修改。',
      'Cambiaría la categoría, y eso se revisa antes. Cámbialo en el editor.',
    ])
  })
  test('goods written in the editor take no picture from a file but their own', async () => {
    await world.pool.query(`update product set source = null where handle = 'held'`)
    const { pictures } = (await shown()) as { pictures: { file: string }[] }
    const own = `${world.app.context.publicUrl()}/img/${pictures[0]!.file}-1440.webp`
    const other = await ran(await added(head + row('Good', '12.00', 'H-1', 'https://pictures.example/2.jpg')), false)
    expect(other.report).toMatchObject({ updated: 0, skippedProducts: 1 })
    expect((await ran(await added(head + row('Good', '13.00', 'H-1', own)), false)).report!.skippedProducts).toBe(0)
  })
})

describe('what is no such file', () => {
  test('a picture, a workbook, too large: refused before anything is kept', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
    expect((await sendFile(world, keeper, 'importFile', png, 'text/csv')).status).toBeGreaterThan(399)
    const zip = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(400)])
    expect((await sendFile(world, keeper, 'importFile', zip, 'text/csv')).status).toBeGreaterThan(399)
    const size = 31_000_000
    const asked = { purpose: 'importFile', name: 'a.csv', size, type: 'text/csv' } as const
    expect((await world.ask('/api/v2/token/upload', asked, keeper)).status).toBeGreaterThan(399)
    expect(
      (await world.ask('/api/v2/token/upload', { ...asked, size: 9, type: 'text/html' }, keeper)).status,
    ).toBeGreaterThan(399)
  })
  test('one with more rows than can be read again at each step', async () => {
    const line = 'many,,\n'
    const jobId = await added(`Handle,Title,Variant Price\n${line.repeat(200_001)}`)
    expect(await ran(jobId, true)).toMatchObject({ status: 'failed', fault: expect.stringContaining('rows') as string })
  })
  test('an upload of another person, or of another purpose, is not there', async () => {
    const { uploadId } = await mustSend(world, stranger, 'importFile', Buffer.from(header + rowsOf(1)), 'text/csv')
    const input = { uploadId, name: 'x', requestId: requestId() }
    expect((await world.ask('/api/v2/mch/goods/import/add', input, keeper)).status).toBe(404)
  })
})

describe('others', () => {
  test('jobs and results of another shop, or that a role may not see, are not there', async () => {
    const jobId = await added(header + rowsOf(2, 3000))
    await ran(jobId, false)
    for (const by of [stranger, await clerkOf(world, goods.merchants.kiln, 'finance')]) {
      expect((await world.ask('/api/v2/mch/file/result', { jobId }, by)).status).toBe(404)
      expect((await world.ask('/api/v2/mch/file/cancel', { jobId }, by)).status).toBe(404)
      const { records } = await world.must('/api/v2/mch/file/page', {}, by)
      expect(records.map((one) => one.jobId)).not.toContain(jobId)
    }
    expect((await world.ask('/api/v2/mch/goods/import/detail', { jobId }, stranger)).status).toBe(404)
    expect((await begin(jobId, true, {}, stranger)).status).toBe(404)
  })
  test('whoever is removed in the middle brings nothing more in', async () => {
    const leaving = await clerkOf(world, goods.merchants.kiln, 'goods')
    const jobId = await added(header + rowsOf(60, 4000), 'mine.csv', leaving)
    expect((await begin(jobId, false, {}, leaving)).status).toBe(200)
    await world.pool.query('delete from membership where user_id = $1', [leaving.userId])
    await world.runJobs()
    expect(await count('thing-40__')).toBe(0)
    expect(await detail(jobId)).toMatchObject({ status: 'cancelled' })
  })
})

describe('taken out', () => {
  test('stock and goods: complete, and no cell runs in a spreadsheet', async () => {
    await ran(await added(header + `evil,"=cmd|' /C calc'!A0",5.00,"'=1+1",2\n`), false)
    for (const path of ['/api/v2/mch/stock/export', '/api/v2/mch/goods/export'] as const) {
      const { jobId } = await world.must(path, {}, keeper)
      expect((await world.ask(path, {}, keeper)).code).toBe(40985)
      await world.runJobs()
      const csv = await resultOf(jobId)
      expect(csv).toContain(`'=cmd`)
      expect(csv).not.toMatch(/(^|[\n,])"?=/)
      expect(csv.split('\n').length).toBeGreaterThan(120)
      expect((await world.ask('/api/v2/mch/file/result', { jobId }, stranger)).status).toBe(404)
    }
  })
  test('what is old goes, with its file', async () => {
    await world.advance(8 * 24 * 3600_000)
    await world.app.tasks['fileJobs.sweep']!({}, {} as never)
    const { rows } = await world.pool.query(`select (select count(*) from file_job)::int as jobs,
      (select count(*) from file_job_part)::int as parts`)
    expect(rows).toEqual([{ jobs: 0, parts: 0 }])
  })
})
