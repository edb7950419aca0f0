// The door of teams: sub-accounts with role and monthly limit, bound only by their own consent.
// Every writing verb runs in the caller's transaction.
import { maskedName } from '../accounts/accounts.ts'
import {
  bondOfChild,
  bondOfParent,
  bondsOf,
  deleteInvitationsTo,
  dropBond,
  exportOf,
  insertInvitation,
  invitationOf,
  invitationsTo,
  joinTeam,
  lockPeople,
  membershipOf,
  standingOf,
  updateTerms,
  type Bond,
  type From,
  type OrderTerms,
  type Terms,
} from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export { heldMembership, orderTerms, type OrderTerms } from './queries.ts'

function checked({ nickname, ...rest }: Terms): Terms {
  const name = nickname.trim().replace(/\s+/g, ' ')
  if (!name) throw new Refusal('badInput', { field: 'nickname', rule: 'minLength' })
  return { ...rest, nickname: name }
}

/**
 * Invites a person (contact as checkContact gives it) and answers the invitation's id.
 * Tells nothing about whether they have an account. Refuses as the call lists.
 */
export async function invite(db: Db, app: AppContext, userId: number, contact: string, terms: Terms): Promise<number> {
  const named = checked(terms)
  await lockPeople(db, [userId])
  const { kind, contacts, isChild, count } = await standingOf(db, userId)
  if (kind !== 'enterprise') throw new Refusal('teamEnterpriseOnly')
  if (isChild) throw new Refusal('teamNoThirdLevel')
  if (contacts.includes(contact)) throw new Refusal('teamSelf')
  const max = app.settings.get('teamMaxCount')
  if (count >= max) throw new Refusal('teamFull', { max })
  const id = await insertInvitation(db, userId, contact, named)
  if (id === undefined) throw new Refusal('teamAlreadyInvited')
  return id
}

/** Refuses notFound, badInput (nickname). */
export async function changeTerms(db: Db, userId: number, id: number, terms: Terms): Promise<void> {
  if (!(await updateTerms(db, userId, id, checked(terms)))) throw new Refusal('notFound')
}

async function part(db: Db, bond: Bond | undefined): Promise<void> {
  if (!bond) throw new Refusal('notFound')
  await lockPeople(db, bond.childId === null ? [bond.parentId] : [bond.parentId, bond.childId])
  if (!(await dropBond(db, bond))) throw new Refusal('notFound')
}
/** The parent removes a sub-account or takes an invitation back. Refuses notFound. */
export const remove = async (db: Db, userId: number, id: number): Promise<void> =>
  part(db, await bondOfParent(db, userId, id))
/** The sub-account leaves. Refuses notFound. */
export const leave = async (db: Db, userId: number): Promise<void> => part(db, await bondOfChild(db, userId))
/** The invited person declines. Refuses notFound. */
export const decline = async (db: Db, userId: number, id: number): Promise<void> =>
  part(db, await invitationOf(db, userId, id))

/** The invited person accepts. Refuses notFound, teamOneOnly, teamHasChildren. */
export async function accept(db: Db, userId: number, id: number): Promise<void> {
  const bond = await invitationOf(db, userId, id)
  if (!bond) throw new Refusal('notFound')
  await lockPeople(db, [bond.parentId, userId])
  const joined = await joinTeam(db, bond, userId)
  if (joined !== 'joined')
    throw new Refusal(joined === 'oneOnly' ? 'teamOneOnly' : joined === 'hasChildren' ? 'teamHasChildren' : 'notFound')
}

const inviter = ({ nickName, email, phone }: From) => ({ nickName, username: maskedName(email, phone) })
/** The person's kind of account, open invitations to them, and the team they are in. */
export async function whereIStand(db: Db, userId: number) {
  const [{ kind }, invitations, membership] = await Promise.all([
    standingOf(db, userId),
    invitationsTo(db, userId),
    membershipOf(db, userId),
  ])
  return {
    kind,
    invitations: invitations.map(({ from, createdAt, ...i }) => ({
      ...i,
      from: inviter(from),
      createdAt: new Date(createdAt).toISOString(),
    })),
    membership: membership
      ? { ...membership, from: inviter(membership.from), joinedAt: membership.joinedAt.toISOString() }
      : null,
  }
}

/**
 * Whether a person of these terms may place orders of this sum (fen) now: free for all but sub-accounts. In the
 * transaction that places them, which holds buyer and row (`heldMembership`), so orders placed at once are counted.
 * Refuses teamViewer, teamLimitReached with `left` in fen.
 */
export function checkTeamLimit(terms: OrderTerms | null, payable: number): void {
  if (terms?.role === 'viewer') throw new Refusal('teamViewer')
  if (!terms || terms.monthlyLimit === null) return
  const left = Math.max(0, terms.monthlyLimit - terms.used)
  if (payable > left) throw new Refusal('teamLimitReached', { left, yuan: fenToDecimal(left) })
}

/** What this feature keeps about a person, for their data export. */
export const personalDataOf = exportOf

/**
 * Forgets invitations of others to who had these contacts (e-mail, phone) and closes their account,
 * in the caller's transaction: afterwards nobody knows whom they named.
 */
export const forgetInvitationsTo = deleteInvitationsTo

/** The account is erased: its bonds and invitations go, on either side. */
export async function eraseTeam(db: Db, userId: number): Promise<void> {
  for (const bond of await bondsOf(db, userId)) await part(db, bond)
}
