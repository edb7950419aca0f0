// A film and a turning model of goods: brought by a member of the merchant, looked at by staff like pictures, shown on
// the page, kept when whoever sent them leaves; other people's files, other kinds, twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  changed,
  drafted,
  id,
  mustPublish,
  publish,
  writing,
  type Content,
  type Writing,
} from '../../../../test/drafting.ts'
import { makeShop } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { model, mustSend, video } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveProduct } from '#features/catalog/products/products.ts'

let world: World
let kiln: Writing
let paper: Writing
let categoryId: number
beforeAll(async () => {
  world = await openWorld({ settings: { goodsReviewFirst: 0 } })
  const goods = await makeShop(world)
  kiln = await writing(world, goods)
  paper = await writing(world, goods, 'paper')
  categoryId = goods.categories.cups
})
afterAll(() => world.close())

const cube = { asset: { version: '2.0' }, scenes: [{ nodes: [] }], scene: 0 }
const send = (kind: 'video' | 'model', by: Clerk = kiln.keeper) =>
  kind === 'video'
    ? mustSend(world, by, 'video', video(), 'video/mp4')
    : mustSend(world, by, 'model', model(cube), 'model/gltf-binary')
const bring = (kind: 'video' | 'model', uploadId: string, by: Clerk = kiln.keeper) =>
  world.ask('/api/v2/mch/goods/media', { kind, uploadId, requestId: id() }, by)
const brought = async (kind: 'video' | 'model', by?: Clerk) => {
  const { data } = await bring(kind, (await send(kind, by)).uploadId, by)
  return data.file
}
const withMedia = async (by?: Clerk): Promise<Partial<Content>> => ({
  video: { file: await brought('video', by), alt: { 'en-US': 'Thrown', 'zh-CN': '拉坯', 'es-ES': 'Torno' } },
  model: { file: await brought('model', by), alt: { 'en-US': 'All around' } },
})
const reasonOf = ({ status, data }: { status: number; data: unknown }) => [
  status,
  (data as { reason?: string } | null)?.reason,
]
const page = (productId: number) => world.must('/api/v2/goods/goods/detail/normal', { id: productId })

test('shown on the page in words of each language, and stays when whoever sent it leaves', async () => {
  const media = await withMedia()
  const productId = await mustPublish(world, kiln.keeper, kiln.whole(media))
  expect(await page(productId)).toMatchObject({
    video: { file: media.video!.file, alt: 'Thrown' },
    model: { file: media.model!.file, alt: 'All around' },
  })
  const { rows } = await world.pool.query('select count(*)::int as n from upload where file = any($1)', [
    [media.video!.file, media.model!.file],
  ])
  expect(rows).toEqual([{ n: 0 }])
  for (const { file } of [media.video!, media.model!]) {
    const reply = await fetch(`${world.url}/files/${file}`)
    expect([reply.status, reply.headers.get('x-content-type-options')]).toEqual([200, 'nosniff'])
  }
  // a file that says nothing of them leaves them
  const { rows: stored } = await world.pool.query<{ handle: string; template: number }>(
    'select handle, freight_template_id::int as template from product where id = $1',
    [productId],
  )
  await saveProduct(world.app.db, {
    merchantId: kiln.merchantId,
    handle: stored[0]!.handle,
    categoryId,
    freightTemplateId: stored[0]!.template,
    title: { 'en-US': 'Bowl of a file' },
    skus: [{ values: [], price: 9900 }],
  })
  expect((await page(productId)).video?.file).toBe(media.video!.file)
})
test('a changed film goes before staff like a picture; one that is taken out is gone', async () => {
  const productId = await mustPublish(world, kiln.keeper, kiln.whole())
  const media = await withMedia()
  const draft = await changed(world, kiln.keeper, productId, (now) => ({ ...now, ...media }))
  expect((await publish(world, kiln.keeper, draft)).data.outcome).toBe('inReview')
  expect((await page(productId)).video).toBeNull()
  const { draft: waits } = await world.must('/api/v2/mch/goods/detail', { productId }, kiln.keeper)
  expect(waits!.causes).toEqual(['texts', 'pictures'])
})
test('what another sent, sent for something else, or brought already, is not there', async () => {
  const colleague = await clerkOf(world, kiln.merchantId, 'goods')
  const film = await send('video')
  expect(reasonOf(await bring('video', film.uploadId, colleague))).toEqual([404, 'uploadNotFound'])
  expect(reasonOf(await bring('model', film.uploadId))).toEqual([404, 'uploadNotFound'])
  expect((await bring('video', film.uploadId)).status).toBe(200)
  expect(reasonOf(await bring('video', film.uploadId))).toEqual([404, 'uploadNotFound'])
})
test('a draft names no film of another shop, and none that nobody brought', async () => {
  const foreign = await brought('video', paper.keeper)
  const { draftId, version } = await drafted(world, kiln.keeper, kiln.whole())
  const edit = (content: Content) => world.ask('/api/v2/mch/goods/edit', { draftId, version, content }, kiln.keeper)
  for (const file of [foreign, `${'0'.repeat(40)}.mp4`])
    expect(reasonOf(await edit(kiln.whole({ video: { file, alt: {} } })))).toEqual([400, 'mediaUnknown'])
  const own = await brought('model')
  // nor a model in the place of a film, nor a way out of the folder
  for (const file of [own, '../secret.mp4', `${'0'.repeat(40)}.mp4/x`])
    expect(reasonOf(await edit(kiln.whole({ video: { file, alt: {} } })))).toEqual([400, 'badInput'])
})

test('what lies there for nothing has a bound, also for many at once; what goods use does not count', async () => {
  const { rows: unused } = await world.pool.query('select from goods_media where merchant_id = $1', [paper.merchantId])
  await mustPublish(world, paper.keeper, paper.whole(await withMedia(paper.keeper)))
  const most = world.app.context.settings.get('goodsMediaUnused')
  const sent = []
  for (let n = 0; n < most + 3; n++) sent.push(await send('video', paper.keeper))
  const replies = await Promise.all(sent.map(({ uploadId }) => bring('video', uploadId, paper.keeper)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(most - unused.length)
  expect(reasonOf(replies.find(({ status }) => status === 409)!)).toEqual([409, 'mediaUnused'])
})
