// Goods for tests: two merchants with freight, a few categories and brands,
// and one SKU of every kind that matters, made through the doors.
import {
  saveBrand,
  saveCategory,
  saveProducts,
  type ProductDraft,
  type SkuDraft,
} from '#features/catalog/products/products.ts'
import {
  addReturnAddress,
  saveFreightTemplate,
  saveMerchant,
  type FreightRow,
} from '#features/catalog/merchants/merchants.ts'
import { checkAddress } from '#features/people/addresses/addresses.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { Front } from './front.ts'

export interface TestGoods {
  merchants: { kiln: number; paper: number }
  /**
   * kiln: by piece, ¥12.00 + ¥4.00 each further in CN, ¥25.00 + ¥12.00 in CN-65, free from ¥299.00 ·
   * paper: by weight, ¥10.00 the first 1,000 g + ¥3.00 each further in CN · shanghai: CN-31 only, ¥5.00 a parcel
   */
  templates: { kiln: number; paper: number; shanghai: number }
  categories: {
    table: number
    teaware: number
    teapots: number
    cups: number
    desk: number
    writing: number
    pens: number
  }
  brands: { nanshan: number; ferry: number }
  products: Record<TestSku, number>
  /**
   * Every product has one SKU but `teapot`, which has two: `normal` (¥19.99, list ¥29.99, member ¥18.00,
   * 500 pieces) and `second` (¥24.99, 40 pieces).
   */
  skus: Record<TestSku, number>
}
export type TestSku =
  | 'normal'
  | 'second'
  | 'cent'
  | 'limited'
  | 'last'
  | 'offShelf'
  | 'soldOut'
  | 'faraway'
  | 'paper'
  | 'heavy'

export const same = (text: string): Texts => ({ 'en-US': text, 'zh-CN': `${text}（中）`, 'es-ES': `${text} (es)` })
const row = (
  areas: string[],
  firstUnits: number,
  firstFee: number,
  nextUnits: number,
  nextFee: number,
  freeFromAmount: number | null = null,
): FreightRow => ({
  areas,
  firstUnits,
  firstFee,
  nextUnits,
  nextFee,
  freeFromAmount,
  freeFromCount: null,
})

/**
 * Fills the world's shop. The one SKU of each name: cent ¥0.01 · limited ¥99.00, 100 pieces, 1 per buyer ·
 * last ¥50.00, 1 piece · offShelf · soldOut · faraway ¥30.00, only to CN-31 · paper ¥8.00 of the other merchant ·
 * heavy ¥120.00, 2,500 g, of the other merchant.
 */
export const makeShop = (world: Pick<Front, 'app'>): Promise<TestGoods> => transact(world.app.db, makeGoods)

/** Where the merchants want goods back. */
const goodsComeBack = () =>
  checkAddress({
    consignee: '退货组',
    areaCode: '86',
    phone: '13800132720',
    country: 'CN',
    state: '江西省',
    city: '景德镇市',
    region: '珠山区',
    detail: '陶阳路 1 号',
  })

async function makeMerchants(db: Db): Promise<Pick<TestGoods, 'merchants' | 'templates'>> {
  const kiln = await saveMerchant(db, {
    code: 'kiln',
    name: { 'en-US': 'Nanshan Kiln', 'zh-CN': '南山窑', 'es-ES': 'Horno de Nanshan' },
    place: same('Jingdezhen'),
    seal: { char: '窑', shape: 'gourd', ink: '#3f6f62' },
    scores: { goods: 492, service: 488, delivery: 479 },
    followers: 38_400,
  })
  const paper = await saveMerchant(db, {
    code: 'paper',
    name: { 'en-US': 'Paperbird', 'zh-CN': '纸鸟文具', 'es-ES': 'Paperbird' },
    place: same('Hangzhou'),
    seal: { char: '鸟', shape: 'round', ink: '#2d4b7d' },
    followers: 64_200,
  })
  for (const merchantId of [kiln, paper]) await addReturnAddress(db, merchantId, goodsComeBack())
  const templates = {
    kiln: await saveFreightTemplate(db, {
      merchantId: kiln,
      name: 'By piece',
      chargedBy: 'piece',
      isDefault: true,
      rows: [
        row(['CN'], 1, 1200, 1, 400, 29_900),
        row(['CN-65', 'CN-54'], 1, 2500, 1, 1200, 59_900),
        row(['ES'], 1, 16_800, 1, 6000),
      ],
    }),
    paper: await saveFreightTemplate(db, {
      merchantId: paper,
      name: 'By weight',
      chargedBy: 'weight',
      isDefault: true,
      rows: [row(['CN'], 1000, 1000, 1000, 300)],
    }),
    shanghai: await saveFreightTemplate(db, {
      merchantId: kiln,
      name: 'Shanghai only',
      chargedBy: 'piece',
      rows: [row(['CN-31'], 99, 500, 1, 0)],
    }),
  }
  return { merchants: { kiln, paper }, templates }
}

async function makeCategories(db: Db): Promise<Pick<TestGoods, 'categories' | 'brands'>> {
  const category = (code: string, parentId: number | null = null, departmentNo: number | null = null) =>
    saveCategory(db, { code, name: same(code), parentId, departmentNo, commissionBp: code === 'pens' ? 800 : 500 })
  const table = await category('table', null, 2)
  const teaware = await category('teaware', table)
  const desk = await category('desk', null, 1)
  const writing = await category('writing', desk)
  const categories = {
    table,
    teaware,
    teapots: await category('teapots', teaware),
    cups: await category('cups', teaware),
    desk,
    writing,
    pens: await category('pens', writing),
  }
  const brands = {
    nanshan: await saveBrand(db, { code: 'nanshan', name: { 'en-US': 'Nanshan', 'zh-CN': '南山' }, country: 'CN' }),
    ferry: await saveBrand(db, { code: 'ferry', name: { 'en-US': 'Ferry', 'zh-CN': '渡口' }, country: 'CN' }),
  }
  return { categories, brands }
}

type Places = Pick<TestGoods, 'merchants' | 'templates' | 'categories' | 'brands'>
type Make = (handle: string, title: Texts, skus: SkuDraft[], more?: Partial<ProductDraft>) => ProductDraft

/** Makes a cup of the kiln, but for what is said otherwise. */
const makerOf =
  ({ merchants, templates, categories, brands }: Places): Make =>
  (handle, title, skus, more = {}) => ({
    merchantId: merchants.kiln,
    handle,
    categoryId: categories.cups,
    brandId: brands.nanshan,
    freightTemplateId: templates.kiln,
    title,
    pictures: [{ file: handle, width: 1440, height: 1440 }],
    attributes: [
      {
        key: 'material',
        name: { 'en-US': 'Material', 'zh-CN': '材质', 'es-ES': 'Material' },
        value: { 'en-US': 'Porcelain', 'zh-CN': '瓷', 'es-ES': 'Porcelana' },
      },
    ],
    services: ['return7', 'invoice'],
    skus,
    ...more,
  })
const single = (price: number, stock: number, more: Partial<SkuDraft> = {}): SkuDraft[] => [
  { values: [], price, stock, weight: 300, volume: 900, ...more },
]
const glazes = [
  {
    code: 'glaze',
    name: { 'en-US': 'Glaze', 'zh-CN': '釉色', 'es-ES': 'Esmalte' },
    values: [
      {
        code: 'celadon',
        name: { 'en-US': 'Celadon', 'zh-CN': '豆青', 'es-ES': 'Celadón' },
        picture: 'teapot-celadon',
      },
      { code: 'ink', name: { 'en-US': 'Ink black', 'zh-CN': '墨黑', 'es-ES': 'Negro tinta' } },
    ],
  },
]
const teapots: SkuDraft[] = [
  {
    values: ['celadon'],
    price: 1999,
    listPrice: 2999,
    memberPrice: 1800,
    stock: 500,
    weight: 620,
    volume: 2400,
    code: 'NK-TP-CELA',
  },
  { values: ['ink'], price: 2499, stock: 40, weight: 800, volume: 2400, code: 'NK-TP-INK' },
]

function draftsOf(places: Places): ProductDraft[] {
  const { merchants, templates, categories, brands } = places
  const product = makerOf(places)
  const ofPaper = {
    merchantId: merchants.paper,
    categoryId: categories.pens,
    brandId: brands.ferry,
    freightTemplateId: templates.paper,
  }
  const words = { 'en-US': 'Teapot, thrown by hand', 'zh-CN': '手拉坯茶壶', 'es-ES': 'Tetera torneada a mano' }
  return [
    product('teapot', words, teapots, {
      categoryId: categories.teapots,
      options: glazes,
      sales: 8600,
      rating: 491,
      reviewCount: 2184,
      body: { 'en-US': '<p>One potter, one wheel.</p>' },
    }),
    product('cent', same('Clay bead'), single(1, 1000)),
    product('limited', same('Numbered cup'), single(9900, 100), { purchaseLimit: 1, sales: 30 }),
    product('last', same('Last bowl'), single(5000, 1), {
      condition: 'used',
      conditionNote: same('A hairline in the glaze'),
    }),
    product('offshelf', same('Retired vase'), single(7000, 10), { status: 'offShelf' }),
    product('soldout', same('Sold-out saucer'), single(3000, 0)),
    product('faraway', same('Tall amphora'), single(3000, 20), { freightTemplateId: templates.shanghai }),
    product('paper', same('Notebook'), single(800, 300, { weight: 400 }), { ...ofPaper, sales: 120, rating: 470 }),
    product('heavy', same('Brass press'), single(12_000, 50, { weight: 2500, memberPrice: 11_000 }), {
      ...ofPaper,
      brandId: null,
      services: ['freeFreight'],
    }),
  ]
}

/** Each SKU of the tests: its product's handle and its place there. */
const names: [TestSku, string, number][] = [
  ['normal', 'teapot', 0],
  ['second', 'teapot', 1],
  ['cent', 'cent', 0],
  ['limited', 'limited', 0],
  ['last', 'last', 0],
  ['offShelf', 'offshelf', 0],
  ['soldOut', 'soldout', 0],
  ['faraway', 'faraway', 0],
  ['paper', 'paper', 0],
  ['heavy', 'heavy', 0],
]

async function makeGoods(db: Db): Promise<TestGoods> {
  const places = { ...(await makeMerchants(db)), ...(await makeCategories(db)) }
  const saved = await saveProducts(db, draftsOf(places))
  const ids = new Map(saved.map((s) => [s.handle, s.id]))
  const skus = await db
    .selectFrom('sku')
    .select(['id', 'product_id', 'position'])
    .where('product_id', 'in', [...ids.values()])
    .execute()
  const productOf = (handle: string) => ids.get(handle)!
  return {
    ...places,
    products: Object.fromEntries(names.map(([name, handle]) => [name, productOf(handle)])) as Record<TestSku, number>,
    skus: Object.fromEntries(
      names.map(([name, handle, at]) => [
        name,
        skus.find((s) => s.product_id === productOf(handle) && s.position === at)!.id,
      ]),
    ) as Record<TestSku, number>,
  }
}
