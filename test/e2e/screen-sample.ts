// What every screen needs to be full: somebody with a cart, an address and orders in several states, goods of every
// kind, somebody with nothing yet. Made through the front door on a running demo shop.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { consoleToken } from './console-side.ts'
import { askShop } from './running-shop.ts'
import type { ShopAddress } from './shop-process.ts'

export interface Sample {
  buyer: string
  newcomer: string
  /** has an order and a claim in every state */
  customer: string
  /** numbers of the customer's orders and claims by their story */
  stories: Stories
  /** what a visitor has in the cart: one thing to be had, one sold out, one off the shelf */
  visitorCart: { skuId: number; quantity: number; selected: boolean; addedPrice: number }[]
  product: number
  specs: number
  soldOut: number
  offShelf: number
  skuId: number
  department: number
  shelf: number
  brand: number
  merchant: number
  article: number
  announcement: number
  /** the address of a landing page that staff composed */
  landing: string
  payNo: string
  paidPayNo: string
  /** the page by which a friend is asked to pay it */
  friendPay: string
  unpaid: string
  paid: string
  cancelled: string
  /** of the paid order */
  message: number
}
type Stories = Record<string, { orderNo: string; serviceNo?: string }>
interface Fixture {
  buyers: { a: { token: string; addressId: number; payPassword: string }; b: { token: string } }
  newcomer: { token: string }
  customer: { token: string }
  orders: Stories
  skus: Record<string, { skuId: number; productId: number; price: number }>
}
interface Card {
  id: number
  onlySkuId: number | null
  soldOut: boolean
  price: number
  reviewCount: number
  merchant: { merchantId: number }
}
type Records<T> = { records: T[] }

async function fixture(shop: ShopAddress): Promise<Fixture> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITEST: '',
    DATA_DIR: shop.dataDir,
    DATABASE_URL: shop.databaseUrl,
    LOG_LEVEL: 'error',
  }
  const { stdout } = await promisify(execFile)(process.execPath, ['bin/fixture.ts'], { env })
  return JSON.parse(stdout) as Fixture
}

/** What the shop shows to everybody. */
async function readShop(shop: ShopAddress) {
  const ask = <T>(path: string, input: object) => askShop<Records<T>>(shop.url, path, input)
  const [goods, categories, brands, merchants, articles, announcements] = await Promise.all([
    ask<Card>('/api/v2/goods/goods/page', { size: 100, sort: 'best' }),
    ask<{ id: number; level: number; productCount: number }>('/api/v2/goods/category/list', {}),
    ask<{ id: number }>('/api/v2/goods/brand/page', { size: 1 }),
    ask<{ id: number }>('/api/v2/merchant/page', { size: 1 }),
    ask<{ id: number; kind: string }>('/api/v2/article/page', { size: 20 }),
    ask<{ id: number }>('/api/v2/announcement/page', { size: 1 }),
  ])
  const there = goods.records.filter((g) => !g.soldOut)
  const [one, two] = there.filter((g) => g.onlySkuId !== null && g.price < 30_000)
  const specs = there.find((g) => g.onlySkuId === null && g.reviewCount > 0)
  if (!one || !two || !specs) throw new Error('the demo shop has too few goods')
  const places = {
    department: categories.records.find((c) => c.level === 1)!.id,
    shelf: categories.records.find((c) => c.level === 3 && c.productCount > 0)!.id,
    brand: brands.records[0]!.id,
    merchant: merchants.records[0]!.id,
    article: articles.records.find((a) => a.kind !== 'about')!.id,
    announcement: announcements.records[0]!.id,
  }
  return { one: { ...one, skuId: one.onlySkuId! }, two: { ...two, skuId: two.onlySkuId! }, specs, places }
}
type Shown = Awaited<ReturnType<typeof readShop>>
type Write = <T>(path: string, input: object) => Promise<T>

/** In the cart, saved, seen on three days, and followed. */
async function like(write: Write, { one, two, specs, places }: Shown, soldOut: number): Promise<void> {
  for (const { skuId } of [one, two]) await write('/api/v2/cart/cart/add', { skuId, quantity: 2 })
  for (const productId of [one.id, two.id, specs.id, soldOut])
    await write('/api/v2/user/collection/addOrCancel', { productId, on: true })
  await write('/api/v2/goods/browse/add', {
    views: [one, two, specs].map(({ id }, n) => ({
      productId: id,
      at: new Date(Date.now() - n * 86_400_000).toISOString(),
    })),
  })
  for (const type of ['merchant', 'brand'] as const)
    await write('/api/v2/user/focus/addOrCancel', { type, id: places[type], on: true })
}
const invoiceTitles = [
  {
    type: 'enterprise',
    title: '杭州乔木纸坊有限公司',
    taxNo: '91330106MA2H3QX458',
    bank: '招商银行杭州分行',
    account: '571900000000318',
  },
  { type: 'individual', title: 'Lucía Ferrer Vidal', country: 'ES', taxNo: '53120846T', email: 'lucia@example.com' },
]
/** Titles of invoices and colleagues. */
async function fillAccount(write: Write): Promise<void> {
  for (const title of invoiceTitles) await write('/api/v2/invoice/user/add', title)
  for (const role of ['buyer', 'viewer'])
    await write('/api/v2/user/children/add', {
      contact: `${role}@example.com`,
      nickname: `Colleague who is a ${role}`,
      role,
      monthlyLimit: 200_000,
    })
}
type Placed = { payNo: string; orderNo: string }
async function order(shop: ShopAddress, write: Write, { token, addressId }: Fixture['buyers']['a'], skuId: number) {
  const wish = { from: { skuId, quantity: 1 }, addressId }
  const preview = '/api/v2/order/sell/normal/preview'
  const { priceToken } = await askShop<{ priceToken: string }>(shop.url, preview, wish, token)
  const { payNo, orderNos } = await write<{ payNo: string; orderNos: string[] }>('/api/v2/order/sell/normal/create', {
    ...wish,
    priceToken,
  })
  return { payNo, orderNo: orderNos[0]! } satisfies Placed
}
/** One order unpaid, one paid, one cancelled. */
async function placeOrders(
  write: Write,
  place: (skuId: number) => Promise<Placed>,
  skuIds: [number, number, number],
  payPassword: string,
) {
  const [unpaid, paid, cancelled] = [await place(skuIds[0]), await place(skuIds[1]), await place(skuIds[2])]
  await write('/api/v2/order/pay/create', { payNo: paid.payNo, method: 'balance', payPassword })
  await write('/api/v2/order/sell/cancel', { orderNo: cancelled.orderNo })
  return {
    payNo: unpaid.payNo,
    paidPayNo: paid.payNo,
    unpaid: unpaid.orderNo,
    paid: paid.orderNo,
    cancelled: cancelled.orderNo,
  }
}

const inThree = (zh: string, en: string, es: string) => ({ 'zh-CN': zh, 'en-US': en, 'es-ES': es })
/** Staff compose a page of channels, goods and news. Its address. */
async function composeLanding(shop: ShopAddress): Promise<string> {
  const token = await consoleToken(shop, 'admin@example.com')
  const ask = <T>(act: string, input: object) =>
    askShop<T>(shop.url, `/api/v2/admin/page/${act}`, input, token, 'staff')
  const slug = 'tea-table'
  const title = inThree('茶席', 'The tea table', 'La mesa del té')
  const { id } = await ask<{ id: number }>('add', { slug, title, summary: {}, requestId: crypto.randomUUID() })
  const all = { hidden: false, languages: [], audience: 'all', startsAt: null, endsAt: null }
  const to = { path: '/home/rank' }
  const text = inThree('每一件都有来处', 'Each with a maker', 'Cada una con su autor')
  const written = {
    channels: { entries: [{ icon: 'ranks', label: inThree('榜单', 'Rankings', 'Listas'), to }] },
    strip: { title, text, action: inThree('全部', 'All', 'Todo'), to, choice: { sort: 'sales' }, size: 5 },
    ticker: { title: inThree('公告', 'News', 'Avisos'), size: 2 },
  }
  const blocks = Object.entries(written).map(([type, settings]) => ({ key: type, type, ...all, settings }))
  const { version } = await ask<{ version: number }>('detail', { id })
  const saved = await ask<{ version: number }>('save', { id, version, blocks })
  const now = { startsAt: null, endsAt: null, requestId: crypto.randomUUID() }
  await ask('publish', { id, version: saved.version, ...now })
  return slug
}

async function askFriend(shop: ShopAddress, token: string, payNo: string): Promise<string> {
  const wish = { payNo, word: 'My teapot met the floor. Tea on me, for life.' }
  return (await askShop<{ path: string }>(shop.url, '/api/v2/order/pay/share/add', wish, token)).path
}

export async function makeSample(shop: ShopAddress): Promise<Sample> {
  const { buyers, newcomer, customer, orders: stories, skus } = await fixture(shop)
  const buyer = buyers.a
  const write: Write = (path, input) =>
    askShop(shop.url, path, { ...input, requestId: crypto.randomUUID() }, buyer.token)
  const [normal, soldOut, offShelf] = [skus['normal']!, skus['soldOut']!, skus['offShelf']!]
  const shown = await readShop(shop)
  const { one, two, specs, places } = shown
  await like(write, shown, soldOut.productId)
  await fillAccount(write)
  const place = (skuId: number) => order(shop, write, buyer, skuId)
  const orders = await placeOrders(write, place, [one.skuId, two.skuId, normal.skuId], buyer.payPassword)
  const told = await askShop<Records<{ id: number; title: string }>>(
    shop.url,
    '/api/v2/user/message/page',
    {},
    buyer.token,
  )
  const line = (skuId: number, addedPrice: number) => ({ skuId, quantity: 2, selected: true, addedPrice })
  return {
    buyer: buyer.token,
    newcomer: newcomer.token,
    customer: customer.token,
    stories,
    visitorCart: [line(one.skuId, one.price + 500), line(soldOut.skuId, 3000), line(offShelf.skuId, 7000)],
    product: one.id,
    specs: specs.id,
    soldOut: soldOut.productId,
    offShelf: offShelf.productId,
    skuId: one.skuId,
    ...places,
    ...orders,
    friendPay: await askFriend(shop, buyer.token, orders.payNo),
    landing: await composeLanding(shop),
    message: told.records.find((m) => /paid|付款|pagado/i.test(m.title))!.id,
  }
}
