// Handlers of payment.
import { arrivalDays, arrivalOf, shipFrom } from '#features/catalog/products/products.ts'
import { hear } from './asking.ts'
import { pay } from './attempts.ts'
import { deviceOf, offered, statusOf, topUpOf } from './cashier.ts'
import { payCashier, payCreate, payStatus } from './contract.ts'
import { cashierOf, type CashierRow } from './queries.ts'
import { shareCalls } from './share-api.ts'
import { subjectOf } from './subjects.ts'
import { topUpCalls } from './top-up-api.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'

async function own(db: Db, userId: number, lang: Language, payNo: string): Promise<CashierRow> {
  const row = await cashierOf(db, userId, lang, payNo)
  if (!row) throw new Refusal('notFound')
  return row
}
const nowhere = { redirectUrl: null, code: null, call: null }

export const calls = [
  handled(payCashier, async ({ db, app, user, lang, userAgent }, { payNo }) => {
    const row = await own(db, user.userId, lang, payNo)
    const { amount, productIds, lastMethod, hasPayPassword, subject, forPayNo } = row
    const days = arrivalDays(app.settings.get)
    return {
      payNo,
      status: statusOf(row),
      amount,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      orders: row.orders.map(({ areas, lines, ...order }) => {
        const since = row.paidAt ? shipFrom(lines, row.paidAt.getTime()) : undefined
        return { ...order, arrives: since !== undefined && areas ? arrivalOf(days, areas, since) : null }
      }),
      productIds,
      subject: subject as 'orders' | 'topUp',
      forPayNo,
      shareable: subjectOf(subject).shareable,
      topUp: topUpOf(app, row),
      methods: offered(app, row, deviceOf(userAgent)),
      lastMethod,
      asking: row.asking,
      inReview: row.reviewSince !== null,
      hasPayPassword,
    }
  }),
  handled(payCreate, async ({ db, app, user, lang, userAgent, ip }, { payNo, method, payPassword, grant }) => {
    const row = await own(db, user.userId, lang, payNo)
    if (row.status === 'paid') return { ...nowhere, status: 'paid' as const, asking: false }
    if (row.status === 'closed' || (row.status === 'open' && row.overdue)) throw new Refusal('orderClosed')
    if (row.reviewSince !== null) throw new Refusal('transferUnderReview')
    const { begun } = await pay(db, app, method, {
      paymentId: row.id,
      payNo,
      payer: { userId: user.userId, shareId: null },
      lang,
      payPassword,
      device: deviceOf(userAgent),
      ip,
      grant,
    })
    if (begun === 'done') return { ...nowhere, status: 'paid' as const, asking: false }
    const unpaid = { ...nowhere, status: 'open' as const }
    if (begun === 'asking') return { ...unpaid, asking: true }
    return { ...unpaid, ...begun, asking: false }
  }),
  handled(payStatus, async ({ db, app, user, lang }, { payNo }) => {
    let row = await own(db, user.userId, lang, payNo)
    let heard = true
    if (row.status === 'open' || row.asking) {
      // the notice may be late or lost: ask, but an unreachable provider is no error here
      heard = await hear(db, app, row.id)
      row = await own(db, user.userId, lang, payNo)
    }
    const { amount, method, redirectUrl, code } = row
    return {
      payNo,
      status: statusOf(row),
      amount,
      method,
      expiresAt: row.expiresAt.toISOString(),
      orderNos: row.orders.map((o) => o.orderNo),
      paidAt: row.paidAt?.toISOString() ?? null,
      asking: row.asking || (row.status === 'open' && !heard),
      inReview: row.reviewSince !== null,
      redirectUrl,
      code,
    }
  }),
  ...topUpCalls,
  ...shareCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
