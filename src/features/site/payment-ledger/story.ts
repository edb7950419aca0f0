// The whole story of a payment number, gathered; a notice in its words.
import {
  attemptsOf,
  messagesOf,
  noticesOf,
  ordersOf,
  paymentBy,
  questionsOf,
  refundsOf,
  sealedNotice,
  transfersOf,
  type MessageRow,
} from './story-queries.ts'
import { maskedNotice } from './masking.ts'
import { say } from '#features/platform/messages/messages.ts'
import { noticeWords } from '#features/sales/payments/payments.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

type Said<T> = T extends Date ? string : T extends null ? null : T
type Dated<Row> = { [K in keyof Row]: Said<Row[K]> }
/** Every moment of a row as the wire says it. */
const dated = <Row extends object>(row: Row): Dated<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as Dated<Row>

/** Refuses notFound. */
export async function storyOf(db: Db, lang: Language, payNo: string) {
  const found = await paymentBy(db, payNo)
  if (!found) throw new Refusal('notFound')
  const { id, ...payment } = found
  const orders = await ordersOf(db, lang, id)
  const attempts = await attemptsOf(db, id)
  const refunds = await refundsOf(db, id)
  const people = new Set([payment.buyer.userId, ...attempts.flatMap(({ payer }) => payer?.userId ?? [])])
  const numbers = [payNo, ...orders.map(({ orderNo }) => orderNo)]
  const told = await messagesOf(db, [...people], [...numbers, ...refunds.map((refund) => String(refund.id))])
  const transfers = await transfersOf(
    db,
    lang,
    id,
    orders.map((order) => order.id),
  )
  return {
    ...dated(payment),
    orders: orders.map(({ id: _, ...order }) => order),
    attempts: attempts.map(({ id: _, ...attempt }) => dated(attempt)),
    notices: (await noticesOf(db, id)).map(dated),
    questions: (await questionsOf(db, id)).map(dated),
    refunds: refunds.map(dated),
    transfers: transfers.map(dated),
    messages: told.map((message) => saidTo(lang, message)),
  }
}
function saidTo(lang: Language, { type, key, params, about, ...message }: MessageRow) {
  return { ...dated(message), title: say(lang, { type, key, params, about }).title }
}

interface OfNotice {
  provider: string
  eventId: string
}
/** Refuses notFound, noticeForgotten. */
export async function noticeOf(db: Db, app: AppContext, { provider, eventId }: OfNotice) {
  const found = await sealedNotice(db, provider, eventId)
  if (!found) throw new Refusal('notFound')
  if (found.sealed === null) throw new Refusal('noticeForgotten')
  return noticeWords(app, provider, eventId, found.sealed)
}
export async function maskedOf(db: Db, app: AppContext, of: OfNotice) {
  const { raw, inside } = await noticeOf(db, app, of)
  return { raw: maskedNotice(raw), inside: inside === null ? null : maskedNotice(inside) }
}
/** Word for word, noted with the reason. Refuses also ledgerReasonRequired. */
export async function revealed(
  db: Db,
  app: AppContext,
  by: { userId: number; ip: string },
  { provider, eventId, reason }: OfNotice & { reason: string },
) {
  if (reason.trim() === '') throw new Refusal('ledgerReasonRequired')
  const words = await noticeOf(db, app, { provider, eventId })
  await audit(db, {
    staffId: by.userId,
    ip: by.ip,
    action: 'pay.reveal',
    subject: 'payment_notice',
    subjectId: 0,
    subjectNo: `${provider} ${eventId}`,
    reason: reason.trim(),
  })
  return words
}
