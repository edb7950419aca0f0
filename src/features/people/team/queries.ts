// All SQL of teams. A parent's rows are found by parent_id, an invitation by the contact of the signed-in person:
// no call names another's row.
import { sql, type RawBuilder } from 'kysely'
import { idList, isSqlState, textList, type Db } from '#kernel/data/db.ts'

/** How an account is named in invitations. */
const contactsOf = sql`array_remove(array[u.email, u.phone], null)`
const monthStart = sql`(date_trunc('month', shop_now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')`
/** Of the orders since joining: paid this month less what came back, and not paid yet. */
const usedBy = (childId: ReturnType<typeof sql>, joinedAt: ReturnType<typeof sql>) => sql`
  (select coalesce(sum(o.paid - o.refunded) filter (where o.paid_at >= ${monthStart}), 0)::bigint as spent,
    coalesce(sum(o.payable) filter (where o.status = 'pendingPayment'), 0)::bigint as pending
  from shop_order o
  where o.user_id = ${childId} and o.created_at >= ${joinedAt}
    and (o.status = 'pendingPayment' or o.paid_at >= ${monthStart}))`
/** The same of `team_member m`. */
const used = usedBy(sql`m.child_id`, sql`m.joined_at`)

/** Those who write to a team queue at its people, in the order of their ids. */
export const lockPeople = (db: Db, ids: readonly number[]): Promise<unknown> =>
  sql`select 1 from user_account where id = any(${idList(ids)}) order by id for no key update`.execute(db)

export interface Standing {
  kind: 'individual' | 'enterprise'
  contacts: string[]
  isChild: boolean
  /** sub-accounts and open invitations */
  count: number
}
export const standingOf = async (db: Db, userId: number): Promise<Standing> =>
  (
    await sql<Standing>`
      select u.kind, ${contactsOf} as contacts,
        exists (select from team_member where child_id = u.id) as "isChild",
        (select count(*) from team_member where parent_id = u.id) as count
      from user_account u where u.id = ${userId}`.execute(db)
  ).rows[0]!

export interface Terms {
  nickname: string
  role: 'buyer' | 'approver' | 'viewer'
  monthlyLimit: number | null
}
/** Undefined when this contact is in the team or invited already. */
export const insertInvitation = async (
  db: Db,
  parentId: number,
  contact: string,
  { nickname, role, monthlyLimit }: Terms,
): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      insert into team_member (parent_id, contact, nickname, role, monthly_limit)
      values (${parentId}, ${contact}, ${nickname}, ${role}, ${monthlyLimit})
      on conflict (parent_id, contact) do nothing returning id`.execute(db)
  ).rows[0]?.id

export interface ChildRow extends Terms {
  id: number
  contact: string
  spent: number
  pending: number
  createdAt: Date
  joinedAt: Date | null
}
export const listChildren = async (db: Db, parentId: number): Promise<ChildRow[]> =>
  (
    await sql<ChildRow>`
      select m.id, m.contact, m.nickname, m.role, m.monthly_limit as "monthlyLimit",
        m.created_at as "createdAt", m.joined_at as "joinedAt", s.spent, s.pending
      from team_member m, lateral ${used} s
      where m.parent_id = ${parentId} order by m.id desc`.execute(db)
  ).rows

/** False when there is no such sub-account of this parent. */
export const updateTerms = async (
  db: Db,
  parentId: number,
  id: number,
  { nickname, role, monthlyLimit }: Terms,
): Promise<boolean> =>
  (
    await sql`
      update team_member set nickname = ${nickname}, role = ${role}, monthly_limit = ${monthlyLimit}
      where id = ${id} and parent_id = ${parentId} returning id`.execute(db)
  ).rows.length > 0

export interface Bond {
  id: number
  parentId: number
  childId: number | null
}
const bond = sql`m.id, m.parent_id as "parentId", m.child_id as "childId"`
export const bondOfParent = async (db: Db, parentId: number, id: number): Promise<Bond | undefined> =>
  (await sql<Bond>`select ${bond} from team_member m where m.id = ${id} and m.parent_id = ${parentId}`.execute(db))
    .rows[0]
export const bondOfChild = async (db: Db, childId: number): Promise<Bond | undefined> =>
  (await sql<Bond>`select ${bond} from team_member m where m.child_id = ${childId}`.execute(db)).rows[0]
/** An open invitation that names this person. */
export const invitationOf = async (db: Db, userId: number, id: number): Promise<Bond | undefined> =>
  (
    await sql<Bond>`select ${bond} from team_member m join user_account u on u.id = ${userId}
      where m.id = ${id} and m.child_id is null and m.parent_id <> u.id and m.contact = any(${contactsOf})`.execute(db)
  ).rows[0]

/**
 * Binds the person who accepts. The places of both decide: 'hasChildren' or 'oneOnly' about the child,
 * 'gone' about the invitation or its parent.
 */
export async function joinTeam(
  db: Db,
  { id, parentId }: Bond,
  childId: number,
): Promise<'joined' | 'gone' | 'oneOnly' | 'hasChildren'> {
  try {
    await sql`
      insert into team_place (user_id, is_parent)
      select p.id, p.id = ${parentId} from unnest(${idList([parentId, childId])}) as p(id) order by p.id
      on conflict do nothing`.execute(db)
    const { rows } = await sql`
      update team_member set child_id = ${childId}, joined_at = shop_now()
      where id = ${id} and child_id is null returning id`.execute(db)
    return rows.length > 0 ? 'joined' : 'gone'
  } catch (e) {
    if (isSqlState(e, '23505', 'team_member_one_parent')) return 'oneOnly'
    if (isSqlState(e, '23503', 'team_member_child_place')) return 'hasChildren'
    if (isSqlState(e, '23503', 'team_member_parent_place')) return 'gone'
    throw e
  }
}

/** Takes a bond or an invitation apart; places that nobody needs any more go with it. False when it was gone. */
export async function dropBond(db: Db, { id, parentId, childId }: Bond): Promise<boolean> {
  const { rows } = await sql`
    delete from team_member where id = ${id} and child_id is not distinct from ${childId} returning id`.execute(db)
  if (rows.length === 0) return false
  if (childId !== null) {
    await sql`delete from team_place where user_id = ${childId} and not is_parent`.execute(db)
    await sql`
      delete from team_place p where p.user_id = ${parentId}
        and not exists (select from team_member where parent_id = ${parentId} and child_id is not null)`.execute(db)
  }
  return true
}

export interface From {
  nickName: string
  email: string | null
  phone: string | null
}
const parent = sql`json_build_object('nickName', p.nickname, 'email', p.email, 'phone', p.phone)`
type InvitationRow = Omit<Terms, 'nickname'> & { id: number; from: From; createdAt: Date }
/** Open invitations to this person, from those who may still have sub-accounts. */
export const invitationsTo = async (db: Db, userId: number): Promise<InvitationRow[]> =>
  (
    await sql<InvitationRow>`
      select m.id, m.role, m.monthly_limit as "monthlyLimit", m.created_at as "createdAt", ${parent} as "from"
      from user_account u
      join team_member m on m.child_id is null and m.contact = any(${contactsOf}) and m.parent_id <> u.id
      join user_account p on p.id = m.parent_id and p.status = 'active'
      where u.id = ${userId}
        and not exists (select from team_place t where t.user_id = m.parent_id and not t.is_parent)
      order by m.id desc limit 20`.execute(db)
  ).rows

export type MembershipRow = Omit<Terms, 'nickname'> & { from: From; spent: number; pending: number; joinedAt: Date }
export const membershipOf = async (db: Db, userId: number): Promise<MembershipRow | undefined> =>
  (
    await sql<MembershipRow>`
      select m.role, m.monthly_limit as "monthlyLimit", m.joined_at as "joinedAt", s.spent, s.pending,
        ${parent} as "from"
      from team_member m join user_account p on p.id = m.parent_id, lateral ${used} s
      where m.child_id = ${userId}`.execute(db)
  ).rows[0]

/** The sub-account's row, held until the transaction ends: nobody changes its terms. */
export const heldMembership = (childId: number, provided: RawBuilder<unknown>) =>
  sql`select id from team_member where child_id = ${childId} and ${provided} for update`
/** What a sub-account may order. */
export type OrderTerms = Omit<Terms, 'nickname'> & {
  /** fen that count against this month's limit; 0 where there is none */
  used: number
}
/**
 * The same as one value; null: they are no sub-account. For a statement after the one that held the row: it must see
 * what others committed while the lock was waited for.
 */
export const orderTerms = (childId: number): RawBuilder<OrderTerms | null> => sql`(
  select json_build_object('role', m.role, 'monthlyLimit', m.monthly_limit, 'used',
    case when m.monthly_limit is null then 0 else (select s.spent + s.pending from ${used} s) end)
  from team_member m where m.child_id = ${childId})`

/** Everything a person has to do with teams, for their data export. */
export const exportOf = async (db: Db, userId: number): Promise<{ asParent: object[]; asChild: object[] }> =>
  (
    await sql<{ asParent: object[]; asChild: object[] }>`
      select (
        select coalesce(json_agg(json_build_object('contact', contact, 'nickname', nickname, 'role', role,
          'monthlyLimit', monthly_limit, 'invitedAt', created_at, 'joinedAt', joined_at) order by id), '[]')
        from team_member where parent_id = ${userId}
      ) as "asParent", (
        select coalesce(json_agg(json_build_object('contact', contact, 'role', role,
          'monthlyLimit', monthly_limit, 'invitedAt', created_at, 'joinedAt', joined_at)), '[]')
        from team_member where child_id = ${userId}
      ) as "asChild"`.execute(db)
  ).rows[0]!

/** Open invitations that name one of these contacts. */
export const deleteInvitationsTo = (db: Db, contacts: readonly string[]): Promise<unknown> =>
  sql`delete from team_member where child_id is null and contact = any(${textList(contacts)})`.execute(db)

/** Bonds and invitations of a person, on either side. */
export const bondsOf = async (db: Db, userId: number): Promise<Bond[]> =>
  (
    await sql<Bond>`
      select ${bond} from team_member m
      where m.parent_id = ${userId} or m.child_id = ${userId} order by m.id`.execute(db)
  ).rows
