// What every handler and job may ask of the running shop.
import type { Clock } from '../data/clock.ts'
import type { Env } from '../data/env.ts'
import type { PublicCache } from '../data/public-cache.ts'
import type { Settings } from '../data/settings.ts'

export interface Log {
  info: (fields: object, text: string) => void
  warn: (fields: object, text: string) => void
  error: (fields: object, text: string) => void
}
export interface Shop {
  env: Env
  settings: Settings
  clock: Clock
  log: Log
  /** Public answers kept for a moment; writes drop their topic. */
  cache: PublicCache
  /** The demo shop: development inbox, simulators and fixture are open. */
  demo: boolean
  /** Where people reach us, without a trailing slash; known once the server listens. */
  publicUrl: () => string
}
