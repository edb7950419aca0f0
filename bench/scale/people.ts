// Who asks in the measured shop, and what they look for.
import type pg from 'pg'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import { openDb, transact } from '#kernel/data/db.ts'
import type { People } from './calls.ts'
import { bigCode } from './goods.ts'

export async function peopleOf(owner: pg.Pool): Promise<People> {
  await liftLimits(owner)
  const { rows } = await owner.query<Omit<People, 'merchant' | 'staff' | 'buyer'> & { buyerId: number }>(asked, [
    bigCode,
  ])
  const { buyerId, ...things } = rows[0]!
  const db = openDb(owner)
  const signedIn = async (email: string, audience: 'merchant' | 'staff'): Promise<string> => {
    await owner.query(`insert into user_account (email, nickname) values ($1, 'clerk') on conflict do nothing`, [email])
    const { rows: known } = await owner.query<{ id: number }>('select id from user_account where email = $1', [email])
    const userId = known[0]!.id
    await transact(db, (tx) =>
      grantMembership(
        tx,
        audience === 'merchant'
          ? { userId, audience, merchantId: things.merchantId, role: 'owner' }
          : { userId, audience, role: 'admin' },
      ),
    )
    return openSession(db, userId, { userAgent: 'bench', days: 1, strength: 'twoProofs', idleSeconds: 86_400 })
  }
  return {
    ...things,
    merchant: await signedIn('scale-clerk@example.com', 'merchant'),
    staff: await signedIn('scale-staff@example.com', 'staff'),
    buyer: await openSession(db, buyerId, { userAgent: 'bench', days: 1, strength: 'password' }),
  }
}

/** What a few people in one place may ask in a minute is soon used up. */
const liftLimits = (owner: pg.Pool): Promise<unknown> =>
  owner.query(
    `insert into setting (name, value) select name, '0' from unnest($1::text[]) name
     on conflict (name) do update set value = '0'`,
    [['readsPerMinute', 'writesPerMinute', 'previewsPerMinute', 'lookupsPerMinute']],
  )

const asked = `
  select m.id as "merchantId", p.id as "productId", p.title ->> 'en-US' as title, k.code as "skuCode", k.barcode,
    p.category_id as "categoryId", o.order_no as "orderNo", o.user_id as "buyerId", u.nickname,
    (select waybill from parcel where order_id = o.id limit 1) as waybill,
    (select service_no from claim where merchant_id = m.id order by id limit 1) as "serviceNo",
    (select id from shop_category where merchant_id = m.id and parent_id is not null order by id limit 1)
      as "shopCategoryId",
    (select id from shop_collection where merchant_id = m.id order by id limit 1) as "collectionId"
  from merchant m
  join lateral (select * from product where merchant_id = m.id and status = 'onSale' order by id offset 40000 limit 1) p
    on true
  join lateral (select * from sku where product_id = p.id order by id limit 1) k on true
  join lateral (select o.* from shop_order o where o.merchant_id = m.id and o.status = 'reviewed' and exists
    (select from parcel where order_id = o.id) order by o.user_id limit 1) o on true
  join user_account u on u.id = o.user_id
  where m.code = $1`
