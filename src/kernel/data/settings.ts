// Every number that the business may turn, with its default: one table, edited by staff, read through this module.
// The definitions lie with the features that read them.
import { ownValue } from '#kernel/data/own.ts'
import type pg from 'pg'

export interface Definition {
  default: number
  unit: 'seconds' | 'milliseconds' | 'hours' | 'days' | 'fen' | 'count' | 'basis points'
  about: string
}
export type Definitions = Readonly<Record<string, Definition>>
/** What the kernel itself reads. */
export const kernelSettings = {
  aloneApprovalSeconds: {
    default: 86_400,
    unit: 'seconds',
    about: 'Wait before the only holder of a permission may approve what they asked for themselves',
  },
  requestReplyDays: { default: 7, unit: 'days', about: 'How long the first answer to a request id is kept' },
} as const satisfies Definitions

type Own = Record<keyof typeof kernelSettings, number>
/** Every setting of the shop; features add theirs by declaration, beside the definitions in their settings.ts. */
export interface Settings extends Own {}
export type SettingName = keyof Settings
export interface SettingsReader {
  get: (name: SettingName) => number
  /** Reads the table anew; by itself twice a minute. */
  reload: () => Promise<void>
  stop: () => void
}

/** orderUnpaidSeconds → SETTING_ORDER_UNPAID_SECONDS */
export const environmentName = (name: string): string =>
  'SETTING_' + name.replace(/[A-Z]/g, (c) => '_' + c).toUpperCase()

/** Loads the table; in a demo shop the environment beats it. */
export async function openSettings(
  pool: pg.Pool,
  definitions: Definitions,
  demo: boolean,
  source: Record<string, string | undefined> = process.env,
): Promise<SettingsReader> {
  const names = Object.keys(definitions) as SettingName[]
  let values = new Map<string, number>()
  const forced = new Map(
    demo
      ? names.flatMap((n) =>
          /^\d+$/.test(ownValue(source, environmentName(n)) ?? '')
            ? [[n, Number(ownValue(source, environmentName(n)))] as const]
            : [],
        )
      : [],
  )
  const reload = async () => {
    const { rows } = await pool.query<{ name: string; value: unknown }>('select name, value from setting')
    values = new Map(rows.filter((r) => typeof r.value === 'number').map((r) => [r.name, r.value as number]))
  }
  await reload()
  const timer = setInterval(() => void reload().catch(() => undefined), 30_000)
  timer.unref()
  return {
    stop: () => clearInterval(timer),
    get: (name) => forced.get(name) ?? values.get(name) ?? ownValue(definitions, name)!.default,
    reload,
  }
}
