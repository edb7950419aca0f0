// Calls of lists: goods on sale with filters, facets and words, cards, goods of merchants, brands.
import { Type } from 'typebox'
import { MerchantCard } from '../merchants/contract.ts'
import { baseUnits } from '#features/catalog/products/measures.ts'
import { contract, Fen, Id, Nullable, pageInput, pageOf, shape } from '#kernel/call/contract.ts'

export const Picture = shape({
  file: Type.String({
    description:
      'Shown at /img/{file}-{width}.webp or .avif, widths 240, 480, 720, 960, 1440; /img/{file}-card.jpg is 1200 × 630',
  }),
  width: Type.Integer(),
  height: Type.Integer(),
  preview: Type.Optional(Type.String({ description: 'A few pixels of it, base64 WebP' })),
  alt: Type.String(),
})

/** A product as cards show it; prices are the lowest of its SKUs. */
export const ProductCard = shape({
  id: Id,
  title: Type.String(),
  fact: Type.String({ description: 'Where its variants differ in price: the variant that is priced' }),
  facts: Type.Array(Type.String(), { description: 'Its values of the attributes that cards say' }),
  picture: Nullable(Picture),
  secondPicture: Nullable(Picture),
  price: Fen,
  priceMax: Fen,
  basePrice: Nullable(shape({ price: Fen, per: Type.Enum([...baseUnits]) }), {
    description: 'What so much of it costs, at its lowest price; null: nothing is known, or the price says it',
  }),
  listPrice: Nullable(Fen),
  lowestBefore: Nullable(Fen, {
    description: 'The lowest price of the 30 days before it became cheaper; null: nothing shows that it did',
  }),
  memberPrice: Nullable(Fen),
  rating: Type.Integer({ description: 'Hundredths' }),
  reviewCount: Type.Integer(),
  sales: Type.Integer(),
  isNew: Type.Boolean(),
  condition: Type.String(),
  soldOut: Type.Boolean(),
  /** the SKU that quick-add takes, when the product has just one */
  onlySkuId: Nullable(Id),
  merchant: MerchantCard,
})
const sorts = ['best', 'sales', 'newest', 'rating', 'priceUp', 'priceDown'] as const
const services = ['freeFreight', 'inStock', 'pickup', 'return7', 'invoice'] as const

export const goodsPage = contract({
  path: '/api/v2/goods/goods/page',
  summary: 'A list of products on sale, filtered and sorted; `facets: true` adds the counts of each filter',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    categoryId: Type.Optional(Id),
    merchantId: Type.Optional(Id),
    merchantIds: Type.Optional(Type.Array(Id, { maxItems: 30, description: 'Of any of these merchants' })),
    brandIds: Type.Optional(Type.Array(Id, { maxItems: 30 })),
    keyword: Type.Optional(
      Type.String({ maxLength: 80, description: 'Words of any of the three languages, pinyin, brands, codes' }),
    ),
    exact: Type.Optional(
      Type.Boolean({ description: 'Take the keyword by the letter: no correction, nothing left out' }),
    ),
    priceMin: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'Fen' })),
    priceMax: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000_000, description: 'Fen' })),
    discount: Type.Optional(
      Type.Enum(['onSale', 'member', 'coupon'], { description: 'coupon: nothing is found while no coupons are given' }),
    ),
    services: Type.Optional(Type.Array(Type.Enum([...services]), { maxItems: 5 })),
    attributes: Type.Optional(
      Type.Array(shape({ key: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 80 }) }), {
        maxItems: 10,
      }),
    ),
    condition: Type.Optional(Type.Union([Type.Literal('new'), Type.Literal('used')])),
    shopCategoryId: Type.Optional({ ...Id, description: 'An own category of a merchant, with what stands below it' }),
    collectionId: Type.Optional({ ...Id, description: 'A collection of a merchant; `best` is its own order' }),
    sort: Type.Optional(Type.Enum([...sorts])),
    facets: Type.Optional(Type.Boolean()),
    excerpt: Type.Optional(Type.Boolean({ description: 'Each card brings the first lines of its specification' })),
  }),
  output: shape({
    ...pageOf(
      shape({
        ...ProductCard.properties,
        excerpt: Type.Optional(Type.Array(shape({ name: Type.String(), value: Type.String() }))),
      }),
    ).properties,
    brandIds: Type.Optional(
      Type.Array(Id, { description: 'Where one of those asked for went into another one: what was looked for' }),
    ),
    corrected: Type.Optional(
      shape(
        { from: Type.String(), to: Type.String() },
        {
          description: 'The keyword was spelled otherwise: these are the results of `to`; `exact` searches for `from`',
        },
      ),
    ),
    dropped: Type.Optional(
      Type.Array(Type.String(), {
        description: 'Words that were left out, because no goods carry them together with the others',
      }),
    ),
    shortcut: Type.Optional(
      shape(
        {
          kind: Type.Enum(['category', 'brand', 'merchant']),
          id: Id,
          name: Type.String(),
          productCount: Type.Integer(),
        },
        { description: 'The whole keyword is the name of this category, brand or merchant' },
      ),
    ),
    facets: Type.Optional(
      shape({
        merchants: Type.Array(shape({ id: Id, name: Type.String(), count: Type.Integer() })),
        brands: Type.Array(shape({ id: Id, name: Type.String(), count: Type.Integer() })),
        price: shape({ min: Fen, max: Fen }),
        discount: shape({ onSale: Type.Integer(), member: Type.Integer() }),
        services: Type.Array(shape({ code: Type.String(), count: Type.Integer() })),
        attributes: Type.Array(
          shape({
            key: Type.String(),
            name: Type.String(),
            values: Type.Array(
              shape({
                value: Type.String(),
                name: Type.String(),
                count: Type.Integer(),
                colour: Nullable(Type.String({ description: 'Of a swatch, as #a1b2c3' })),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
})

export const goodsCards = contract({
  path: '/api/v2/goods/goods/cards',
  summary: 'Cards of these products in the order asked; what is not on sale is left out',
  who: 'public',
  run: 'read',
  input: shape({ ids: Type.Array(Id, { maxItems: 24 }) }),
  output: shape({ records: Type.Array(ProductCard) }),
})

const categoryFields = { id: Id, parentId: Nullable(Id), level: Type.Integer(), name: Type.String() }
export const categoryListMerchant = contract({
  path: '/api/v2/goods/category/list/merchant',
  summary: 'The categories in which a merchant has goods on sale, its own categories and its collections',
  who: 'public',
  run: 'read',
  input: shape({ merchantId: Id }),
  output: shape({
    records: Type.Array(shape({ ...categoryFields, productCount: Type.Integer() })),
    own: Type.Array(shape({ id: Id, parentId: Nullable(Id), name: Type.String(), productCount: Type.Integer() }), {
      description: 'Its own categories in its order, those of the first level first',
    }),
    collections: Type.Array(shape({ id: Id, title: Type.String() })),
  }),
})

export const goodsListMerchant = contract({
  path: '/api/v2/goods/goods/list/merchant',
  summary: 'The newest goods of each of these merchants, a few cards each',
  who: 'public',
  run: 'read',
  input: shape({ merchantIds: Type.Array(Id, { maxItems: 30 }), size: Type.Integer({ minimum: 1, maximum: 6 }) }),
  output: shape({ records: Type.Array(shape({ merchantId: Id, goods: Type.Array(ProductCard) })) }),
})

const BrandRow = shape({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  letter: Type.String({
    description: 'Under which it stands in the index of this language: A to Z (Chinese by pinyin) or #',
  }),
  story: Type.String(),
  country: Nullable(Type.String()),
  logo: Nullable(Type.String()),
  productCount: Type.Integer(),
  pictures: Type.Array(Picture, { description: 'Of its newest goods, three at most' }),
})
export const brandPage = contract({
  path: '/api/v2/goods/brand/page',
  summary: 'Brands with goods on sale, those with most goods first or by name; of one category or one letter',
  who: 'public',
  run: 'read',
  input: shape({
    ...pageInput,
    categoryId: Type.Optional(Id),
    letter: Type.Optional(Type.String({ pattern: '^[A-Z#]$' })),
    sort: Type.Optional(Type.Union([Type.Literal('goods'), Type.Literal('name')])),
  }),
  output: shape({
    ...pageOf(BrandRow).properties,
    letters: Type.Array(shape({ letter: Type.String(), count: Type.Integer() }), {
      description: 'The index of the category, whatever the letter',
    }),
  }),
})
export const brandDetail = contract({
  path: '/api/v2/goods/brand/detail',
  summary: 'One brand, and the merchants that sell it',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...BrandRow.properties,
    followerCount: Type.Integer(),
    followed: Type.Boolean({ description: 'The reader follows it' }),
    merchants: Type.Array(shape({ ...MerchantCard.properties, productCount: Type.Integer() })),
  }),
  refusals: ['notFound'],
})
export const brandMoved = contract({
  path: '/api/v2/goods/brand/moved',
  summary: 'Into which brand one went that is not there any more',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ brandId: Nullable(Id) }),
})
