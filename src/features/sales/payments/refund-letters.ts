// Whoever paid is told of money that goes back, of trouble on its way and of its end: by letters of the inbox (what
// begins, and trouble), and as messages.
import { contactOf } from '#features/people/accounts/accounts.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { sendNotice, type Notices } from '#features/platform/inbox/inbox.ts'
import { letterOf, type BackLetter } from './refund-queries.ts'
import { subjectOf } from './subjects.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Address } from '#kernel/pages.ts'
import { priceText } from '#ui/goods/price-text.ts'

const kind = { type: 'asset', blanks: { amount: 'money', number: 'no' }, mail: 'notice' } as const
export const messageKinds = {
  refundBegun: kind,
  refundLate: kind,
  refundUnwanted: kind,
  refundOdd: kind,
  refundTrouble: kind,
  refundDone: { ...kind, mail: 'wished' },
  toppedUp: { ...kind, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

type Kind = Extract<keyof Notices, `refund${string}`>
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['late', 'refundLate'],
  ['notWanted', 'refundUnwanted'],
])
const kindOf = ({ ofOrder, reason }: BackLetter): Kind => (ofOrder ? 'refundBegun' : (kinds.get(reason) ?? 'refundOdd'))

/** Who paid for a friend sees nothing of the order. */
const placeOf = ({ own, subject, orderNo }: BackLetter): Address =>
  !own
    ? '/user/user/money'
    : orderNo === null
      ? subjectOf(subject).place
      : `/user/user/order/details?orderNo=${orderNo}`
const numberOf = ({ own, orderNo, payNo }: BackLetter): string => (own ? (orderNo ?? payNo) : payNo)
/** Tells the payer, in their language. Who has left for good has no address any more. */
export async function tellRefund(db: Db, app: AppContext, refundId: number, trouble: boolean): Promise<void> {
  const letter = await letterOf(db, refundId)
  if (!letter || letter.userId === null) return
  const { email, phone, language } = await contactOf(db, letter.userId)
  const to = email !== null ? { email } : phone !== null ? { phone } : undefined
  if (!to) return
  const lang = language ?? 'en-US'
  const params = { amount: priceText(letter.amount, lang), number: numberOf(letter) }
  await sendNotice(app, to, lang, trouble ? 'refundTrouble' : kindOf(letter), params, placeOf(letter))
}

/** The same as a message, in the transaction in which it happens; of each step of a refund once. */
export async function noteStep(db: Db, refundId: number, step: 'begun' | 'trouble' | 'done'): Promise<void> {
  const letter = await letterOf(db, refundId)
  if (!letter || letter.userId === null) return
  const { userId, amount } = letter
  const keys = { begun: kindOf(letter), trouble: 'refundTrouble', done: 'refundDone' } as const
  const link = placeOf(letter)
  const params = { amount, number: numberOf(letter) }
  await tell(db, { userId, key: keys[step], params, link, once: String(refundId) })
}
