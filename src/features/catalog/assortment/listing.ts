// Goods at their merchant's desk as they are read: the list, the sheet of SKUs, what changed.
import { changesOf, countChanges, isOwn } from './change-queries.ts'
import type { GoodsSort, GoodsTab } from './limits.ts'
import {
  choicesOf,
  countGoods,
  countSkus,
  goodsPage,
  skuPage,
  sortKey,
  type GoodsFacts,
  type Search,
} from './queries.ts'
import { goodsAreReviewed } from '#features/catalog/editing/editing.ts'
import { goodsMeant, skusForSale } from '#features/catalog/products/products.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const day = 86_400_000
function rowOf(
  { takenOffBy, takenOffReason, binnedAt, listedAt, onSaleAt, offSaleAt, available, ...row }: GoodsFacts,
  binDays: number,
  seesFirst: boolean,
) {
  const staffs = takenOffBy === 'staff'
  return {
    ...row,
    soldOut: row.status === 'onSale' && available <= 0,
    seenFirst: row.unreviewed && row.status !== 'bin' && seesFirst,
    takenOff:
      takenOffBy && (staffs || row.status === 'offShelf')
        ? { by: takenOffBy, reason: staffs ? takenOffReason : '' }
        : null,
    listedAt: listedAt.toISOString(),
    onSaleAt: onSaleAt?.toISOString() ?? null,
    offSaleAt: offSaleAt?.toISOString() ?? null,
    binUntil: binnedAt && new Date(binnedAt.getTime() + binDays * day).toISOString(),
  }
}
interface Reader {
  db: Db
  app: AppContext
  lang: Language
  merchantId: number
}
type Asked = Omit<Search, 'meant'> & { keyword?: string | undefined }
async function meantBy({ db, merchantId }: Reader, { keyword, ...search }: Asked): Promise<Search> {
  const words = keyword?.trim()
  return words ? { ...search, meant: await goodsMeant(db, merchantId, words) } : search
}
export async function listGoods(
  reader: Reader,
  { page, size, after, sort = 'newest', ...asked }: PageInput & Asked & { sort?: GoodsSort },
) {
  const { db, app, lang, merchantId } = reader
  const limits = limitsOf({ ...(page && { page }), ...(size && { size }), ...(after !== undefined && { after }) }, 20, [
    'id',
    'id',
  ])
  const search = await meantBy(reader, asked)
  const rows = await goodsPage(db, lang, merchantId, { ...search, sort }, limits)
  const total = await countGoods(db, merchantId, search)
  const told = pageOf(rows, limits, (r) => [sortKey(r, sort), r.id], total)
  const unseen = rows.some(({ unreviewed }) => unreviewed)
  const seesFirst = unseen && (await goodsAreReviewed(db, app.settings, merchantId)) > 0
  return { ...told, records: told.records.map((row) => rowOf(row, app.settings.get('goodsBinDays'), seesFirst)) }
}
export async function countTabs({ db, merchantId }: Reader) {
  const of = async (tab: GoodsTab) => (await countGoods(db, merchantId, { tab })).total
  return {
    all: await of('all'),
    onSale: await of('onSale'),
    offShelf: await of('offShelf'),
    unreviewed: await of('unreviewed'),
    soldOut: await of('soldOut'),
    bin: await of('bin'),
  }
}
export const listChoices = ({ db, lang, merchantId }: Reader) => choicesOf(db, lang, merchantId)

export async function listSkus(reader: Reader, { page, size, after, ...asked }: PageInput & Asked) {
  const { db, lang, merchantId } = reader
  const limits = limitsOf({ ...(page && { page }), ...(size && { size }), ...(after !== undefined && { after }) }, 50, [
    'id',
    'id',
  ])
  const search = await meantBy(reader, asked)
  const rows = await skuPage(db, merchantId, search, limits)
  const total = cappedTotal(await countSkus(db, merchantId, search))
  const told = pageOf(rows, limits, (r) => [r.productId, r.skuId], total)
  const ids = told.records.map(({ skuId }) => skuId)
  const goods = new Map((await skusForSale(db, ids, lang)).map((sku) => [sku.skuId, sku]))
  const records = told.records.flatMap((row) => {
    const sku = goods.get(row.skuId)
    if (!sku) return []
    const { title, spec, picture, code, price, listPrice, memberPrice, weight, volume } = sku
    return [{ ...row, title, spec, picture, code, price, listPrice, memberPrice, weight, volume }]
  })
  return { ...told, records }
}

/** Refuses notFound. */
export async function showChanges(
  { db, lang, merchantId }: Reader,
  { productId, ...input }: PageInput & { productId: number },
) {
  if (!(await isOwn(db, merchantId, productId))) throw new Refusal('notFound')
  const limits = limitsOf(input, 20, ['id'])
  const rows = await changesOf(db, lang, productId, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countChanges(db, productId)))
  const skuIds = page.records.flatMap(({ skuId }) => (skuId === null ? [] : [skuId]))
  const specs = new Map((await skusForSale(db, skuIds, lang)).map(({ skuId, spec }) => [skuId, spec]))
  const records = page.records.map(({ skuId, at, ...row }) => {
    return { ...row, spec: (skuId !== null && specs.get(skuId)) || '', at: at.toISOString() }
  })
  return { ...page, records }
}
