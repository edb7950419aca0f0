// Merchants take turns at sending: one with many addresses and much to tell keeps nobody waiting.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../simulators/webhook-receiver.ts'
import { makeShop } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { sendingEnds } from './webhooks.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let owner: Member
let other: Member
let receiver: WebhookReceiver
beforeAll(async () => {
  world = await openWorld({ settings: { webhooksMaxCount: 100 } })
  const { merchants } = await makeShop(world)
  const at = (merchantId: number) => ({ audience: 'merchant', merchantId, role: 'owner' }) as const
  owner = await joinAs(world, await world.person('potter'), at(merchants.kiln))
  other = await joinAs(world, await world.person('printer'), at(merchants.paper))
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await world.close()
  await receiver.close()
})
let made = 0
const endpoint = async (by: Member) => {
  const path = `/in/${++made}`
  const wish = { url: receiver.url + path, events: ['order.placed' as const] }
  return { ...(await world.must('/api/v2/mch/webhook/add', wish, by)), path }
}

test('a merchant with many addresses does not take all hands: others have their turn', async () => {
  const many = []
  for (let i = 0; i < 12; i++) many.push(await endpoint(owner))
  const one = await endpoint(other)
  const due = (ids: number[], n: number) =>
    world.pool.query(
      `insert into webhook_delivery (endpoint_id, merchant_id, event, subject, data)
       select e.id, e.merchant_id, 'order.placed', 'order ' || e.id || ' ' || i, '{}'
       from webhook_endpoint e, generate_series(1, $2) i where e.id = any($1)`,
      [ids, n],
    )
  await due(
    many.map(({ id }) => id),
    30,
  )
  await due([one.id], 1)
  await world.pool.query("select graphile_worker.add_job('webhooks.send', '{}'::json)")
  await world.runJobs()
  await sendingEnds(world.app.db, world.app.context)
  const paths = receiver.received.map(({ path }) => path)
  expect(paths.length).toBe(361)
  expect(paths.indexOf(one.path)).toBeLessThan(180)
})
