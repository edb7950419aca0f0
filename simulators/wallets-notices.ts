// Notices to the shop: sent at least once, again with growing pauses until the shop says the provider's own word. Each
// keeps its id over all sendings.
import { openSlots } from './stripe-sending.ts'
import { alipayNotice } from './wallets-alipay.ts'
import { sealed, wechatNotice } from './wallets-wechat.ts'
import type { Notice, Providers, Tamper } from './wallets-store.ts'

const [patience, longestPause, mostTries] = [10_000, 60_000, 15]
export interface Sender {
  tell: (notice: Notice) => void
  /** Sends what waits, the newest first where the mode reorders; the ids as sent. */
  flush: () => Promise<string[]>
  resend: (notice: Notice, times: number) => Promise<void>
  /** Resolves when the sendings that are under way are over, at the latest after `ms`. */
  settled: (ms: number) => Promise<void>
  drop: () => void
}

interface Sending {
  p: () => Providers
  retryMs: number
  slots: ReturnType<typeof openSlots>
  timers: Map<string, NodeJS.Timeout>
  running: Set<Promise<void>>
}
export function openSender(p: () => Providers, retryMs: number): Sender {
  const s: Sending = { p, retryMs, slots: openSlots(24), timers: new Map(), running: new Set() }
  return {
    tell: (notice) => {
      if (notice.state !== 'waiting') return
      if (p().mode.delayMs > 0) plan(s, notice, p().mode.delayMs)
      else void run(s, notice)
    },
    flush: async () => {
      const waiting = [...p().store.notices.values()].filter((n) => n.state !== 'delivered' && n.state !== 'gaveUp')
      if (p().mode.reorder) waiting.reverse()
      for (const notice of waiting) await run(s, notice)
      return waiting.map(({ id }) => id)
    },
    resend: async (notice, times) => {
      for (let n = 0; n < times; n++) await attempt(s, notice, p().mode.tamper)
    },
    settled: async (ms) => {
      const over = new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
      await Promise.race([Promise.all(s.running), over])
    },
    drop: () => {
      for (const timer of s.timers.values()) clearTimeout(timer)
    },
  }
}

function plan(s: Sending, notice: Notice, ms: number): void {
  clearTimeout(s.timers.get(notice.id))
  s.timers.set(
    notice.id,
    setTimeout(() => void run(s, notice), ms),
  )
}
function run(s: Sending, notice: Notice): Promise<void> {
  const work = round(s, notice).finally(() => s.running.delete(work))
  s.running.add(work)
  return work
}
async function round(s: Sending, notice: Notice): Promise<void> {
  clearTimeout(s.timers.get(notice.id))
  if (notice.state === 'delivered') return
  const first = notice.attempts.length === 0
  const tamper = first ? notice.tamper : s.p().mode.tamper
  await Promise.all(Array.from({ length: first ? notice.copies : 1 }, () => attempt(s, notice, tamper)))
  if ((notice.state as string) === 'delivered') return
  notice.state = notice.attempts.length >= mostTries ? 'gaveUp' : 'retrying'
  if (notice.state === 'retrying') plan(s, notice, Math.min(s.retryMs * 2 ** notice.attempts.length, longestPause))
}
const attempt = ({ p, slots }: Sending, notice: Notice, tamper: Tamper | null): Promise<void> =>
  slots(async () => {
    const at = new Date().toISOString()
    const { status, error, taken } = await send(p(), notice, tamper)
    notice.attempts.push({ at, tamper, status, error })
    if (taken) notice.state = 'delivered'
    p().store.save()
  })

/** WeChat's body is sealed in the headers, Alipay's signs itself. */
function wire(p: Providers, notice: Notice, tamper: Tamper | null): { body: string; headers: Record<string, string> } {
  const told = { ...notice, tamper }
  if (notice.wallet === 'alipay')
    return {
      body: alipayNotice(p, told),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    }
  const body = wechatNotice(p, told)
  const headers = { 'content-type': 'application/json', ...sealed(p, body, tamper === 'signature') }
  return { body: tamper === 'body' ? body.replace('"EV-', '"EV_') : body, headers }
}
async function send(p: Providers, notice: Notice, tamper: Tamper | null) {
  const { body, headers } = wire(p, notice, tamper)
  try {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(notice.url, { method: 'POST', body, headers, redirect: 'manual', signal })
    const text = await reply.text()
    const taken = notice.wallet === 'alipay' ? text === 'success' : reply.status >= 200 && reply.status < 300
    return { status: reply.status, error: null, taken }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return { status: null, error: cause instanceof Error ? cause.message : String(cause), taken: false }
  }
}
