// A shop that takes money by two wallets of a simulator, and the buttons of that provider.
import { startWallets, type WalletsSimulator } from '../simulators/wallets.ts'
import { openWorld, type Person, type World, type WorldOptions } from './world.ts'

export type Wallet = 'wechat' | 'alipay'
export interface WalletWorld {
  world: World
  provider: WalletsSimulator
  /** Starts paying; the shop's number at the provider. */
  begin: (who: Person, payNo: string, wallet: Wallet, agent?: string) => Promise<string>
  control: (path: string, body?: object) => Promise<{ status: number; body: Record<string, unknown> }>
  state: () => Promise<WalletState>
  close: () => Promise<void>
}
export interface WalletState {
  counts: Record<string, number>
  trades: { wallet: Wallet; outTradeNo: string; state: string; way: string; fen: number; taken: number }[]
  refunds: { wallet: Wallet; outRefundNo: string; outTradeNo: string; fen: number; state: string }[]
  notices: { id: string; wallet: Wallet; kind: string; state: string; attempts: { status: number | null }[] }[]
}
export const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148'

export async function openWalletWorld(
  settings: Record<string, number> = {},
  { env = {}, postgres }: Pick<WorldOptions, 'env' | 'postgres'> = {},
): Promise<WalletWorld> {
  const provider = await startWallets({ retryMs: 40 })
  const world = await openWorld({
    settings,
    env: { ...provider.settings, ...env },
    ...(postgres === undefined ? {} : { postgres }),
  })
  const control: WalletWorld['control'] = async (path, body) => {
    const reply = await fetch(`${provider.url}/control/${path}`, {
      method: path === 'state' ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: path === 'state' ? undefined : JSON.stringify(body ?? {}),
    })
    return { status: reply.status, body: (await reply.json().catch(() => ({}))) as Record<string, unknown> }
  }
  return {
    world,
    provider,
    control,
    state: async () => (await control('state')).body as unknown as WalletState,
    begin: async (who, payNo, wallet, agent = 'test') => {
      const asker = { ...who, headers: { 'user-agent': agent } }
      const going = await world.must('/api/v2/order/pay/create', { payNo, method: wallet }, asker)
      const address = going.code ?? going.redirectUrl
      if (address === null) throw new Error('nowhere to go on to')
      await fetch(address)
      const { rows } = await world.pool.query<{ ref: string }>(
        `select a.provider_ref as ref from payment_attempt a join payment p on p.id = a.payment_id
         where p.pay_no = $1 and a.method = $2 order by a.id desc limit 1`,
        [payNo, wallet],
      )
      return rows[0]!.ref
    },
    close: async () => {
      await world.close()
      await provider.close()
    },
  }
}
