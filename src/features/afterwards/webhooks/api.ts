// Handlers of webhooks.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import {
  mchWebhookAdd,
  mchWebhookDeliveryDetail,
  mchWebhookDeliveryPage,
  mchWebhookDeliveryRepeat,
  mchWebhookEdit,
  mchWebhookEnable,
  mchWebhookPage,
  mchWebhookRemove,
  mchWebhookSecret,
  mchWebhookTest,
} from './contract.ts'
import { webhookEvents } from './kinds.ts'
import { deliveries, deliveryInFull, endpointsOf } from './reading.ts'
import { mostTries } from './waits.ts'
import {
  addEndpoint,
  checkedUrl,
  editEndpoint,
  enable,
  newSecretOf,
  removeEndpoint,
  repeat,
  sendTest,
} from './webhooks.ts'

interface Acting {
  user: { userId: number }
  merchantId: number
  ip: string
}
const actor = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const calls = [
  handled(mchWebhookPage, async ({ db, app: { settings }, merchantId }) => ({
    records: await endpointsOf(db, merchantId),
    events: [...webhookEvents],
    max: settings.get('webhooksMaxCount'),
    tries: mostTries,
    keptDays: settings.get('webhookKeptDays'),
  })),
  handled(
    mchWebhookAdd,
    (ctx, { events }, url: string) => addEndpoint(ctx.db, ctx.app, actor(ctx), { url, events }),
    ({ app }, { url }) => checkedUrl(app, url),
  ),
  handled(
    mchWebhookEdit,
    async (ctx, { id, events }, url: string) => {
      await editEndpoint(ctx.db, actor(ctx), { id, url, events })
      return {}
    },
    ({ app }, { url }) => checkedUrl(app, url),
  ),
  handled(mchWebhookEnable, async (ctx, { id, enabled }) => {
    await enable(ctx.db, actor(ctx), id, enabled)
    return {}
  }),
  handled(mchWebhookSecret, (ctx, { id }) => newSecretOf(ctx.db, ctx.app, actor(ctx), id)),
  handled(mchWebhookRemove, async (ctx, { id }) => {
    await removeEndpoint(ctx.db, actor(ctx), id)
    return {}
  }),
  handled(mchWebhookTest, async ({ db, merchantId }, { id }) => ({ id: await sendTest(db, merchantId, id) })),
  handled(mchWebhookDeliveryPage, ({ db, merchantId }, input) => deliveries(db, merchantId, input)),
  handled(mchWebhookDeliveryDetail, ({ db, merchantId }, { id }) => deliveryInFull(db, merchantId, id)),
  handled(mchWebhookDeliveryRepeat, async ({ db, merchantId }, { id }) => {
    await repeat(db, merchantId, id)
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
