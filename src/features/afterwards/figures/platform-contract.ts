// Calls of the platform's dashboard: what waits at all desks, who came new, what did most, which words found nothing.
import { Type } from 'typebox'
import { comparisons, periods } from './spans.ts'
import { contract, Fen, Id, Nothing, Nullable, shape, Time } from '#kernel/call/contract.ts'

const Count = Type.Integer()
const spanInput = {
  period: Type.Enum([...periods], { description: 'd: days · w: weeks from Monday · m: months' }),
  last: Type.Optional(Type.String({ pattern: String.raw`^\d{4}-\d\d-\d\d$`, description: 'Left out: today' })),
}
const compare = Type.Optional(Type.Enum([...comparisons], { description: 'before when left out' }))
const staff = { staff: 'stat.read' } as const

export const platformTodo = contract({
  path: '/api/v2/admin/home/todo',
  summary: 'What waits at the desks that a role may read, what waits longest first',
  who: { staff: 'desk.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        kind: Type.String({ description: 'unanswered, claims, reviewCases, goodsReviews, reports, applications' }),
        count: Type.Integer({ description: 'Exact to 1,000' }),
        oldest: Type.String({ format: 'date-time', description: 'Since when the oldest waits' }),
      }),
    ),
  }),
})
const Grown = shape({ from: Type.String(), until: Type.String(), people: Count, shops: Count })
export const platformGrowth = contract({
  path: '/api/v2/admin/stat/growth',
  summary: 'New people and new shops by days, weeks or months, with the span they are compared with',
  who: staff,
  run: 'read',
  input: shape({ ...spanInput, compare }),
  output: shape({ now: Type.Array(Grown), was: Type.Array(Grown) }),
  refusals: ['badInput'],
})
const TopRow = shape({ id: Id, name: Type.String(), n: Count, sales: Fen })
export const platformTop = contract({
  path: '/api/v2/admin/stat/top',
  summary: 'Goods and shops that sold most in a span that ends today, counted every hour; words that found nothing',
  who: staff,
  run: 'read',
  input: shape({ period: Type.Enum([...periods]) }),
  output: shape({
    countedAt: Nullable(Time, { description: 'null: not yet' }),
    goods: Type.Array(TopRow),
    shops: Type.Array(TopRow),
    words: Type.Array(shape({ lang: Type.String(), word: Type.String(), people: Count })),
    leastPeople: Type.Integer({ description: 'Words that fewer typed on a day are not told' }),
  }),
})
export const platformFiles = ['days', 'goods', 'shops', 'words'] as const
export const platformFile = contract({
  path: '/api/v2/admin/stat/file',
  summary: 'The table of a chart as CSV; a cell that a spreadsheet would run begins with an apostrophe',
  who: staff,
  run: 'read',
  input: shape({ ...spanInput, compare, of: Type.Enum([...platformFiles]) }),
  output: shape({ name: Type.String(), csv: Type.String() }),
  refusals: ['badInput'],
})
