// What search engines read about goods (schema.org, JSON-LD): a group with its variants, each with an offer of its own.
// Pure; nothing is said that the page does not show: stock, freight, the way back and reviews are those of the shop.
import { href } from 'react-router'
import { availabilityOf } from '#kernel/availability.ts'
import { schemaOrg, yuan, type Fact } from '#web/structured.ts'

interface Sku {
  id: number
  code: string
  optionValues: readonly string[]
  price: number
  available: number
  stock: string
  /** pieces that are there of what is also sold as preorder */
  ready: number | null
  preorderDay: string | null
  picture: string | null
}
export interface GoodsShown {
  id: number
  title: string
  subtitle: string
  pictures: readonly { file: string }[]
  brand: { name: string } | null
  merchant: { name: string; holiday: { mode: string } | null }
  condition: string
  /** hundredths */
  rating: number
  reviewCount: number
  status: string
  services: readonly string[]
  options: readonly { code: string; name: string; values: readonly { code: string; name: string }[] }[]
  skus: readonly Sku[]
}
export interface Around {
  /** what the page says of freight: of this SKU to this country, in fen */
  freight?: { skuId: number; country: string; freight: number } | undefined
  reviews?: readonly ReviewShown[]
}
interface ReviewShown {
  rating: number
  nickname: string | null
  lang: string
  text: string
  createdAt: string
}

const picture = (origin: string, file: string): string => `${origin}/img/${encodeURIComponent(file)}-960.webp`
/** The properties by which variants may differ for a search engine, by the codes of options. */
const known: readonly string[] = ['color', 'size', 'material', 'pattern']

/** One variant stands for itself; several are a group, each with its own price, stock and address. */
export function productFacts(origin: string, goods: GoodsShown, around: Around = {}): Fact {
  const common = { name: goods.title, ...describing(origin, goods), ...judged(goods, around.reviews ?? []) }
  const [only, ...more] = goods.skus
  if (!only) return { '@context': schemaOrg, '@type': 'Product', ...common }
  if (more.length === 0)
    return {
      '@context': schemaOrg,
      '@type': 'Product',
      ...common,
      sku: only.code,
      offers: offer(origin, goods, only, around),
    }
  const codes = goods.options.map(({ code }) => code).filter((code) => known.includes(code))
  return {
    '@context': schemaOrg,
    '@type': 'ProductGroup',
    ...common,
    url: origin + href('/goods/:id', { id: String(goods.id) }),
    productGroupID: String(goods.id),
    ...(codes.length > 0 && { variesBy: codes.map((code) => `${schemaOrg}/${code}`) }),
    hasVariant: goods.skus.map((sku) => variant(origin, goods, sku, around)),
  }
}
const describing = (origin: string, { subtitle, pictures, brand }: GoodsShown) => ({
  ...(subtitle && { description: subtitle }),
  ...(pictures.length > 0 && { image: pictures.map(({ file }) => picture(origin, file)) }),
  ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
})

function variant(origin: string, goods: GoodsShown, sku: Sku, around: Around): Fact {
  const values = goods.options.map(({ code, name, values: all }, at) => {
    const chosen = sku.optionValues[at]
    return { code, name, value: all.find((v) => v.code === chosen)?.name ?? chosen ?? '' }
  })
  const others = values.filter(({ code }) => !known.includes(code))
  const file = sku.picture ?? goods.pictures[0]?.file
  return {
    '@type': 'Product',
    name: [goods.title, ...values.map(({ value }) => value)].join(' · '),
    sku: sku.code,
    ...(file && { image: picture(origin, file) }),
    ...Object.fromEntries(values.filter(({ code }) => known.includes(code)).map(({ code, value }) => [code, value])),
    ...(others.length > 0 && {
      additionalProperty: others.map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    }),
    offers: offer(origin, goods, sku, around),
  }
}

function offer(origin: string, goods: GoodsShown, sku: Sku, { freight }: Around): Fact {
  const away = goods.merchant.holiday?.mode === 'paused'
  const availability = availabilityOf(away ? 'paused' : goods.status, sku)
  const { id, condition, merchant, skus } = goods
  const page = origin + href('/goods/:id', { id: String(id) })
  return {
    '@type': 'Offer',
    price: yuan(sku.price),
    priceCurrency: 'CNY',
    availability: `${schemaOrg}/${availability}`,
    ...(availability === 'PreOrder' && sku.preorderDay && { availabilityStarts: sku.preorderDay }),
    itemCondition: `${schemaOrg}/${condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: merchant.name },
    url: skus.length > 1 ? `${page}?skuId=${sku.id}` : page,
    ...(freight?.skuId === sku.id && { shippingDetails: shipping(freight) }),
    ...(goods.services.includes('return7') && { hasMerchantReturnPolicy: sevenDays(freight?.country ?? 'CN') }),
  }
}
const shipping = ({ country, freight }: NonNullable<Around['freight']>): Fact => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: yuan(freight), currency: 'CNY' },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
})
/** Seven days to change one's mind, by parcel, at the buyer's cost; what arrives broken is another matter. */
const sevenDays = (country: string): Fact => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: country,
  returnPolicyCategory: `${schemaOrg}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: 7,
  returnMethod: `${schemaOrg}/ReturnByMail`,
  returnFees: `${schemaOrg}/ReturnFeesCustomerResponsibility`,
})

/** What people said: only where somebody did, and by the name that stands there. */
function judged({ rating, reviewCount }: GoodsShown, reviews: readonly ReviewShown[]): Fact {
  if (reviewCount === 0) return {}
  const told = reviews.filter(({ nickname, text }) => nickname !== null && text !== '')
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: yuan(rating),
      reviewCount,
      bestRating: 5,
      worstRating: 1,
    },
    ...(told.length > 0 && {
      review: told.map(({ rating: stars, nickname, lang, text, createdAt }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: nickname },
        datePublished: createdAt.slice(0, 10),
        inLanguage: lang,
        reviewBody: text,
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
      })),
    }),
  }
}
