// The door of the numbers: which there are, as the manifests say, and how staff change them. A change holds for what
// begins after it, for deadlines stand on their rows; every process hears of it with the commit.
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { ownValue } from '#kernel/data/own.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { boundsOf, environmentName, type Definition, type SettingName } from '#kernel/data/settings.ts'
import { audit } from '#kernel/security/audit.ts'
import { changesOf, forget, keep, lockSettings, settingRows, standing } from './queries.ts'

interface Defined {
  name: SettingName
  feature: string
  definition: Definition
}
const every = ({ numbers }: AppContext): Defined[] =>
  numbers.flatMap(({ feature, settings }) =>
    Object.entries(settings).map(([name, definition]) => ({ name: name as SettingName, feature, definition })),
  )
/** Refuses settingUnknown. */
function definitionOf({ numbers }: AppContext, name: string): Definition {
  for (const { settings } of numbers) {
    const found = ownValue(settings, name)
    if (found) return found
  }
  throw new Refusal('settingUnknown', { name })
}

export async function listSettings(db: Db, app: AppContext) {
  const rows = new Map((await settingRows(db)).map((row) => [row.name, row]))
  return every(app).map(({ name, feature, definition }) => {
    const row = rows.get(name)
    const { source, ...told } = app.settings.told(name)
    return {
      name,
      feature,
      unit: definition.unit,
      ...told,
      source,
      set: row?.set ?? null,
      ...boundsOf(definition),
      locked: definition.locked ?? false,
      atMost: definition.atMost ?? null,
      before: definition.before ?? null,
      environment: environmentName(name),
      changedAt: row?.changedAt?.toISOString() ?? null,
      changedBy: row?.changedBy ?? null,
    }
  })
}
/** Refuses settingUnknown. */
export async function historyOf(db: Db, app: AppContext, name: string) {
  definitionOf(app, name)
  return (await changesOf(db, name)).map(({ at, ...change }) => ({ ...change, at: at.toISOString() }))
}

export interface Change {
  name: string
  value: number | null
  was: number | null
}
interface Actor {
  userId: number
  ip: string
}
/** Refuses as the call lists. */
export async function saveSettings(
  db: Db,
  app: AppContext,
  by: Actor,
  { changes, reason }: { changes: readonly Change[]; reason: string },
): Promise<void> {
  if (!reason.trim()) throw new Refusal('reasonRequired')
  await lockSettings(db)
  for (const change of changes) await saveOne(db, app, by, change, reason.trim())
  await mustFit(db, app, new Set(changes.map(({ name }) => name)))
  await dropPublic(db, 'setting')
}
/**
 * Of two that depend on each other none passes the other, as they stand once all changes are made; those that nobody
 * touched are left as they are. Refuses settingAbove, settingNotBelow.
 */
async function mustFit(db: Db, app: AppContext, changed: ReadonlySet<string>): Promise<void> {
  const rows = new Map((await settingRows(db)).map(({ name, set }) => [name, set]))
  const valueOf = (name: string): number => {
    const { source, value, usual } = app.settings.told(name as SettingName)
    return source === 'environment' ? value : (rows.get(name) ?? usual)
  }
  for (const { name, definition } of every(app)) {
    const other = definition.before ?? definition.atMost
    if (other === undefined || !(changed.has(name) || changed.has(other))) continue
    const told = { name, value: valueOf(name), other, most: valueOf(other) }
    if (definition.before !== undefined && told.value >= told.most) throw new Refusal('settingNotBelow', told)
    if (told.value > told.most) throw new Refusal('settingAbove', told)
  }
}
async function saveOne(db: Db, app: AppContext, by: Actor, { name, value, was }: Change, reason: string) {
  const definition = definitionOf(app, name)
  if (definition.locked) throw new Refusal('settingLocked', { name })
  const { source, usual } = app.settings.told(name as SettingName)
  if (source === 'environment') throw new Refusal('settingForced', { name: environmentName(name) })
  const { min, max } = boundsOf(definition)
  // what it comes with may stand outside of what staff may set: in a demo shop it does
  if (value !== null && (value < min || value > max)) throw new Refusal('settingOutOfBounds', { name, min, max })
  const now = await standing(db, name)
  if (now !== was) throw new Refusal('settingChanged', { name, now: now ?? usual })
  if (now === value) return
  await (value === null ? forget(db, name) : keep(db, name, value, by.userId))
  await audit(db, {
    staffId: by.userId,
    action: 'setting.change',
    subject: 'setting',
    subjectId: 0,
    subjectNo: name,
    before: { value: now ?? usual },
    after: { value: value ?? usual },
    reason,
    ip: by.ip,
  })
}
