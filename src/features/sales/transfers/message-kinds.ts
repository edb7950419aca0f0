// What buyers are told of their bank transfers, and staff of those that are late. That one paid, orders and top-ups
// tell.
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'

const told = { type: 'asset', mail: 'wished' } as const
export const messageKinds = {
  transferSent: { ...told, blanks: { amount: 'money', number: 'no' }, mail: 'never' },
  transferReturned: { ...told, blanks: { amount: 'money', number: 'no', reason: 'words' } },
  transferShort: { ...told, blanks: { missing: 'money', came: 'money', number: 'no' } },
  transferClosed: { ...told, blanks: { amount: 'money', number: 'no' } },
  transferLate: { type: 'system', blanks: { number: 'no' }, mail: 'wished', wish: 'desk' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

/** Everybody who may decide it. */
export async function tellLate(db: Db, { id, payNo }: { id: number; payNo: string }): Promise<void> {
  const staff = await staffWho(db, 'transfer.write')
  await tellAll(
    db,
    staff.map((userId) => ({
      userId,
      key: 'transferLate' as const,
      params: { number: payNo },
      link: `/admin/transfers/${id}` as const,
      once: `${id} ${payNo}`,
    })),
  )
}
