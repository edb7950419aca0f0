// What the people of a shop are told of the account that they are paid to: all who may see its money, whatever they
// mute, for whoever changes it silently is a thief.
import { membersWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Texts } from '#kernel/text/language.ts'

export const messageKinds = {
  merchantAccountChanged: { type: 'notice', blanks: { merchant: 'texts', account: 'no' }, mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
export async function tellOfAccount(
  db: Db,
  merchantId: number,
  params: { merchant: Texts; account: string },
): Promise<void> {
  const people = await membersWho(db, merchantId, 'account.read')
  const link = `/merchant/money?shop=${merchantId}` as const
  await tellAll(
    db,
    people.map((userId) => ({ userId, key: 'merchantAccountChanged', params, link })),
  )
}
