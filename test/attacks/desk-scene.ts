// Two shops side by side, each with an owner at its desk and a buyer of its own, and what such a shop has: made the way
// its people make it, so that the same things can be named by the wrong ones.
import { buyer, payFromBalance, type Buyer } from '../buying.ts'
import { claimed, received, type ClaimWish, type Received } from '../claims.ts'
import { writing, type Content } from '../drafting.ts'
import { makeShop, same, type TestGoods, type TestSku } from '../goods.ts'
import { makePoint } from '../points.ts'
import { clerkOf, sold, type Clerk } from '../shipping.ts'
import { tomorrow, zhang } from '../collecting.ts'
import { model, mustSend, picture, video } from '../uploading.ts'
import type { World } from '../world.ts'
import { saveProduct } from '#features/catalog/products/products.ts'

/** What a shop of the scene may use up without being refused for it. */
export const deskSettings = {
  apiKeysMaxCount: 1000,
  // new goods wait for staff, however many there are
  goodsReviewFirst: 10_000,
  goodsReviewWaiting: 0,
  memberInvitesPerDay: 10_000,
  membersMaxCount: 10_000,
  pickupMaxTries: 1000,
  unpaidPaymentsMax: 1000,
  uploadsPerHour: 10_000,
  webhooksMaxCount: 1000,
}

export interface Desk {
  world: World
  goods: TestGoods
  boss: Clerk
  merchantId: number
  /** of the shop, in the goods of tests */
  name: 'kiln' | 'paper'
  sku: TestSku
  shopper: Buyer
  content: (more?: Partial<Content>) => Content
}
async function deskOf(world: World, goods: TestGoods, name: 'kiln' | 'paper'): Promise<Desk> {
  const merchantId = goods.merchants[name]
  const boss = await clerkOf(world, merchantId, 'owner')
  const { whole } = await writing(world, goods, name)
  const shopper = await buyer(world, { fen: 100_000_000 })
  const sku = name === 'kiln' ? 'normal' : 'paper'
  return { world, goods, boss, merchantId, name, sku, shopper, content: whole }
}
export async function openDesks(world: World): Promise<{ victim: Desk; stranger: Desk }> {
  // ids that are nothing else: no page, no price, no count, and none of another kind
  await world.pool.query(`select setval(oid::regclass, 7000000 + oid::bigint * 1000) from pg_class where relkind = 'S'`)
  const goods = await makeShop(world)
  return { victim: await deskOf(world, goods, 'kiln'), stranger: await deskOf(world, goods, 'paper') }
}

let count = 0
/** Goods on sale with one SKU: ¥50, nine pieces. */
export async function product({ world, goods, merchantId, name }: Desk): Promise<{ id: number; skuId: number }> {
  const { id } = await saveProduct(world.app.db, {
    merchantId,
    handle: `thing-${++count}`,
    categoryId: goods.categories.cups,
    freightTemplateId: goods.templates[name],
    title: same(`Thing ${count}`),
    skus: [
      {
        values: [],
        price: 5000,
        listPrice: 6000,
        stock: 9,
        weight: 100,
        code: `THING-${String(count).padStart(6, '0')}`,
      },
    ],
  })
  const { rows } = await world.pool.query<{ id: number }>('select id::int from sku where product_id = $1', [id])
  return { id, skuId: rows[0]!.id }
}
export async function upload(
  { world, boss }: Desk,
  purpose: 'goods' | 'shop' | 'claim' | 'brandProof',
  size = 20 + (++count % 60),
): Promise<string> {
  const bytes = await picture(size, size).png().toBuffer()
  return (await mustSend(world, boss, purpose, bytes, 'image/png')).uploadId
}
export const goodsPicture = async (desk: Desk): Promise<string> =>
  (await desk.world.must('/api/v2/mch/goods/picture', { uploadId: await upload(desk, 'goods') }, desk.boss)).file
export const shopPicture = async (desk: Desk): Promise<string> =>
  (await desk.world.must('/api/v2/mch/shop/picture', { uploadId: await upload(desk, 'shop') }, desk.boss)).file

const film = {
  video: [video(), 'video/mp4'],
  model: [model({ asset: { version: '2.0' }, scenes: [{ nodes: [] }], scene: 0 }), 'model/gltf-binary'],
} as const
/** A film or a model as it lies after its bytes came. */
export async function filmed({ world, boss }: Desk, kind: 'video' | 'model'): Promise<string> {
  const [bytes, type] = film[kind]
  return (await mustSend(world, boss, kind, bytes, type)).uploadId
}

export const paid = async (desk: Desk): Promise<string> =>
  (await sold(desk.world, desk.goods, desk.shopper, { sku: desk.sku })).orderNo
/** One order by its own shipping, which nobody follows, and its parcel. */
export async function sent(desk: Desk): Promise<{ orderNo: string; parcelId: number }> {
  const orderNo = await paid(desk)
  const wish = { orderNo, parcels: [{ carrier: 'own' }] }
  return { orderNo, parcelId: (await desk.world.must('/api/v2/mch/order/ship', wish, desk.boss)).parcelIds[0]! }
}
export const arrived = ({ world, goods, shopper, sku }: Desk): Promise<Received> =>
  received(world, goods, shopper, { sku })
export const filed = async (desk: Desk, wish: ClaimWish = { type: 'returnAndRefund' }): Promise<string> =>
  claimed(desk.world, desk.shopper, await arrived(desk), wish)
let waybills = 0
const waybill = () => `08121${String(++waybills).padStart(7, '0')}`
/** A claim whose goods are on their way back. */
export async function returning(desk: Desk, wish?: ClaimWish): Promise<string> {
  const serviceNo = await filed(desk, wish)
  await desk.world.must('/api/v2/mch/refund/audit', { serviceNo, approve: true }, desk.boss)
  const parcel = { carrier: 'nacex', waybill: waybill(), phone: '13800132719' }
  await desk.world.must('/api/v2/order/refund/logistics/add', { serviceNo, ...parcel }, desk.shopper)
  return serviceNo
}
/** An exchange whose goods came back. */
export async function back(desk: Desk): Promise<string> {
  const serviceNo = await returning(desk, { type: 'exchange' })
  await desk.world.must('/api/v2/mch/refund/receive', { serviceNo, saleable: true }, desk.boss)
  return serviceNo
}
/** The same, whose replacement is on its way. */
export async function replaced(desk: Desk): Promise<{ serviceNo: string; claimParcelId: number }> {
  const serviceNo = await back(desk)
  const parcel = { serviceNo, carrier: 'nacex', waybill: waybill() }
  await desk.world.must('/api/v2/mch/refund/reship', parcel, desk.boss)
  const { parcels } = await desk.world.must('/api/v2/order/refund/detail', { serviceNo }, desk.shopper)
  return { serviceNo, claimParcelId: parcels[0]!.claimParcelId }
}
/** An order that is paid and collected at a point of the shop. */
export async function collected(desk: Desk): Promise<string> {
  const { world, shopper, merchantId, goods, sku } = desk
  const hours = Array.from({ length: 7 }, () => ({ open: '00:00', close: '24:00' }))
  const pointId = await makePoint(world, merchantId, { hours, name: `Point ${++count}` })
  const known = await world.must('/api/v2/order/pickup/person/list', {}, shopper)
  const personId = known.records[0]?.id ?? (await world.must('/api/v2/order/pickup/person/add', zhang, shopper)).id
  const wish = { merchantId, pointId, personId, time: { day: tomorrow(world), at: '10:00' } }
  const from = { skuId: goods.skus[sku], quantity: 1 }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', { from, pickups: [wish] }, shopper)
  const placed = await world.must('/api/v2/order/sell/normal/create', { from, pickups: [wish], priceToken }, shopper)
  await payFromBalance(world, shopper, placed.payNo)
  return placed.orderNos[0]!
}
/** The same, ready at the point: its code. */
export async function pickupCode(desk: Desk): Promise<string> {
  const orderNo = await collected(desk)
  await desk.world.must('/api/v2/mch/order/pickup/ready', { orderNo }, desk.boss)
  return (await desk.world.must('/api/v2/order/sell/logistics', { orderNo }, desk.shopper)).pickupCode!
}
