// Letters to whoever paid, about money that goes back and about trouble on its way.
import { contactOf } from '#features/people/accounts/accounts.ts'
import { sendNotice, type Notices } from '#features/platform/inbox/inbox.ts'
import { letterOf, type BackLetter } from './refund-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { priceText } from '#ui/goods/price-text.ts'

type Kind = Extract<keyof Notices, `refund${string}`>
const kinds: ReadonlyMap<string, Kind> = new Map([
  ['late', 'refundLate'],
  ['notWanted', 'refundUnwanted'],
])
const kindOf = ({ ofOrder, reason }: BackLetter): Kind => (ofOrder ? 'refundBegun' : (kinds.get(reason) ?? 'refundOdd'))

/** Tells the payer, in their language. Who has left for good has no address any more. */
export async function tellRefund(db: Db, app: AppContext, refundId: number, trouble: boolean): Promise<void> {
  const letter = await letterOf(db, refundId)
  if (!letter) return
  const { email, phone, language } = await contactOf(db, letter.userId)
  const to = email !== null ? { email } : phone !== null ? { phone } : undefined
  if (!to) return
  const lang = language ?? 'en-US'
  const params = { amount: priceText(letter.amount, lang), number: letter.orderNo ?? letter.payNo }
  await sendNotice(app, to, lang, trouble ? 'refundTrouble' : kindOf(letter), params)
}
