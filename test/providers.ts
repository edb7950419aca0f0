// Three providers of money at once, each by its own simulator and its own protocol, and one hand on all of them.
import { startStripeSimulator } from '../simulators/stripe.ts'
import { startWallets } from '../simulators/wallets.ts'
import type { Front, Person } from './front.ts'
import { pause } from './rounds/round.ts'

export const outside = ['online', 'wechat', 'alipay'] as const
export type Outside = (typeof outside)[number]
/** How all of them behave from now on. */
export interface Mood {
  reorder?: boolean
  duplicate?: number
  tamper?: 'signature' | 'amount' | 'otherOrder' | null
  /** true: nothing is done. afterwards: it is done, the answer never comes. */
  api?: boolean | 'afterwards'
  notices?: boolean
  failRefunds?: boolean | 'refuse'
  apiDelayMs?: number
}
export const calm: Mood = {
  reorder: false,
  duplicate: 0,
  tamper: null,
  api: false,
  notices: false,
  failRefunds: false,
  apiDelayMs: 0,
}
export interface Providers {
  /** with these a shop takes money by all three */
  env: Record<string, string>
  /** where Stripe sends its notices; the wallets are told by each order */
  aim: (url: string) => void
  mode: (mood: Mood) => Promise<void>
  flush: () => Promise<void>
  /** WeChat's platform takes a new certificate, and the old one ends */
  rotate: () => Promise<void>
  /** False where it is open no more. `late`: also then, as if the money had been on its way. */
  pay: (method: Outside, ref: string, late?: boolean) => Promise<boolean>
  /** A bank takes the payment back from Stripe; undefined where there is nothing to dispute. */
  dispute: (session: string) => Promise<string | undefined>
  /** The bank's last word; false where it was said. */
  decide: (dispute: string, won: boolean) => Promise<boolean>
  /** fen that each took less what it gave back and what banks took */
  kept: () => Promise<Record<Outside, number>>
  /** fen that went back, each refund by its provider */
  givenBack: (method: Outside) => Promise<number[]>
  notices: () => Promise<number>
  close: () => Promise<void>
}
const secretKey = 'sk_test_0123456789abcdef0123456789'
const webhookSecret = 'whsec_0123456789abcdef0123456789'

interface StripeState {
  events: { attempts: unknown[] }[]
  paymentIntents: { status: string; amount_received: number }[]
  refunds: { amount: number; status: string }[]
  disputes: { id: string; balance_transactions: { amount: number }[] }[]
}
interface WalletsState {
  trades: { wallet: Outside; state: string; taken: number }[]
  refunds: { wallet: Outside; fen: number; state: string }[]
  notices: { attempts: unknown[] }[]
}
const sum = <T>(of: readonly T[], by: (one: T) => number): number => of.reduce((all, one) => all + by(one), 0)

/** The buttons of one simulator. */
function panel(base: string) {
  const press = async (path: string, body: object = {}): Promise<boolean> => {
    const reply = await fetch(`${base}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return reply.status === 200
  }
  const state = async <T>(): Promise<T> => (await fetch(`${base}/control/state`)).json() as Promise<T>
  return { press, state }
}
type Panel = ReturnType<typeof panel>

export async function openProviders(): Promise<Providers> {
  const stripe = await startStripeSimulator({ secretKey, webhookSecret, retryMs: 40 })
  const wallets = await startWallets({ retryMs: 40 })
  const [card, scan] = [panel(stripe.url), panel(wallets.url)]
  const keys = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_HOST: stripe.url }
  return {
    ...booksOf(card, scan),
    env: { ...keys, ...wallets.settings },
    aim: (url) => stripe.aimWebhooks(`${url}/notify/stripe`),
    mode: async ({ api, notices, ...same }) => {
      const silent = api === undefined ? {} : { api }
      const held = notices === undefined ? [{}, {}] : [{ webhooks: notices }, { notices }]
      await card.press('mode', { ...same, silent: { ...silent, ...held[0] } })
      await scan.press('mode', { ...same, silent: { ...silent, ...held[1] } })
    },
    flush: async () => void (await Promise.all([card.press('flush'), scan.press('flush')])),
    rotate: async () => void (await scan.press('rotate?drop=1')),
    pay: (method, ref, late = false) => {
      const verb = late ? 'pay-late' : 'pay'
      return method === 'online' ? card.press(`${verb}/${ref}`) : scan.press(`${verb}/${method}/${ref}`)
    },
    dispute: async (session) => {
      const known = new Set((await card.state<StripeState>()).disputes.map(({ id }) => id))
      if (!(await card.press(`dispute/${session}`))) return undefined
      return (await card.state<StripeState>()).disputes.find(({ id }) => !known.has(id))?.id
    },
    decide: (dispute, won) => card.press(`${won ? 'win' : 'lose'}-dispute/${dispute}`),
    close: async () => {
      await stripe.close()
      await wallets.close()
    },
  }
}
/** What the providers know themselves. */
function booksOf(card: Panel, scan: Panel): Pick<Providers, 'kept' | 'givenBack' | 'notices'> {
  const states = () => Promise.all([card.state<StripeState>(), scan.state<WalletsState>()])
  const goneBack = (method: Outside, [stripe, wallets]: [StripeState, WalletsState]): number[] =>
    method === 'online'
      ? stripe.refunds.filter((r) => r.status === 'succeeded').map((r) => r.amount)
      : wallets.refunds.filter((r) => r.wallet === method && r.state === 'SUCCESS').map((r) => r.fen)
  const taken = (method: Outside, [stripe, wallets]: [StripeState, WalletsState]): number[] =>
    method === 'online'
      ? stripe.paymentIntents.filter((i) => i.status === 'succeeded').map((i) => i.amount_received)
      : wallets.trades.filter((t) => t.wallet === method && t.state === 'paid').map((t) => t.taken)
  const total = (of: readonly number[]): number => sum(of, (fen) => fen)
  return {
    kept: async () => {
      const now = await states()
      const of = (method: Outside): number => total(taken(method, now)) - total(goneBack(method, now))
      const moved = now[0].disputes.flatMap((one) => one.balance_transactions.map(({ amount }) => amount))
      return { online: of('online') + total(moved), wechat: of('wechat'), alipay: of('alipay') }
    },
    givenBack: async (method) => goneBack(method, await states()),
    notices: async () => {
      const [stripe, wallets] = await states()
      return sum(stripe.events, (e) => e.attempts.length) + sum(wallets.notices, (n) => n.attempts.length)
    },
  }
}

/** Where an answer of the shop leads, as the payer's browser goes there: the provider's own reference. */
export async function follow(
  { pool }: Pick<Front, 'pool'>,
  method: Outside,
  going: { redirectUrl: string | null; code: string | null; attemptNo: string | undefined },
): Promise<string> {
  const address = going.code ?? going.redirectUrl
  if (address === null) throw new Error('nowhere to go on to')
  if (method === 'online') return new URL(address).pathname.split('/').at(-1)!
  // a provider that is silent opens no page either
  await fetch(address, { signal: AbortSignal.timeout(2000) })
  const { rows } = await pool.query<{ ref: string }>(
    'select provider_ref as ref from payment_attempt where attempt_no = $1',
    [going.attemptNo],
  )
  return rows[0]!.ref
}
/** Starts paying by the method; a provider that has not answered yet is asked so often. */
export async function begin(front: Front, who: Person, payNo: string, method: Outside, tries = 100): Promise<string> {
  const going = await front.must('/api/v2/order/pay/create', { payNo, method }, who)
  if (going.asking && tries > 1) {
    await pause(100)
    return begin(front, who, payNo, method, tries - 1)
  }
  const { rows } = await front.pool.query<{ attemptNo: string }>(
    `select a.attempt_no as "attemptNo" from payment_attempt a join payment p on p.id = a.payment_id
     where p.pay_no = $1 and a.method = $2 order by a.id desc limit 1`,
    [payNo, method],
  )
  return follow(front, method, { ...going, attemptNo: rows[0]?.attemptNo })
}
/** What our books say that each provider has of ours. */
export async function clearedBy({ pool }: Pick<Front, 'pool'>): Promise<Record<Outside, number>> {
  const { rows } = await pool.query<{ kind: string; sum: string }>(
    `select a.kind, -sum(e.amount) as sum from ledger_entry e join ledger_account a on a.id = e.account_id
     where a.owner = 'platform' and a.kind in ('clearing:stripe', 'clearing:wechat', 'clearing:alipay') group by 1`,
  )
  const of = (kind: string): number => Number(rows.find((row) => row.kind === `clearing:${kind}`)?.sum ?? 0)
  return { online: of('stripe'), wechat: of('wechat'), alipay: of('alipay') }
}
