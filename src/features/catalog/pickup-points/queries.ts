// The SQL of pickup points. Whose they are stands in every statement; who writes holds the merchant's row.
import { sql } from 'kysely'
import type { Hours } from './hours.ts'
import type { SiteFields } from '#features/people/addresses/addresses.ts'
import { idList, type Db } from '#kernel/data/db.ts'

export interface PointDraft {
  name: string
  address: SiteFields
  lat: number | null
  lng: number | null
  hours: Hours
  note: string | null
}
export interface PointRow extends PointDraft {
  id: number
  merchantId: number
  enabled: boolean
}
const columns = sql`p.id, p.merchant_id as "merchantId", p.name, p.address, p.lat, p.lng, p.hours, p.note, p.enabled`
const standing = (merchantId: number) => sql`p.merchant_id = ${merchantId} and p.removed_at is null`

/** Others who write for this merchant wait. */
export const queueAtMerchant = (db: Db, merchantId: number): Promise<unknown> =>
  sql`select from merchant where id = ${merchantId} for no key update`.execute(db)

/** All of this merchant, the oldest first. */
export const listPoints = (db: Db, merchantId: number): Promise<PointRow[]> =>
  sql<PointRow>`select ${columns} from pickup_point p where ${standing(merchantId)} order by p.id`
    .execute(db)
    .then((r) => r.rows)
/** Points in use of merchants that are open. */
export const listOpenPoints = (db: Db, merchantIds: readonly number[]): Promise<PointRow[]> =>
  sql<PointRow>`
    select ${columns} from pickup_point p join merchant m on m.id = p.merchant_id and m.status = 'open'
    where p.merchant_id = any(${idList(merchantIds)}) and p.removed_at is null and p.enabled
    order by p.merchant_id, p.id`
    .execute(db)
    .then((r) => r.rows)
/** Whether goods of the merchant `m` can be collected anywhere. */
export const isCollectable = sql<boolean>`(m.status = 'open' and exists (
  select from pickup_point c where c.merchant_id = m.id and c.removed_at is null and c.enabled))`
export const findPoint = (db: Db, merchantId: number, id: number): Promise<PointRow | undefined> =>
  sql<PointRow>`select ${columns} from pickup_point p where ${standing(merchantId)} and p.id = ${id}`
    .execute(db)
    .then((r) => r.rows[0])
/** How many stand, and how many of them are in use. */
export const countPoints = (db: Db, merchantId: number): Promise<{ standing: number; open: number }> =>
  sql<{ standing: number; open: number }>`
    select count(*)::int as standing, count(*) filter (where p.enabled)::int as open
    from pickup_point p where ${standing(merchantId)}`
    .execute(db)
    .then((r) => r.rows[0]!)

export const insertPoint = (db: Db, merchantId: number, d: PointDraft): Promise<number> =>
  sql<{ id: number }>`
    insert into pickup_point (merchant_id, name, address, lat, lng, hours, note)
    values (${merchantId}, ${d.name}, ${JSON.stringify(d.address)}::jsonb, ${d.lat}, ${d.lng},
      ${JSON.stringify(d.hours)}::jsonb, ${d.note}) returning id`
    .execute(db)
    .then((r) => r.rows[0]!.id)
export const updatePoint = (db: Db, id: number, d: PointDraft): Promise<unknown> =>
  sql`
    update pickup_point set name = ${d.name}, address = ${JSON.stringify(d.address)}::jsonb, lat = ${d.lat},
      lng = ${d.lng}, hours = ${JSON.stringify(d.hours)}::jsonb, note = ${d.note}, updated_at = shop_now()
    where id = ${id}`.execute(db)
export const setEnabled = (db: Db, id: number, enabled: boolean): Promise<unknown> =>
  sql`update pickup_point set enabled = ${enabled}, updated_at = shop_now() where id = ${id}`.execute(db)
export const hidePoint = (db: Db, id: number): Promise<unknown> =>
  sql`update pickup_point set removed_at = shop_now(), updated_at = shop_now() where id = ${id}`.execute(db)
