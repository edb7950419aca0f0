// What carriers tell of the demo's parcels, in their own words; and what a merchant tells by hand.
import { sql } from 'kysely'
import { noteClaimTracked, takeClaimScans } from '#features/sales/after-sales/after-sales.ts'
import { noteTracked, noteUnheard, takeScans } from '#features/sales/fulfilment/scans.ts'
import { addStation } from '#features/sales/fulfilment/stations.ts'
import type { HandKind, ScanKind } from '#features/sales/fulfilment/movement.ts'
import { last, type Act, type Acting } from './order-acts.ts'

/** On which leg of the way it is said, and what; so many hours before the next. */
const told: Readonly<Record<ScanKind, readonly [leg: 'from' | 'mid' | 'to', text: string, hours: number]>> = {
  placed: ['from', '商家已下单，等待揽收', 3],
  collected: ['from', '快件已揽收', 4],
  transit: ['mid', '快件已到达转运中心，正在发往下一站', 14],
  customs: ['to', '快件正在办理清关手续', 20],
  out: ['to', '快件已到达营业点，正在派送，请保持电话畅通', 5],
  point: ['to', '快件已存放至驿站，请凭取件码及时领取', 2],
  problem: ['to', '派送异常：收件人电话无人接听，改日再派', 5],
  refused: ['to', '收件人拒收，原因：外包装破损', 6],
  returning: ['mid', '快件正在退回寄件人途中', 20],
  returned: ['from', '退件已由寄件人签收', 8],
  delivered: ['to', '快件已签收，签收人：本人。感谢使用，期待再次为您服务', 3],
}
const places = async ({ db, order }: Acting): Promise<Record<'from' | 'mid' | 'to', string>> => {
  const { rows } = await sql<{ from: string; to: string }>`
    select coalesce(m.place ->> 'zh-CN', '') as from, coalesce(nullif(o.address ->> 'city', ''), '') as to
    from shop_order o join merchant m on m.id = o.merchant_id where o.id = ${order.orderId}`.execute(db)
  return { ...rows[0]!, mid: '杭州市' }
}

/** Everything up to now, the last of it at this moment. */
function upToNow(on: Acting, kinds: readonly ScanKind[], at: Awaited<ReturnType<typeof places>>) {
  let moment = on.app.clock.now()
  return kinds.toReversed().map((kind, n) => {
    const [leg, text, hours] = told[kind]
    if (n > 0) moment -= hours * 3_600_000
    return { at: new Date(moment), kind, text, place: at[leg] }
  })
}
export const scanned =
  (...kinds: readonly ScanKind[]): Act =>
  async (on) => {
    const scans = upToNow(on, kinds, await places(on))
    await noteTracked(on.db, last(on), true)
    await takeScans(on.db, on.app, last(on), scans)
  }
/** The same of the newest parcel of the claim: back to the merchant, or to the buyer. */
const claimScanned =
  (...kinds: readonly ScanKind[]): Act =>
  async (on) => {
    const { rows } = await sql<{ id: number; way: string }>`
      select w.id, w.way from claim_parcel w join claim c on c.id = w.claim_id
      where c.service_no = ${on.order.serviceNo} order by w.id desc limit 1`.execute(on.db)
    const [{ id, way }, at] = [rows[0]!, await places(on)]
    const turned = way === 'return' ? { ...at, from: at.to, to: at.from } : at
    await noteClaimTracked(on.db, id, true)
    await takeClaimScans(on.db, on.app, id, upToNow(on, kinds, turned))
  }
export const scans = {
  onTheWay: scanned('placed', 'collected', 'transit', 'transit'),
  atCustoms: scanned('placed', 'collected', 'transit', 'customs'),
  out: scanned('placed', 'collected', 'transit', 'transit', 'out'),
  atPoint: scanned('placed', 'collected', 'transit', 'transit', 'out', 'point'),
  arrived: scanned('placed', 'collected', 'transit', 'transit', 'out', 'delivered'),
  heldUp: scanned('placed', 'collected', 'transit', 'out', 'problem'),
  goingBack: scanned('placed', 'collected', 'transit', 'out', 'refused', 'returning'),
  back: scanned('placed', 'collected', 'transit', 'out', 'refused', 'returning', 'returned'),
  /** Followed, and never seen. */
  unseen: (on) => noteTracked(on.db, last(on), true),
  unknown: (on) => noteUnheard(on.db, last(on)),
  claimOnTheWay: claimScanned('placed', 'collected', 'transit', 'transit', 'out'),
  claimArrived: claimScanned('placed', 'collected', 'transit', 'out', 'delivered'),
} as const satisfies Record<string, Act>

/** The merchant's own word. */
export const byHand =
  (kind: HandKind, text: string): Act =>
  async (on) => {
    const { merchantId } = on.order
    const at = { at: new Date(on.app.clock.now()), kind, text, place: (await places(on)).to }
    await addStation(on.db, on.app, { merchantId }, last(on), at)
  }
