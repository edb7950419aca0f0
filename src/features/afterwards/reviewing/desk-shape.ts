// A review as the desks of merchants and staff are shown it; who wants no name has none there either. Pure.
import { Type } from 'typebox'
import { MerchantCard } from '#features/catalog/merchants/contract.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { Stars, Tag } from '#features/catalog/reviews/contract.ts'
import { Id, Nullable, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

export const grounds = ['untrue', 'insult', 'otherGoods', 'advertising', 'privacy'] as const
export const Ground = Type.Enum([...grounds])
export const CaseState = Type.Enum(['open', 'shown', 'hidden', 'moot'], {
  description: 'shown, hidden: as it was decided; moot: what it was about is gone',
})
const Lang = Type.Enum([...languages])
export const DeskReview = shape({
  id: Id,
  status: Type.Enum(['pending', 'shown', 'hidden']),
  rating: Stars,
  nickname: Nullable(Type.String({ description: 'Null: the buyer stays anonymous' })),
  lang: Lang,
  text: Type.String(),
  tags: Type.Array(Tag),
  pictures: Type.Array(Picture),
  video: Nullable(Type.String()),
  createdAt: Time,
  followUp: Nullable(shape({ text: Type.String(), at: Time, pictures: Type.Array(Picture) })),
  reply: Nullable(shape({ text: Type.String(), lang: Lang, at: Time })),
  shop: Nullable(shape({ goods: Stars, service: Stars, delivery: Stars })),
  product: shape({ productId: Id, title: Type.String(), picture: Nullable(Type.String()) }),
  spec: Type.String(),
  merchant: MerchantCard,
})
export const AppealShape = shape({
  ground: Ground,
  text: Type.String(),
  at: Time,
  state: CaseState,
  answer: Type.String({ description: 'Why staff decided so' }),
})
