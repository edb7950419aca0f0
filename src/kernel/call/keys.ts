// Keys of merchants: a token that opens calls of one merchant, within its scope, for a system without a person at it.
// What is no merchant's call, and every permission that no feature opens to keys, is closed to them.
import { sql } from 'kysely'
import type { Contract, Session, Visitor } from './contract.ts'
import type { Db } from '../data/db.ts'
import { readTogether } from '../data/read-together.ts'
import { Refusal } from './refusal.ts'
import { hashToken, newToken } from '../security/tokens.ts'

const mark = 'mk_'
export const newKey = (): string => mark + newToken()
/** Longer than every token of a sign-in, which may begin with the same letters. */
export const isKey = (token: string | undefined): token is string => /^mk_[\w-]{43}$/.test(token ?? '')

interface KeyRow {
  id: number
  userId: number
  merchantId: number
  permissions: string[]
  revoked: boolean
  expired: boolean
  unseen: boolean
}
/** How exact the last use is known. */
const markedEvery = sql`interval '10 minutes'`
/** By the key's hash in hex. What its maker may no longer do, it may not either. */
const keyRows = readTogether<string, KeyRow>(async (db, hashes) => {
  const { rows } = await sql<KeyRow & { hash: string }>`
    select encode(k.hash, 'hex') as hash, k.id, k.made_by as "userId", k.merchant_id as "merchantId",
      array(select unnest(k.scope) intersect select unnest(r.permissions)) as permissions,
      k.revoked_at is not null or u.status <> 'active' or ((u.demo or k.demo) and not in_demo()) as revoked,
      coalesce(k.expires_at <= shop_now(), false) as expired,
      coalesce(k.last_used_at < shop_now() - ${markedEvery}, true) as unseen
    from api_key k join user_account u on u.id = k.made_by
    left join membership m on m.user_id = k.made_by and m.audience = 'merchant' and m.merchant_id = k.merchant_id
    left join role r on r.audience = m.audience and r.code = m.role
    where k.hash = any((select ${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])::bytea[])`.execute(db)
  return new Map(rows.map(({ hash, ...row }) => [hash, row]))
})
const markUsed = (db: Db, id: number): Promise<unknown> =>
  sql`update api_key set last_used_at = shop_now() where id = ${id}
    and coalesce(last_used_at < shop_now() - ${markedEvery}, true)`.execute(db)

/**
 * Whom a key speaks for, and at which merchant. Refuses sessionRequired, tokenRevoked, sessionExpired as a sign-in
 * does, and forbidden for every call that is not within it.
 */
export async function admitKey(
  db: Db,
  open: ReadonlySet<string>,
  { who, byKey }: Pick<Contract, 'who' | 'byKey'>,
  { token, audience, merchantId }: Pick<Visitor, 'token' | 'audience' | 'merchantId'>,
): Promise<{ user: Session; merchantId: number; permissions: readonly string[] }> {
  if (typeof who === 'string') throw new Refusal('sessionRequired')
  const hash = hashToken(token ?? '').toString('hex')
  const key = (await keyRows(db, [hash])).get(hash)
  if (!key) throw new Refusal('sessionRequired')
  if (key.revoked) throw new Refusal('tokenRevoked')
  if (key.expired) throw new Refusal('sessionExpired')
  // nobody waits for it, and a call does not fail with it
  if (key.unseen) void markUsed(db, key.id).catch(() => undefined)
  if (!('merchant' in who) || audience !== 'merchant' || !byKey) throw new Refusal('forbidden')
  if (merchantId !== undefined && merchantId !== key.merchantId) throw new Refusal('forbidden')
  if (!open.has(who.merchant) || !key.permissions.includes(who.merchant)) throw new Refusal('forbidden')
  const user: Session = {
    id: 0,
    userId: key.userId,
    superMember: false,
    strength: 'code',
    console: false,
    second: null,
    keyId: key.id,
  }
  return { user, merchantId: key.merchantId, permissions: key.permissions.filter((one) => open.has(one)) }
}
