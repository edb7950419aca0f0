// What every handler and job may ask of the running shop.
import type { Notified } from '#kernel/notified.ts'
import type { TSchema } from 'typebox'
import type { ConnectionName } from '../connections.ts'
import type { Clock } from '../data/clock.ts'
import type { Db } from '../data/db.ts'
import type { DeskNews } from '../desk-news.ts'
import type { MessageBoard } from '../messages.ts'
import type { SitemapPart } from '../sitemap.ts'
import type { Waiting } from '../waiting.ts'
import type { Language } from '../text/language.ts'
import type { Env } from '../data/env.ts'
import type { PublicCache } from '../data/public-cache.ts'
import type { Definitions, SettingsReader } from '../data/settings.ts'

export interface Log {
  info: (fields: object, text: string) => void
  warn: (fields: object, text: string) => void
  error: (fields: object, text: string) => void
}
/** Ways into an account besides codes and the password. */
export type WayIn = 'wechat' | 'alipay'
/** erased: no row of the person is left after leaving · `stays`: why the row must be kept. */
export type Fate = 'erased' | { stays: string }
interface Asked {
  db: Db
  app: AppContext
  userId: number
  lang: Language
}
/**
 * What a feature keeps of a person: which columns name them, what is handed over on request,
 * what goes when they leave.
 */
export interface PersonKept {
  /** Every column that names a person, as `table.column`: a test finds those that are missing. */
  columns: Readonly<Record<string, Fate>>
  /** Under which name it stands in the file of everything that is kept, and what is told. */
  exports?: Readonly<Record<string, (asked: Asked) => Promise<unknown>>>
  /** Erases it; runs as a job after leaving, and once more an hour later. */
  erase?: (context: { db: Db; app: AppContext }, userId: number) => Promise<unknown>
  /**
   * Takes away the ways into an account that the feature keeps, and names them: whoever recovers an account is the only
   * one in it. In the caller's transaction.
   */
  dropWaysIn?: (db: Db, userId: number) => Promise<WayIn[]>
  /** What stands in the way of leaving: orders that are not ended, say. */
  obstacles?: Readonly<Record<string, (db: Db, userId: number) => Promise<readonly object[]>>>
  /** The balance of who leaves, as far as it goes back the way it came: how much that is, and sending it. */
  moneyBack?: {
    of: (db: Db, userId: number, balance: number) => Promise<number>
    /** In the transaction that closes the account; what was sent. */
    send: (db: Db, app: AppContext, userId: number, balance: number) => Promise<number>
  }
}

/** How a try ended: in words of the desk, and in the provider's own where it said any. */
export interface Finding {
  why: 'fine' | 'unreachable' | 'keys' | 'refused' | 'inside' | 'noPhone'
  said?: string
}
/** Whoever tries it: a letter, or a text, goes to them. */
interface Tried {
  app: AppContext
  lang: Language
  person: { email: string | null; phone: string | null }
}
/** Really asks the provider, with the keys that hold now; never throws what it can name. */
export type Probe = (tried: Tried) => Promise<Finding>
export type Probes = Readonly<Partial<Record<ConnectionName, Probe>>>
/** How much is under way at a provider, which only the account that began it can end. */
export type UnderWay = Readonly<Partial<Record<ConnectionName, (db: Db) => Promise<number>>>>

export interface AppContext {
  env: Env
  settings: SettingsReader
  /** What there is to set, by whose it is. */
  numbers: readonly { feature: string; settings: Definitions }[]
  clock: Clock
  log: Log
  /** Public answers kept for a moment; writes drop their topic. */
  cache: PublicCache
  /** Where its database is: for programs of the shop that run beside it, never for anybody's eyes. */
  databaseUrl: string
  /** Its connections to the database. */
  connections: () => { total: number; idle: number; waiting: number }
  /** ms by which the process is late with its work */
  delay: () => number
  /** The demo shop: development inbox, simulators and fixture are open. */
  demo: boolean
  /** Where people reach us, without a trailing slash; known once the server listens. */
  publicUrl: () => string
  /** What features keep of people, in their order. */
  people: readonly PersonKept[]
  /** Sections of the message centre that features keep themselves. */
  boards: readonly MessageBoard[]
  /** What keys of merchants may hold; every other permission is closed to them. */
  keyScopes: ReadonlySet<string>
  /** What is told to systems of merchants, by event. */
  webhooks: Readonly<Record<string, { about: string; data: TSchema }>>
  /** What providers call, for the document of the API. */
  notified: readonly Notified[]
  /** What moves at the desks, by feature. */
  deskNews: readonly DeskNews[]
  /** What waits for the people of merchants, by feature. */
  waiting: readonly Waiting[]
  /** What features tell search engines, in their order. */
  sitemap: readonly SitemapPart[]
  /** How features try whether a provider answers. */
  probes: Probes
  /** What they have under way at one. */
  underWay: UnderWay
}
