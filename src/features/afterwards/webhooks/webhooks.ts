// The door of webhooks: endpoints made, changed, switched, tested. Every writing verb runs in the caller's transaction;
// where an address leads is looked up before it.
import {
  countEndpoints,
  deleteEndpoint,
  deliveryOf,
  insertEndpoint,
  insertTest,
  isEnabled,
  lockMerchant,
  makeDue,
  nextEndpointId,
  repeatDelivery,
  replaceSecret,
  switchAllOff,
  switchEndpoint,
  updateEndpoint,
} from './queries.ts'
import { sealSecret } from './sealing.ts'
import { around, senderOf } from './sender.ts'
import { newSecret } from './signing.ts'
import { dueWake } from './waking.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { FetchRefused, mustBePublic } from '#kernel/security/fetch-guard.ts'

export interface Actor {
  userId: number
  merchantId: number
  ip: string
}
const note = (db: Db, { userId, ip }: Actor, subjectId: number, deed: Pick<Deed, 'action' | 'before' | 'after'>) =>
  audit(db, { ...deed, staffId: userId, subject: 'webhook_endpoint', subjectId, ip })

/** Of an address. */
const mostLetters = 500
/** The address as it is kept. Refuses badInput, webhookAddressInside, webhookAddressUnknown. */
export async function checkedUrl(app: AppContext, address: string): Promise<string> {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined
  if (!url || (url.protocol !== 'https:' && !(app.demo && url.protocol === 'http:')))
    throw new Refusal('webhookAddressInside')
  url.hash = ''
  // letters of other scripts become longer
  if (url.href.length > mostLetters) throw new Refusal('badInput', { field: 'url', rule: 'maxLength' })
  try {
    await mustBePublic(url.href, app.settings.get('webhookMilliseconds'), ...around(app))
  } catch (e) {
    throw new Refusal(e instanceof FetchRefused ? 'webhookAddressInside' : 'webhookAddressUnknown')
  }
  return url.href
}

/** Refuses webhooksFull with the most. */
export async function addEndpoint(
  db: Db,
  app: AppContext,
  by: Actor,
  wish: { url: string; events: readonly string[] },
) {
  await lockMerchant(db, by.merchantId)
  const max = app.settings.get('webhooksMaxCount')
  if ((await countEndpoints(db, by.merchantId)) >= max) throw new Refusal('webhooksFull', { max })
  const [id, secret] = [await nextEndpointId(db), newSecret()]
  await insertEndpoint(db, { ...wish, id, merchantId: by.merchantId, secret: sealSecret(app, id, secret) })
  const after = { merchantId: by.merchantId, url: wish.url, events: [...wish.events] }
  await note(db, by, id, { action: 'webhook.add', after })
  return { id, secret }
}
/** Refuses notFound. */
export async function editEndpoint(
  db: Db,
  by: Actor,
  wish: { id: number; url: string; events: readonly string[] },
): Promise<void> {
  if (!(await updateEndpoint(db, by.merchantId, wish))) throw new Refusal('notFound')
  const after = { merchantId: by.merchantId, url: wish.url, events: [...wish.events] }
  await note(db, by, wish.id, { action: 'webhook.edit', after })
}
/** Refuses notFound. */
export async function enable(db: Db, by: Actor, id: number, enabled: boolean): Promise<void> {
  if (!(await switchEndpoint(db, by.merchantId, id, enabled))) throw new Refusal('notFound')
  if (enabled) {
    await makeDue(db, id)
    await addJobs(db, [dueWake()])
  }
  await note(db, by, id, { action: 'webhook.enable', after: { merchantId: by.merchantId, enabled } })
}
/** Refuses notFound. */
export async function newSecretOf(db: Db, app: AppContext, by: Actor, id: number) {
  const secret = newSecret()
  const hours = app.settings.get('webhookSecretHours')
  const until = await replaceSecret(db, by.merchantId, id, sealSecret(app, id, secret), hours)
  if (!until) throw new Refusal('notFound')
  await note(db, by, id, { action: 'webhook.secret', after: { merchantId: by.merchantId } })
  return { secret, oldUntil: until.toISOString() }
}
/** Refuses notFound. */
export async function removeEndpoint(db: Db, by: Actor, id: number): Promise<void> {
  if (!(await deleteEndpoint(db, by.merchantId, id))) throw new Refusal('notFound')
  await note(db, by, id, { action: 'webhook.remove', before: { merchantId: by.merchantId } })
}

/** Refuses notFound, webhookRests: nothing goes out to one that is switched off. */
function mustBeOn(enabled: boolean | undefined): void {
  if (enabled === undefined) throw new Refusal('notFound')
  if (!enabled) throw new Refusal('webhookRests')
}
/** Its delivery. Refuses notFound, webhookRests. */
export async function sendTest(db: Db, merchantId: number, endpointId: number): Promise<number> {
  mustBeOn(await isEnabled(db, merchantId, endpointId))
  const id = await insertTest(db, merchantId, endpointId)
  await addJobs(db, [dueWake()])
  return id
}
/** Refuses notFound, webhookRests. */
export async function repeat(db: Db, merchantId: number, id: number): Promise<void> {
  mustBeOn((await deliveryOf(db, merchantId, id))?.enabled)
  await repeatDelivery(db, merchantId, id)
  await addJobs(db, [dueWake()])
}

/** For tests: resolves once nothing is being sent. */
export const sendingEnds = (db: Db, app: AppContext): Promise<void> => senderOf(db, app).idle()

/** A shop closed: nothing is told of it any more; how many were on. */
export const restEndpointsOf = (db: Db, merchantId: number): Promise<number> => switchAllOff(db, merchantId)
