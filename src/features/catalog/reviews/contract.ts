// Calls of reviews: the summary of a product, its reviews filtered and sorted, and the vote "useful".
import { Type } from 'typebox'
import { reviewSorts } from './limits.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { contract, Id, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

const Lang = Type.Enum([...languages], { description: 'Language of the text: a review stays in that of its author' })
export const Tag = shape({ code: Type.String(), name: Type.String() })
export const Stars = Type.Integer({ minimum: 1, maximum: 5 })

export const Review = shape({
  id: Id,
  rating: Stars,
  nickname: Nullable(Type.String({ description: 'Null: the buyer stays anonymous' })),
  spec: Type.String({ description: 'The chosen values in words, in the language of the reader' }),
  lang: Lang,
  text: Type.String({ description: 'Empty: stars without words' }),
  tags: Type.Array(Tag),
  pictures: Type.Array(Picture),
  video: Nullable(Type.String({ description: 'A path of this shop: an MP4 to be played' })),
  createdAt: Type.String({ ...Time, description: 'ISO 8601, UTC; of an anonymous one the day alone' }),
  followUp: Nullable(shape({ text: Type.String(), at: Time, pictures: Type.Array(Picture) })),
  reply: Nullable(shape({ text: Type.String(), lang: Lang, at: Time }, { description: 'The answer of the merchant' })),
  usefulCount: Type.Integer(),
  useful: Type.Boolean({ description: 'The reader has voted for it' }),
  own: Type.Boolean({ description: 'The reader wrote it' }),
})

export const commentSummary = contract({
  path: '/api/v2/goods/comment/summary',
  summary:
    'What buyers say of a product, in numbers; `best` adds that many reviews, ' +
    'those in the language of the reader first, and a strip of their pictures',
  who: 'public',
  run: 'read',
  input: shape({ productId: Id, best: Type.Optional(Type.Integer({ minimum: 0, maximum: 6 })) }),
  output: shape({
    productId: Id,
    count: Type.Integer(),
    average: Type.Integer({ description: 'Hundredths; 0 without reviews' }),
    distribution: Type.Array(shape({ rating: Stars, count: Type.Integer() }), { description: 'Five rows, best first' }),
    withPhotos: Type.Integer(),
    withVideo: Type.Integer(),
    tags: Type.Array(shape({ ...Tag.properties, count: Type.Integer() }), { description: 'The most said first' }),
    followUps: Type.Integer(),
    languages: Type.Array(shape({ lang: Lang, count: Type.Integer() }), {
      description: 'Reviews with words, by language',
    }),
    best: Type.Array(Review),
    photos: Type.Array(shape({ ...Picture.properties, reviewId: Id })),
  }),
  refusals: ['notFound'],
})

export const commentPage = contract({
  path: '/api/v2/goods/comment/page',
  summary: 'Reviews of a product',
  who: 'public',
  run: 'read',
  input: shape({
    productId: Id,
    ...pageInput,
    rating: Type.Optional(Stars),
    withPhotos: Type.Optional(Type.Boolean({ description: 'true: only those with pictures' })),
    withVideo: Type.Optional(Type.Boolean({ description: 'true: only those with a film' })),
    tag: Type.Optional(Type.String({ maxLength: 30, description: 'The code of a tag' })),
    followUp: Type.Optional(Type.Boolean({ description: 'true: only those with a follow-up' })),
    skuId: Type.Optional(Id),
    spec: Type.Optional(
      shape(
        { code: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 80 }) },
        { description: 'A value of an option, by their codes' },
      ),
    ),
    language: Type.Optional(Lang),
    sort: Type.Optional(Type.Enum([...reviewSorts])),
  }),
  output: pageOf(Review),
  refusals: ['notFound'],
})

export const commentUseful = contract({
  path: '/api/v2/goods/comment/useful',
  summary: "Gives or takes back one's own vote; giving it twice counts once",
  who: 'shopper',
  run: 'one',
  input: shape({ requestId: RequestId, reviewId: Id, useful: Type.Boolean() }),
  output: shape({ useful: Type.Boolean(), usefulCount: Type.Integer() }),
  refusals: ['notFound', 'ownReview'],
})
