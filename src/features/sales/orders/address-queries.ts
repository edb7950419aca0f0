// The SQL of another address for an order.
import { sql } from 'kysely'
import { beforePoints } from '../promotions/lanes.ts'
import { textList, type Db } from '#kernel/data/db.ts'

export interface WeighedLine {
  skuId: number
  templateId: number
  quantity: number
  weight: number
  volume: number
  goodsAmount: number
  /** what came off before points */
  discount: number
}
export interface Place {
  freight: number
  /** of the address it goes to until now */
  areas: string[] | null
  /** some of it is in a parcel */
  shipped: boolean
  lines: WeighedLine[]
}
/** Where a locked order goes, and what its freight depends on: its goods as they weigh today. */
export const placeOf = (db: Db, orderId: number): Promise<Place> =>
  sql<Place>`
    select o.freight, o.address -> 'areas' as areas, exists (select from parcel p where p.order_id = o.id) as shipped,
      (select json_agg(json_build_object('skuId', l.sku_id, 'templateId', p.freight_template_id,
          'quantity', l.quantity, 'weight', k.weight_g, 'volume', k.volume_cm3, 'goodsAmount', l.goods_amount,
          'discount', (select coalesce(sum(s.amount), 0) from order_share s
            where s.order_line_id = l.id and s.lane = any(${textList(beforePoints)}))) order by l.id)
        from order_line l join sku k on k.id = l.sku_id join product p on p.id = l.product_id
        where l.order_id = o.id) as lines
    from shop_order o where o.id = ${orderId}`
    .execute(db)
    .then((r) => r.rows[0]!)

export const writeAddress = (db: Db, orderId: number, address: object): Promise<unknown> =>
  sql`update shop_order set address = ${JSON.stringify(address)}::jsonb where id = ${orderId}`.execute(db)
