// Merchants, freight, categories, brands and products of the demo, as the doors take them.
import {
  rankListings,
  saveBrand,
  saveCategory,
  saveProducts,
  type ProductDraft,
  type ProductPicture,
} from '#features/catalog/products/products.ts'
import {
  addReturnAddress,
  returnAddressFor,
  saveFreightTemplate,
  saveMerchant,
  type FreightRow,
} from '#features/catalog/merchants/merchants.ts'
import { addPoint, pointsOf } from '#features/catalog/pickup-points/pickup-points.ts'
import { checkAddress } from '#features/people/addresses/addresses.ts'
import type { Db } from '#kernel/data/db.ts'
import { brands } from './brands.ts'
import { categories, type DemoCategory } from './categories.ts'
import { merchants, type DemoFreightRegion, type DemoMerchant } from './merchants.ts'
import { pickupPoints } from './pickup-points.ts'
import { products, type DemoProduct } from './products.ts'
import { countOf } from './reviews-plan.ts'
import { seedShelves } from './seed-shelves.ts'
import { contentOf, saidOf, unitOf } from './shelves.ts'
import { LANGUAGES, type Lines } from './text.ts'

interface Merchant {
  merchantId: number
  freightTemplateId: number
}
export type Pictures = ReadonlyMap<string, { file: string; width: number; height: number }>
const day = 86_400_000

/** Seeds all goods; answers the merchants' ids by code. */
export async function seedGoods(db: Db, pictures: Pictures, now: number): Promise<Map<string, number>> {
  const sellers = new Map<string, Merchant>()
  for (const m of merchants()) sellers.set(m.code, await seedMerchant(db, m))
  const categoryIds = new Map<string, number>()
  for (const [at, c] of categories().entries()) await seedCategory(db, c, null, at, categoryIds)
  await seedShelves(db, categoryIds, sellers)
  const brandIds = new Map<string, number>()
  for (const b of brands()) brandIds.set(b.code, await saveBrand(db, b))
  await saveProducts(
    db,
    products().map((p, at) => ({
      ...draftOf(p, pictures, now, at),
      ...sellers.get(p.merchant)!,
      categoryId: categoryIds.get(p.category)!,
      brandId: brandIds.get(p.brand)!,
    })),
  )
  await rankListings(db)
  return new Map([...sellers].map(([code, { merchantId }]) => [code, merchantId]))
}

/** Where goods of all demo merchants come back to. */
const warehouse = checkAddress({
  consignee: '觅乐退货仓',
  areaCode: '86',
  phone: '13800132720',
  country: 'CN',
  state: '浙江省',
  city: '杭州市',
  region: '余杭区',
  detail: '文一西路 969 号',
})
async function seedMerchant(db: Db, m: DemoMerchant): Promise<Merchant> {
  const merchantId = await saveMerchant(db, {
    code: m.code,
    name: m.name,
    motto: m.say,
    story: m.story,
    place: m.place,
    seal: m.seal,
    founded: m.founded,
    ...(m.businessName && { businessName: m.businessName }),
    followers: m.followers,
  })
  if (!(await returnAddressFor(db, merchantId))) await addReturnAddress(db, merchantId, warehouse)
  if (((await pointsOf(db, [merchantId])).get(merchantId) ?? []).length === 0)
    for (const { merchant, ...point } of pickupPoints())
      if (merchant === m.code) await addPoint(db, merchantId, { ...point, country: 'CN', areaCode: '86' })
  const freightTemplateId = await saveFreightTemplate(db, {
    merchantId,
    name: m.freight.name['en-US'],
    chargedBy: m.freight.by,
    isDefault: true,
    rows: m.freight.regions.map(rowOf),
  })
  return { merchantId, freightTemplateId }
}
const areaOf = (area: string): string => (area === '*' ? 'CN' : /^\d\d$/.test(area) ? `CN-${area}` : area)
const rowOf = ({ areas, first, firstFee, next, nextFee, freeFrom }: DemoFreightRegion): FreightRow => ({
  areas: areas.map(areaOf),
  firstUnits: first,
  firstFee,
  nextUnits: next,
  nextFee,
  freeFromAmount: freeFrom ?? null,
  freeFromCount: null,
})

async function seedCategory(
  db: Db,
  c: DemoCategory,
  parentId: number | null,
  position: number,
  ids: Map<string, number>,
): Promise<void> {
  const id = await saveCategory(db, {
    code: c.code,
    parentId,
    name: c.name,
    position,
    ...(c.line && { line: c.line }),
    ...(c.departmentNo && { departmentNo: c.departmentNo }),
    ...(c.picture && { picture: c.picture }),
  })
  ids.set(c.code, id)
  for (const [at, child] of c.children.entries()) await seedCategory(db, child, id, at, ids)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const html = (body: Lines) =>
  Object.fromEntries(LANGUAGES.map((l) => [l, body[l].map((p) => `<p>${escaped(p)}</p>`).join('\n')]))
const picturesOf = (names: string[], pictures: Pictures): ProductPicture[] =>
  names.flatMap((name) => pictures.get(name) ?? [])

/** A demo product without the ids of its merchant, category and brand. */
export const draftOf = (
  p: DemoProduct,
  pictures: Pictures,
  now: number,
  at: number,
): Omit<ProductDraft, 'merchantId' | 'freightTemplateId' | 'categoryId'> => ({
  handle: p.code,
  title: p.title,
  subtitle: p.subtitle,
  fact: p.fact,
  body: html(p.description),
  attributes: [...p.attributes, ...saidOf(p)],
  options: p.options,
  pictures: picturesOf(p.pictures, pictures),
  services: p.services,
  condition: p.condition,
  conditionNote: p.grade ?? {},
  purchaseLimit: p.purchaseLimit ?? null,
  unit: unitOf(p),
  questions: (p.questions ?? []).map((q) => ({ maxLength: 20, choices: [], ...q })),
  status: p.status,
  // what its reviews will make of it a moment later: search weighs it already
  rating: p.rating,
  reviewCount: countOf(p),
  sales: p.sales,
  // a minute apart, so that goods of one day have an order
  listedAt: new Date(now - p.listedAt * day - at * 60_000).toISOString(),
  skus: p.skus.map((sku) => ({ ...sku, content: contentOf(p, sku.values) ?? null })),
})
