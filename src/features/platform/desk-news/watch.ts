// Who is at a desk in this process, and the one look for all of them: every moment whose sign-in has ended, and what
// moved. Nobody there, nothing is asked.
import { Tail } from './tail.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { openSessionsOf } from '#kernel/call/session.ts'
import type { Db } from '#kernel/data/db.ts'

export interface Listener {
  userId: number
  sessionId: number
  /** null: staff of the platform */
  merchantId: number | null
  hears: ReadonlySet<string>
  tell: (of: readonly string[]) => void
  end: (why: 'session' | 'again') => void
}
export class Watch {
  readonly #db: Db
  readonly #app: AppContext
  readonly #listeners = new Set<Listener>()
  #tails: { of: string; tail: Tail }[] = []
  #begun: Promise<unknown> | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Db, app: AppContext) {
    this.#db = db
    this.#app = app
  }
  get size(): number {
    return this.#listeners.size
  }
  of(userId: number): number {
    let n = 0
    for (const listener of this.#listeners) if (listener.userId === userId) n++
    return n
  }
  /** Answers once nothing is missed any more. */
  async add(listener: Listener): Promise<void> {
    this.#listeners.add(listener)
    this.#begun ??= this.#begin()
    try {
      await this.#begun
    } catch (e) {
      this.#begun = undefined
      this.#listeners.delete(listener)
      throw e
    }
  }
  remove(listener: Listener): void {
    this.#listeners.delete(listener)
    if (this.#listeners.size > 0) return
    clearTimeout(this.#timer)
    this.#begun = undefined
  }
  close(): void {
    this.#closed = true
    for (const listener of this.#listeners) listener.end('again')
    clearTimeout(this.#timer)
  }

  async #begin(): Promise<void> {
    const tails = this.#app.deskNews.map((news) => ({ of: news.of, tail: new Tail(news) }))
    for (const { tail } of tails) await tail.begin(this.#db)
    this.#tails = tails
    this.#next()
  }
  #next(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#listeners.size === 0) return
    const look = () =>
      void this.#look()
        .catch((e: unknown) => this.#app.log.warn({ error: String(e) }, 'desks were not told what moved'))
        .finally(() => this.#next())
    this.#timer = setTimeout(look, this.#app.settings.get('deskNewsSeconds') * 1000).unref()
  }
  async #look(): Promise<void> {
    const here = [...this.#listeners]
    const open = await openSessionsOf(
      this.#db,
      here.map(({ sessionId }) => sessionId),
    )
    for (const listener of here) if (!open.has(listener.sessionId)) listener.end('session')
    const told = new Map<Listener, string[]>()
    for (const { of, tail } of this.#tails) {
      const moves = await tail.read(this.#db)
      const merchants = moves === 'many' ? undefined : new Set(moves.map(({ merchantId }) => merchantId))
      const forStaff = moves === 'many' || moves.some(({ staff }) => staff)
      for (const listener of this.#listeners) {
        const { merchantId, hears } = listener
        const concerned = merchantId === null ? forStaff : (merchants?.has(merchantId) ?? true)
        if (concerned && hears.has(of)) told.set(listener, [...(told.get(listener) ?? []), of])
      }
    }
    for (const [listener, of] of told) listener.tell(of)
  }
}
