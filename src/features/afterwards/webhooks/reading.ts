// What the desk sees of webhooks.
import { bodyOf } from './body.ts'
import {
  countDeliveries,
  deliveryOf,
  listDeliveries,
  listEndpoints,
  triesOf,
  type DeliveryFilter,
  type DeliveryRow,
} from './queries.ts'
import { limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

export const endpointsOf = async (db: Db, merchantId: number) =>
  (await listEndpoints(db, merchantId)).map(({ restsSince, oldSecretUntil, createdAt, ...endpoint }) => ({
    ...endpoint,
    restsSince: restsSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }))

const told = ({ id, endpointId, event, subject, state, tries, status, ms, createdAt }: DeliveryRow) => ({
  id,
  endpointId,
  event,
  subject,
  state,
  tries,
  status,
  ms,
  createdAt: createdAt.toISOString(),
})
export async function deliveries(db: Db, merchantId: number, input: PageInput & DeliveryFilter) {
  const limits = limitsOf(input, 20, ['id'])
  const { endpointId, state } = input
  const [before] = (limits.cursor ?? []) as [number?]
  const rows = await listDeliveries(db, merchantId, { endpointId, state }, { ...limits, before })
  const total = await countDeliveries(db, merchantId, { endpointId, state })
  const page = pageOf(rows, limits, ({ id }) => [id], total)
  return { ...page, records: page.records.map(told) }
}
/** Refuses notFound. */
export async function deliveryInFull(db: Db, merchantId: number, id: number) {
  const row = await deliveryOf(db, merchantId, id)
  if (!row) throw new Refusal('notFound')
  const { url, messageId, enabled, dueAt } = row
  const log = (await triesOf(db, id)).map(({ at, ...one }) => ({ ...one, at: at.toISOString() }))
  const nextAt = row.state === 'waiting' ? dueAt.toISOString() : null
  return { ...told(row), url, messageId, enabled, nextAt, body: bodyOf(row), log }
}
