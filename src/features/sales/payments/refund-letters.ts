// Whoever paid is told of money that goes back, of trouble on its way and of its end: by letters of the inbox (what
// begins, and trouble), and as messages.
import { contactOf } from '#features/people/accounts/accounts.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { sendNotice, type Notices } from '#features/platform/inbox/inbox.ts'
import { letterOf, type BackLetter } from './refund-queries.ts'
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

const placeOf = ({ orderNo }: BackLetter): Address =>
  orderNo === null ? '/user/user/order' : `/user/user/order/details?orderNo=${orderNo}`
/** Tells the payer, in their language. Who has left for good has no address any more. */
export async function tellRefund(db: Db, app: AppContext, refundId: number, trouble: boolean): Promise<void> {
  const letter = await letterOf(db, refundId)
  if (!letter) return
  const { email, phone, language } = await contactOf(db, letter.userId)
  const to = email !== null ? { email } : phone !== null ? { phone } : undefined
  if (!to) return
  const lang = language ?? 'en-US'
  const params = { amount: priceText(letter.amount, lang), number: letter.orderNo ?? letter.payNo }
  await sendNotice(app, to, lang, trouble ? 'refundTrouble' : kindOf(letter), params, placeOf(letter))
}

/** The same as a message, in the transaction in which it happens; of each step of a refund once. */
export async function noteStep(db: Db, refundId: number, step: 'begun' | 'trouble' | 'done'): Promise<void> {
  const letter = await letterOf(db, refundId)
  if (!letter) return
  const { userId, amount, orderNo, payNo } = letter
  const keys = { begun: kindOf(letter), trouble: 'refundTrouble', done: 'refundDone' } as const
  const link = placeOf(letter)
  const params = { amount, number: orderNo ?? payNo }
  await tell(db, { userId, key: keys[step], params, link, once: String(refundId) })
}
