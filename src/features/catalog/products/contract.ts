// Calls of products: one product with all its page shows, the category tree, freight of a SKU.
import { Type } from 'typebox'
import { Holiday, MerchantCard } from '#features/catalog/merchants/contract.ts'
import { measureUnits } from './measures.ts'
import { most } from './questions.ts'
import { contract, Fen, Id, Nothing, shape, Time, Nullable } from '#kernel/call/contract.ts'

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
const Media = Nullable(shape({ file: Type.String({ description: 'Shown at /files/{file}' }), alt: Type.String() }))
const NamedCode = shape({ code: Type.String(), name: Type.String() })

export const StockKind = Type.Enum(['counted', 'uncounted', 'preorder'], {
  description: 'uncounted: always to be had; preorder: nothing is left, and it may be ordered all the same',
})
export const Tiers = Type.Array(shape({ from: Type.Integer(), price: Fen }), {
  description: 'Price by quantity: what one costs from so many pieces of this SKU on, fewest first; each is lower',
})
export const PreorderDay = Nullable(
  Type.String({
    description:
      'Of a preorder, or in a holiday of the shop: from this day on (2026-12-20) it is shipped; null: not said',
  }),
)
export const SoldBy = Nullable(shape({ one: Type.String(), many: Type.String() }), {
  description: 'The unit of sale: a pair, pairs; null: the piece',
})
const Question = shape({
  code: Type.String(),
  kind: Type.Enum(['text', 'choice']),
  label: Type.String(),
  required: Type.Boolean(),
  madeToOrder: Type.Boolean({ description: 'Answered, the piece does not go back without a reason' }),
  maxLength: Type.Integer({ description: 'Of a text, in graphemes' }),
  choices: Type.Array(NamedCode),
})
export const Answers = Type.Array(
  shape({
    code: Type.String({ minLength: 1, maxLength: 40, description: 'Of the question' }),
    value: Type.String({ maxLength: 2000, description: 'The words of a text, or the code of a choice' }),
  }),
  { maxItems: most.questions, description: 'Answers to the questions of the goods' },
)
/** How pieces of a line are to be made, in the reader's language. */
export const Wordings = Type.Array(
  shape({
    quantity: Type.Integer(),
    answers: Type.Array(shape({ label: Type.String(), value: Type.String() })),
  }),
  { description: 'How many of the pieces are made how; empty: nothing was asked, or answered' },
)
export const Sku = shape({
  id: Id,
  code: Type.String(),
  optionValues: Type.Array(Type.String(), { description: 'One value code per option, in their order' }),
  price: Fen,
  listPrice: Nullable(Fen),
  lowestBefore: Nullable(
    Type.Integer({ description: 'Fen: the lowest price of the 30 days before it last became cheaper' }),
  ),
  memberPrice: Nullable(Fen),
  tiers: Tiers,
  available: Type.Integer({ description: 'The most that can be ordered now' }),
  stock: StockKind,
  ready: Nullable(
    Type.Integer({
      description: 'Pieces that are there of what is also sold as preorder; more than them are preordered',
    }),
  ),
  preorderDay: PreorderDay,
  weight: Type.Integer({ description: 'Grams' }),
  content: Nullable(
    shape({
      amount: Type.Integer({ description: 'Thousandths of the unit' }),
      unit: Type.Enum([...measureUnits]),
    }),
    { description: 'How much one piece holds' },
  ),
  picture: Nullable(Type.String()),
})
export const goodsDetailNormal = contract({
  path: '/api/v2/goods/goods/detail/normal',
  summary:
    'One product with its options, SKUs, prices and stock; a product off the shelf still answers, with its status',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    id: Id,
    status: Type.Union([Type.Literal('onSale'), Type.Literal('offShelf')]),
    title: Type.String(),
    subtitle: Type.String(),
    fact: Type.String(),
    body: Type.String({ description: 'Sanitised HTML' }),
    seoTitle: Type.String({ description: 'What search engines are told instead of the title; empty: nothing else' }),
    seoDescription: Type.String(),
    attributes: Type.Array(shape({ key: Type.String(), name: Type.String(), value: Type.String() })),
    options: Type.Array(
      shape({
        code: Type.String(),
        name: Type.String(),
        values: Type.Array(
          shape({
            ...NamedCode.properties,
            picture: Nullable(Type.String()),
            colour: Nullable(Type.String({ description: 'Of a swatch, as #a1b2c3' })),
          }),
        ),
      }),
    ),
    questions: Type.Array(Question, { description: 'Custom options: what is asked of whoever buys it' }),
    skus: Type.Array(Sku),
    pictures: Type.Array(Picture),
    video: Media,
    model: Media,
    services: Type.Array(Type.String()),
    condition: Type.String(),
    conditionNote: Type.String(),
    purchaseLimit: Nullable(Type.Integer()),
    unit: SoldBy,
    price: Fen,
    priceMax: Fen,
    rating: Type.Integer(),
    reviewCount: Type.Integer(),
    sales: Type.Integer(),
    brand: Nullable(shape({ id: Id, name: Type.String() })),
    merchant: shape({
      ...MerchantCard.properties,
      motto: Type.String(),
      scoreGoods: Type.Integer(),
      scoreService: Type.Integer(),
      scoreDelivery: Type.Integer(),
      followerCount: Type.Integer(),
      holiday: Holiday,
      followed: Type.Boolean({ description: 'The reader follows it' }),
    }),
    categories: Type.Array(shape({ id: Id, name: Type.String() }), {
      description: 'The way from the department down to its own category',
    }),
    favourited: Type.Boolean({ description: 'The reader has saved it' }),
    favourites: Type.Integer({ description: 'How many people have saved it' }),
    isNew: Type.Boolean({ description: 'Listed for less than 30 days' }),
    listedAt: Time,
    offShelfAt: Nullable(Time),
  }),
  refusals: ['notFound'],
})

export const categoryList = contract({
  path: '/api/v2/goods/category/list',
  summary: 'The category tree, three levels, departments first',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        parentId: Nullable(Id),
        level: Type.Integer(),
        code: Type.String(),
        name: Type.String(),
        line: Type.String(),
        departmentNo: Nullable(Type.Integer()),
        picture: Nullable(Type.String({ description: 'Its own, else that of its leading goods' })),
        productCount: Type.Integer(),
      }),
    ),
  }),
})
export const goodsFreight = contract({
  path: '/api/v2/goods/goods/freight',
  summary: 'Freight of a quantity of one SKU to a place',
  who: 'public',
  run: 'read',
  input: shape({
    skuId: Id,
    quantity: Type.Integer({ minimum: 1, maximum: 9999 }),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    stateCode: Type.Optional(Type.String({ maxLength: 10 })),
  }),
  output: shape({
    deliverable: Type.Boolean(),
    freight: Fen,
    freeFromAmount: Nullable(Fen),
    merchantId: Id,
    arrives: Nullable(shape({ from: Time, until: Time }), {
      description: 'When it is expected if it is paid now; null where nobody can say so',
    }),
  }),
  refusals: ['notFound'],
})
export const categoryMoved = contract({
  path: '/api/v2/goods/category/moved',
  summary: 'Into which category one went that is not there any more',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ categoryId: Nullable(Id) }),
})
