// A shop whose online payment goes to a simulator of its own, and the buttons of that provider.
import { startStripeSimulator, type Simulator } from '../simulators/stripe.ts'
import { openWorld, type Person, type World } from './world.ts'

const secretKey = 'sk_test_0123456789abcdef0123456789'
const webhookSecret = 'whsec_0123456789abcdef0123456789'

export interface OnlineWorld {
  world: World
  provider: Simulator
  /** Starts paying online; the provider's session. */
  begin: (who: Person, payNo: string) => Promise<string>
  control: (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>
  close: () => Promise<void>
}
export async function openOnlineWorld(settings: Record<string, number> = {}, postgres?: string): Promise<OnlineWorld> {
  const provider = await startStripeSimulator({ secretKey, webhookSecret, retryMs: 50 })
  const world = await openWorld({
    settings,
    ...(postgres ? { postgres } : {}),
    env: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_HOST: provider.url },
  })
  provider.aimWebhooks(`${world.url}/notify/stripe`)
  const control: OnlineWorld['control'] = async (path, body) => {
    const reply = await fetch(`${provider.url}/control/${path}`, {
      method: body === undefined && path === 'state' ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: path === 'state' ? undefined : JSON.stringify(body ?? {}),
    })
    return { status: reply.status, body: (await reply.json().catch(() => ({}))) as Record<string, unknown> }
  }
  return {
    world,
    provider,
    control,
    begin: async (who, payNo) => {
      const { redirectUrl } = await world.must('/api/v2/order/pay/create', { payNo, method: 'online' }, who)
      return new URL(redirectUrl!).pathname.split('/').at(-1)!
    },
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}
