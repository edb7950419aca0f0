// Pushes to the shop: the whole of what is known of a parcel, as it was when the push was made, signed with the salt of
// whoever wanted to hear of it; tried three times.
import { setTimeout as pause } from 'node:timers/promises'
import { md5, resultOf, type Desk, type Followed, type Push, type Subscriber } from './kuaidi100-desk.ts'
import { openSlots } from './stripe-sending.ts'

const tries = 3
const patience = 10_000

export class Pushes {
  readonly #desk: Desk
  readonly #retryMs: number
  readonly #closing = new AbortController()
  readonly #slots = openSlots(24)
  #running = new Set<Promise<void>>()

  constructor(desk: Desk, retryMs: number) {
    this.#desk = desk
    this.#retryMs = retryMs
  }

  /** What is known of a parcel now; nobody is told where nobody wanted to hear. */
  tell(parcel: Followed): Push | undefined {
    const { mode } = this.#desk
    if (!parcel.subscriber) return undefined
    const content = { status: parcel.status, billstatus: 'got', message: '', lastResult: resultOf(parcel) }
    const push = this.#make(parcel.subscriber, content, mode.wrongSign ? 'another salt' : parcel.subscriber.salt, false)
    if (mode.reorder || mode.silent.pushes) push.state = 'held'
    else this.#start(push, 1 + mode.duplicate)
    return push
  }
  /** Sends what nobody said, signed with whatever salt, once. */
  async forge({ callbackurl }: Subscriber, content: unknown, salt: string): Promise<Push> {
    const push = this.#make({ callbackurl, salt, phone: '' }, content, salt, true)
    await this.#attempt(push)
    return push
  }
  /** Sends a push `times` more, whatever became of it. */
  async resend(push: Push, times: number): Promise<void> {
    for (let n = 0; n < times; n++) await this.#attempt(push)
  }
  /** Sends what is held, one by one, newest first. */
  async flush(): Promise<Push[]> {
    const held = this.#desk.pushes.filter((p) => p.state === 'held').toReversed()
    for (const push of held) await this.#attempt(push)
    return held
  }
  /** When all that is under way was taken or given up. */
  settled = async (): Promise<void> => {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
  close(): void {
    this.#closing.abort()
  }

  #make({ callbackurl }: Subscriber, content: unknown, salt: string, forged: boolean): Push {
    const param = JSON.stringify(content)
    const { pushes } = this.#desk
    const push: Push = {
      id: pushes.length + 1,
      to: callbackurl,
      param,
      sign: md5(param + salt),
      state: 'waiting',
      forged,
      attempts: [],
    }
    pushes.push(push)
    return push
  }
  #start(push: Push, copies: number): void {
    const sending = this.#round(push, copies).finally(() => this.#running.delete(sending))
    this.#running.add(sending)
  }
  async #round(push: Push, copies: number): Promise<void> {
    const { signal } = this.#closing
    await pause(this.#desk.mode.delayMs, undefined, { signal }).catch(() => undefined)
    await Promise.all(Array.from({ length: copies }, () => this.#attempt(push)))
    for (let n = 1; n < tries && push.state !== 'taken' && !signal.aborted; n++) {
      await pause(this.#retryMs, undefined, { signal }).catch(() => undefined)
      await this.#attempt(push)
    }
  }
  async #attempt(push: Push): Promise<void> {
    if (this.#closing.signal.aborted) return
    const { status, answer } = await this.#slots(() => post(push, this.#closing.signal))
    push.attempts.push({ status, answer })
    push.state = isTaken(answer) || push.state === 'taken' ? 'taken' : 'refused'
  }
}

const isTaken = (answer: string): boolean => {
  try {
    return (JSON.parse(answer) as { result?: unknown } | null)?.result === true
  } catch {
    return false
  }
}
async function post(
  { to, sign, param }: Push,
  closing: AbortSignal,
): Promise<{ status: number | null; answer: string }> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(patience)])
    const body = new URLSearchParams({ sign, param })
    const reply = await fetch(to, { method: 'POST', body, redirect: 'manual', signal })
    return { status: reply.status, answer: (await reply.text()).slice(0, 500) }
  } catch (e) {
    return { status: null, answer: e instanceof Error ? e.message : String(e) }
  }
}
