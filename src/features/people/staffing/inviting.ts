// Invitations to the staff: by a member who may give the role, in a letter; or from the shell of the server, where
// nobody is signed in and the link is printed.
import { staffAddress } from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'
import { countSentToday, endLink, endOthers, insertLink, isInvited, linkBy } from './link-queries.ts'
import { lockStaff, memberBy } from './queries.ts'
import { mustHold, permissionsOf, turnOf, type Actor } from './staffing.ts'

const day = 86_400
interface Inviting {
  /** as checkEmail gives it */
  contact: string
  role: string
  language: Language
}
interface Made {
  id: number
  expiresAt: Date
}
async function mustBeNew(db: Db, contact: string): Promise<void> {
  const known = await staffAddress(db, contact)
  if (known && (await memberBy(db, known.userId))) throw new Refusal('staffAlready')
}
/** Tells nothing about whether they have an account. Refuses as the call lists. */
export async function invite(db: Db, app: AppContext, by: Actor, { contact, role, language }: Inviting): Promise<Made> {
  const me = await turnOf(db, by)
  mustHold(me, await permissionsOf(db, role))
  await mustBeNew(db, contact)
  if (await isInvited(db, contact)) throw new Refusal('staffAlready')
  const most = app.settings.get('staffInvitesPerDay')
  if ((await countSentToday(db)) >= most) throw new Refusal('staffInvitesSpent')
  await endOthers(db, 'invite', contact)
  const seconds = app.settings.get('staffInviteDays') * day
  const asked = { kind: 'invite', contact, role, userId: null, language, by: by.userId, seconds } as const
  const made = await insertLink(db, asked)
  await addJob(db, 'staffing.invited', { id: made.id })
  await note(db, by, 'staff.invite', made.id, role)
  return made
}
/** Answers what it asked for. Refuses notFound, memberAboveYou. */
export async function takeBack(db: Db, by: Actor, id: number): Promise<Inviting> {
  const me = await turnOf(db, by)
  const link = await linkBy(db, id)
  if (link?.kind !== 'invite') throw new Refusal('notFound')
  mustHold(me, link.permissions)
  if (!(await endLink(db, id, 'cancelled'))) throw new Refusal('notFound')
  await note(db, by, 'staff.inviteCancel', id, link.role!)
  return { contact: link.contact, role: link.role!, language: link.language }
}
/** A new one in the place of the old: the letter of before opens nothing any longer. Refuses as the call lists. */
export const inviteAgain = async (db: Db, app: AppContext, by: Actor, id: number): Promise<Made> =>
  invite(db, app, by, await takeBack(db, by, id))

interface Shell {
  seconds: number
}
type Printed = Made & { kind: 'invite' | 'reset'; contact: string }
/** From the shell, in the place of what was open for the address. Refuses notFound (the role), staffAlready. */
export async function inviteAtShell(db: Db, { seconds }: Shell, wish: Inviting): Promise<Printed> {
  const { contact, role, language } = wish
  await lockStaff(db)
  await permissionsOf(db, role)
  await mustBeNew(db, contact)
  await endOthers(db, 'invite', contact)
  const link = { kind: 'invite', contact, role, userId: null, language, by: null, seconds } as const
  const made = await insertLink(db, link)
  await note(db, { userId: null, ip: 'shell' }, 'staff.invite', made.id, role)
  return { ...made, kind: 'invite', contact }
}
/** Another password and no second proof, for a member who lost them. Refuses notFound. */
export async function resetAtShell(db: Db, { seconds }: Shell, contact: string): Promise<Printed> {
  await lockStaff(db)
  const known = await staffAddress(db, contact)
  const member = known && (await memberBy(db, known.userId))
  if (!member || member.suspended) throw new Refusal('notFound')
  const { userId } = member
  await endOthers(db, 'reset', contact)
  const link = { kind: 'reset', contact, role: null, userId, language: 'en-US', by: null, seconds } as const
  const made = await insertLink(db, link)
  const deed = { staffId: null, action: 'staff.resetLink', subject: 'user', subjectId: userId, about: userId }
  await audit(db, { ...deed, after: { link: made.id }, ip: 'shell' })
  return { ...made, kind: 'reset', contact }
}

interface Noting {
  userId: number | null
  ip: string
}
const note = (db: Db, { userId, ip }: Noting, action: string, id: number, role: string): Promise<unknown> =>
  audit(db, { staffId: userId, action, subject: 'staff_link', subjectId: id, after: { role }, ip })
