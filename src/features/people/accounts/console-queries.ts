// All SQL of the console's sign-in: tickets between its two proofs, and what somebody is a member of.
import { sql } from 'kysely'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export const insertTicket = (
  db: Db,
  userId: number,
  { hash, sentTo, seconds }: { hash: Buffer; sentTo: 'email' | 'phone'; seconds: number },
): Promise<unknown> =>
  db
    .insertInto('console_ticket')
    .values({ hash, user_id: userId, sent_to: sentTo, expires_at: sql`shop_now() + make_interval(secs => ${seconds})` })
    .execute()

/**
 * Holds a ticket that is still good, and its person: whoever changes their password or contact waits, or was first.
 * In their order: the person, then the ticket. Inside a transaction.
 */
export async function holdTicket(
  db: Db,
  hash: Buffer,
): Promise<{ userId: number; sentTo: 'email' | 'phone' } | undefined> {
  await sql`
    select from user_account u where u.id = (select user_id from console_ticket where hash = ${hash})
    for no key update`.execute(db)
  const { rows } = await sql<{ userId: number; sentTo: 'email' | 'phone' }>`
    select user_id as "userId", sent_to as "sentTo" from console_ticket
    where hash = ${hash} and expires_at > shop_now() for update`.execute(db)
  return rows[0]
}
export const spendTicket = (db: Db, hash: Buffer): Promise<unknown> =>
  db.deleteFrom('console_ticket').where('hash', '=', hash).execute()
export const dropTickets = (db: Db, userId: number): Promise<unknown> =>
  db.deleteFrom('console_ticket').where('user_id', '=', userId).execute()

export const isMember = async (db: Db, userId: number): Promise<boolean> =>
  (await db.selectFrom('membership').select('id').where('user_id', '=', userId).limit(1).executeTakeFirst()) !==
  undefined

export const isStaff = async (db: Db, userId: number): Promise<boolean> =>
  (await db
    .selectFrom('membership')
    .select('id')
    .where('user_id', '=', userId)
    .where('audience', '=', 'staff')
    .limit(1)
    .executeTakeFirst()) !== undefined

export interface Membership {
  audience: 'merchant' | 'staff'
  merchantId: number | null
  merchantName: string | null
  seal: { char: string; shape: string; ink: string } | null
  role: string
  roleName: string | null
  /** for good: its people may read, nothing else */
  closed: boolean
  permissions: string[]
}
const memberships = (userId: number, lang: Language) => sql<Membership>`
  select m.audience, m.merchant_id as "merchantId", case when s.id is not null
    then in_language(s.name, ${lang}) end as "merchantName", m.role,
    r.name as "roleName", coalesce(s.status = 'closed', false) as closed, case when s.status = 'closed' then array(
      select p from unnest(r.permissions) p where p like '%.read') else r.permissions end as permissions,
    case when s.seal ? 'char' then s.seal end as seal
  from membership m join role r on r.audience = m.audience and r.code = m.role
  left join merchant s on s.id = m.merchant_id
  where m.user_id = ${userId} order by m.audience desc, m.merchant_id`
/** Of what somebody is a member; held, so that a change meanwhile ends the sign-in that is being opened. */
export const holdMemberships = async (db: Db, userId: number, lang: Language): Promise<Membership[]> =>
  (await sql<Membership>`${memberships(userId, lang)} for share of m, r`.execute(db)).rows
export const readMemberships = async (db: Db, userId: number, lang: Language): Promise<Membership[]> =>
  (await memberships(userId, lang).execute(db)).rows
