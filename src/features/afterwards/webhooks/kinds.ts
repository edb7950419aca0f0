// What is told to systems of merchants: each event with the ids and states that it carries. Never a person's data: a
// system that needs more asks with its key. Written by triggers (0151), which a test holds to these. Pure.
import { Type, type TObject } from 'typebox'
import { Id, Nullable, shape } from '#kernel/call/contract.ts'

const order = shape({ orderNo: Type.String(), status: Type.String() })
const parcel = shape({
  orderNo: Type.String(),
  parcelId: Id,
  carrier: Type.String(),
  status: Type.String(),
  scan: Nullable(Type.String({ description: 'The kind of what its carrier told; null: it left, or ended' })),
})
const claim = shape({
  serviceNo: Type.String(),
  orderNo: Type.String(),
  type: Type.String(),
  status: Type.String(),
})
const stock = shape({
  skuId: Id,
  productId: Id,
  code: Type.String({ description: 'The merchant’s own' }),
  onHand: Type.Integer(),
  reserved: Type.Integer(),
  policy: Type.String({ description: 'counted, uncounted or preorder' }),
})
const product = shape({ productId: Id, handle: Type.String(), status: Type.String() })

interface Kind {
  about: string
  data: TObject
}
export const webhookKinds = {
  'order.placed': { about: 'An order was placed; it is not paid yet', data: order },
  'order.paid': { about: 'An order was paid: it is to be shipped', data: order },
  'order.shipped': { about: 'The last piece of an order is on its way', data: order },
  'order.received': { about: 'Nothing of an order travels any more, and some of it arrived', data: order },
  'order.cancelled': { about: 'An order was called off, or closed because nobody paid in time', data: order },
  'parcel.moved': { about: 'A parcel left, was scanned, arrived, is lost or came back', data: parcel },
  'claim.opened': { about: 'A claim was opened', data: claim },
  'claim.decided': { about: 'A claim was granted, rejected or decided by the platform', data: claim },
  'claim.closed': { about: 'A claim ended: paid back, replaced, withdrawn or closed', data: claim },
  'stock.changed': { about: 'Pieces of a SKU came, went, or are held otherwise', data: stock },
  'stock.low': { about: 'A SKU fell to its warning line', data: stock },
  'product.changed': { about: 'A product or one of its SKUs was changed', data: product },
  'product.onSale': { about: 'A product went on sale', data: product },
  'product.offSale': { about: 'A product went off sale', data: product },
} as const satisfies Record<string, Kind>
export type WebhookEvent = keyof typeof webhookKinds
export const webhookEvents = Object.keys(webhookKinds) as WebhookEvent[]
/** What a test tells; nobody subscribes to it. */
export const testEvent = 'webhook.test'
