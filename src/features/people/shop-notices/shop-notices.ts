// The door of the notices of shops: who of a merchant's people hears of something, by which ways; and what each of
// them, and the shop for each role, chose. Every writing verb runs in the caller's transaction.
import {
  changeOfRole,
  changeOwn,
  choicesOf,
  choicesOfRoles,
  hearers,
  placeOf,
  rolesBy,
  unwantedMornings,
  type Change,
  type Choice,
} from './queries.ts'
import { rowsOf, waysOf } from './rows.ts'
import { tellAll, type AnyTelling, type Telling } from '#features/platform/messages/messages.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { kindOf, mutableTypes, shopKinds, type MessageKey } from '#kernel/messages.ts'
import { audit } from '#kernel/security/audit.ts'
import { merchantRoles } from '#kernel/security/roles.ts'
import { isUsual } from '#kernel/shop-notices.ts'

/** Who of a merchant's people hears of a message of this key, and by which ways. */
export async function hearersOf(db: Db, merchantId: number, key: MessageKey) {
  const kind = kindOf(key)
  if (!kind?.shop) throw new Error(`${key} is no message of a shop to its people`)
  const { type, mail, shop } = kind
  const mayBeQuiet = mutableTypes.some((one) => one === type)
  const found = await hearers(db, merchantId, { ...shop, usual: isUsual(shop.notice) })
  return found
    .map(({ userId, ...by }) => ({ userId, heard: { app: by.app || !mayBeQuiet, mail: by.mail && mail === 'wished' } }))
    .filter(({ heard }) => heard.app || heard.mail)
}
/** Tells those of a merchant whom it concerns and who want to hear of it. */
export async function tellPeople<K extends MessageKey>(
  db: Db,
  merchantId: number,
  told: Omit<Telling<K>, 'userId' | 'heard'>,
): Promise<void> {
  const people = await hearersOf(db, merchantId, told.key)
  await tellAll(
    db,
    people.map((one) => ({ ...told, ...one }) as unknown as AnyTelling),
  )
}

/** Whether somebody reads lines of a kind in the letter of the morning. */
export async function wantedMornings(db: Db, merchantIds: readonly number[]) {
  const not = new Set((await unwantedMornings(db, merchantIds)).map((o) => `${o.userId} ${o.merchantId} ${o.notice}`))
  return (userId: number, merchantId: number, notice: string): boolean => !not.has(`${userId} ${merchantId} ${notice}`)
}

const told = (app: AppContext) => ({ kinds: shopKinds(), waiting: app.waiting })
/** What somebody may hear of a merchant's, and how it stands. Refuses notFound: they work there no longer. */
export async function ownNotices(
  db: Db,
  app: AppContext,
  { merchantId, userId }: { merchantId: number; userId: number },
) {
  const place = await placeOf(db, merchantId, userId)
  if (!place) throw new Refusal('notFound')
  const ofRole = (await choicesOfRoles(db, merchantId)).filter(({ role }) => role === place.role)
  const notices = rowsOf(waysOf(told(app), place.permissions), await choicesOf(db, place.id), ofRole)
  return { role: place.role, notices }
}
/** The same of each role, as the shop says. */
export async function noticesOfRoles(db: Db, app: AppContext, merchantId: number) {
  const said = await choicesOfRoles(db, merchantId)
  return (await rolesBy(db, merchantRoles)).map(({ role, permissions }) => {
    const chosen: Choice[] = said.filter((one) => one.role === role)
    return { role, notices: rowsOf(waysOf(told(app), permissions), chosen, []) }
  })
}

/** Refuses notFound: a way that is not theirs; noticeAlwaysComes; noticeTwice. */
function mustBeOpen(app: AppContext, permissions: readonly string[], changes: readonly Change[]): void {
  const ways = waysOf(told(app), permissions)
  const seen = new Set<string>()
  for (const { notice, channel } of changes) {
    const way = ways.find((one) => one.notice === notice && one.channel === channel)
    if (!way) throw new Refusal('notFound')
    if (way.locked) throw new Refusal('noticeAlwaysComes')
    if (seen.has(`${notice} ${channel}`)) throw new Refusal('noticeTwice')
    seen.add(`${notice} ${channel}`)
  }
}
/** Refuses as the call lists. */
export async function chooseOwn(
  db: Db,
  app: AppContext,
  { merchantId, userId }: { merchantId: number; userId: number },
  changes: readonly Change[],
): Promise<void> {
  const place = await placeOf(db, merchantId, userId, true)
  if (!place) throw new Refusal('notFound')
  mustBeOpen(app, place.permissions, changes)
  await changeOwn(db, place.id, changes)
}
/** Refuses as the call lists. */
export async function chooseOfRole(
  db: Db,
  app: AppContext,
  { merchantId, userId, role, ip }: { merchantId: number; userId: number; role: string; ip: string },
  changes: readonly Change[],
): Promise<void> {
  const [found] = merchantRoles.some((one) => one === role) ? await rolesBy(db, [role]) : []
  if (!found) throw new Refusal('notFound')
  mustBeOpen(app, found.permissions, changes)
  await changeOfRole(db, merchantId, role, changes)
  const named = (wish: boolean | null) =>
    changes.filter(({ on }) => on === wish).map(({ notice, channel }) => `${notice}.${channel}`)
  const after = { role, noticesOn: named(true), noticesOff: named(false), noticesUsual: named(null) }
  const deed = { action: 'notice.role.edit', subject: 'merchant', subjectId: merchantId }
  await audit(db, { ...deed, staffId: userId, ip, after })
}
