// Sign-ins: an opaque 256-bit token, stored as its SHA-256; what a token may do is read in one statement per request.
import { sql } from 'kysely'
import type { Session } from './contract.ts'
import type { Db } from '../data/db.ts'
import { Refusal } from './refusal.ts'
import { hashToken, newToken } from '../security/tokens.ts'

/** Makes a sign-in for the user, on a known device or not, and returns its token: the only time it is ever seen. */
export async function openSession(
  db: Db,
  userId: number,
  userAgent: string,
  days: number,
  deviceId: number | null = null,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: userAgent.slice(0, 300),
      device_id: deviceId,
      expires_at: sql`shop_now() + make_interval(days => ${days})`,
    })
    .execute()
  return token
}

/** A token's session. Refuses sessionRequired (unknown), tokenRevoked (other device, closed), sessionExpired. */
export async function readSession(db: Db, token: string): Promise<Session> {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.user_id as userId',
      sql<boolean>`s.revoked_at is not null or u.status <> 'active' or ((u.demo or s.demo) and not in_demo())`.as(
        'revoked',
      ),
      sql<boolean>`s.expires_at <= shop_now()`.as('expired'),
      sql<boolean>`u.vip = 1 and u.vip_until > shop_now()`.as('superMember'),
      sql<boolean>`s.last_seen_at < shop_now() - interval '10 minutes'`.as('unseen'),
    ])
    .where('s.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!row) throw new Refusal('sessionRequired')
  if (row.revoked) throw new Refusal('tokenRevoked')
  if (row.expired) throw new Refusal('sessionExpired')
  // nobody waits for it, and a call does not fail with it
  if (row.unseen) void markSeen(db, row.id).catch(() => undefined)
  return { id: row.id, userId: row.userId, superMember: row.superMember }
}
/** Of calls that come at once, one writes. */
const markSeen = (db: Db, id: number): Promise<unknown> =>
  sql`update session set last_seen_at = shop_now()
    where id = ${id} and last_seen_at < shop_now() - interval '10 minutes'`.execute(db)

/** The permissions of a member's role, and for which merchant. Refuses forbidden when there is no membership. */
export async function readMembership(
  db: Db,
  userId: number,
  audience: 'merchant' | 'staff',
  merchantId: number | undefined,
): Promise<{ merchantId: number | null; permissions: string[] }> {
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('role as r', (on) => on.onRef('r.audience', '=', 'm.audience').onRef('r.code', '=', 'm.role'))
    .select(['m.merchant_id as merchantId', 'r.permissions'])
    .where('m.user_id', '=', userId)
    .where('m.audience', '=', audience)
    .$if(merchantId !== undefined, (q) => q.where('m.merchant_id', '=', merchantId!))
    .limit(2)
    .execute()
  const only = rows.length === 1 ? rows[0] : undefined
  if (!only) throw new Refusal('forbidden')
  return only
}
