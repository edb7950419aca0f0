// What becomes of goods that staff look at: told to those of the merchant who look after goods; and to staff what
// waits for too long.
import type { LateReview } from './review-queries.ts'
import type { DraftRow } from './queries.ts'
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { DeskAddress } from '#kernel/pages.ts'

const toMerchant = {
  type: 'system',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'goods', needs: 'goods.write' },
} as const
export const messageKinds = {
  goodsApproved: { ...toMerchant, blanks: { goods: 'texts' } },
  goodsReturned: { ...toMerchant, blanks: { goods: 'texts', reason: 'words' } },
  goodsReviewLate: { type: 'order', blanks: { goods: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface Decided {
  approved: boolean
  productId: number | null
  reason: string
}
export async function tellDecided(db: Db, draft: DraftRow, { approved, productId, reason }: Decided): Promise<void> {
  const { merchantId, content, id, version } = draft
  const shop = `shop=${merchantId}` as const
  const link: DeskAddress =
    productId === null ? `/merchant/goods/new?${shop}&draft=${id}` : `/merchant/goods/${productId}?${shop}`
  const about = { picture: content.pictures[0]?.file ?? null, title: content.title, note: '' }
  const told = { link, about, once: `${id} ${version}` } as const
  const params = { goods: content.title }
  await (approved
    ? tellPeople(db, merchantId, { ...told, key: 'goodsApproved', params })
    : tellPeople(db, merchantId, { ...told, key: 'goodsReturned', params: { ...params, reason } }))
}
/** Tells staff who may decide it. */
export async function tellLate(db: Db, { id, version, title, picture }: LateReview): Promise<void> {
  const link: DeskAddress = `/admin/goods/${id}`
  const told = { key: 'goodsReviewLate', link, about: { picture, title, note: '' }, once: `${id} ${version}` } as const
  const staff = await staffWho(db, 'goods.write')
  await tellAll(
    db,
    staff.map((userId) => ({ ...told, params: { goods: title }, userId })),
  )
}
