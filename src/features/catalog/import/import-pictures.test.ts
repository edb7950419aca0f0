// The pictures of an import: from a folder, and from addresses afterwards.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderOf } from '../../../../test/importing.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { startWorker } from '#kernel/jobs/jobs.ts'
import { FetchFailed, FetchRefused } from '#kernel/security/fetch-guard.ts'
import { fetchPicture, pictureKey } from './fetching.ts'
import { openFolder } from './local-pictures.ts'
import { retryPictures } from './retrying.ts'
import { importCatalog, type Order, type Report } from './run.ts'

let world: World
const dir = mkdtempSync(join(tmpdir(), 'miralo-import-'))
beforeAll(async () => void (world = await openWorld()))
afterAll(async () => {
  await world.close()
  rmSync(dir, { recursive: true, force: true })
})
const put = (name: string, text: string): string => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
const run = (path: string, merchant: string, pictures?: Order['pictures']): Promise<Report> =>
  importCatalog(world.app.db, orderOf(path, merchant, { pictures }))
const counts = (r: Report): number[] => [r.created, r.updated, r.unchanged]
const rows = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await world.pool.query(text, values)).rows as T[]
const picture = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

test('pictures from a folder, by handle, by article number, by the name in an address', async () => {
  const folder = join(dir, 'pictures')
  mkdirSync(folder)
  for (const [name, color] of [
    ['lamp-1.jpg', 'red'],
    ['lamp_2.png', 'green'],
    ['L-9.webp', 'blue'],
    ['shade.jpg', 'gold'],
  ] as const)
    writeFileSync(join(folder, name), await picture(color))
  writeFileSync(join(folder, 'lamp-3.jpg'), 'no picture at all')
  const path = put(
    'lamps.csv',
    'Handle,Title,Tags,Variant SKU,Variant Price,Image Src\n' +
      'lamp,Lamp,lamp,L-9,5,\nshade,Shade,lamp,,5,https://pictures.example/a/shade.jpg?v=1\n',
  )
  const pictures = {
    dir: folder,
    folder: await openFolder(folder),
    keep: (bytes: Uint8Array) => keepPicture(world.app.context, bytes),
  }
  const report = await run(path, 'Lamps', pictures)
  expect([counts(report), report.badPictures, report.picturesAwaited]).toEqual([[2, 0, 0], ['lamp-3.jpg'], 0])
  const found = await rows<{ pictures: { file: string; width: number }[]; sku: string | null }>(
    `select p.pictures, k.picture as sku from product p join sku k on k.product_id = p.id
     where p.handle in ('lamp', 'shade') order by p.handle`,
  )
  expect(found.map((p) => [p.pictures.length, p.pictures[0]!.width, p.sku !== null])).toEqual([
    [2, 40, true],
    [1, 40, false],
  ])
  expect(counts(await run(path, 'Lamps', pictures))).toEqual([0, 0, 2])
  // without the folder they stay
  expect(counts(await run(path, 'Lamps'))).toEqual([0, 0, 2])
  expect((await fetch(`${world.url}/img/${found[0]!.pictures[0]!.file}-240.webp`)).status).toBeLessThan(500)
})

test('pictures by address come after the import, one by one; what is no picture leaves the placeholder', async () => {
  const path = put(
    'vases.csv',
    'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text,Variant Image\n' +
      'vase,Vase,5,https://a.example/1.jpg,1,Front,https://a.example/2.jpg\n' +
      'vase,,,https://a.example/2.jpg,2,,\nvase,,,https://a.example/page,3,,\n',
  )
  const report = await run(path, 'Vases')
  expect([report.picturesAwaited, counts(report)]).toEqual([3, [1, 0, 0]])
  expect(
    (
      await rows<{ n: number }>(
        `select count(*)::int as n from graphile_worker.jobs
         where task_identifier = 'catalog.fetchPicture' and key like 'picture:%'`,
      )
    )[0]!.n,
  ).toBeGreaterThanOrEqual(3)
  const [vase] = await rows<{ id: string }>(`select id from product where handle = 'vase'`)
  const productId = Number(vase!.id)
  const bytes: Record<string, Buffer> = {
    'https://a.example/1.jpg': await picture('teal'),
    'https://a.example/2.jpg': await picture('plum'),
    'https://a.example/page': Buffer.from('<html></html>'),
  }
  const job = fetchPicture(async (src) => bytes[src] ?? Promise.reject(new FetchRefused('gone')))
  for (const src of ['https://a.example/2.jpg', 'https://a.example/page', 'https://a.example/1.jpg'])
    await job({ db: world.app.db, app: world.app.context }, { productId, src } as never)
  const shown = async () =>
    (
      await rows<{ pictures: { file: string; alt?: Record<string, string> }[]; sku: string }>(
        `select p.pictures, k.picture as sku from product p join sku k on k.product_id = p.id where p.id = $1`,
        [productId],
      )
    )[0]!
  const { pictures, sku } = await shown()
  expect([pictures.length, pictures[0]!.alt, pictures[1]!.file]).toEqual([2, { 'en-US': 'Front' }, sku])
  const again = await run(path, 'Vases')
  expect([counts(again), again.picturesAwaited]).toEqual([[0, 0, 1], 1])
  expect(again.lostPictures).toEqual([{ product: 'vase', src: 'https://a.example/page', reason: 'not a picture' }])
  expect(await shown()).toEqual({ pictures, sku })
  const silent = fetchPicture(() => Promise.reject(new FetchFailed('no answer')))
  await expect(
    silent({ db: world.app.db, app: world.app.context }, { productId, src: 'https://a.example/page' } as never),
  ).rejects.toThrow(FetchFailed)

  // what has not come is told with its reason and asked for again, of one merchant or of all
  const merchant = (await rows<{ id: string }>(`select id from merchant where code = 'vases'`))[0]!
  expect(await retryPictures(world.app.db, Number(merchant.id))).toEqual([
    { product: 'vase', src: 'https://a.example/page', reason: 'no answer' },
  ])
  expect(await retryPictures(world.app.db, 0)).toEqual([])
  const waiting = `select max_attempts as most from graphile_worker.jobs where key = $1`
  expect(await rows(waiting, [pictureKey(productId, 'https://a.example/page')])).toEqual([{ most: 13 }])
  // it comes after all
  bytes['https://a.example/page'] = await picture('gold')
  await job({ db: world.app.db, app: world.app.context }, { productId, src: 'https://a.example/page' } as never)
  expect((await shown()).pictures.length).toBe(3)
  expect([await retryPictures(world.app.db, Number(merchant.id)), (await run(path, 'Vases')).lostPictures]).toEqual([
    [],
    [],
  ])
})

test('slow hosts of one merchant hold two hands of the jobs at most, and everything else goes first', async () => {
  await world.pool.query('delete from graphile_worker._private_jobs')
  const list = Array.from({ length: 12 }, (_, i) => `slow,,,https://slow.example/${i}.jpg,${i + 2},`)
  const head = 'Handle,Title,Variant Price,Image Src,Image Position,Image Alt Text\n'
  await run(put('slow.csv', `${head}slow,Slow,5,https://slow.example/a.jpg,1,\n${list.join('\n')}\n`), 'Slow')
  let [held, most] = [0, 0]
  let letGo = () => {}
  const until = new Promise<void>((done) => (letGo = done))
  const order: string[] = []
  const tasks = {
    'catalog.fetchPicture': async () => {
      order.push('picture')
      most = Math.max(most, ++held)
      await until
      held--
    },
    deadline: async () => void order.push('deadline'),
  }
  const pool = new pg.Pool({ connectionString: world.databaseUrl, max: 8 })
  await world.pool.query(`select graphile_worker.add_job('deadline', '{}')`)
  // two hands that fetch at once may begin in any order, so what goes first is read off the queue
  const [first] = await rows<{ task: string }>(
    'select task_identifier as task from graphile_worker.jobs order by priority, run_at, id limit 1',
  )
  const worker = await startWorker(pool, world.app.context.log, tasks, [], true)
  await expect.poll(() => held, { timeout: 10_000 }).toBeGreaterThan(0)
  // a hand is free while they hang
  await world.pool.query(`select graphile_worker.add_job('deadline', '{}')`)
  await expect.poll(() => order.filter((name) => name === 'deadline').length, { timeout: 10_000 }).toBe(2)
  letGo()
  await expect.poll(() => order.length, { timeout: 10_000 }).toBe(15)
  await worker.stop()
  await pool.end()
  expect([first?.task, most]).toEqual(['deadline', 2])
})
