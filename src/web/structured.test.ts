import { expect, test } from 'vitest'
import { breadcrumbFacts, productFacts } from './structured.ts'

const teapot = {
  id: 7,
  title: 'Teapot',
  subtitle: 'Thrown by hand',
  pictures: [{ file: 'teapot' }],
  brand: { name: 'Nanshan' },
  merchant: { name: 'Nanshan Kiln' },
  condition: 'new',
  rating: 492,
  reviewCount: 12,
  status: 'onSale',
  skus: [
    { code: 'T-1', price: 1999, available: 0 },
    { code: 'T-2', price: 2405, available: 3 },
  ],
}

test('a product tells its price range in yuan, its stock and its rating', () => {
  expect(productFacts('https://shop.example', teapot)).toMatchObject({
    '@type': 'Product',
    image: ['https://shop.example/img/teapot-960.webp'],
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '19.99',
      highPrice: '24.05',
      offerCount: 2,
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: '4.92', reviewCount: 12 },
  })
})

test('one price is one offer; what nobody rated has no rating; what is off the shelf is out of stock', () => {
  const facts = productFacts('https://shop.example', {
    ...teapot,
    status: 'offShelf',
    reviewCount: 0,
    skus: [teapot.skus[1]!],
  })
  expect(facts).toMatchObject({
    offers: { '@type': 'Offer', price: '24.05', availability: 'https://schema.org/OutOfStock' },
  })
  expect(facts).not.toHaveProperty('aggregateRating')
})

test('the way to a page is counted from one', () => {
  const facts = breadcrumbFacts('https://shop.example', [
    { name: 'Home', path: '/' },
    { name: 'Teapots', path: '/goods/list?categoryId=3' },
  ])
  expect(facts['itemListElement']).toMatchObject([
    { position: 1 },
    { position: 2, item: 'https://shop.example/goods/list?categoryId=3' },
  ])
})
