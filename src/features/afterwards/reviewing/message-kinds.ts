// What becomes of reviews, told to their authors and to the merchants they are about.
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tell, tellAll } from '#features/platform/messages/messages.ts'
import { toTell } from '#features/sales/orders/orders.ts'
import type { LockedReview } from '#features/catalog/reviews/reviews.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Address, DeskAddress } from '#kernel/pages.ts'

const toAuthor = { type: 'order', blanks: { product: 'texts' }, mail: 'wished' } as const
const toAuthorWithWords = { type: 'order', blanks: { product: 'texts', reason: 'words' }, mail: 'wished' } as const
const authorKinds = {
  reviewHeld: toAuthor,
  followUpHeld: toAuthor,
  reviewShown: toAuthor,
  followUpShown: toAuthor,
} as const satisfies MessageKinds
const authorWordyKinds = {
  reviewRefused: toAuthorWithWords,
  followUpRefused: toAuthorWithWords,
  reviewTakenDown: toAuthorWithWords,
} as const satisfies MessageKinds
const answeredKinds = {
  reviewAnswered: { type: 'order', blanks: { product: 'texts', merchant: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds
const invitedKinds = {
  reviewWanted: { type: 'order', blanks: { merchant: 'texts' }, mail: 'wished', wish: 'reviews' },
} as const satisfies MessageKinds
const toMerchant = {
  type: 'system',
  blanks: { product: 'texts' },
  mail: 'never',
  wish: 'desk',
  shop: { notice: 'reviews', needs: 'comment.read' },
} as const
/** Why stands at the desk, where it goes with the review when its author leaves. */
const merchantKinds = {
  replyShown: toMerchant,
  replyRefused: { ...toMerchant, mail: 'wished' },
  appealUpheld: { ...toMerchant, mail: 'wished' },
  appealDenied: { ...toMerchant, mail: 'wished' },
} as const satisfies MessageKinds

const staffKinds = {
  reviewCaseLate: { type: 'order', blanks: { product: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds

export const messageKinds = {
  ...authorKinds,
  ...authorWordyKinds,
  ...answeredKinds,
  ...invitedKinds,
  ...merchantKinds,
  ...staffKinds,
}
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const aboutOf = ({ title, picture }: Pick<LockedReview, 'title' | 'picture'>) => ({ title, picture, note: '' })
const link: Address = '/user/user/evelate?tab=reviewed'
type AuthorKey = keyof typeof authorKinds | keyof typeof authorWordyKinds
const speaksToAuthor = (key: AuthorKey): key is keyof typeof authorWordyKinds => key in authorWordyKinds
/** Tells the author, where there still is one; `once` names the event. */
export async function tellAuthor(db: Db, review: LockedReview, key: AuthorKey, once: string, reason = '') {
  const { userId, title: product } = review
  if (userId === null) return
  const told = { userId, link, about: aboutOf(review), once }
  await (speaksToAuthor(key)
    ? tell(db, { ...told, key, params: { product, reason } })
    : tell(db, { ...told, key, params: { product } }))
}
/** Of each review once: a mended answer is no new one. */
export async function tellAnswered(db: Db, review: LockedReview): Promise<void> {
  const { userId, title: product, merchant, id } = review
  if (userId === null) return
  const params = { product, merchant }
  await tell(db, { userId, key: 'reviewAnswered', params, link, about: aboutOf(review), once: String(id) })
}
/** Asks the buyer of an order what they think of it; once. */
export async function tellInvited(db: Db, orderId: number): Promise<void> {
  const { userId, merchant, orderNo, about } = await toTell(db, orderId)
  const place: Address = `/user/user/evelate/write?orderNo=${orderNo}`
  await tell(db, { userId, key: 'reviewWanted', params: { merchant }, link: place, about, once: orderNo })
}
/** Tells those of the merchant who may read reviews. */
export async function tellShop(db: Db, review: LockedReview, key: keyof typeof merchantKinds, once: string) {
  const { merchantId, id, title: product } = review
  const at: DeskAddress = `/merchant/reviews/${id}?shop=${merchantId}`
  await tellPeople(db, merchantId, { key, link: at, about: aboutOf(review), once, params: { product } })
}
/** Tells staff who may decide it. */
export async function tellStaff(
  db: Db,
  review: Pick<LockedReview, 'title' | 'picture'>,
  caseId: number,
): Promise<void> {
  const at: DeskAddress = `/admin/reviews/${caseId}`
  const told = { key: 'reviewCaseLate', link: at, about: aboutOf(review), once: String(caseId) } as const
  const staff = await staffWho(db, 'comment.write')
  await tellAll(
    db,
    staff.map((userId) => ({ ...told, params: { product: review.title }, userId })),
  )
}
