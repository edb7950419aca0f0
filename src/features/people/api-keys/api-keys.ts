// The door of keys: made, replaced, revoked. Every writing verb runs in the caller's transaction and queues at the
// merchant, so that nobody makes more than there may be, and none that holds more than its maker.
import type { AppContext } from '#kernel/call/app-context.ts'
import { newKey } from '#kernel/call/keys.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { hashToken } from '#kernel/security/tokens.ts'
import { countHolding, insertKey, lockMerchant, permissionsAt, revokeAll, revokeKey } from './queries.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

export interface Actor {
  userId: number
  merchantId: number
  ip: string
}
interface Wish {
  name: string
  scope: readonly string[]
  days: number | null
}
const writing = 'system.write'

/** What a key made by this person may hold. */
export const scopesFor = async (db: Db, app: AppContext, { merchantId, userId }: Omit<Actor, 'ip'>) =>
  (await permissionsAt(db, merchantId, userId)).filter((p) => app.keyScopes.has(p))

/** Their turn at the merchant; what was theirs when they asked may be gone. Refuses forbidden, keyAboveYou. */
async function mustHold(db: Db, app: AppContext, by: Actor, scope: readonly string[]): Promise<void> {
  const mine = await permissionsAt(db, by.merchantId, by.userId)
  if (!mine.includes(writing)) throw new Refusal('forbidden')
  if (!scope.every((p) => mine.includes(p) && app.keyScopes.has(p))) throw new Refusal('keyAboveYou')
}
/** Whoever may change a thing may see it. */
const withReading = (scope: readonly string[]): string[] =>
  [...new Set(scope.flatMap((p) => (p.endsWith('.write') ? [p.replace(/write$/, 'read'), p] : [p])))].sort()

async function make(db: Db, app: AppContext, { merchantId, userId, ip }: Actor, wish: Wish, replaces?: number) {
  const { name, scope, days } = wish
  const max = app.settings.get('apiKeysMaxCount')
  if ((await countHolding(db, merchantId)) >= max) throw new Refusal('keysFull', { max })
  const key = newKey()
  const hint = `${key.slice(0, 7)}…${key.slice(-2)}`
  const made = await insertKey(db, { merchantId, name, scope, days, madeBy: userId, hash: hashToken(key), hint })
  const after = { merchantId, name, scope: [...scope], days, ...(replaces !== undefined && { replaces }) }
  await audit(db, { staffId: userId, action: 'key.make', subject: 'api_key', subjectId: made.id, after, ip })
  return { id: made.id, key, expiresAt: made.expiresAt?.toISOString() ?? null }
}
/** Refuses forbidden, keyAboveYou, keysFull with the most. */
export async function makeKey(db: Db, app: AppContext, by: Actor, wish: Wish) {
  const name = plainWords(wish.name)
  if (name === '') throw new Refusal('badInput', { field: 'name', rule: 'pattern' })
  await lockMerchant(db, by.merchantId)
  const scope = withReading(wish.scope)
  await mustHold(db, app, by, scope)
  return make(db, app, by, { ...wish, name, scope })
}
/** Ends it at once. Refuses notFound. */
export async function endKey(db: Db, { merchantId, userId, ip }: Actor, id: number): Promise<Wish> {
  const ended = await revokeKey(db, merchantId, id)
  if (!ended) throw new Refusal('notFound')
  const before = { merchantId, name: ended.name, scope: ended.scope }
  await audit(db, { staffId: userId, action: 'key.revoke', subject: 'api_key', subjectId: id, before, ip })
  return ended
}
/** Another with the same name and scope. Refuses notFound, forbidden, keyAboveYou, keysFull. */
export async function replaceKey(db: Db, app: AppContext, by: Actor, id: number) {
  await lockMerchant(db, by.merchantId)
  const wish = await endKey(db, by, id)
  await mustHold(db, app, by, wish.scope)
  return make(db, app, by, wish, id)
}
/** All of a shop that closed; how many held. */
export const endKeysOf = (db: Db, merchantId: number): Promise<number> => revokeAll(db, merchantId)
export { deleteEnded, deleteKeysOf, keysMadeBy } from './queries.ts'
