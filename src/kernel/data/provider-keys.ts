// Keys of providers that staff gave at the desk, taken into use: at the start, and anew in every process when one was
// changed. What the environment sets comes first, a whole provider at a time.
import type pg from 'pg'
import { connectionNames, connectionOf, type ConnectionName } from '../connections.ts'
import type { AppContext } from '../call/app-context.ts'
import { EnvError, readerOf, type Source } from './env-reading.ts'
import { providersOf, type Env } from './env.ts'
import { unseal } from '../security/sealed.ts'

export const sealedUse = 'provider_keys.sealed'

/** How the environment (or the simulators of a demo shop) set the process up: what the desk gives stands behind it. */
interface Beginning {
  env: Env
  /** of readings: of two at once the one that began last is what holds */
  turns: { begun: number; shown: number }
}
const beginnings = new WeakMap<Env, Beginning>()
/** A copy that may change while the process runs. */
export function changeable(env: Env): Env {
  const live = { ...env }
  beginnings.set(live, { env, turns: { begun: 0, shown: 0 } })
  return live
}
const beginningOf = (live: Env): Env => beginnings.get(live)?.env ?? live
/** Where its keys come from without those of the desk. */
export function forcedBy({ env }: Pick<AppContext, 'env'>, name: ConnectionName): 'environment' | 'demo' | undefined {
  const begun = beginningOf(env)
  const { fields, makes } = connectionOf(name)
  if (fields.some((field) => begun.given[field.name])) return 'environment'
  const isSet = makes.some((made) => made !== 'mailFrom' && begun[made] !== undefined)
  return isSet ? (fields.length === 0 ? 'environment' : 'demo') : undefined
}

/** What the values make of the settings. Throws EnvError where they are none. */
export function madeOf({ env }: Pick<AppContext, 'env'>, name: ConnectionName, values: Source): Partial<Env> {
  const made = providersOf(readerOf({ ...beginningOf(env).given, ...values }))
  return Object.fromEntries(connectionOf(name).makes.map((key) => [key, made[key as keyof typeof made]]))
}

interface Row {
  connection: ConnectionName
  sealed: Buffer
}
export async function readProviderKeys(pool: pg.Pool, app: AppContext): Promise<void> {
  const { turns } = beginnings.get(app.env)!
  const turn = ++turns.begun
  const { rows } = await pool.query<Row>('select connection, sealed from provider_keys')
  if (turn < turns.shown) return
  turns.shown = turn
  const kept = new Map(rows.map((row) => [row.connection, row.sealed]))
  const start = beginningOf(app.env)
  for (const name of connectionNames) {
    const sealed = kept.get(name)
    const before = Object.fromEntries(connectionOf(name).makes.map((key) => [key, start[key]]))
    const given = sealed && forcedBy(app, name) === undefined ? opened(app, name, sealed) : undefined
    Object.assign(app.env, given ?? before)
    if (name === 'mail') app.env.smtpByDesk = given !== undefined
  }
}
/** undefined, and told in the log: it cannot be opened, or is no setting of this version any more. */
function opened(app: AppContext, name: ConnectionName, sealed: Buffer): Partial<Env> | undefined {
  try {
    return madeOf(app, name, JSON.parse(unseal(app, sealedUse, name, sealed)) as Source)
  } catch (e) {
    const why = e instanceof EnvError ? e.message : 'no key opens it'
    app.log.error({ connection: name, why }, 'keys of a provider cannot be used: give them anew at /admin/connections')
    return undefined
  }
}
