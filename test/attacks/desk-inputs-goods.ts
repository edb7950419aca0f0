// How a shop asks each call about goods, files and its own face rightly: a whole input about things of its own.
import { drafted } from '../drafting.ts'
import { same } from '../goods.ts'
import { makePoint, kilnShop } from '../points.ts'
import { filmed, goodsPicture, product, shopPicture, upload, type Desk } from './desk-scene.ts'
import { mustSend } from '../uploading.ts'
import { shanghai } from '../buying.ts'

/** The whole input; `field`: the id it is wanted for, where a call takes one of several. */
export type Ask = (desk: Desk, field: string) => Promise<object>

const rows = [
  {
    areas: ['CN'],
    firstUnits: 1,
    firstFee: 900,
    nextUnits: 1,
    nextFee: 100,
    freeFromAmount: null,
    freeFromCount: null,
  },
]
const freight = { name: 'By piece, too', chargedBy: 'piece' as const, rows, excluded: [] }
let count = 0
const template = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/freight/add', { ...freight, name: `Freight ${++count}` }, boss)).id
const address = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/address/add', shanghai, boss)).id
const point = ({ world, merchantId }: Desk): Promise<number> => makePoint(world, merchantId, { name: `P ${++count}` })
const wanted = () => ({ name: same(`Brand ${++count}`), country: null, owner: 'Anna', note: '' })
async function draft({ world, boss, content }: Desk) {
  const { draftId, version } = await drafted(world, boss, content())
  return { draftId, version }
}
export const collection = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/shop/collection/add', gathering(), boss)).id
const gathering = () => ({
  title: same(`Gifts ${++count}`),
  summary: {},
  rule: null,
  productIds: [],
  hidden: false,
})
const byRule = (shopCategoryId: number) => ({ ...gathering(), rule: { shopCategoryId, sort: 'newest' } })
/** Two products of the shop that seem to be one, and which is kept. */
async function doubleOf(desk: Desk): Promise<{ id: number; keepId: number }> {
  const [one, other] = [(await product(desk)).id, (await product(desk)).id]
  const made = await desk.world.pool.query<{ id: string }>(
    `insert into product_double (merchant_id, product_id, other_id, causes)
     values ($1, $2, $3, '{title}') returning id`,
    [desk.merchantId, Math.min(one, other), Math.max(one, other)],
  )
  return { id: Number(made.rows[0]!.id), keepId: one }
}
const specTemplate = async ({ world, boss }: Desk): Promise<number> =>
  (
    await world.must(
      '/api/v2/mch/goods/spec/add',
      {
        title: same(`Sizes ${++count}`),
        name: same('Size'),
        choices: [{ name: same('S'), colour: null }],
        requestId: crypto.randomUUID(),
      },
      boss,
    )
  ).id
/** The shop's tree of own categories: one with one below, made once. */
async function tree({ world, boss }: Desk) {
  const told = await world.must('/api/v2/mch/shop/category/list', {}, boss)
  if (told.records[0]?.below[0]) return told
  const leaf = { name: same('Small'), hidden: false }
  const records = [
    { name: same('Cups'), hidden: false, below: [leaf] },
    { name: same('Bowls'), hidden: false, below: [{ ...leaf, name: same('Large') }] },
  ]
  await world.must('/api/v2/mch/shop/category/save', { version: told.version, records }, boss)
  return world.must('/api/v2/mch/shop/category/list', {}, boss)
}
const asked = async (desk: Desk) => {
  const { records, version } = await tree(desk)
  const told = ({ id, name, hidden }: (typeof records)[number]['below'][number]) => ({ id, name, hidden })
  return {
    version,
    records: records.map((top) => ({ ...told({ ...top, name: same(`Cups ${++count}`) }), below: top.below.map(told) })),
  }
}
export const leafOf = async (desk: Desk): Promise<number> => (await tree(desk)).records[0]!.below[0]!.id
const importJob = async ({ world, boss }: Desk): Promise<number> => {
  const text = `Handle,Title,Variant Price\nimported-${++count},Imported,12.50\n`
  const { uploadId } = await mustSend(world, boss, 'importFile', Buffer.from(text), 'text/csv')
  return (await world.must('/api/v2/mch/goods/import/add', { uploadId, name: 'goods.csv' }, boss)).jobId
}
async function exported({ world, boss }: Desk): Promise<number> {
  const { jobId } = await world.must('/api/v2/mch/goods/export', {}, boss)
  await world.runJobs()
  return jobId
}
async function counted(desk: Desk): Promise<number> {
  const { skuId } = await product(desk)
  const wish = { name: 'shelf.csv', rows: [{ skuId, quantity: 8, seen: 9, cause: 'lost' as const }] }
  return (await desk.world.must('/api/v2/mch/stock/count/book', wish, desk.boss)).countId!
}
async function binned(desk: Desk): Promise<number> {
  const { id } = await product(desk)
  await desk.world.must('/api/v2/mch/goods/bin', { rows: [{ id, seen: 'onSale' }] }, desk.boss)
  return id
}
async function inReview(desk: Desk) {
  const made = await draft(desk)
  await desk.world.must('/api/v2/mch/goods/publish', made, desk.boss)
  const { draft: now } = await desk.world.must('/api/v2/mch/goods/detail', { draftId: made.draftId }, desk.boss)
  return { draftId: made.draftId, version: now!.version }
}
async function shopForm({ world, boss }: Desk) {
  const { name, motto, story, place, foundedOn, contact, hours, showsLicence, version } = await world.must(
    '/api/v2/mch/shop/detail',
    {},
    boss,
  )
  return { name, motto, story, place, foundedOn, contact, hours, showsLicence, version, logo: null, banner: null }
}
const filter: Ask = async ({ goods, name }, field) =>
  field === 'freightTemplateId' ? { freightTemplateId: goods.templates[name] } : {}
const productOrDraft: Ask = async (desk, field) =>
  field === 'draftId' ? { draftId: (await draft(desk)).draftId } : { productId: (await product(desk)).id }
const aProduct: Ask = async (desk) => ({ productId: (await product(desk)).id })
const aSku: Ask = async (desk) => ({ skuId: (await product(desk)).skuId })
/** A draft's content with a file of the shop at each place that takes one. */
async function pictured(desk: Desk) {
  const file = await goodsPicture(desk)
  const [first] = desk.content().pictures
  const value = (code: string, own: string | null) => ({ code, name: same(code), picture: own })
  return desk.content({
    pictures: [{ ...first!, file }],
    options: [{ code: 'glaze', name: same('Glaze'), values: [value('celadon', file)] }],
    skus: [{ ...desk.content().skus[0]!, values: ['celadon'], picture: file }],
  })
}

export const goodsInputs: Record<string, Ask> = {
  'file/cancel': async (desk) => ({ jobId: await importJob(desk) }),
  'file/result': async (desk) => ({ jobId: await exported(desk) }),
  'address/edit': async (desk) => ({ ...shanghai, id: await address(desk), detail: `武康路 ${++count} 号` }),
  'address/delete': async (desk) => ({ id: await address(desk) }),
  'address/default': async (desk) => ({ id: await address(desk) }),
  'freight/detail': async (desk) => ({ id: await template(desk) }),
  'freight/edit': async (desk) => ({ ...freight, id: await template(desk), version: 1, name: `Renamed ${++count}` }),
  'freight/delete': async (desk) => ({ id: await template(desk) }),
  'freight/default': async (desk) => ({ id: await template(desk) }),
  'pickup/point/edit': async (desk) => ({ ...kilnShop, id: await point(desk), name: `Moved ${++count}` }),
  'pickup/point/enable': async (desk) => ({ id: await point(desk), enabled: false }),
  'pickup/point/remove': async (desk) => ({ id: await point(desk) }),
  'shop/picture': async (desk) => ({ uploadId: await upload(desk, 'shop') }),
  'shop/edit': async (desk) => ({
    ...(await shopForm(desk)),
    logo: await shopPicture(desk),
    banner: await shopPicture(desk),
  }),
  'shop/category/save': asked,
  'shop/category/of': aProduct,
  'shop/category/put': async (desk, field) => {
    const leaf = await leafOf(desk)
    const { id } = await product(desk)
    if (field !== 'outOf') return { productIds: [id], into: [leaf], outOf: [] }
    const put = { productIds: [id], into: [leaf], outOf: [] }
    await desk.world.must('/api/v2/mch/shop/category/put', put, desk.boss)
    return { ...put, into: [], outOf: [leaf] }
  },
  'shop/collection/detail': async (desk) => ({ id: await collection(desk) }),
  'shop/collection/add': async (desk, field) =>
    field === 'productIds' ? { ...gathering(), productIds: [(await product(desk)).id] } : byRule(await leafOf(desk)),
  'shop/collection/edit': async (desk, field) => ({
    ...(field === 'rule.shopCategoryId' ? byRule(await leafOf(desk)) : gathering()),
    ...(field === 'productIds' && { productIds: [(await product(desk)).id] }),
    id: await collection(desk),
    version: 1,
  }),
  'shop/collection/delete': async (desk) => ({ id: await collection(desk) }),
  'goods/double/merge': async (desk) => doubleOf(desk),
  'goods/double/part': async (desk) => ({ id: (await doubleOf(desk)).id }),
  'goods/spec/delete': async (desk) => ({ id: await specTemplate(desk) }),
  'stock/detail': aSku,
  'stock/log': aSku,
  'stock/adjust': async (desk) => ({
    kind: 'add',
    reason: 'found',
    lines: [{ skuId: (await product(desk)).skuId, quantity: 1 }],
  }),
  'stock/policy': async (desk) => ({ skuIds: [(await product(desk)).skuId], policy: 'uncounted' }),
  'stock/warn': async (desk) => ({ skuIds: [(await product(desk)).skuId], atMost: 3 }),
  'stock/count/book': async (desk) => ({
    name: 'shelf.csv',
    rows: [{ skuId: (await product(desk)).skuId, quantity: 8, seen: 9, cause: 'lost' }],
  }),
  'stock/count/result': async (desk) => ({ countId: await counted(desk) }),
  'goods/page': filter,
  'goods/sku/page': async (desk, field) =>
    field === 'productIds' ? { productIds: [(await product(desk)).id] } : filter(desk, field),
  'goods/log': aProduct,
  'goods/shelf': async (desk) => ({ onSale: false, rows: [{ id: (await product(desk)).id, seen: 'onSale' }] }),
  'goods/price': async (desk) => ({
    rows: [
      {
        skuId: (await product(desk)).skuId,
        price: 5100,
        listPrice: 6000,
        seen: { price: 5000, listPrice: 6000 },
      },
    ],
  }),
  'goods/stock': async (desk) => ({ rows: [{ skuId: (await product(desk)).skuId, onHand: 8, seen: 9 }] }),
  'goods/category': async (desk) => ({
    categoryId: desk.goods.categories.pens,
    rows: [{ id: (await product(desk)).id, seen: desk.goods.categories.cups }],
  }),
  'goods/freight': async (desk) => ({
    freightTemplateId: await template(desk),
    rows: [{ id: (await product(desk)).id, seen: desk.goods.templates[desk.name] }],
  }),
  'goods/copy': async (desk) => ({ id: (await product(desk)).id }),
  'goods/bin': async (desk) => ({ rows: [{ id: (await product(desk)).id, seen: 'onSale' }] }),
  'goods/restore': async (desk) => ({ ids: [await binned(desk)] }),
  'goods/detail': productOrDraft,
  'goods/history': productOrDraft,
  'goods/add': aProduct,
  'goods/edit': async (desk) => ({ ...(await draft(desk)), content: await pictured(desk) }),
  'goods/discard': draft,
  'goods/publish': draft,
  'goods/withdraw': inReview,
  'goods/picture': async (desk) => ({ uploadId: await upload(desk, 'goods') }),
  'goods/media': async (desk) => ({ kind: 'video', uploadId: await filmed(desk, 'video') }),
  'goods/preview': async (desk) => ({ draftId: (await draft(desk)).draftId }),
  'brand/request/add': async (desk) => ({ ...wanted(), uploadIds: [await upload(desk, 'brandProof')] }),
  'brand/request/withdraw': async (desk) => {
    const wish = { ...wanted(), uploadIds: [await upload(desk, 'brandProof')], requestId: crypto.randomUUID() }
    return { id: (await desk.world.must('/api/v2/mch/brand/request/add', wish, desk.boss)).id }
  },
  'goods/import/add': async ({ world, boss }) => {
    const text = Buffer.from('Handle,Title,Variant Price\na,A,1\n')
    const { uploadId } = await mustSend(world, boss, 'importFile', text, 'text/csv')
    return { uploadId, name: 'goods.csv' }
  },
  'goods/import/detail': async (desk) => ({ jobId: await importJob(desk) }),
  'goods/import/begin': async (desk) => ({
    jobId: await importJob(desk),
    dryRun: true,
    language: 'en-US',
    currency: 'CNY',
    rate: '1',
    headings: [],
    categories: [{ word: 'Cups', categoryId: desk.goods.categories.cups }],
  }),
}
