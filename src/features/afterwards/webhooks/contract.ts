// Calls about webhooks of a merchant: where they go, what they tell, how deliveries went. No key opens any of them.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { webhookEvents } from './kinds.ts'

const reads = { merchant: 'system.read' } as const
const writes = { merchant: 'system.write' } as const
const Url = Type.String({ minLength: 1, maxLength: 500, description: 'https, at a public address' })
const Events = Type.Array(Type.Enum(webhookEvents), { minItems: 1, maxItems: webhookEvents.length, uniqueItems: true })
const State = Type.Enum(['waiting', 'done', 'failed'])
const Delivery = {
  id: Id,
  endpointId: Id,
  event: Type.String(),
  subject: Type.String({ description: 'What it is about, as `order 2611…`' }),
  state: State,
  tries: Type.Integer(),
  status: Nullable(Type.Integer(), { description: 'HTTP status of the last answer; null: there was none' }),
  ms: Nullable(Type.Integer(), { description: 'Which the last try took' }),
  createdAt: Time,
}
const changed = ['badInput', 'notFound', 'webhookAddressInside', 'webhookAddressUnknown'] as const

export const mchWebhookPage = contract({
  path: '/api/v2/mch/webhook/page',
  summary: 'The webhook endpoints of this merchant, and what may be told; all, for there are few',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        url: Type.String(),
        events: Type.Array(Type.String()),
        enabled: Type.Boolean(),
        restsSince: Nullable(Time, { description: 'Switched off by itself, after a delivery was given up' }),
        oldSecretUntil: Nullable(Time, { description: 'Until then the secret before signs, too' }),
        createdAt: Time,
        done: Type.Integer({ description: 'Deliveries of the last 24 hours that arrived' }),
        failed: Type.Integer({ description: 'Of these, given up' }),
        waiting: Type.Integer({ description: 'Not delivered yet; up to 1,000' }),
      }),
    ),
    events: Type.Array(Type.String()),
    max: Type.Integer(),
    tries: Type.Integer(),
    keptDays: Type.Integer(),
  }),
})
export const mchWebhookAdd = contract({
  path: '/api/v2/mch/webhook/add',
  summary: 'Tell events to an address from now on. Its secret is shown this once',
  who: writes,
  run: 'one',
  begins: 'webhooks',
  input: shape({ url: Url, events: Events }),
  output: shape({ id: Id, secret: Type.String() }),
  refusals: [...changed, 'webhooksFull'],
  byKey: false,
})
export const mchWebhookEdit = contract({
  path: '/api/v2/mch/webhook/edit',
  summary: 'Another address, or other events',
  who: writes,
  run: 'one',
  input: shape({ id: Id, url: Url, events: Events, requestId: RequestId }),
  output: Nothing,
  refusals: changed,
  byKey: false,
})
export const mchWebhookEnable = contract({
  path: '/api/v2/mch/webhook/enable',
  summary: 'Switch an endpoint on or off. Switched on, what was not delivered yet goes out at once',
  who: writes,
  run: 'one',
  input: shape({ id: Id, enabled: Type.Boolean(), requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
  byKey: false,
})
export const mchWebhookSecret = contract({
  path: '/api/v2/mch/webhook/secret',
  summary: 'A new secret, shown this once. The one before signs beside it for a while',
  who: writes,
  run: 'one',
  input: shape({ id: Id }),
  output: shape({ secret: Type.String(), oldUntil: Time }),
  refusals: ['notFound'],
  byKey: false,
})
export const mchWebhookRemove = contract({
  path: '/api/v2/mch/webhook/remove',
  summary: 'Remove an endpoint with its log',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
  byKey: false,
})
export const mchWebhookTest = contract({
  path: '/api/v2/mch/webhook/test',
  summary: 'Send a test (`webhook.test`): tried once',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: shape({ id: Id }),
  refusals: ['notFound', 'webhookRests'],
  byKey: false,
})
export const mchWebhookDeliveryPage = contract({
  path: '/api/v2/mch/webhook/delivery/page',
  summary: 'Deliveries, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, endpointId: Type.Optional(Id), state: Type.Optional(State) }),
  output: pageOf(shape(Delivery)),
})
export const mchWebhookDeliveryDetail = contract({
  path: '/api/v2/mch/webhook/delivery/detail',
  summary: 'A delivery as it was sent, and what came back at each try',
  who: reads,
  run: 'read',
  input: shape({ id: Id }),
  output: shape({
    ...Delivery,
    url: Type.String(),
    messageId: Type.String({ description: 'The header webhook-id; the same at each try' }),
    body: Type.String({ description: 'Exactly as it is signed and sent' }),
    enabled: Type.Boolean({ description: 'Its endpoint is switched on' }),
    nextAt: Nullable(Time),
    log: Type.Array(
      shape({
        at: Time,
        ms: Type.Integer(),
        status: Nullable(Type.Integer()),
        fault: Nullable(Type.Enum(['inside', 'unreachable', 'late'])),
        answer: Type.String({ description: 'Its beginning' }),
      }),
    ),
  }),
  refusals: ['notFound'],
})
export const mchWebhookDeliveryRepeat = contract({
  path: '/api/v2/mch/webhook/delivery/repeat',
  summary: 'Send a delivery once more now, under the same id',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound', 'webhookRests'],
  byKey: false,
})
