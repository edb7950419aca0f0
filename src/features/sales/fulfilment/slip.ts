// Sheets to print: asked for by a call, which notes it in the log and gives a ticket; fetched once with that.
import { carrierOf } from './known-carriers.ts'
import { documentOf, type Sheet } from './slip-document.ts'
import { insertTicket, slipOrders, type SlipOrder, type SlipWish, type Ticket } from './slip-queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { makePaper } from '#kernel/papers/make-paper.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'

export const ticketKey = (token: string): string => hashToken(token).toString('hex')

/** The orders, in the order asked. Refuses notFound, orderStateChanged (nothing of it is to be packed or on its way),
 * addressClosed (a label, so long after its end); each with the number of the order. */
async function printable(db: Db, app: AppContext, merchantId: number, wish: SlipWish): Promise<SlipOrder[]> {
  const { orderNos, kind, lang } = wish
  const found = await slipOrders(db, merchantId, orderNos, lang, app.settings.get('addressOpenSeconds'))
  const missing = orderNos.find((orderNo) => !found.some((order) => order.orderNo === orderNo))
  if (missing !== undefined) throw new Refusal('notFound', { orderNo: missing })
  const empty = found.find((order) => order.paidAt === null || order.parcels.length === 0)
  if (empty) throw new Refusal('orderStateChanged', { orderNo: empty.orderNo })
  const closed = kind === 'label' ? found.find((order) => !order.addressOpen) : undefined
  if (closed) throw new Refusal('addressClosed', { orderNo: closed.orderNo })
  return found
}

/** A ticket for the sheets. Every order on them is noted in the log. */
export async function askSlip(
  db: Db,
  app: AppContext,
  { merchantId, userId, ip }: { merchantId: number; userId: number; ip: string },
  wish: SlipWish,
) {
  const orders = await printable(db, app, merchantId, wish)
  for (const { id, userId: about } of orders)
    await audit(db, { staffId: userId, action: `order.${wish.kind}`, subject: 'order', subjectId: id, about, ip })
  const token = newToken()
  const seconds = app.settings.get('slipTicketSeconds')
  const expiresAt = await insertTicket(db, ticketKey(token), { merchantId, userId, wish }, seconds)
  return {
    url: `/api/v2/mch/order/slip/${token}`,
    expiresAt: expiresAt.toISOString(),
    sheets: orders.reduce((n, order) => n + order.parcels.length, 0),
  }
}

/** The file of a ticket that was spent. Refuses as `printable`; crowded when it takes too long. */
export async function slipFor(db: Db, app: AppContext, { merchantId, wish }: Ticket): Promise<Buffer> {
  const orders = await printable(db, app, merchantId, wish)
  const sheets = orders.flatMap((order) => order.parcels.map((_, at) => sheetOf(order, at, wish)))
  const { kind, prices, lang } = wish
  const definition = documentOf({ kind, prices, lang, sheets }, textsOf(lang).fulfilment.slip)
  return makePaper(definition, app.settings.get('slipSeconds'))
}
function sheetOf(order: SlipOrder, at: number, { kind, lang }: SlipWish): Sheet {
  const { orderNo, shop, paidAt, remark, address, parcels } = order
  const { carrier, waybill, lines } = parcels[at]!
  return {
    orderNo,
    shop,
    paidAt: paidAt!.toISOString(),
    remark,
    carrier: carrier === null ? '' : (carrierOf(carrier)?.names[lang] ?? ''),
    waybill,
    part: { at: at + 1, of: parcels.length },
    lines,
    receiver:
      kind === 'label'
        ? {
            name: address.name,
            phone: `+${address.areaCode.replace('+', '')} ${address.phone}`,
            text: address.text[lang] ?? '',
          }
        : null,
  }
}
