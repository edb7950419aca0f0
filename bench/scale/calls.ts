// The calls that a shop of this size puts to the test: of the desk of the merchant with a hundred thousand products,
// of the staff of the platform, and of shoppers at its front.
import type { Step } from '../client.ts'

/** Who asks, and what is asked for, as it was found in the large shop. */
export interface People {
  merchantId: number
  merchant: string
  staff: string
  buyer: string
  /** of a product in the middle of the list */
  title: string
  productId: number
  skuCode: string
  barcode: string
  categoryId: number
  orderNo: string
  waybill: string
  nickname: string
  serviceNo: string
  shopCategoryId: number
  collectionId: number
  collectionRuleId?: number
}
export interface Call {
  /** where it stands in the table */
  screen: string
  name: string
  step: Step
  /** asked for a thousand rows further on */
  deep?: boolean
}
type Body = Record<string, unknown>
type Rows = readonly (readonly [name: string, path: string, body?: Body, deep?: boolean])[]
const callsOf = (screen: string, rows: Rows, who: (path: string, body: Body) => Step): Call[] =>
  rows.map(([name, path, body = {}, deep = false]) => ({ screen, name, step: who(path, body), deep }))

export function callsFor(p: People): Call[] {
  return [...goodsCalls(p), ...orderCalls(p), ...caseCalls(p), ...figureCalls(p), ...staffCalls(p), ...shopperCalls(p)]
}

const deskOf =
  (p: People) =>
  (path: string, body: Body): Step => ({
    path: `/api/v2/mch/${path}`,
    body,
    token: p.merchant,
    merchantId: p.merchantId,
  })
function goodsCalls(p: People): Call[] {
  const desk = deskOf(p)
  return [
    ...callsOf('Goods', goodsRows('goods/page', p), desk),
    ...callsOf(
      'Stock',
      [
        ['list', 'stock/page'],
        ['far down', 'stock/page', {}, true],
        ['low', 'stock/page', { tab: 'low' }],
        ['by title', 'stock/page', { keyword: p.title }],
        ['by code', 'stock/page', { keyword: p.skuCode }],
        ['count of the tab', 'stock/count'],
      ],
      desk,
    ),
  ]
}
function orderCalls(p: People): Call[] {
  const desk = deskOf(p)
  const orders = 'order/page'
  return [
    ...callsOf(
      'Orders',
      [
        ['list', orders],
        ['far down', orders, {}, true],
        ...['toShip', 'toReceive', 'toPay', 'cancelAsked', 'missing', 'trouble', 'ended', 'toCollect'].map(
          (tab) => [`tab ${tab}`, orders, { tab }] as const,
        ),
        ['to ship, by what is due', orders, { tab: 'toShip', sort: 'due' }],
        ['all, by what is due', orders, { sort: 'due' }],
        ['by number', orders, { keyword: p.orderNo }],
        ['by waybill', orders, { keyword: p.waybill }],
        ['by buyer', orders, { keyword: p.nickname }],
        ['by goods', orders, { keyword: p.title }],
        ['by a word of many goods', orders, { keyword: 'paper' }],
        ['by words that nothing has', orders, { keyword: 'no such words' }],
        [
          'paid in a week long ago',
          orders,
          { paidFrom: '2026-02-01T00:00:00.000Z', paidUntil: '2026-02-08T00:00:00.000Z' },
        ],
        ['by carrier', orders, { carrier: 'sf' }],
        ['with a remark', orders, { with: 'remark' }],
        ['what is to do', 'order/todo'],
        ['one order', 'order/detail', { orderNo: p.orderNo }],
      ],
      desk,
    ),
  ]
}
function caseCalls(p: People): Call[] {
  const desk = deskOf(p)
  return [
    ...callsOf(
      'Claims, reviews, followers, invoices',
      [
        ['claims', 'refund/page'],
        ['claims, far down', 'refund/page', {}, true],
        ...['mine', 'open', 'refunding', 'ended'].map((tab) => [`claims, ${tab}`, 'refund/page', { tab }] as const),
        ['claims by number', 'refund/page', { keyword: p.serviceNo }],
        ['claims, one kind', 'refund/page', { type: 'exchange' }],
        ['counts of claims', 'refund/count'],
        ['reviews', 'comment/page'],
        ['reviews, far down', 'comment/page', {}, true],
        ['reviews, unanswered', 'comment/page', { tab: 'unanswered' }],
        ['reviews, appealed', 'comment/page', { tab: 'appealed' }],
        ['reviews of one star', 'comment/page', { rating: 1 }],
        ['reviews with pictures', 'comment/page', { withPhotos: true }],
        ['counts of reviews', 'comment/count'],
        ['followers', 'fan/page'],
        ['followers, far down', 'fan/page', {}, true],
        ['followers, mutual', 'fan/page', { mutual: true }],
        ['invoices', 'invoice/page', { tab: 'all' }],
        ['invoices, requested', 'invoice/page', { tab: 'requested' }],
        ['invoices, issued', 'invoice/page', { tab: 'issued' }],
        ['invoices by title', 'invoice/page', { tab: 'all', keyword: 'Ltd' }],
        ['invoices by order', 'invoice/page', { tab: 'all', keyword: p.orderNo }],
        ['count of invoices', 'invoice/count'],
        ['files', 'file/page'],
        ['own categories', 'shop/category/list'],
        ['collections', 'shop/collection/list'],
      ],
      desk,
    ),
  ]
}
const goodsRows = (page: string, p: People): Rows => [
  ['list', page],
  ['far down', page, {}, true],
  ...['onSale', 'offShelf', 'soldOut', 'bin'].map((tab) => [`tab ${tab}`, page, { tab }] as const),
  ...['priceUp', 'priceDown', 'sales', 'stock'].map((sort) => [`sorted by ${sort}`, page, { sort }] as const),
  ['sorted by stock, far down', page, { sort: 'stock' }, true],
  ['sorted by price, far down', page, { sort: 'priceUp' }, true],
  ['by title', page, { keyword: p.title }],
  ['by a word of many titles', page, { keyword: 'paper' }],
  ['by words that nothing has', page, { keyword: 'no such words' }],
  ['by code', page, { keyword: p.skuCode }],
  ['by barcode', page, { keyword: p.barcode }],
  ['of a category', page, { categoryId: p.categoryId }],
  ['by price', page, { priceFrom: 100_000, priceTo: 110_000 }],
  ['with at most 3 pieces', page, { stockTo: 3 }],
  ['counts of the tabs', 'goods/count'],
  ['what can be chosen', 'goods/choices'],
  ['sheet of prices', 'goods/sku/page'],
  ['sheet of prices, by title', 'goods/sku/page', { keyword: p.title }],
  ['drafts', 'goods/draft/page'],
  ['counts of drafts', 'goods/draft/count'],
  ['one product', 'goods/detail', { productId: p.productId }],
]

function figureCalls(p: People): Call[] {
  const desk = deskOf(p)
  return callsOf(
    'Today and figures',
    [
      ['what is to do', 'home/todo'],
      ['today', 'stat/overview'],
      ...['7d', '30d', '90d', '12w', '12m'].map((period) => [`days, ${period}`, 'stat/days', { period }] as const),
      ['days, 12m beside the year before', 'stat/days', { period: '12m', compare: 'year' }],
      ['goods, 30d', 'stat/goods', { period: '30d' }],
      ['goods, 12m', 'stat/goods', { period: '12m' }],
      ['goods, 12m by views', 'stat/goods', { period: '12m', order: 'views' }],
      ['sources, 30d', 'stat/source', { period: '30d' }],
      ['sources, 12m', 'stat/source', { period: '12m' }],
      ['regions, 12m', 'stat/region', { period: '12m' }],
      ['claims and stars, 12m', 'stat/aftersale', { period: '12m' }],
    ],
    desk,
  )
}

function staffCalls(p: People): Call[] {
  const desk = (path: string, body: Body): Step => ({
    path: `/api/v2/admin/${path}`,
    body,
    token: p.staff,
    side: 3,
  })
  return callsOf(
    'Staff',
    [
      ['orders', 'order/page'],
      ['orders, far down', 'order/page', {}, true],
      ['orders to ship', 'order/page', { tab: 'toShip' }],
      ['orders by what is due', 'order/page', { sort: 'due' }],
      ['orders in trouble', 'order/page', { tab: 'trouble' }],
      ['orders by number', 'order/page', { keyword: p.orderNo }],
      ['orders by buyer', 'order/page', { keyword: p.nickname }],
      ['orders by goods', 'order/page', { keyword: p.title }],
      ['orders of a merchant', 'order/page', { merchantId: p.merchantId }],
      ['what is to do', 'order/todo'],
      ['one order', 'order/detail', { orderNo: p.orderNo }],
      ['merchants to choose', 'order/merchant/list', { keyword: 'a' }],
      ['merchants', 'merchant/page'],
      ['merchants by name', 'merchant/page', { keyword: 'kiln' }],
      ['one merchant', 'merchant/detail', { id: p.merchantId }],
      ['goods to look at', 'goods/page'],
      ['count of goods', 'goods/count'],
      ['claims', 'refund/page'],
      ['claims, appeals', 'refund/page', { tab: 'appeal' }],
      ['claims, ended', 'refund/page', { tab: 'ended' }],
      ['counts of claims', 'refund/count'],
      ['reviews', 'comment/page'],
      ['counts of reviews', 'comment/count'],
      ['the log', 'log/page'],
      ...['7d', '30d', '90d', '12m'].map((period) => [`figures by days, ${period}`, 'stat/days', { period }] as const),
    ],
    desk,
  )
}

function shopperCalls(p: People): Call[] {
  const { merchantId } = p
  const visitor = (path: string, body: Body): Step => ({ path: `/api/v2/${path}`, body })
  const buyer = (path: string, body: Body): Step => ({ path: `/api/v2/${path}`, body, token: p.buyer })
  const list = 'goods/goods/page'
  return [
    ...callsOf(
      'Shop and product',
      [
        ['the shop', 'merchant/detail', { id: merchantId }],
        ['its categories', 'goods/category/list/merchant', { merchantId }],
        ['its goods', list, { merchantId }],
        ['its goods, far down', list, { merchantId, sort: 'newest' }, true],
        ['its goods by sales', list, { merchantId, sort: 'sales' }],
        ['its goods by price', list, { merchantId, sort: 'priceUp' }],
        ['its goods with filters', list, { merchantId, facets: true }],
        ['an own category', list, { merchantId, shopCategoryId: p.shopCategoryId }],
        ['a collection', list, { merchantId, collectionId: p.collectionId }],
        ['search within', list, { merchantId, keyword: 'paper' }],
        ['suggestions within', 'goods/search/suggest', { keyword: 'pap', merchantId }],
        ['shops', 'merchant/page'],
        ['a category of the store', list, { categoryId: p.categoryId }],
        ['the same with filters', list, { categoryId: p.categoryId, facets: true }],
        ['search the store', list, { keyword: 'paper lamp' }],
        ['a product', 'goods/goods/detail/normal', { id: p.productId }],
        ['its reviews', 'goods/comment/page', { productId: p.productId }],
      ],
      visitor,
    ),
    ...callsOf(
      'A buyer of many orders',
      [
        ['orders', 'order/sell/page'],
        ['orders to receive', 'order/sell/page', { tab: 'toReceive' }],
        ['orders by goods', 'order/sell/page', { keyword: 'paper' }],
        ['counts of orders', 'order/sell/count'],
        ['messages', 'user/message/page'],
        ['the bell', 'user/message/count'],
      ],
      buyer,
    ),
  ]
}
