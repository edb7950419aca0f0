// Where the thing of a deed stands at the desk. Undefined: it has no place of its own, or none any more.
import type { Deed } from './deed.ts'
import {
  claimPath,
  collectionPath,
  filesPath,
  freightPath,
  goodsEditorPath,
  invoicePath,
  orderPath,
  pickupPointPath,
  reviewPath,
  screenPath,
} from '#surfaces/console/desk/ways.ts'

const byId = new Map<string, (id: number) => string>([
  ['product', goodsEditorPath],
  ['freight_template', freightPath],
  ['pickup_point', pickupPointPath],
  ['shop_collection', collectionPath],
  ['invoice_application', invoicePath],
  ['review', reviewPath],
  ['file_job', () => filesPath],
  ['membership', () => screenPath('members')],
  ['merchant_invitation', () => screenPath('members')],
  ['api_key', () => screenPath('systems')],
  ['webhook_endpoint', () => screenPath('systems')],
])
const byNumber = new Map<string, (number: string) => string>([
  ['order', orderPath],
  ['parcel', orderPath],
  ['claim', claimPath],
  ['claim_parcel', claimPath],
])
const gone = /\.(delete|remove|discard|revoke)$/

export function placeOfDeed({ action, subject, subjectId, number }: Deed): string | undefined {
  if (number !== null) return byNumber.get(subject)?.(number)
  return gone.test(action) ? undefined : byId.get(subject)?.(subjectId)
}
