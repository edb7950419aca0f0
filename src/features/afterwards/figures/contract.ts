// Calls of figures: what a browser notes of a look, and what a merchant reads of its shop. Days are of Shanghai.
// What goes back counts on the day on which it goes back, so a day that is over stays as it is.
import { Type } from 'typebox'
import { contract, Fen, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { sourceKinds } from './kinds.ts'
import { comparisons, periods } from './spans.ts'

const day = '^[12]\\d{3}-\\d{2}-\\d{2}$'
const Day = Type.String({ pattern: day, description: 'A day in Shanghai' })
const Count = Type.Integer()
const read = { merchant: 'stat.read' } as const

export const lookAdd = contract({
  path: '/api/v2/goods/look/add',
  extra: true,
  summary: 'Notes that goods or the front of a shop are looked at, or put into a cart: counted without names',
  who: 'public',
  run: 'read',
  input: shape({
    productId: Type.Optional(Id),
    skuId: Type.Optional(Id),
    merchantId: Type.Optional(Id),
    from: Type.Optional(
      shape({
        kind: Type.Enum([...sourceKinds]),
        word: Type.Optional(Type.String({ maxLength: 200, description: 'of a search' })),
        categoryId: Type.Optional(Id),
        block: Type.Optional(Type.String({ pattern: '^[a-zA-Z]{1,20}$', description: 'of the home page' })),
      }),
    ),
  }),
  output: Nothing,
})

const spanInput = {
  period: Type.Enum([...periods], { description: 'd: days · w: weeks from Monday · m: months' }),
  last: Type.Optional(Type.String({ pattern: day, description: 'A day of the last of them; left out: today' })),
}
const compare = Type.Optional(Type.Enum([...comparisons], { description: 'before when left out' }))

const sums = {
  visitors: Type.Integer({ description: 'Of one day; of more days the sum of the days' }),
  views: Type.Integer({ description: 'Of goods; again within the hour it is one' }),
  carts: Count,
  placed: Count,
  paid: Type.Integer({ description: 'Orders paid, whatever became of them' }),
  sales: Type.Integer({ description: 'Fen of orders paid' }),
  refunds: Type.Integer({ description: 'Fen that went back, on the day it did' }),
  buyers: Type.Integer({ description: 'People who paid' }),
  newBuyers: Type.Integer({ description: 'Those of them who had bought nothing here before' }),
  claims: Count,
}
const Sums = shape(sums)
const Bucket = shape({ from: Day, until: Type.String({ description: 'The first day that is no more of it' }), ...sums })

export const statDays = contract({
  path: '/api/v2/mch/stat/days',
  summary: 'What the shop sold and who looked, by days, weeks or months, with the span it is compared with',
  who: read,
  run: 'read',
  input: shape({ ...spanInput, compare }),
  output: shape({
    today: Day,
    now: Type.Array(Bucket, { description: 'The last may not be over' }),
    was: Type.Array(Bucket, { description: 'As many, each beside its own' }),
    sum: Sums,
    sumBefore: shape(sums, { description: 'Of as many days as are over' }),
  }),
  refusals: ['badInput'],
})
export const statGoods = contract({
  path: '/api/v2/mch/stat/goods',
  summary: 'The goods of a span that did most: sold, looked at, put into carts',
  who: read,
  run: 'read',
  input: shape({
    ...spanInput,
    order: Type.Optional(Type.Enum(['sales', 'units', 'views', 'carts'])),
    size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  output: shape({
    records: Type.Array(
      shape({
        productId: Id,
        title: Type.String(),
        picture: Nullable(Type.String()),
        views: Count,
        carts: Count,
        units: Count,
        sales: Fen,
        claims: Count,
      }),
    ),
  }),
  refusals: ['badInput'],
})
export const statSource = contract({
  path: '/api/v2/mch/stat/source',
  summary: 'Where views of goods came from; words of a search only when several people of a day used them',
  who: read,
  run: 'read',
  input: shape(spanInput),
  output: shape({
    kinds: Type.Array(shape({ kind: Type.Enum([...sourceKinds]), views: Count })),
    words: Type.Array(shape({ word: Type.String(), people: Count })),
    categories: Type.Array(shape({ categoryId: Id, name: Type.String(), views: Count })),
    blocks: Type.Array(shape({ block: Type.String(), views: Count })),
    leastPeople: Count,
  }),
  refusals: ['badInput'],
})
export const statRegion = contract({
  path: '/api/v2/mch/stat/region',
  summary: 'Where orders of a span went',
  who: read,
  run: 'read',
  input: shape(spanInput),
  output: shape({
    records: Type.Array(
      shape({
        code: Type.String({ description: 'CN-31, US; empty: collected, or no longer known' }),
        name: Type.String(),
        orders: Count,
        sales: Fen,
      }),
    ),
  }),
  refusals: ['badInput'],
})
export const statAftersale = contract({
  path: '/api/v2/mch/stat/aftersale',
  summary: 'Claims of a span by their reason, and the stars of its reviews',
  who: read,
  run: 'read',
  input: shape(spanInput),
  output: shape({
    claims: Count,
    paid: Count,
    reasons: Type.Array(shape({ reasonId: Id, name: Type.String(), claims: Count })),
    stars: Type.Array(Count, { minItems: 5, maxItems: 5, description: 'Of one star to five' }),
  }),
  refusals: ['badInput'],
})
export const statFiles = ['days', 'goods', 'sources', 'regions', 'reasons', 'stars'] as const
export const statFile = contract({
  path: '/api/v2/mch/stat/file',
  summary: 'The table of a chart as CSV; a cell that a spreadsheet would run begins with an apostrophe',
  who: read,
  run: 'read',
  input: shape({ ...spanInput, compare, of: Type.Enum([...statFiles]) }),
  output: shape({ name: Type.String(), csv: Type.String() }),
  refusals: ['badInput'],
})

const Moment = shape({ visitors: Count, paid: Count, sales: Fen })
export const statOverview = contract({
  path: '/api/v2/mch/stat/overview',
  summary: 'Today so far, and until the last full hour beside the same hour of the same day a week ago; scores',
  who: read,
  run: 'read',
  input: Nothing,
  output: shape({
    today: Day,
    so: shape({ visitors: Count, views: Count, carts: Count, placed: Count, paid: Count, sales: Fen }),
    hour: Type.Integer({ description: 'The full hour until which is compared' }),
    until: Moment,
    weekAgo: Moment,
    days: Type.Array(Bucket, { description: 'The last days, today too' }),
    scores: Nullable(
      shape({ goods: Count, service: Count, delivery: Count }, { description: 'Hundredths; null: nobody rated yet' }),
    ),
  }),
})
export const homeTodo = contract({
  path: '/api/v2/mch/home/todo',
  summary: 'What waits for this merchant, of what the role may read, by deadline',
  who: { merchant: 'shop.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        kind: Type.String({ description: 'toShip, cancelAsked, missing, trouble, claims, invoices, comments' }),
        count: Count,
        late: Type.Integer({ description: 'How many of them are late already' }),
        from: Nullable(Time),
        at: Nullable(Time, { description: 'The first deadline' }),
      }),
    ),
  }),
})

// of the platform: the same sums over all merchants
const staff = { staff: 'stat.read' } as const
export const platformDays = contract({
  ...statDays,
  path: '/api/v2/admin/stat/days',
  summary: 'All shops: sold and looked at, by days, weeks or months; visitors are the sum over the shops',
  who: staff,
})
export const platformRecount = contract({
  path: '/api/v2/admin/stat/recount',
  summary: 'Has every day of a merchant, or of all, counted anew from its orders, refunds, claims and reviews',
  who: { staff: 'stat.write' },
  run: 'one',
  input: shape({ merchantId: Type.Optional(Id), requestId: RequestId }),
  output: shape({ days: Type.Integer({ description: 'Days of merchants that are to be counted' }) }),
})
