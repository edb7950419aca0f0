// How a shop asks each call about orders, claims, reviews, invoices, its people and its systems rightly.
import { mustPlace, shanghai } from '../buying.ts'
import { joinAs } from '../roles.ts'
import { feeInvoice, openStatement } from '../statements.ts'
import { mustSend, pdf } from '../uploading.ts'
import {
  arrived,
  back,
  collected,
  filed,
  paid,
  pickupCode,
  replaced,
  returning,
  sent,
  upload,
  type Desk,
} from './desk-scene.ts'
import type { Ask } from './desk-inputs-goods.ts'

let count = 0
const unpaid = async ({ world, shopper, goods, sku }: Desk): Promise<string> =>
  (await mustPlace(world, shopper, { skuId: goods.skus[sku], quantity: 1 })).orderNos[0]!
async function calledOff(desk: Desk): Promise<string> {
  const orderNo = await paid(desk)
  await desk.world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'wrongItem' }, desk.shopper)
  return orderNo
}
const now = ({ world }: Desk): string => new Date(world.app.context.clock.now()).toISOString()
const station = (desk: Desk) => ({ at: now(desk), kind: 'transit' as const, place: `Nanchang ${++count}` })
async function told(desk: Desk) {
  const { orderNo, parcelId } = await sent(desk)
  await desk.world.must('/api/v2/mch/order/parcel/station/add', { parcelId, ...station(desk) }, desk.boss)
  const { parcels } = await desk.world.must('/api/v2/order/sell/logistics', { orderNo }, desk.shopper)
  return { parcelId, scanId: parcels[0]!.scans[0]!.scanId }
}
async function claimTold(desk: Desk) {
  const { serviceNo, claimParcelId } = await replaced(desk)
  const add = { claimParcelId, ...station(desk) }
  await desk.world.must('/api/v2/mch/refund/station/add', add, desk.boss)
  const { parcels } = await desk.world.must('/api/v2/order/refund/detail', { serviceNo }, desk.shopper)
  return { claimParcelId, scanId: parcels.find((p) => p.claimParcelId === claimParcelId)!.scans[0]!.scanId }
}
const returnAddress = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/address/page', {}, boss)).records[0]!.id
/** A file of parcels: one for each of these orders. */
export const fileOfParcels = (orderNos: readonly string[]): string =>
  Buffer.from(
    ['Order number,Carrier,Waybill,SKU,Quantity', ...orderNos.map((no) => `${no},own,`)].join('\r\n'),
  ).toString('base64')
const batch = async (desk: Desk): Promise<number> =>
  (await desk.world.must('/api/v2/mch/order/ship/batch', { file: fileOfParcels([await paid(desk)]) }, desk.boss))
    .batchId
async function review(desk: Desk): Promise<number> {
  const { orderLineId } = await arrived(desk)
  const wish = { orderLineId, rating: 2, text: 'Thin at the lip' }
  return (await desk.world.must('/api/v2/goods/comment/create', wish, desk.shopper)).reviewId
}
const issuer = {
  name: '南山窑陶瓷有限公司',
  taxNo: '91330100799655058B',
  address: '',
  phone: '',
  bank: '',
  account: '',
}
async function invoice(desk: Desk): Promise<number> {
  const { orderNo } = await sent(desk)
  await desk.world.must('/api/v2/mch/invoice/issuer/save', issuer, desk.boss)
  const wish = { orderNo, invoice: { type: 'individual' as const, title: '林月然' } }
  return (await desk.world.must('/api/v2/invoice/apply/add', wish, desk.shopper)).id
}
const paper = ({ world, merchantId }: Desk): Promise<number> => feeInvoice(world, merchantId)
const bill = ({ world, merchantId }: Desk): Promise<number> => openStatement(world, merchantId)
async function ownPaper(desk: Desk) {
  const id = await invoice(desk)
  const { amount } = await desk.world.must('/api/v2/mch/invoice/detail', { id }, desk.boss)
  const { uploadId } = await mustSend(desk.world, desk.boss, 'invoice', pdf(`%${++count}`), 'application/pdf')
  return { id, uploadId, amount, reference: `2433200000${count}` }
}
export async function member(desk: Desk): Promise<number> {
  const { world, merchantId, boss } = desk
  const name = `worker${++count}`
  await joinAs(world, await world.person(name), { audience: 'merchant', merchantId, role: 'goods' })
  const { records } = await world.must('/api/v2/mch/staff/page', {}, boss)
  return records.find((one) => one.nickName === name)!.id
}
const invited = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/staff/invite', { contact: `guest${++count}@example.com`, role: 'goods' }, boss)).id
const key = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/key/add', { name: 'Till', scope: ['order.read'], days: null }, boss)).id
const hook = () => ({ url: `http://127.0.0.1:9/${++count}`, events: ['order.paid' as const] })
const endpoint = async ({ world, boss }: Desk): Promise<number> =>
  (await world.must('/api/v2/mch/webhook/add', hook(), boss)).id
async function delivery(desk: Desk): Promise<{ id: number; endpointId: number }> {
  const endpointId = await endpoint(desk)
  const { id } = await desk.world.must('/api/v2/mch/webhook/test', { id: endpointId }, desk.boss)
  await desk.world.pool.query("update webhook_delivery set state = 'failed' where id = $1", [id])
  return { id, endpointId }
}
async function fan(desk: Desk): Promise<number> {
  const { world, merchantId, boss } = desk
  const wish = { type: 'merchant' as const, id: merchantId, on: true }
  await world.must('/api/v2/user/focus/addOrCancel', wish, await world.person())
  return (await world.must('/api/v2/mch/fan/page', {}, boss)).records[0]!.fanId
}
async function ticket(desk: Desk): Promise<string> {
  const found = await desk.world.must('/api/v2/mch/order/pickup/verify', { code: await pickupCode(desk) }, desk.boss)
  return found.ticket
}
export const salesInputs: Record<string, Ask> = {
  'order/price': async (desk) => ({ orderNo: await unpaid(desk), goods: 100, reason: 'Old friend' }),
  'order/address': async (desk) => ({ orderNo: await unpaid(desk), address: shanghai, reason: 'As they asked' }),
  'order/remark': async (desk) => ({ orderNo: await paid(desk), text: `Note ${++count}` }),
  'order/ship/batch/template': async (desk) => ({ orderNos: [await paid(desk)] }),
  'order/ship/batch/detail': async (desk) => ({ batchId: await batch(desk) }),
  'order/ship/batch/result': async (desk) => ({ batchId: await batch(desk) }),
  'order/slip': async (desk) => ({ orderNos: [await paid(desk)], kind: 'packing' }),
  'order/detail': async (desk) => ({ orderNo: await paid(desk) }),
  'order/ship': async (desk) => {
    const orderNo = await paid(desk)
    const { lines } = await desk.world.must('/api/v2/order/sell/detail', { orderNo }, desk.shopper)
    const own = [{ orderLineId: lines[0]!.orderLineId, quantity: 1 }]
    return { orderNo, parcels: [{ carrier: 'own', lines: own }] }
  },
  'order/waybill': async (desk) => ({
    parcelId: (await sent(desk)).parcelId,
    carrier: 'nacex',
    waybill: `08122${String(++count).padStart(7, '0')}`,
  }),
  'order/cancel/audit': async (desk) => ({ orderNo: await calledOff(desk), approve: true }),
  'order/parcel/state': async (desk) => ({ parcelId: (await sent(desk)).parcelId, state: 'lost', note: 'Gone' }),
  'order/parcel/station/add': async (desk) => ({ parcelId: (await sent(desk)).parcelId, ...station(desk) }),
  'order/parcel/station/remove': told,
  'order/pickup/ready': async (desk) => ({ orderNo: await collected(desk) }),
  'order/pickup/verify': async (desk) => ({ code: await pickupCode(desk) }),
  'order/pickup/handover': async (desk) => ({ ticket: await ticket(desk) }),
  'refund/detail': async (desk) => ({ serviceNo: await filed(desk) }),
  'refund/audit': async (desk) => ({
    serviceNo: await filed(desk),
    approve: true,
    addressId: await returnAddress(desk),
  }),
  'refund/receive': async (desk) => ({ serviceNo: await returning(desk), saleable: true }),
  'refund/notArrived': async (desk) => ({ serviceNo: await returning(desk), reason: 'Nothing came' }),
  'refund/refuse': async (desk) => ({
    serviceNo: await returning(desk),
    reason: 'Another cup',
    uploadIds: [await upload(desk, 'claim')],
    carrier: 'sf',
    waybill: `SF${String(++count).padStart(13, '0')}`,
  }),
  'refund/reship': async (desk) => ({ serviceNo: await back(desk), carrier: 'own' }),
  'refund/gone': async (desk) => ({ serviceNo: (await replaced(desk)).serviceNo, state: 'lost', note: 'Gone' }),
  'refund/station/add': async (desk) => ({
    claimParcelId: (await replaced(desk)).claimParcelId,
    ...station(desk),
  }),
  'refund/station/remove': claimTold,
  'comment/detail': async (desk) => ({ reviewId: await review(desk) }),
  'comment/reply': async (desk) => ({ reviewId: await review(desk), text: 'Thank you' }),
  'comment/appeal': async (desk) => ({ reviewId: await review(desk), ground: 'untrue', text: 'It is another cup' }),
  'bill/detail': async (desk) => ({ id: await bill(desk) }),
  'bill/order/page': async (desk) => ({ id: await bill(desk), line: 'sales' }),
  'bill/export': async (desk) => ({ id: await bill(desk) }),
  'bill/book': async (desk) => ({ id: await bill(desk) }),
  'bill/confirm': async (desk) => ({ id: await bill(desk) }),
  'bill/dispute': async (desk) => ({ id: await bill(desk), lines: ['sales'], words: 'Not ours' }),
  'feeInvoice/detail': async (desk) => ({ id: await paper(desk) }),
  'bill/ask': async (desk) => ({ id: await bill(desk), words: 'Which day?' }),
  'invoice/detail': async (desk) => ({ id: await invoice(desk) }),
  'invoice/issue': async (desk) => ownPaper(desk),
  'invoice/reject': async (desk) => ({ id: await invoice(desk), reason: 'The number is wrong' }),
  'staff/invite/cancel': async (desk) => ({ id: await invited(desk) }),
  'staff/invite/again': async (desk) => ({ id: await invited(desk) }),
  'staff/role': async (desk) => ({ id: await member(desk), role: 'orders', reason: 'Season' }),
  'staff/remove': async (desk) => ({ id: await member(desk), reason: 'Season' }),
  'key/replace': async (desk) => ({ id: await key(desk) }),
  'key/revoke': async (desk) => ({ id: await key(desk) }),
  'fan/follow': async (desk) => ({ fanId: await fan(desk), on: true }),
  'webhook/edit': async (desk) => ({ id: await endpoint(desk), ...hook() }),
  'webhook/enable': async (desk) => ({ id: await endpoint(desk), enabled: false }),
  'webhook/secret': async (desk) => ({ id: await endpoint(desk) }),
  'webhook/remove': async (desk) => ({ id: await endpoint(desk) }),
  'webhook/test': async (desk) => ({ id: await endpoint(desk) }),
  'webhook/delivery/page': async (desk) => ({ endpointId: (await delivery(desk)).endpointId }),
  'webhook/delivery/detail': async (desk) => ({ id: (await delivery(desk)).id }),
  'webhook/delivery/repeat': async (desk) => ({ id: (await delivery(desk)).id }),
}
