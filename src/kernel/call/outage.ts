// What is wrong outside of the shop, as a refusal: asked again it may go, and nobody need hear more.
import type { AppContext } from './app-context.ts'
import { codeOf, isPassing, takesNoWrites } from '../data/db.ts'
import { Refusal, type Reason } from './refusal.ts'

/** PostgreSQL's words for a full disk or one that fails, and those of the files. */
const full = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])

/** readOnly, storageFull or crowded; undefined for faults of our own. */
export function outageOf(e: unknown): Refusal | undefined {
  if (takesNoWrites(e)) return new Refusal('readOnly')
  if (full.has(codeOf(e) ?? '')) return new Refusal('storageFull')
  return isPassing(e) ? new Refusal('crowded') : undefined
}

const alarms: Partial<Record<Reason, string>> = {
  readOnly: 'the database takes no writes',
  storageFull: 'the disk is full or fails',
}
const pause = 60_000
const last = new WeakMap<AppContext, Map<Reason, number>>()
/** Tells in the log what staff must see to, once a minute for each, however many ask. */
export function alarmed(app: AppContext, refusal: Refusal, cause: unknown): Refusal {
  const words = alarms[refusal.reason]
  if (!words) return refusal
  const told = last.get(app) ?? new Map<Reason, number>()
  last.set(app, told)
  const now = performance.now()
  if (now - (told.get(refusal.reason) ?? -pause) < pause) return refusal
  told.set(refusal.reason, now)
  app.log.error({ alarm: refusal.reason, error: cause instanceof Error ? cause.message : String(cause) }, words)
  return refusal
}
