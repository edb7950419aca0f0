// What search engines read about goods follows the vocabulary, and says what the page shows.
import { expect, test } from 'vitest'
import { schemaFaults } from '../../test/schema-org.ts'
import { breadcrumbFacts, organisationFacts } from './structured.ts'
import { productFacts, type GoodsShown } from './structured-goods.ts'

const origin = 'https://shop.example'
const sku = { stock: 'counted', ready: null, preorderDay: null, picture: null }
const teapot: GoodsShown = {
  id: 7,
  title: 'Teapot',
  subtitle: 'Thrown by hand',
  pictures: [{ file: 'teapot' }],
  brand: { name: 'Nanshan' },
  merchant: { name: 'Nanshan Kiln', holiday: null },
  condition: 'new',
  rating: 492,
  reviewCount: 12,
  status: 'onSale',
  services: ['return7'],
  options: [
    {
      code: 'color',
      name: 'Glaze',
      values: [
        { code: 'celadon', name: 'Celadon' },
        { code: 'iron', name: 'Iron red' },
      ],
    },
    { code: 'lid', name: 'Lid', values: [{ code: 'flat', name: 'Flat' }] },
  ],
  skus: [
    { ...sku, id: 1, code: 'T-1', price: 1999, available: 0, optionValues: ['celadon', 'flat'] },
    { ...sku, id: 2, code: 'T-2', price: 2405, available: 3, optionValues: ['iron', 'flat'], picture: 'iron red' },
  ],
}
const around = {
  freight: { skuId: 2, country: 'ES', freight: 4500 },
  reviews: [
    { rating: 5, nickname: 'June', lang: 'en-US', text: 'Pours well.', createdAt: '2026-11-02T10:00:00Z' },
    { rating: 4, nickname: null, lang: 'zh-CN', text: '好', createdAt: '2026-11-02' },
  ],
}

test('several variants are a group, each with price, stock and address of its own', () => {
  const facts = productFacts(origin, teapot, around)
  expect(schemaFaults(facts)).toEqual([])
  expect(facts).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: '7',
    variesBy: ['https://schema.org/color'],
    image: ['https://shop.example/img/teapot-960.webp'],
    hasVariant: [
      {
        name: 'Teapot · Celadon · Flat',
        color: 'Celadon',
        additionalProperty: [{ name: 'Lid', value: 'Flat' }],
        offers: {
          price: '19.99',
          availability: 'https://schema.org/OutOfStock',
          url: 'https://shop.example/goods/7?skuId=1',
          hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'ES' },
        },
      },
      {
        image: 'https://shop.example/img/iron%20red-960.webp',
        offers: {
          price: '24.05',
          availability: 'https://schema.org/InStock',
          shippingDetails: { shippingRate: { value: '45.00' }, shippingDestination: { addressCountry: 'ES' } },
        },
      },
    ],
  })
  const [first] = facts['hasVariant'] as { offers: object }[]
  expect(first!.offers).not.toHaveProperty('shippingDetails') // its freight was not asked for
})

test('one variant stands for itself; what nobody rated has no rating, what promises no return none', () => {
  const facts = productFacts(
    origin,
    { ...teapot, reviewCount: 0, services: [], options: [], skus: [teapot.skus[1]!] },
    around,
  )
  expect(schemaFaults(facts)).toEqual([])
  expect(facts).toMatchObject({
    '@type': 'Product',
    sku: 'T-2',
    offers: { '@type': 'Offer', price: '24.05', url: 'https://shop.example/goods/7' },
  })
  for (const name of ['aggregateRating', 'review']) expect(facts).not.toHaveProperty(name)
  expect(facts['offers']).not.toHaveProperty('hasMerchantReturnPolicy')
})

test('only reviews with a name and words are told, whatever their rating', () => {
  expect(productFacts(origin, teapot, around)['review']).toMatchObject([
    { author: { name: 'June' }, reviewRating: { ratingValue: 5 }, datePublished: '2026-11-02', inLanguage: 'en-US' },
  ])
})

test.each([
  ['what is there, of what is also sold as preorder', { stock: 'preorder', ready: 2, available: 9 }, {}, 'InStock'],
  ['what is ordered before it is there', { stock: 'preorder', ready: 0, available: 9 }, {}, 'PreOrder'],
  ['what is always to be had', { stock: 'uncounted', available: 9999 }, {}, 'InStock'],
  ['what is off the shelf', { available: 9 }, { status: 'offShelf' }, 'OutOfStock'],
  [
    'what a shop on holiday has',
    { available: 9 },
    { merchant: { name: 'Nanshan Kiln', holiday: { mode: 'paused' } } },
    'OutOfStock',
  ],
])('%s', (_what, own, of, availability) => {
  const goods = { ...teapot, ...of, skus: [{ ...teapot.skus[0]!, ...own, preorderDay: '2026-12-20' }] }
  const facts = productFacts(origin, goods)
  expect(schemaFaults(facts)).toEqual([])
  const offer = facts['offers'] as Record<string, unknown>
  expect(offer['availability']).toBe(`https://schema.org/${availability}`)
  expect(offer['availabilityStarts']).toBe(availability === 'PreOrder' ? '2026-12-20' : undefined)
})

test('the shop, its search and the way to a page follow the vocabulary', () => {
  const way = breadcrumbFacts(origin, [
    { name: 'Home', path: '/' },
    { name: 'Teapots', path: '/goods/list?categoryId=3' },
  ])
  expect([...organisationFacts(origin), way].flatMap((fact) => schemaFaults(fact))).toEqual([])
  expect(way['itemListElement']).toMatchObject([{ position: 1 }, { item: `${origin}/goods/list?categoryId=3` }])
})
test.each([
  ['a type', { '@type': 'Gadget' }, 'unknown type'],
  ['a property', { '@type': 'Brand', name: 'x', colour: 'red' }, 'colour is no property'],
  ['a price', { '@type': 'Offer', price: 19.9, priceCurrency: 'CNY', availability: 'x' }, 'is no price'],
])('the rules refuse %s that they do not know', (_what, fact, words) => {
  expect(schemaFaults({ '@context': 'https://schema.org', ...fact }).join()).toContain(words)
})
