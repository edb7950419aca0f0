// Every number that the business may turn, with its default: one table, edited by staff, read through this module.
// The definitions lie with the features that read them.
import { EnvError } from './env-reading.ts'
import { ownValue } from '#kernel/data/own.ts'
import { settingOf, type SwitchList, type SwitchName } from '../switches.ts'
import type pg from 'pg'

export interface Definition {
  default: number
  /** the default of a demo shop, where it is another */
  demo?: number
  unit: Unit
  about: string
  /** what staff may set at least and at most; left out: `boundsOf` tells */
  min?: number
  max?: number
  /** the specification fixes it: shown, never changed at the desk */
  locked?: true
  /** the name of one of the same unit that this one never passes; or that it stays below. Not both */
  atMost?: string
  before?: string
}
export type Unit = 'seconds' | 'milliseconds' | 'hours' | 'days' | 'fen' | 'count' | 'basis points' | 'switch'
export type Definitions = Readonly<Record<string, Definition>>
/** Between which values staff may move it: a tenth to ten times what it comes with, where nothing else is said. */
export const boundsOf = ({ default: usual, unit, min, max }: Definition): { min: number; max: number } => ({
  min: min ?? Math.max(1, whole(usual / 10, unit)),
  max: max ?? Math.max(10, usual * 10),
})
/** Up to the whole hour or minute, as people would say it. */
function whole(least: number, unit: Unit): number {
  const step = unit !== 'seconds' || least <= 60 ? 1 : least <= 3600 ? 60 : 3600
  return Math.ceil(least / step) * step
}
export const switchDefinitions = (list: SwitchList): Definitions =>
  Object.fromEntries(
    Object.entries(list).map(([name, about]) => [
      settingOf(name),
      { default: 1, min: 0, max: 1, unit: 'switch', about: `1: on, 0: off. ${about}` },
    ]),
  )
const wide = 'its address or /64 has 20 times as many, its /24 or /48 60 times; 0: no limit'
/** What the kernel itself reads. */
export const kernelSettings = {
  aloneApprovalSeconds: {
    default: 86_400,
    min: 3600,
    max: 604_800,
    unit: 'seconds',
    about: 'Wait before the only holder of a permission may approve what they asked for themselves',
  },
  callsAtOnce: {
    default: 16,
    min: 4,
    max: 200,
    unit: 'count',
    about: 'Calls that one process answers at once; others wait by turns',
  },
  callsAtOnceOfPerson: { default: 4, atMost: 'callsAtOnce', unit: 'count', about: 'Of these, of one sign-in' },
  callsWaiting: { default: 5000, unit: 'count', about: 'Calls that wait for their turn at most, of all' },
  callsWaitingOfNetwork: {
    default: 2500,
    atMost: 'callsWaiting',
    unit: 'count',
    about: 'Of these, of one internet address',
  },
  callsWaitingOfPerson: {
    default: 100,
    atMost: 'callsWaitingOfNetwork',
    unit: 'count',
    about: 'Of these, of one sign-in',
  },
  callWaitSeconds: { default: 10, unit: 'seconds', about: 'How long a call waits for its turn at most' },
  steppingCallsAtOnce: { default: 64, unit: 'count', about: 'Calls to providers, mail and password checks at once' },
  steppingCallsAtOnceOfNetwork: {
    default: 32,
    atMost: 'steppingCallsAtOnce',
    unit: 'count',
    about: 'Of these, of one internet address',
  },
  pagesAtOnce: {
    default: 2,
    min: 1,
    max: 16,
    unit: 'count',
    about: 'Pages that one process draws at once; others wait by turns',
  },
  pagesWaiting: { default: 300, unit: 'count', about: 'Pages that wait to be drawn at most, of all' },
  pagesWaitingOfNetwork: {
    default: 60,
    atMost: 'pagesWaiting',
    unit: 'count',
    about: 'Of these, of one internet address',
  },
  pageWaitSeconds: { default: 8, unit: 'seconds', about: 'How long a page waits to be drawn at most' },
  pageReadsAtOnce: { default: 4, unit: 'count', about: 'Reading calls of pages that are being drawn, at once' },
  extrasDelayMilliseconds: {
    default: 150,
    atMost: 'browsingDelayMilliseconds',
    unit: 'milliseconds',
    about: 'Suggestions, rankings and the like are left out while the process is later than this',
  },
  browsingDelayMilliseconds: {
    default: 500,
    unit: 'milliseconds',
    about: 'Visitors’ pages and lists are refused while the process is later than this; never sign-in or checkout',
  },
  readsPerMinute: {
    default: 600,
    min: 0,
    demo: 0,
    unit: 'count',
    about: `Reading calls of a person in a minute; ${wide}`,
  },
  writesPerMinute: {
    default: 120,
    min: 0,
    demo: 0,
    unit: 'count',
    about: `Calls that change something (cart, orders…); ${wide}`,
  },
  previewsPerMinute: { default: 60, min: 0, demo: 0, unit: 'count', about: `Confirmations of orders; ${wide}` },
  lookupsPerMinute: { default: 60, min: 0, demo: 0, unit: 'count', about: `Look-ups by order number or code; ${wide}` },
  parsingsPerMinute: { default: 60, min: 0, demo: 0, unit: 'count', about: `Texts read as an address; ${wide}` },
  requestReplyDays: {
    default: 7,
    min: 1,
    max: 30,
    unit: 'days',
    about: 'How long the first answer to a request id is kept',
  },
} as const satisfies Definitions

type Own = Record<keyof typeof kernelSettings, number>
/** Every setting of the shop; features add theirs by declaration, beside the definitions in their settings.ts. */
export interface Settings extends Own {}
export type SettingName = keyof Settings
export interface Standing {
  value: number
  usual: number
  /** in a demo shop the environment beats the table */
  source: 'default' | 'table' | 'environment'
}
export interface SettingsReader {
  get: (name: SettingName) => number
  isOn: (name: SwitchName) => boolean
  /** The switches that are off. */
  off: () => SwitchName[]
  /** The value with where it comes from, and what holds where nobody set one. */
  told: (name: SettingName) => Standing
  /** Reads the table anew; by itself twice a minute, and when a change is told. */
  reload: () => Promise<void>
  stop: () => void
}

/** orderUnpaidSeconds → SETTING_ORDER_UNPAID_SECONDS */
export const environmentName = (name: string): string =>
  'SETTING_' + name.replace(/[A-Z]/g, (c) => '_' + c).toUpperCase()

/** Throws EnvError for a SETTING_ that is none, or no number: else it would be overlooked, and the shop run without. */
function checkNames(definitions: Definitions, source: Record<string, string | undefined>): void {
  const known = new Set(Object.keys(definitions).map(environmentName))
  for (const [name, value] of Object.entries(source)) {
    if (!name.startsWith('SETTING_')) continue
    if (!known.has(name)) throw new EnvError(`${name} is no setting: \`npm run -s settings\` lists their names`)
    if (!/^\d{1,15}$/.test(value ?? '')) throw new EnvError(`${name} must be a whole number, not "${value}"`)
  }
}

/** Loads the table; in a demo shop the environment beats it. Throws EnvError. */
export async function openSettings(
  pool: pg.Pool,
  definitions: Definitions,
  demo: boolean,
  source: Record<string, string | undefined> = process.env,
): Promise<SettingsReader> {
  checkNames(definitions, source)
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
  let [begun, shown] = [0, 0]
  /** Of two at once the one that began last is what holds: the other may have read what stood before. */
  const reload = async () => {
    const turn = ++begun
    const { rows } = await pool.query<{ name: string; value: unknown }>('select name, value from setting')
    if (turn < shown) return
    shown = turn
    values = new Map(rows.filter((r) => typeof r.value === 'number').map((r) => [r.name, r.value as number]))
  }
  const usual = (name: SettingName): number => {
    const definition = ownValue(definitions, name)!
    return (demo ? definition.demo : undefined) ?? definition.default
  }
  await reload()
  const get = (name: SettingName): number => forced.get(name) ?? values.get(name) ?? usual(name)
  const switches = names.filter((name) => ownValue(definitions, name)!.unit === 'switch')
  const timer = setInterval(() => void reload().catch(() => undefined), 30_000)
  timer.unref()
  return {
    stop: () => clearInterval(timer),
    get,
    isOn: (name) => get(settingOf(name) as SettingName) !== 0,
    off: () => switches.filter((name) => get(name) === 0).map((name) => name.slice(0, -2) as SwitchName),
    told: (name) => ({
      value: get(name),
      usual: usual(name),
      source: forced.has(name) ? 'environment' : values.has(name) ? 'table' : 'default',
    }),
    reload,
  }
}
