// All that the provider knows, in memory; with a folder also as a journal of JSON lines, so that a restart keeps it.
// One line is one piece of work: a line torn by a kill is left out whole, never half applied.
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Stripe } from 'stripe'
import type { StoredSession } from './stripe-objects.ts'
import type { Tamper } from './stripe-mode.ts'

export interface Attempt {
  at: string
  ms: number
  tamper: Tamper | null
  status: number | null
  error: string | null
}

/** What caused an event: the request and its idempotency key, or nobody. */
export interface Cause {
  id: string | null
  idempotency_key: string | null
}

export interface WireEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: Cause
}

export interface StoredEvent {
  event: WireEvent
  state: 'held' | 'waiting' | 'retrying' | 'delivered' | 'gaveUp'
  forged: boolean
  /** Given to the first sending. */
  tamper: Tamper | null
  copies: number
  attempts: Attempt[]
}

/** A finished answer under its idempotency key. */
export interface KeptAnswer {
  path: string
  parameters: string
  status: number
  body: unknown
  requestId: string
  at: number
}

interface Tables {
  session: StoredSession
  intent: Stripe.PaymentIntent
  charge: Stripe.Charge
  refund: Stripe.Refund
  dispute: Stripe.Dispute
  event: StoredEvent
  answer: KeptAnswer
}
type Kind = keyof Tables
type Maps = { [K in Kind]: Map<string, Tables[K]> }
type Put = [kind: Kind, id: string, value: Tables[Kind]]

export interface Store {
  get<K extends Kind>(kind: K, id: string): Tables[K] | undefined
  /** Oldest first. */
  all<K extends Kind>(kind: K): Tables[K][]
  put<K extends Kind>(kind: K, id: string, value: Tables[K]): void
  /** Whatever `work` puts becomes one line of the journal. */
  together<T>(work: () => T): T
  clear(): void
}

const answersLive = 24 * 3600

export function openStore(folder: string | undefined, now: number): Store {
  const maps: Maps = {
    session: new Map(),
    intent: new Map(),
    charge: new Map(),
    refund: new Map(),
    dispute: new Map(),
    event: new Map(),
    answer: new Map(),
  }
  const journal = folder ? openJournal(folder) : null
  for (const put of journal?.puts ?? []) set(maps, put)
  for (const [key, answer] of maps.answer) if (answer.at < now - answersLive) maps.answer.delete(key)
  journal?.rewrite(entries(maps))
  let batch: Put[] | null = null
  return {
    get: (kind, id) => maps[kind].get(id),
    all: (kind) => [...maps[kind].values()],
    put(kind, id, value) {
      maps[kind].set(id, value)
      if (batch) batch.push([kind, id, value])
      else journal?.append([[kind, id, value]])
    },
    together(work) {
      if (batch) return work()
      const mine: Put[] = (batch = [])
      try {
        return work()
      } finally {
        batch = null
        if (mine.length > 0) journal?.append(mine)
      }
    },
    clear() {
      for (const map of Object.values(maps)) map.clear()
      journal?.rewrite([])
    },
  }
}

function set(maps: Maps, [kind, id, value]: Put) {
  const map: Map<string, unknown> = maps[kind]
  map.set(id, value)
}

function entries(maps: Maps): Put[] {
  const kinds: Kind[] = ['session', 'intent', 'charge', 'refund', 'dispute', 'event', 'answer']
  return kinds.flatMap((kind) => [...maps[kind]].map(([id, value]): Put => [kind, id, value]))
}

function openJournal(folder: string) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'stripe.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  lines.pop()
  return {
    puts: lines.filter((line) => line !== '').flatMap((line) => JSON.parse(line) as Put[]),
    append: (puts: Put[]) => appendFileSync(file, `${JSON.stringify(puts)}\n`),
    rewrite(puts: Put[]) {
      const next = `${file}.next`
      writeFileSync(next, puts.map((put) => `${JSON.stringify([put])}\n`).join(''))
      renameSync(next, file)
    },
  }
}
