// What becomes of reports: told to who reported, whom it may be muted for, and to the merchants that it concerns.
import { nameOf } from './queries.ts'
import type { Outcome } from './case-queries.ts'
import type { Kind } from './limits.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Address, DeskAddress } from '#kernel/pages.ts'

const toReporter = { type: 'system', blanks: { thing: 'texts' }, mail: 'never' } as const
const toMerchant = {
  type: 'order',
  blanks: { thing: 'texts', reason: 'words' },
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'platform', needs: 'shop.read' },
} as const
export const messageKinds = {
  reportUpheld: toReporter,
  reportDismissed: toReporter,
  productTakenDown: toMerchant,
  productAllowed: toMerchant,
  merchantWarned: toMerchant,
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface Decided {
  caseId: number
  kind: Kind
  thingId: number
}
const linkTo = (kind: Kind, thingId: number): { link?: Address } =>
  kind === 'product' ? { link: `/goods/${thingId}` as Address } : kind === 'merchant' ? { link: shopOf(thingId) } : {}
/** Where its people can do something about it: their own desk, or, as others see it, their front. */
const deskOf = (kind: Kind, thingId: number, merchantId: number): Address | DeskAddress =>
  kind === 'product' ? `/merchant/goods/${thingId}?shop=${merchantId}` : shopOf(merchantId)
const shopOf = (id: number): Address => `/home/shopIndex?id=${id}`
/** Each once. */
export async function tellReporters(db: Db, { caseId, kind, thingId }: Decided, users: number[], state: Outcome) {
  const { title: thing, picture } = await nameOf(db, kind, thingId)
  const key = state === 'upheld' ? 'reportUpheld' : 'reportDismissed'
  const told = { key, params: { thing }, about: { title: thing, picture, note: '' }, once: String(caseId) } as const
  await tellAll(
    db,
    users.map((userId) => ({ ...told, ...linkTo(kind, thingId), userId })),
  )
}
/** Who works for the merchant reads what was done and why, never who reported it. */
export const tellMerchant = (db: Db, of: Decided, merchantId: number, reason: string): Promise<void> =>
  tellMembers(db, of, { key: of.kind === 'product' ? 'productTakenDown' : 'merchantWarned', merchantId, reason })
/** Its merchant may sell the product again, and reads why. */
export const tellAllowed = (
  db: Db,
  { id: caseId, thingId, merchantId }: { id: number; thingId: number; merchantId: number },
  reason: string,
): Promise<void> => tellMembers(db, { caseId, kind: 'product', thingId }, { key: 'productAllowed', merchantId, reason })

interface Word {
  key: 'productTakenDown' | 'merchantWarned' | 'productAllowed'
  merchantId: number
  reason: string
}
async function tellMembers(db: Db, { caseId, kind, thingId }: Decided, { key, merchantId, reason }: Word) {
  const { title: thing, picture } = await nameOf(db, kind, thingId)
  const about = { title: thing, picture, note: '' }
  const link = deskOf(kind, thingId, merchantId)
  await tellPeople(db, merchantId, { key, params: { thing, reason }, about, link, once: String(caseId) })
}
