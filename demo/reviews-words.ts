// What demo buyers say and merchants answer: sentences by kind of goods, whole reviews of single products, words that
// fit any goods; each in the language of its author.
import { Type, type Static } from 'typebox'
import { CategoryCode } from './categories.ts'
import { byCode, dataOf, once, shape } from './data.ts'
import { merchants } from './merchants.ts'
import { products } from './products.ts'
import { Language, Lines, Text } from './text.ts'

const Sentence = Type.String({ minLength: 1 })
const OwnReview = shape({
  rating: Type.Enum([1, 2, 3, 4, 5]),
  lang: Language,
  text: Sentence,
  followUp: Type.Optional(Sentence),
  reply: Type.Optional(Sentence),
})
export type OwnReview = Static<typeof OwnReview>
/** A department: `later` is what people add weeks afterwards. */
const department = once(() => {
  /**
   * Sentences that fit any goods of these categories (codes of any level; the nearest wins). `{color}` and `{size}`
   * become the bought value. `but`: what somebody found wanting.
   */
  const Kind = shape({ categories: Type.Array(CategoryCode()), good: Lines, but: Lines })
  const codes = products().map((p) => p.code)
  return shape({ kinds: Type.Array(Kind), own: byCode(codes, Type.Array(OwnReview)), later: Lines })
})
export type DepartmentWords = Static<ReturnType<typeof department>>
export type KindWords = DepartmentWords['kinds'][number]

const files = ['food', 'table', 'home', 'wardrobe', 'outdoor', 'toys', 'sound', 'desk'].map((code) =>
  dataOf(`reviews/${code}`, department),
)
export const departmentWords = once((): DepartmentWords[] => files.map((read) => read()))

const Shared = shape({
  /** A sentence of its own or the second one of a review, never two on one matter. */
  good: shape({
    /** the parcel and its way */
    way: Lines,
    /** who and what it is for */
    occasion: Lines,
    verdict: Lines,
  }),
  but: Lines,
  bad: Lines,
  /** What is said of a buyer's picture; `{title}` becomes the product's. */
  photographed: Text,
})
export const sharedWords = dataOf('reviews/shared', () => Shared)

/** How each merchant answers: thanks for praise, what it does about a fault; `any` for merchants without own words. */
const voices = once(() => byCode(['any', ...merchants().map((m) => m.code)], shape({ thanks: Lines, sorry: Lines })))
export const houseVoices = dataOf('reviews/replies', voices)
