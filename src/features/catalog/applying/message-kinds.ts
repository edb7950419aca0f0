// What applicants and the people of a shop are told, in the transaction in which it happens.
import { merchantNames } from './staff-queries.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tell, tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import type { Texts } from '#kernel/text/language.ts'

export const messageKinds = {
  applicationReturned: { type: 'notice', blanks: { name: 'words' }, mail: 'wished' },
  applicationApproved: { type: 'notice', blanks: { merchant: 'texts' }, mail: 'wished' },
  merchantSuspended: { type: 'notice', blanks: { merchant: 'texts', reason: 'words' }, mail: 'wished' },
  merchantReopened: { type: 'notice', blanks: { merchant: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const place: Page = '/user/user/shangjiaruzhu'
const myShops: Page = '/user/user/shops'
export const tellReturned = (db: Db, userId: number, name: string): Promise<void> =>
  tell(db, { userId, key: 'applicationReturned', params: { name }, link: place })
export const tellApproved = (db: Db, userId: number, merchant: Texts): Promise<void> =>
  tell(db, { userId, key: 'applicationApproved', params: { merchant }, link: place })

/** Whoever works for it reads why. */
export async function tellSuspended(db: Db, merchantId: number, reason: string): Promise<void> {
  const merchant = await merchantNames(db, merchantId)
  const told = { key: 'merchantSuspended', params: { merchant, reason }, link: myShops } as const
  await tellAll(
    db,
    (await membersWho(db, merchantId, 'shop.read')).map((userId) => ({ ...told, userId })),
  )
}
export async function tellReopened(db: Db, merchantId: number): Promise<void> {
  const merchant = await merchantNames(db, merchantId)
  const told = { key: 'merchantReopened', params: { merchant }, link: myShops } as const
  await tellAll(
    db,
    (await membersWho(db, merchantId, 'shop.read')).map((userId) => ({ ...told, userId })),
  )
}
