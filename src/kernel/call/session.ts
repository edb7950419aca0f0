// Sign-ins: an opaque 256-bit token, stored as its SHA-256; what a token may do is read in one statement per request.
import { sql } from 'kysely'
import type { Session, Strength } from './contract.ts'
import { idList, type Db } from '../data/db.ts'
import { readTogether } from '../data/read-together.ts'
import { Refusal } from './refusal.ts'
import { hashToken, newToken } from '../security/tokens.ts'

export interface Opening {
  userAgent: string
  /** the network it came from, shortened */
  network?: string
  days: number
  deviceId?: number | null
  /** `code` when missing: the least */
  strength?: Strength
  /** it made the account just now */
  madeAccount?: boolean
  /** a sign-in of the console; it ends after so many seconds without use, and only then */
  idleSeconds?: number
  /** as in Session */
  second?: Session['second'] | undefined
}
/** Makes a sign-in for the user, on a known device or not, and returns its token: the only time it is ever seen. */
export async function openSession(
  db: Db,
  userId: number,
  {
    userAgent,
    network = '',
    days,
    deviceId = null,
    strength = 'code',
    madeAccount = false,
    idleSeconds,
    second = null,
  }: Opening,
): Promise<string> {
  const token = newToken()
  await db
    .insertInto('session')
    .values({
      user_id: userId,
      token_hash: hashToken(token),
      user_agent: userAgent.slice(0, 300),
      network,
      device_id: deviceId,
      strength,
      made_account: madeAccount,
      console: idleSeconds !== undefined,
      idle_seconds: idleSeconds ?? null,
      second,
      expires_at:
        idleSeconds === undefined
          ? sql`shop_now() + make_interval(days => ${days})`
          : sql`shop_now() + make_interval(secs => ${idleSeconds})`,
    })
    .execute()
  return token
}

interface SessionRow extends Session {
  revoked: boolean
  expired: boolean
  unseen: boolean
}
/** By the token's hash in hex. */
const sessionRows = readTogether<string, SessionRow>(async (db, hashes) => {
  const { rows } = await sql<SessionRow & { hash: string }>`
    select encode(s.token_hash, 'hex') as hash, s.id, s.user_id as "userId",
      s.revoked_at is not null or u.status <> 'active' or ((u.demo or s.demo) and not in_demo()) as revoked,
      s.expires_at <= shop_now() as expired, u.vip = 1 and u.vip_until > shop_now() as "superMember",
      s.last_seen_at < shop_now() - ${markedEvery} as unseen, s.console, s.strength, s.second
    -- one by one: also of a few sign-ins none is looked for by reading all
    from unnest((select ${hashes.map((hash) => Buffer.from(hash, 'hex'))}::bytea[])::bytea[]) as h(hash)
      cross join lateral (select * from session s where s.token_hash = h.hash offset 0) s
      cross join lateral (select * from user_account u where u.id = s.user_id offset 0) u`.execute(db)
  return new Map(rows.map(({ hash, ...row }) => [hash, row]))
})
/** A token's session. Refuses sessionRequired (unknown), tokenRevoked (other device, closed), sessionExpired. */
export async function readSession(db: Db, token: string): Promise<Session> {
  const hash = hashToken(token).toString('hex')
  const row = (await sessionRows(db, [hash])).get(hash)
  if (!row) throw new Refusal('sessionRequired')
  if (row.revoked) throw new Refusal('tokenRevoked')
  if (row.expired) throw new Refusal('sessionExpired')
  // nobody waits for it, and a call does not fail with it
  if (row.unseen) void markSeen(db, row.id).catch(() => undefined)
  const { id, userId, superMember, strength, second } = row
  return { id, userId, superMember, strength, second, console: row.console }
}
/** Which of these sign-ins still hold. It is no use of them: time without use goes on. */
export async function openSessionsOf(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select s.id from session s join user_account u on u.id = s.user_id
    where s.id = any(${idList(ids)}) and s.revoked_at is null and s.expires_at > shop_now() and u.status = 'active'
      and not ((u.demo or s.demo) and not in_demo())`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
/**
 * Holds the person and their sign-in until the transaction ends, for what changes how one gets into the account: ended
 * meanwhile (a new password, say), it changes nothing any more. Refuses tokenRevoked.
 */
export async function holdSession(db: Db, { id, userId }: Pick<Session, 'id' | 'userId'>): Promise<void> {
  await sql`select from user_account where id = ${userId} for no key update`.execute(db)
  const { rows } = await sql`
    select from session where id = ${id} and revoked_at is null and expires_at > shop_now() for share`.execute(db)
  if (rows.length === 0) throw new Refusal('tokenRevoked')
}

/** How exact the last use is known: to the minute where time without use ends a sign-in. */
const markedEvery = sql`case when console then interval '1 minute' else interval '10 minutes' end`
/** Of calls that come at once, one writes; one that has ended meanwhile stays so. */
const markSeen = (db: Db, id: number): Promise<unknown> =>
  sql`update session set last_seen_at = shop_now(),
      expires_at = case when console then shop_now() + make_interval(secs => idle_seconds) else expires_at end
    where id = ${id} and last_seen_at < shop_now() - ${markedEvery}
      and revoked_at is null and expires_at > shop_now()`.execute(db)

/**
 * The permissions of a member's role, and for which merchant; at a shop that is closed for good those to read alone.
 * Refuses forbidden when there is no membership, and to every sign-in that is not the console's: its two proofs stand
 * for the person; secondProofRequired where the shop wants one of the person's own.
 */
export async function readMembership(
  db: Db,
  { userId, console, second }: Session,
  audience: 'merchant' | 'staff',
  merchantId: number | undefined,
): Promise<{ merchantId: number | null; permissions: string[]; closed: boolean }> {
  if (!console) throw new Refusal('forbidden')
  const rows = await db
    .selectFrom('membership as m')
    .innerJoin('role as r', (on) => on.onRef('r.audience', '=', 'm.audience').onRef('r.code', '=', 'm.role'))
    .leftJoin('second_proof_rule as p', 'p.merchant_id', 'm.merchant_id')
    .leftJoin('merchant as s', 's.id', 'm.merchant_id')
    .select(['m.merchant_id as merchantId', 'r.permissions', 'p.merchant_id as wantsProof', 's.status'])
    .where('m.user_id', '=', userId)
    .where('m.audience', '=', audience)
    .$if(merchantId !== undefined, (q) => q.where('m.merchant_id', '=', merchantId!))
    .limit(2)
    .execute()
  const only = rows.length === 1 ? rows[0] : undefined
  if (!only) throw new Refusal('forbidden')
  const { wantsProof, status, permissions, ...membership } = only
  if (wantsProof !== null && second === null) throw new Refusal('secondProofRequired')
  const closed = status === 'closed'
  return { ...membership, closed, permissions: closed ? permissions.filter(isToRead) : permissions }
}
const isToRead = (permission: string): boolean => permission.endsWith('.read')
