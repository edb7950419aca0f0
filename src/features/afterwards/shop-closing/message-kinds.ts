// What the people of a shop are told of its closing, whatever they mute, in the transaction in which it happens.
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tellAll, type AnyTelling } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Messages, Told } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import { namesOf } from './queries.ts'

const notice = { type: 'notice', mail: 'wished' } as const
export const messageKinds = {
  merchantClosingAsked: { ...notice, blanks: { merchant: 'texts' } },
  merchantClosingConfirmed: { ...notice, blanks: { merchant: 'texts', day: 'day' } },
  merchantClosingRefused: { ...notice, blanks: { merchant: 'texts', reason: 'words' } },
  merchantClosingTakenBack: { ...notice, blanks: { merchant: 'texts' } },
  merchantClosed: { ...notice, blanks: { merchant: 'texts' } },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const myShops: Page = '/user/user/shops'
/** Whoever works for the shop. */
export async function tellOfClosing<K extends keyof Own>(
  db: Db,
  merchantId: number,
  key: K,
  params: Omit<Messages[K], 'merchant'>,
): Promise<void> {
  const told = { key, params: { ...params, merchant: await namesOf(db, merchantId) }, link: myShops }
  const people = await membersWho(db, merchantId, 'shop.read')
  await tellAll(
    db,
    people.map((userId) => ({ ...told, userId }) as unknown as AnyTelling),
  )
}
