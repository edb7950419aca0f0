// Codes by which an order is collected: eight digits of chance. Found by a mark under the shop's key, opened for its
// buyer alone; and the ticket by which an order that was found is handed over.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { AppContext } from '#kernel/call/app-context.ts'
import { blindIndex } from '#kernel/security/sealed.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'

export const codeUse = 'fulfilment.pickupCode'
export const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0')
/** Digits as they were typed, spaces and hyphens between them or not. */
export const digitsOf = (typed: string): string => typed.normalize('NFKC').replace(/[^0-9]/g, '')
/** The same code of two merchants has two marks. */
export const markOf = (app: AppContext, merchantId: number, code: string): Buffer =>
  blindIndex(app, codeUse, `${merchantId} ${code}`)

const ticketUse = 'fulfilment.handOver'
const signed = (key: Buffer, body: string): Buffer => createHmac('sha256', key).update(body).digest()
interface Found {
  merchantId: number
  orderId: number
}
/** That the code of this order was shown at this merchant's, now. */
export function ticketOf(app: AppContext, { merchantId, orderId }: Found): string {
  const body = Buffer.from(JSON.stringify([merchantId, orderId, app.clock.now()])).toString('base64url')
  return `${body}.${signed(keyFor(app, ticketUse), body).toString('base64url')}`
}
/** The order of a ticket; undefined when it is not ours, another merchant's, or too old. */
export function orderOfTicket(app: AppContext, merchantId: number, ticket: string): number | undefined {
  const [body = '', mark = ''] = ticket.split('.')
  const given = Buffer.from(mark, 'base64url')
  const isOurs = keysFor(app, ticketUse).some((key) => {
    const due = signed(key, body)
    return given.length === due.length && timingSafeEqual(given, due)
  })
  if (!isOurs) return undefined
  const [whose, orderId, at] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [number, number, number]
  const isOld = app.clock.now() - at > app.settings.get('handOverSeconds') * 1000
  return whose === merchantId && !isOld ? orderId : undefined
}
