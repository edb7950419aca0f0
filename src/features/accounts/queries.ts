// All SQL of accounts: people, one-time codes, memberships. Whose a row is stands in every statement.
import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Db } from '#kernel/db.ts'
import type { Language } from '#kernel/language.ts'
import type { getUserInfo } from './contract.ts'

export interface Account {
  userId: number
  nickName: string
  vip: number
  closed: boolean
}
const isVip = sql<number>`(vip = 1 and vip_until > shop_now())::int`
const accountColumns = ['id as userId', 'nickname as nickName', isVip.as('vip'), sql<boolean>`status <> 'active'`.as('closed')] as const

export const readAccountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db.selectFrom('user_account').select(accountColumns).where('email', '=', email).executeTakeFirst()

/** Undefined when another sign-in made it at the same moment. */
export const insertAccount = (db: Db, email: string, nickname: string, language: Language | undefined): Promise<Account | undefined> =>
  db
    .insertInto('user_account')
    .values({ email, nickname, language: language ?? null })
    .onConflict((c) => c.column('email').doNothing())
    .returning(accountColumns)
    .executeTakeFirst()

/** The language of later mails. */
export const keepLanguage = (db: Db, userId: number, language: Language): Promise<unknown> =>
  db.updateTable('user_account').set({ language }).where('id', '=', userId).where('language', 'is distinct from', language).execute()

export const readEmail = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('user_account').select('email').where('id', '=', userId).executeTakeFirst())?.email ?? null

type UserRow = Omit<Static<typeof getUserInfo.output>, 'username' | 'messageCount'> & { email: string | null; phone: string | null }
export async function readUser(db: Db, userId: number, lang: Language): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select u.id, u.nickname as "nickName", u.email, u.phone, ${isVip} as vip, u.pay_password_hash is not null as "hasPayPassword",
      coalesce((select sum(quantity)::int from cart_line where user_id = u.id), 0) as "cartCount",
      (select json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'status', m.status)
        from membership h join merchant m on m.id = h.merchant_id where h.user_id = u.id and h.hat = 2 order by m.id limit 1) as shop
    from user_account u where u.id = ${userId}`.execute(db)
  return rows[0]
}

/** Signed out by oneself: the token runs out now (a revoked one would speak of another device). */
export const endSession = (db: Db, sessionId: number): Promise<unknown> =>
  db
    .updateTable('session')
    .set({ expires_at: sql`shop_now()` })
    .where('id', '=', sessionId)
    .execute()

export interface MembershipRow {
  userId: number
  hat: 2 | 3
  merchantId?: number
  role: string
  permissions: string[]
}
export const upsertMembership = (db: Db, { userId, hat, merchantId, role, permissions }: MembershipRow): Promise<unknown> =>
  sql`insert into membership (user_id, hat, merchant_id, role, permissions) values (${userId}, ${hat}, ${merchantId ?? null}, ${role}, ${permissions})
    on conflict (user_id, hat, coalesce(merchant_id, 0)) do update set role = excluded.role, permissions = excluded.permissions`.execute(db)

export interface CodeWish {
  purpose: string
  target: string
  hmac: Buffer
  ip: string
  validSeconds: number
  resendSeconds: number
  targetHour: number
  /** null: no limit by internet address */
  ipHour: number | null
}
/** One at a time per target and internet address, so that codes asked at once are counted. Inside a transaction. */
export const lockCodes = (db: Db, { target, ip }: CodeWish): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(k) from (select unnest(array[hashtextextended(${`ip:${ip}`}, 0), hashtextextended(${`code:${target}`}, 0)]) as k order by 1) keys`.execute(db)

/** Keeps a code if it may be sent now: `id` of the row, or null with the seconds to wait (0: an hourly limit). */
export async function insertCode(db: Db, w: CodeWish): Promise<{ id: number | null; wait: number }> {
  const { rows } = await sql<{ id: number | null; wait: number }>`
    with seen as (
      select
        coalesce((select least(${w.resendSeconds}, ceil(extract(epoch from created_at - shop_now())) + ${w.resendSeconds})::int from login_code
          where target = ${w.target} and purpose = ${w.purpose} order by created_at desc limit 1), 0) as wait,
        (select count(*) from login_code where target = ${w.target} and created_at > shop_now() - interval '1 hour') as by_target,
        (select count(*) from login_code where ip = ${w.ip} and created_at > shop_now() - interval '1 hour') as by_ip
    ), made as (
      insert into login_code (purpose, target, code_hmac, ip, expires_at)
      select ${w.purpose}, ${w.target}, ${w.hmac}, ${w.ip}, shop_now() + make_interval(secs => ${w.validSeconds}) from seen
      where wait <= 0 and by_target < ${w.targetHour} and (${w.ipHour}::int is null or by_ip < ${w.ipHour}::int) returning id
    )
    select (select id from made) as id, greatest(wait, 0) as wait from seen`.execute(db)
  return rows[0]!
}
/** A code that never left makes nobody wait. */
export const dropCode = (db: Db, id: number): Promise<unknown> => db.deleteFrom('login_code').where('id', '=', id).execute()

/** Takes one try of the newest code and tells whether it was right. The row's lock makes parallel guesses queue, and each looks again whether tries are left. */
export async function tryCode(db: Db, purpose: string, target: string, hmac: Buffer, maxTries: number): Promise<boolean> {
  const { rows } = await sql<{ right: boolean }>`
    update login_code set attempts = attempts + 1, used_at = case when code_hmac = ${hmac} then shop_now() end
    where id = (select id from login_code where target = ${target} and purpose = ${purpose} order by created_at desc, id desc limit 1)
      and used_at is null and expires_at > shop_now() and attempts < ${maxTries}
    returning used_at is not null as right`.execute(db)
  return rows[0]?.right ?? false
}

/** Codes a day old, and sign-ins a month over. */
export async function deleteStale(db: Db): Promise<void> {
  await sql`delete from login_code where created_at < shop_now() - interval '1 day'`.execute(db)
  await sql`delete from session where least(expires_at, revoked_at) < shop_now() - interval '30 days'`.execute(db)
}
