// What the people of a shop are told when something else was agreed with it.
import { merchantNames } from './queries.ts'
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'

export const messageKinds = {
  merchantTermsChanged: { type: 'notice', blanks: { merchant: 'texts', reason: 'words' }, mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const myShops: Page = '/user/user/shops'
/** Whoever keeps the shop reads why. */
export async function tellTerms(db: Db, merchantId: number, reason: string): Promise<void> {
  const merchant = await merchantNames(db, merchantId)
  const told = { key: 'merchantTermsChanged', params: { merchant, reason }, link: myShops } as const
  await tellAll(
    db,
    (await membersWho(db, merchantId, 'shop.read')).map((userId) => ({ ...told, userId })),
  )
}
