// What is told of refunds in trouble: payers which way theirs goes now, staff that some wait for them.
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'

const told = { type: 'asset', mail: 'wished' } as const
export const messageKinds = {
  refundToBalance: { ...told, blanks: { amount: 'money', number: 'no' } },
  refundToBank: { ...told, blanks: { amount: 'money', number: 'no', account: 'no' } },
  refundToBankDone: { ...told, blanks: { amount: 'money', number: 'no', account: 'no' } },
  refundAccountAsked: { ...told, blanks: { amount: 'money', number: 'no' } },
  refundTwice: { ...told, blanks: { amount: 'money', number: 'no' } },
  refundsInTrouble: { type: 'notice', mail: 'wished', blanks: { count: 'count' } },
  refundCameTwice: { type: 'notice', mail: 'wished', blanks: { amount: 'money', number: 'no' } },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

/** Tells whoever of the staff may send money, of so many refunds; once of each run. */
export async function tellTrouble(db: Db, count: number, once: string): Promise<void> {
  const staff = await staffWho(db, 'payout.write')
  const message = { key: 'refundsInTrouble', link: '/admin/refund-trouble', once, params: { count } } as const
  await tellAll(
    db,
    staff.map((userId) => ({ ...message, userId })),
  )
}
/** Tells the same staff that a payer had one twice. */
export async function tellTwice(
  db: Db,
  { refundId, amount, refundNo }: { refundId: number; amount: number; refundNo: string },
): Promise<void> {
  const staff = await staffWho(db, 'payout.write')
  const params = { amount, number: refundNo }
  const message = { key: 'refundCameTwice', link: `/admin/refund-trouble/${refundId}`, params } as const
  await tellAll(
    db,
    staff.map((userId) => ({ ...message, userId, once: refundNo })),
  )
}
