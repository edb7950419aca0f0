// Where webhooks never go: inside the network, by whatever name, at saving and at each sending.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '../../../../simulators/webhook-receiver.ts'
import { makeShop } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { sendingEnds } from './webhooks.ts'

let world: World
let owner: Person & { headers: Record<string, string> }
let receiver: WebhookReceiver
let merchantId: number
beforeAll(async () => {
  world = await openWorld({ demo: false, env: { PUBLIC_URL: 'https://shop.example' } })
  merchantId = (await makeShop(world)).merchants.kiln
  owner = await joinAs(world, await world.person('potter'), { audience: 'merchant', merchantId, role: 'owner' })
  receiver = await startWebhookReceiver()
})
afterAll(async () => {
  await world.close()
  await receiver.close()
})
const add = (url: string) => world.ask('/api/v2/mch/webhook/add', { url, events: ['order.paid'] }, owner)

test.each([
  'http://93.184.216.34/in',
  'https://127.0.0.1/in',
  'https://127.8.8.8/in',
  'https://10.0.0.7/in',
  'https://192.168.1.1/in',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/in',
  'https://[fe80::1]/in',
  'https://[fc00::1]/in',
  'https://[::ffff:127.0.0.1]/in',
  'https://2130706433/in',
  'https://0x7f.1/in',
  'https://localhost/in',
  'https://user:word@93.184.216.34/in',
  'ftp://93.184.216.34/in',
  'javascript:alert(1)',
  'till.example/in',
])('%s is refused', async (url) => {
  const reply = await add(url)
  expect((reply.data as { reason: string }).reason).toBe('webhookAddressInside')
})
test('one that grows too long by its letters is refused', async () => {
  const reply = await add(`https://93.184.216.34/${'壶'.repeat(400)}`)
  expect((reply.data as { reason: string }).reason).toBe('badInput')
})
test('a name that leads inside by the time of sending gets nothing', async () => {
  const made = await add('https://93.184.216.34/in')
  const { id } = made.data as { id: number }
  // what a name of a stranger would do: it was public when it was saved
  for (const inside of [receiver.url.replace('127.0.0.1', 'localhost'), receiver.url]) {
    await world.pool.query('update webhook_endpoint set url = $2 where id = $1', [id, inside])
    const sent = await world.must('/api/v2/mch/webhook/test', { id }, owner)
    await world.runJobs()
    await sendingEnds(world.app.db, world.app.context)
    const detail = await world.must('/api/v2/mch/webhook/delivery/detail', { id: sent.id }, owner)
    expect(detail).toMatchObject({ state: 'failed', log: [{ status: null, fault: 'inside' }] })
  }
  expect(receiver.received).toEqual([])
})
