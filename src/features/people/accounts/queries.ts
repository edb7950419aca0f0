// All SQL of accounts: people, what they own of themselves, memberships. Whose a row is stands in every statement.
// Codes are in code-queries.ts, sign-ins in session-queries.ts.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { isEmail } from './identity.ts'

export const blockedFor = ['payments', 'conduct', 'reviews', 'security', 'law', 'rules'] as const
export type BlockedFor = (typeof blockedFor)[number]
export interface Account {
  userId: number
  nickName: string
  vip: number
  /** nobody signs in: closed or blocked */
  closed: boolean
  /** why staff blocked it */
  blocked: BlockedFor | null
  /** signs in by password and code */
  staff: boolean
  /** of the staff or of a merchant */
  member: boolean
  email: string | null
  phone: string | null
}
const isVip = sql<number>`(vip = 1 and vip_until > shop_now())::int`
const isStaff = sql<boolean>`exists (
  select from membership m where m.user_id = user_account.id and m.audience = 'staff')`
const isMember = sql<boolean>`exists (select from membership m where m.user_id = user_account.id)`
const accountColumns = [
  'id as userId',
  'nickname as nickName',
  'email',
  'phone',
  isVip.as('vip'),
  // a demo's people are nobody's where the shop is no demo
  sql<boolean>`status <> 'active' or (demo and not in_demo())`.as('closed'),
  sql<BlockedFor | null>`blocked_why`.as('blocked'),
  isStaff.as('staff'),
  isMember.as('member'),
] as const
const columnOf = (contact: string): 'email' | 'phone' => (isEmail(contact) ? 'email' : 'phone')

export const readAccount = (db: Db, userId: number): Promise<Account | undefined> =>
  db.selectFrom('user_account').select(accountColumns).where('id', '=', userId).executeTakeFirst()
export const readAccountByContact = (db: Db, contact: string): Promise<Account | undefined> =>
  db.selectFrom('user_account').select(accountColumns).where(columnOf(contact), '=', contact).executeTakeFirst()

export interface NewAccount {
  contact: string
  nickname: string
  language?: Language | undefined
  kind?: 'individual' | 'enterprise'
  passwordHash?: string
}
/** Undefined when another sign-in made it at the same moment. */
export const insertAccount = (
  db: Db,
  { contact, nickname, language, kind = 'individual', passwordHash }: NewAccount,
): Promise<Account | undefined> =>
  db
    .insertInto('user_account')
    .values({
      [columnOf(contact)]: contact,
      nickname,
      language: language ?? null,
      kind,
      password_hash: passwordHash ?? null,
      password_changed_at: passwordHash ? sql`shop_now()` : null,
    })
    .onConflict((c) => c.column(columnOf(contact)).doNothing())
    .returning(accountColumns)
    .executeTakeFirst()

/** The language of later mails. */
export const keepLanguage = (db: Db, userId: number, language: Language): Promise<unknown> =>
  db
    .updateTable('user_account')
    .set({ language })
    .where('id', '=', userId)
    .where('language', 'is distinct from', language)
    .execute()

export interface Contacts {
  email: string | null
  phone: string | null
  language: Language | null
}
export const readContacts = async (db: Db, userId: number): Promise<Contacts | undefined> =>
  (await db
    .selectFrom('user_account')
    .select(['email', 'phone', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()) as Contacts | undefined

/**
 * Gives the account another e-mail or phone; false when somebody else has it, or the account was closed meanwhile.
 * A race ends in the unique key.
 */
export async function changeContact(db: Db, userId: number, contact: string): Promise<boolean> {
  const column = sql.ref(columnOf(contact))
  const { numAffectedRows } = await sql`
    update user_account set ${column} = ${contact}
    where id = ${userId} and status = 'active'
      and not exists (select from user_account where ${column} = ${contact})`.execute(db)
  return numAffectedRows === 1n
}

export interface UserRow {
  id: number
  kind: 'individual' | 'enterprise'
  nickName: string
  email: string | null
  phone: string | null
  avatar: string | null
  gender: string | null
  birthday: string | null
  inviteCode: string
  vip: number
  cartCount: number
  hasPassword: boolean
  hasPayPassword: boolean
  shop: { merchantId: number; name: string; status: string } | null
}
export async function readUser(db: Db, userId: number, lang: Language): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select u.id, u.kind, u.nickname as "nickName", u.email, u.phone, u.avatar, u.gender, u.birthday::text as birthday,
      u.invite_code as "inviteCode", ${isVip} as vip,
      u.password_hash is not null as "hasPassword", u.pay_password_hash is not null as "hasPayPassword",
      coalesce((select sum(quantity)::int from cart_line where user_id = u.id), 0) as "cartCount",
      (select json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'status', m.status)
        from membership h join merchant m on m.id = h.merchant_id
        where h.user_id = u.id and h.audience = 'merchant' order by m.id limit 1) as shop
    from user_account u where u.id = ${userId}`.execute(db)
  return rows[0]
}

export interface SecurityRow {
  kind: 'individual' | 'enterprise'
  hasPassword: boolean
  passwordChangedAt: Date | null
  hasPayPassword: boolean
  email: string | null
  phone: string | null
  deviceCount: number
  freshSignIn: boolean
}
export async function readSecurity(
  db: Db,
  userId: number,
  sessionId: number,
  freshSeconds: number,
): Promise<SecurityRow | undefined> {
  const { rows } = await sql<SecurityRow>`
    select u.kind, u.email, u.phone,
      u.password_hash is not null as "hasPassword", u.password_changed_at as "passwordChangedAt",
      u.pay_password_hash is not null as "hasPayPassword",
      (select count(*)::int from session s
        where s.user_id = u.id and s.revoked_at is null and s.expires_at > shop_now()) as "deviceCount",
      exists (select from session s
        where s.id = ${sessionId} and s.user_id = u.id and s.made_account
          and s.created_at > shop_now() - make_interval(secs => ${freshSeconds})) as "freshSignIn"
    from user_account u where u.id = ${userId}`.execute(db)
  return rows[0]
}

export interface PasswordRow extends Account {
  hash: string | null
  deviceKnown: boolean
}
/** What a sign-in by password must know, in one statement whether or not there is such an account. */
export const readForPassword = (db: Db, contact: string, deviceHash: Buffer | null): Promise<PasswordRow | undefined> =>
  db
    .selectFrom('user_account')
    .select([
      ...accountColumns,
      'password_hash as hash',
      sql<boolean>`exists (select from known_device d
        where d.user_id = user_account.id and d.key_hash = ${deviceHash})`.as('deviceKnown'),
    ])
    .where(columnOf(contact), '=', contact)
    .executeTakeFirst()
export const readPasswordHash = async (db: Db, userId: number): Promise<string | null> =>
  (await db.selectFrom('user_account').select('password_hash').where('id', '=', userId).executeTakeFirst())
    ?.password_hash ?? null
/**
 * Whether the password is still this one; until the transaction ends it stays so,
 * and a change then ends what was opened with it.
 */
export const holdPassword = async (db: Db, userId: number, hash: string): Promise<boolean> =>
  (await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', hash)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined
/** Keeps a new password if the old one is still what it was. */
export const savePassword = async (db: Db, userId: number, hash: string, before: string | null): Promise<boolean> =>
  (
    await db
      .updateTable('user_account')
      .set({ password_hash: hash, password_changed_at: sql`shop_now()` })
      .where('id', '=', userId)
      .where('password_hash', 'is not distinct from', before)
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export interface Profile {
  nickname?: string
  gender?: 'female' | 'male' | 'other' | null
  birthday?: string | null
  avatar?: string | null
}
/** A closed account takes nothing more. */
export const updateProfile = (db: Db, userId: number, profile: Profile): Promise<unknown> =>
  db.updateTable('user_account').set(profile).where('id', '=', userId).where('status', '=', 'active').execute()

export interface Company {
  name: string
  country: string
  registrationNo: string
  contact: string
}
export const insertCompany = (db: Db, userId: number, { registrationNo, ...company }: Company): Promise<unknown> =>
  db
    .insertInto('company')
    .values({ ...company, user_id: userId, registration_no: registrationNo })
    .execute()
export const readCompany = (db: Db, userId: number): Promise<Company | undefined> =>
  db
    .selectFrom('company')
    .select(['name', 'country', 'registration_no as registrationNo', 'contact'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Everything of a person that accounts keeps, as one object. */
export async function readPersonalData(db: Db, userId: number): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ person: Record<string, unknown> }>`
    select json_build_object('email', u.email, 'phone', u.phone, 'nickname', u.nickname, 'kind', u.kind,
      'gender', u.gender, 'birthday', u.birthday, 'avatar', u.avatar, 'language', u.language,
      'inviteCode', u.invite_code, 'createdAt', u.created_at, 'passwordChangedAt', u.password_changed_at,
      'secondProofs', (select coalesce(json_agg(json_build_object('kind', kind, 'name', name)), '[]')
        from second_proof where user_id = u.id and confirmed_at is not null),
      'invitedAt', (select created_at from invitation where invitee_id = u.id),
      'invitations', (select count(*) from invitation where inviter_id = u.id),
      'company', (
        select json_build_object('name', c.name, 'country', c.country, 'registrationNo', c.registration_no,
          'contact', c.contact)
        from company c where c.user_id = u.id
      ),
      'signIns', coalesce((
        select json_agg(json_build_object('userAgent', s.user_agent, 'firstSeen', s.created_at,
          'lastSeen', s.last_seen_at, 'endedAt', least(s.revoked_at, s.expires_at)) order by s.id)
        from session s where s.user_id = u.id
      ), '[]')) as person
    from user_account u where u.id = ${userId}`.execute(db)
  return rows[0]?.person
}
/** Takes everything personal off the account for good; the row stays, for money records name it. */
export const erasePerson = (db: Db, userId: number): Promise<unknown> =>
  sql`
    with old as (select id, email, phone from user_account where id = ${userId} for update),
    company_gone as (delete from company where user_id = ${userId}),
    erased as (
      update user_account u set status = 'closed', closed_at = coalesce(closed_at, shop_now()),
        blocked_at = null, blocked_why = null,
        email = null, phone = null, nickname = '', avatar = null, gender = null, birthday = null, language = null,
        vip = 0, vip_until = null, password_hash = null, password_changed_at = null,
        pay_password_hash = null
      from old where u.id = old.id
    ),
    codes_gone as (delete from login_code c using old where c.target in (old.email, old.phone))
    select from old`.execute(db)

export const setKind = (db: Db, userId: number, kind: 'individual' | 'enterprise'): Promise<unknown> =>
  db.updateTable('user_account').set({ kind }).where('id', '=', userId).execute()

/** False when it is not open. */
export const markBlocked = async (db: Db, userId: number, why: BlockedFor): Promise<boolean> =>
  (
    await sql`update user_account set status = 'blocked', blocked_at = shop_now(), blocked_why = ${why}
      where id = ${userId} and status = 'active' returning id`.execute(db)
  ).rows.length > 0
/** False when it is not blocked. */
export const markUnblocked = async (db: Db, userId: number): Promise<boolean> =>
  (
    await sql`update user_account set status = 'active', blocked_at = null, blocked_why = null
      where id = ${userId} and status = 'blocked' returning id`.execute(db)
  ).rows.length > 0
/** The mail address of the shop, where it told one. */
export const objectionsTo = async (db: Db): Promise<string | undefined> =>
  (await sql<{ email: string | null }>`select contact ->> 'email' as email from channel where id = 2421`.execute(db))
    .rows[0]?.email ?? undefined
