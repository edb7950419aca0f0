// Statements as the real server sends them, written down request by request with marks for what changes:
// the bare server says them again with its own ids.
import type { Statement } from './probe.ts'
import type { Shopper } from './shoppers.ts'

/** One request: its statements in order, and what a page answered. */
export interface Written {
  /** the row of the table it belongs to */
  key: string
  path: string
  statements: Statement[]
  page?: string
}
/** What the recorded values stood for. */
interface Recorded {
  userId: number
  addressId: number
  tokenHash: string
  skuId: number
  productId: number
  requestId: string
  /** of the payment */
  payRequestId: string
  /** of the confirmation, which makes one order only */
  priceNonce: string
}
export interface Script {
  recorded: Recorded
  written: Written[]
  shoppers: Shopper[]
  /** product of each SKU that is bought */
  productOf: Record<number, number>
}
/** What the values stand for in one request of the bare server. */
export interface Now extends Omit<Recorded, 'tokenHash' | 'payRequestId' | 'priceNonce'> {
  tokenHash: Buffer
  orderNo: string
  paymentId: number
  orderId: number
  attemptId: number
}

const documentNumbers = /\b\d{20}\b/g
const ids: [RegExp, 'orderId' | 'paymentId' | 'attemptId' | 'userId' | 'addressId'][] = [
  [/\b91\d{7}\b/g, 'userId'],
  [/\b92\d{7}\b/g, 'addressId'],
  [/\b93\d{7}\b/g, 'orderId'],
  [/\b94\d{7}\b/g, 'paymentId'],
  [/\b95\d{7}\b/g, 'attemptId'],
]
const isHex = (v: unknown): v is { hex: string } => typeof v === 'object' && v !== null && 'hex' in v

/** The value that the statement needs now. */
export function renew(value: unknown, was: Recorded, now: Now): unknown {
  if (Array.isArray(value)) return value.map((v) => renew(v, was, now))
  if (isHex(value)) return value.hex === was.tokenHash ? now.tokenHash : Buffer.from(value.hex, 'hex')
  if (typeof value === 'number') {
    if (value === was.skuId) return now.skuId
    if (value === was.productId) return now.productId
    const found =
      value > 9e8 ? ids.find(([pattern]) => new RegExp(`^${pattern.source}$`).test(String(value))) : undefined
    return found ? now[found[1]] : value
  }
  if (typeof value !== 'string') return value
  if (value === was.requestId || value === was.priceNonce) return now.requestId
  // any other id that is as unique
  if (value === was.payRequestId) return now.requestId.replace(/^./, (c) => (c === '0' ? '1' : '0'))
  return renewText(value, was, now)
}
function renewText(text: string, was: Recorded, now: Now): string {
  let renewed = text
    .replace(documentNumbers, now.orderNo)
    .replaceAll(`"sku_id":${was.skuId}`, `"sku_id":${now.skuId}`)
    .replaceAll(`"product_id":${was.productId}`, `"product_id":${now.productId}`)
  for (const [pattern, name] of ids) renewed = renewed.replace(pattern, String(now[name]))
  return renewed
}

/** Learns the ids that a statement made, from its first row. */
export function learn(text: string, row: object | undefined, now: Now): void {
  if (!row || !/payment|shop_order/.test(text)) return
  const told = JSON.stringify(row)
  for (const [pattern, name] of ids.slice(2)) {
    const found = told.match(pattern)?.[0]
    if (found) now[name] = Number(found)
  }
}
