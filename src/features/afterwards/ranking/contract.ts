// Calls of the rankings: what sells, what is new, what people praise, buy again or get for less,
// and what else would suit somebody.
import { Type } from 'typebox'
import { ProductCard } from '#features/catalog/listing/contract.ts'
import { contract, Fen, Id, Nothing, Nullable, pageInput, pageOf, shape, Time } from '#kernel/call/contract.ts'

export const boards = ['sales', 'new', 'rated', 'repeat', 'drop'] as const
export type Board = (typeof boards)[number]
const BoardCode = Type.Union([
  Type.Literal('sales'),
  Type.Literal('new'),
  Type.Literal('rated'),
  Type.Literal('repeat'),
  Type.Literal('drop'),
])

/** Why a product stands where it stands: `kind` says which numbers are told. */
const RankReason = Type.Union([
  shape({
    kind: Type.Literal('sales'),
    sold: Type.Integer({ description: 'Pieces of the last days' }),
    days: Type.Integer(),
    total: Type.Integer(),
  }),
  shape({ kind: Type.Literal('new'), listedAt: Time, sold: Type.Integer() }),
  shape({ kind: Type.Literal('rated'), rating: Type.Integer({ description: 'Hundredths' }), reviews: Type.Integer() }),
  shape({
    kind: Type.Literal('repeat'),
    buyers: Type.Integer({ description: 'Buyers who came back for it' }),
    days: Type.Integer(),
  }),
  shape({
    kind: Type.Literal('drop'),
    before: Fen,
    now: Fen,
    percent: Type.Integer({ description: 'Whole percent below the lowest price of the days before' }),
    days: Type.Integer(),
  }),
])

export const rankList = contract({
  path: '/api/v2/goods/rank/list',
  extra: true,
  summary: 'The boards, each with its first three; a board without goods is left out',
  who: 'public',
  run: 'read',
  input: Nothing,
  output: shape({ records: Type.Array(shape({ code: BoardCode, updatedAt: Time, top: Type.Array(ProductCard) })) }),
})
export const rankPage = contract({
  path: '/api/v2/goods/rank/page',
  summary: 'One board, of everything or of one department, as it stood at the full hour',
  who: 'public',
  run: 'read',
  input: shape({ ...pageInput, code: BoardCode, categoryId: Type.Optional(Id) }),
  output: shape({
    ...pageOf(
      shape({
        rank: Type.Integer(),
        movement: Nullable(Type.Integer(), {
          description: 'Places up (positive) or down since the snapshot before; null: it was not on the board',
        }),
        reason: RankReason,
        product: ProductCard,
      }),
    ).properties,
    updatedAt: Nullable(Time),
    /** departments on which this board has goods */
    categoryIds: Type.Array(Id),
    /** what a product needs to stand here: the numbers the method is explained with */
    method: shape({ days: Type.Integer(), newDays: Type.Integer(), minReviews: Type.Integer() }),
  }),
})

const RecommendReason = Type.Union([
  shape({ kind: Type.Literal('viewed'), productId: Id, title: Type.String() }),
  shape({ kind: Type.Literal('together') }),
  shape({ kind: Type.Literal('brand') }),
  shape({ kind: Type.Literal('similar') }),
  shape({ kind: Type.Literal('popular') }),
])
export const goodsRecommend = contract({
  path: '/api/v2/goods/goods/recommend',
  extra: true,
  summary:
    'Goods in stock that may suit: of what was viewed (home), beside a product, with a cart, after a payment; ' +
    'never those given',
  who: 'public',
  run: 'read',
  input: shape({
    scene: Type.Union([Type.Literal('home'), Type.Literal('product'), Type.Literal('cart'), Type.Literal('paid')]),
    productId: Type.Optional(Id),
    productIds: Type.Optional(
      Type.Array(Id, { maxItems: 40, description: 'home: viewed, newest first · cart, paid: what is bought' }),
    ),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 40 })),
  }),
  output: shape({
    records: Type.Array(shape({ ...ProductCard.properties, reason: RecommendReason })),
    personalised: Type.Boolean({
      description: 'false: what was viewed counted for nothing, for this person wants no personal recommendations',
    }),
  }),
})
