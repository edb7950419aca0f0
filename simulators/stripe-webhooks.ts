// Notices to the shop: sent at least once, again with growing pauses until a 2xx answer.
// Each event keeps its id over all sendings; the log of attempts is part of the stored event.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { newId } from './stripe-wire.ts'
import type { Mode, Tamper } from './stripe-mode.ts'
import type { Store, StoredEvent, WireEvent } from './stripe-store.ts'
import { openSlots, post } from './stripe-sending.ts'
import { tampered } from './stripe-tamper.ts'

export interface WebhookSettings {
  secret: string
  url: string | null
  /** The pause before the first repetition; it doubles each time, up to a minute. */
  retryMs: number
}
type NewEvent = Omit<WireEvent, 'id' | 'object' | 'livemode' | 'pending_webhooks'>

const inFlightMost = 24
const longestPause = 60_000
const giveUpAfter = 3 * 24 * 3600_000

export class Webhooks {
  readonly #store: Store
  readonly #mode: Mode
  readonly #settings: WebhookSettings
  readonly #closing = new AbortController()
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #running = new Map<string, Promise<void>>()
  readonly #slots = openSlots(inFlightMost)
  readonly #wrongSecret = `whsec_${randomBytes(24).toString('hex')}`

  constructor(store: Store, mode: Mode, settings: WebhookSettings) {
    this.#store = store
    this.#mode = mode
    this.#settings = { ...settings }
  }

  /** Records the event and starts sending it, unless the mode holds it. */
  emit(event: NewEvent): StoredEvent {
    const held = this.#mode.reorder || this.#mode.silent.webhooks || !this.#settings.url
    const stored = this.#record(event, {
      state: held ? 'held' : 'waiting',
      forged: false,
      tamper: this.#mode.tamper,
      copies: 1 + this.#mode.duplicate,
    })
    if (!held && this.#mode.delayMs > 0) this.#plan(stored.event.id, this.#mode.delayMs)
    else if (!held) void this.#start(stored.event.id)
    return stored
  }

  /**
   * Resolves when the first sending of these events is over, at the latest after `ms`.
   * Held and delayed ones are not waited for.
   */
  async settled(ids: string[], ms: number): Promise<void> {
    const over = new AbortController()
    const sendings = Promise.all(ids.map((id) => this.#running.get(id) ?? Promise.resolve()))
    await Promise.race([sendings, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)])
    over.abort()
  }

  /** Sends all undelivered events now, one by one, newest first if the mode reorders. Returns their ids as sent. */
  async flush(): Promise<string[]> {
    const ids = this.#undelivered().map((stored) => stored.event.id)
    if (this.#mode.reorder) ids.reverse()
    for (const id of ids) await this.#start(id)
    return ids
  }

  /** Sends an event `times` more, whatever its state. */
  async resend(id: string, times: number): Promise<StoredEvent | undefined> {
    for (let sent = 0; sent < times; sent++)
      await this.#attempt(id, this.#mode.tamper, this.#secretFor(this.#mode.tamper))
    return this.#store.get('event', id)
  }

  /** Sends a made-up event once, signed with `secret` (default: a wrong one). */
  async forge(event: NewEvent, secret: string | undefined): Promise<StoredEvent> {
    const stored = this.#record(event, { state: 'gaveUp', forged: true, tamper: null, copies: 1 })
    await this.#attempt(stored.event.id, null, secret ?? this.#wrongSecret)
    return this.#store.get('event', stored.event.id) ?? stored
  }

  aim(url: string | null) {
    this.#settings.url = url
  }

  /** Takes up what an earlier run had not delivered. */
  resume() {
    for (const { event, state } of this.#undelivered())
      if (state === 'waiting' || state === 'retrying') this.#plan(event.id, this.#settings.retryMs)
  }

  /** Forgets all plans to send. */
  drop() {
    for (const timer of this.#timers.values()) clearTimeout(timer)
    this.#timers.clear()
  }

  close() {
    this.#closing.abort()
    this.drop()
  }

  #record(event: NewEvent, start: Omit<StoredEvent, 'event' | 'attempts'>): StoredEvent {
    const whole: WireEvent = { id: newId('evt_1'), object: 'event', ...event, livemode: false, pending_webhooks: 1 }
    const stored: StoredEvent = { event: whole, ...start, attempts: [] }
    this.#store.put('event', whole.id, stored)
    return stored
  }

  #undelivered(): StoredEvent[] {
    return this.#store.all('event').filter((stored) => !stored.forged && stored.state !== 'delivered')
  }

  #secretFor(tamper: Tamper | null): string {
    return tamper === 'signature' ? this.#wrongSecret : this.#settings.secret
  }

  #start(id: string): Promise<void> {
    clearTimeout(this.#timers.get(id))
    this.#timers.delete(id)
    const sending = this.#running.get(id) ?? this.#round(id).finally(() => this.#running.delete(id))
    this.#running.set(id, sending)
    return sending
  }

  async #round(id: string) {
    const stored = this.#store.get('event', id)
    if (!stored || stored.state === 'delivered') return
    const first = stored.attempts.length === 0
    const tamper = first ? stored.tamper : this.#mode.tamper
    await Promise.all(
      Array.from({ length: first ? stored.copies : 1 }, () => this.#attempt(id, tamper, this.#secretFor(tamper))),
    )
    this.#planRetry(id)
  }

  async #attempt(id: string, tamper: Tamper | null, secret: string): Promise<void> {
    const stored = this.#store.get('event', id)
    if (!stored) return
    const payload = JSON.stringify(tampered(stored.event, tamper, this.#store), null, 2)
    const started = Date.now()
    const outcome = await this.#slots(() => post(this.#settings.url, payload, secret, this.#closing.signal))
    const now = this.#store.get('event', id)
    if (!now || this.#closing.signal.aborted) return
    const entry = { at: new Date(started).toISOString(), ms: Date.now() - started, tamper, ...outcome }
    const taken = outcome.status !== null && outcome.status >= 200 && outcome.status < 300
    this.#store.put('event', id, { ...now, state: taken ? 'delivered' : now.state, attempts: [...now.attempts, entry] })
  }

  #planRetry(id: string) {
    const stored = this.#store.get('event', id)
    if (!stored || stored.state === 'delivered' || this.#closing.signal.aborted) return
    const gaveUp = Date.now() - Date.parse(stored.attempts[0]?.at ?? '') > giveUpAfter
    this.#store.put('event', id, { ...stored, state: gaveUp ? 'gaveUp' : 'retrying' })
    const repeats = Math.min(stored.attempts.length - stored.copies, 20)
    if (!gaveUp) this.#plan(id, Math.min(this.#settings.retryMs * 2 ** repeats, longestPause))
  }

  #plan(id: string, ms: number) {
    clearTimeout(this.#timers.get(id))
    const due = () => {
      const stored = this.#store.get('event', id)
      if (stored && (this.#mode.silent.webhooks || !this.#settings.url))
        this.#store.put('event', id, { ...stored, state: 'held' })
      else void this.#start(id)
    }
    this.#timers.set(id, setTimeout(due, ms))
  }
}
