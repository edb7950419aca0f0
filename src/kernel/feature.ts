// What a feature is to the shop: its manifest. Whatever is gathered over all features (calls, jobs, settings, refusals,
// permissions, what is kept of a person, the sitemap, the import law, the lists in the docs) is gathered from these.
import type { FastifyInstance } from 'fastify'
import type { TSchema } from 'typebox'
import type { AnyHandled } from './call/call.ts'
import type { AppContext, PersonKept, Probes, UnderWay } from './call/app-context.ts'
import type { Entries } from './entries.ts'
import type { Notified } from './notified.ts'
import type { MessageBoard, MessageKinds } from './messages.ts'
import type { Permissions } from './security/roles.ts'
import type { SitemapPart } from './sitemap.ts'
import type { Db } from './data/db.ts'
import type { DeskNews } from './desk-news.ts'
import type { Definitions } from './data/settings.ts'
import type { SwitchList } from './switches.ts'
import type { Waiting } from './waiting.ts'
import type { EventName, Subscriber } from './jobs/events.ts'
import type { JobHandler, Schedule } from './jobs/jobs.ts'

/**
 * Routes of a feature that are no calls (raw notices, pictures, the development inbox);
 * registered before the pages.
 */
export type RawRoutes = (server: FastifyInstance, app: AppContext, db: Db) => void | Promise<void>

/** Events that are told to systems of merchants, with the shape of their data. */
export type Webhooks = Readonly<Record<string, { about: string; data: TSchema }>>

export interface Feature {
  /** its folder below src/features: group and name */
  name: `${string}/${string}`
  /** what it is for, in one line */
  about: string
  calls?: readonly AnyHandled[]
  /** named `<feature>.<verb>`; names stay, for jobs outlive a release */
  jobs?: Readonly<Record<string, JobHandler>>
  schedules?: readonly Schedule[]
  /** the events that it tells, each in words */
  events?: Readonly<Partial<Record<EventName, string>>>
  subscribers?: readonly Subscriber[]
  /** what it tells people, by key; the words stand under `messages` in its texts */
  messages?: MessageKinds
  /** a section of the message centre that it keeps itself */
  board?: MessageBoard
  routes?: RawRoutes
  /** what providers are to call, with what they send and hear */
  notified?: readonly Notified[]
  /** what moves of it at the desks */
  deskNews?: DeskNews
  /** what of it waits for the people of merchants, each morning */
  waiting?: Waiting
  refusals?: Readonly<Record<string, number>>
  settings?: Definitions
  /** what of it a shop may do without, each in words */
  switches?: SwitchList
  /** reads what every process keeps in mind of its tables: at the start, and anew when `known` is dropped */
  known?: (db: Db) => Promise<void>
  /** the permissions that it brings into the shop, with the roles that hold them from the start */
  permissions?: Permissions
  person?: PersonKept
  sitemap?: SitemapPart
  /** what it tells systems of merchants, by event */
  webhooks?: Webhooks
  /** what navigation shows of it; pure, for browsers read it too */
  entries?: Entries
  /** how it tries whether its provider answers */
  probes?: Probes
  /** what it has under way at its provider */
  underWay?: UnderWay
  /** its tables: nobody else writes them */
  tables?: readonly string[]
  /** its pure rules that others may call: no database, clock or chance in them */
  rules?: readonly string[]
  /** tables of features that stand later, which its SQL reads all the same, and why */
  readsAhead?: Readonly<Record<string, string>>
}
