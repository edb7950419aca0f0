// Links that call somebody to the staff, or back. What the link says is signed and stands nowhere: the database knows
// its number and whether it was used. It came to an address, so it speaks for that address alone; it opens no desk,
// only the door: whoever used it signs in by password and code.
import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  accountOfCalled,
  checkNickname,
  checkPassword,
  grantMembership,
  hashPassword,
  lacksPassword,
  staffAddress,
  startAnew,
} from '#features/people/accounts/accounts.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'
import { endLink, linkBy, type Link } from './link-queries.ts'
import { keepChange } from './changes.ts'
import { lockStaff, memberBy } from './queries.ts'
import { holdsAll, writing } from './staffing.ts'

type Holder = Pick<AppContext, 'env' | 'log'>
const use = 'staff.link'
const signature = (key: Buffer, { id, kind, contact }: Pick<Link, 'id' | 'kind' | 'contact'>): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([kind, contact, id]))
    .digest()
/** Behind the hash: it reaches no server and no log before its reader presses the button. */
export function addressOf(app: Holder, publicUrl: string, link: Pick<Link, 'id' | 'kind' | 'contact'>): string {
  const token = `${link.id}.${signature(keyFor(app, use), link).toString('base64url')}`
  return `${publicUrl}/admin/join#${token}`
}

/** An open link by its token. Refuses staffLinkOver: used, over, taken back, or none of ours. */
export async function readLink(db: Db, app: Holder, token: string): Promise<Link> {
  const [, id, mac] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  const link = id ? await linkBy(db, Number(id)) : undefined
  const given = Buffer.from(mac ?? '', 'base64url')
  const ours =
    link &&
    keysFor(app, use).some((key) => {
      const due = signature(key, link)
      return due.length === given.length && timingSafeEqual(due, given)
    })
  if (!ours || !(await stillStands(db, link))) throw new Refusal('staffLinkOver')
  return link
}
/** Whoever invited may still give that role; whoever is called back still has the address, and is of the staff. */
async function stillStands(db: Db, { kind, contact, invitedBy, permissions, userId }: Link): Promise<boolean> {
  if (kind === 'reset')
    return (await staffAddress(db, contact))?.userId === userId && (await memberBy(db, userId))?.suspended === false
  if (invitedBy === null) return true
  const inviter = await memberBy(db, invitedBy)
  return inviter?.suspended === false && holdsAll(inviter.permissions, [...permissions, writing])
}
export const wantsPassword = async (db: Db, { kind, contact }: Link): Promise<boolean> =>
  kind === 'reset' || lacksPassword(db, contact)

interface Typed {
  token: string
  nickName?: string
  password?: string
}
interface Accepting {
  db: Db
  app: AppContext
  ip: string
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
/** Answers the address, for the sign-in that follows. Refuses as the call lists. */
export async function acceptLink({ db, app, ip, transaction }: Accepting, typed: Typed): Promise<{ account: string }> {
  const { id } = await readLink(db, app, typed.token)
  const hash = typed.password === undefined ? undefined : await hashPassword(checkPassword(typed.password))
  const nickname = typed.nickName === undefined ? undefined : checkNickname(typed.nickName)
  return transaction(async (trx) => {
    await lockStaff(trx)
    // used, taken back or run out while the lock was waited for
    const link = await readLink(trx, app, typed.token)
    if (!(await endLink(trx, id, 'accepted'))) throw new Refusal('staffLinkOver')
    await (link.kind === 'reset' ? begin(trx, link, hash, ip) : join(trx, link, { hash, nickname }, ip))
    return { account: link.contact }
  })
}
async function join(
  db: Db,
  { id, contact, role, language, invitedBy }: Link,
  { hash, nickname }: { hash: string | undefined; nickname: string | undefined },
  ip: string,
): Promise<void> {
  const userId = await accountOfCalled(db, contact, { hash, nickname, language })
  if (await memberBy(db, userId)) throw new Refusal('staffAlready')
  await grantMembership(db, { userId, audience: 'staff', role: role! })
  await keepChange(db, { userId, by: invitedBy, kind: 'join', held: [] })
  const deed = { staffId: userId, action: 'staff.accept', subject: 'user', subjectId: userId, about: userId }
  await audit(db, { ...deed, after: { role: role!, link: id }, ip })
}
async function begin(db: Db, { id, userId }: Link, hash: string | undefined, ip: string): Promise<void> {
  if (hash === undefined) throw new Refusal('passwordInvalid')
  await startAnew(db, userId!, hash)
  const deed = { staffId: userId, action: 'staff.anew', subject: 'user', subjectId: userId!, about: userId! }
  await audit(db, { ...deed, after: { link: id }, ip })
}
