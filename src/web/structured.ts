// What search engines read about a page (schema.org, JSON-LD). Pure builders; `origin` is the shop's own address.
import { href } from 'react-router'
import { defaultLanguage } from '#kernel/text/language.ts'
import { fullName } from '#kernel/text/platform-name.ts'

export type Fact = Readonly<Record<string, unknown>>
const context = 'https://schema.org'

/** The shop itself and its search, for the first page. */
export const organisationFacts = (origin: string, shopName = fullName(defaultLanguage)): Fact[] => [
  {
    '@context': context,
    '@type': 'OnlineStore',
    '@id': `${origin}/#shop`,
    name: shopName,
    url: `${origin}/`,
    logo: `${origin}/img/floor-table-480.webp`,
  },
  {
    '@context': context,
    '@type': 'WebSite',
    name: shopName,
    url: `${origin}/`,
    inLanguage: ['zh-CN', 'en-US', 'es-ES'],
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${href('/home/serchlist')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The way to a page, from the first page down; the last is the page itself. */
export const breadcrumbFacts = (origin: string, way: readonly { name: string; path: string }[]): Fact => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: way.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
})

interface Product {
  id: number
  title: string
  subtitle: string
  pictures: readonly { file: string }[]
  brand: { name: string } | null
  merchant: { name: string }
  condition: string
  /** hundredths */
  rating: number
  reviewCount: number
  status: string
  skus: readonly { code: string; price: number; available: number }[]
}
/** A product with its offers, prices in yuan; the rating only where somebody rated. */
export function productFacts(origin: string, p: Product): Fact {
  const prices = p.skus.map((sku) => sku.price)
  const inStock = p.status === 'onSale' && p.skus.some((sku) => sku.available > 0)
  const offer = {
    priceCurrency: 'CNY',
    availability: `${context}/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${context}/${p.condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: p.merchant.name },
    url: origin + href('/goods/:id', { id: String(p.id) }),
  }
  return {
    '@context': context,
    '@type': 'Product',
    name: p.title,
    ...(p.subtitle && { description: p.subtitle }),
    image: p.pictures.map(({ file }) => `${origin}/img/${file}-960.webp`),
    ...(p.skus[0] && { sku: p.skus[0].code }),
    ...(p.brand && { brand: { '@type': 'Brand', name: p.brand.name } }),
    ...(prices.length > 0 && {
      offers:
        new Set(prices).size > 1
          ? {
              '@type': 'AggregateOffer',
              lowPrice: yuan(Math.min(...prices)),
              highPrice: yuan(Math.max(...prices)),
              offerCount: prices.length,
              ...offer,
            }
          : { '@type': 'Offer', price: yuan(prices[0]!), ...offer },
    }),
    ...(p.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: yuan(p.rating),
        reviewCount: p.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
/** Hundredths as "12.30", without a float on the way. */
const yuan = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
