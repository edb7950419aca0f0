// Which line of the shop's log a merchant's write gets that its handler does not note itself: what was done follows
// from the path, on which thing from its numbers. Nothing that somebody typed is kept of it.
import type { Contract, Session } from '../call/contract.ts'
import type { Db } from '../data/db.ts'
import { audit, isNoted, type Deed } from './audit.ts'
import type { Json } from '../../../db/types.ts'

/** What an input's number names. Those of documents are what people know them by. */
const numbers = { orderNo: 'order', serviceNo: 'claim' } as const
const ids = {
  productId: 'product',
  draftId: 'product_draft',
  parcelId: 'parcel',
  claimParcelId: 'claim_parcel',
  reviewId: 'review',
  jobId: 'file_job',
  batchId: 'ship_batch',
  fanId: 'user',
} as const
/** What `id` is, by the beginning of the path; the longest first. */
const things: readonly [string, string][] = [
  ['shop/collection', 'shop_collection'],
  ['webhook/delivery', 'webhook_delivery'],
  ['staff/invite', 'merchant_invitation'],
  ['pickup/point', 'pickup_point'],
  ['address', 'return_address'],
  ['freight', 'freight_template'],
  ['goods', 'product'],
  ['invoice', 'invoice_application'],
  ['key', 'api_key'],
  ['staff', 'membership'],
  ['webhook', 'webhook_endpoint'],
]
/** States and yes or no: never a word that somebody typed. */
const told = new Set('approve atMost enabled isDefault kind on onSale policy saleable state'.split(' '))
const bulk = new Set('file ids lines orderNos parcels productIds records rows skuIds'.split(' '))

type Fields = ReadonlyMap<string, unknown>
const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []
const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0

type Told = Pick<Deed, 'action' | 'subject' | 'subjectId' | 'subjectNo' | 'after'>
/** Pure. */
export function deedOf(path: string, merchantId: number, input: unknown, output: unknown): Told {
  const way = path.replace('/api/v2/mch/', '')
  const [asked, answered] = [fieldsOf(input), fieldsOf(output)]
  const fields = new Map([...answered, ...asked])
  return { action: way.replaceAll('/', '.'), ...thingOf(way, merchantId, fields), ...afterOf(asked) }
}
function thingOf(way: string, merchantId: number, fields: Fields) {
  for (const [name, subject] of Object.entries(numbers)) {
    const number = fields.get(name)
    if (typeof number === 'string') return { subject, subjectId: 0, subjectNo: number.slice(0, 40) }
  }
  for (const [name, subject] of Object.entries(ids)) {
    const id = fields.get(name)
    if (isId(id)) return { subject, subjectId: id }
  }
  const subject = things.find(([start]) => way.startsWith(start))?.[1]
  const id = fields.get('id')
  if (subject !== undefined && isId(id)) return { subject, subjectId: id }
  return { subject: 'merchant', subjectId: merchantId }
}
function afterOf(asked: readonly [string, unknown][]): { after?: Json } {
  const after = new Map<string, string | number | boolean>()
  for (const [name, value] of asked) {
    const plain = typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string'
    if (told.has(name) && plain) after.set(name, value)
    if (bulk.has(name) && Array.isArray(value)) after.set('count', value.length)
  }
  return after.size > 0 ? { after: Object.fromEntries(after) } : {}
}

interface Who {
  user: Session | undefined
  merchantId?: number | undefined
  ip: string
}
/** In the transaction of the deed. */
export async function noteUnlessNoted(
  db: Db,
  { who, path, logged }: Contract,
  { user, merchantId, ip }: Who,
  input: unknown,
  output: unknown,
): Promise<void> {
  if (typeof who !== 'object' || !('merchant' in who) || !logged || !user || merchantId === undefined) return
  if (isNoted(db)) return
  const { userId } = user
  await audit(db, { staffId: userId, ip, ...deedOf(path, merchantId, input, output) })
}
