// Stripe's itemized balance change from activity: fetched as balance transactions over the API and written as the
// report has them; or the report itself, as staff took it from the dashboard. https://docs.stripe.com/reports/report-types
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type Stripe from 'stripe'
import { stripeOf } from '../methods/stripe-client.ts'
import {
  BadDayFile,
  fenOf,
  mustBeOfDay,
  spanOfDay,
  unpacked,
  type DayFile,
  type DayRow,
  type DayRowKind,
  type Fetched,
} from './day-file.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { neutral } from '#kernel/data/spreadsheet.ts'

const columns = [
  'balance_transaction_id',
  'created_utc',
  'currency',
  'gross',
  'fee',
  'net',
  'reporting_category',
  'source_id',
  'payment_intent_id',
  'description',
] as const
const needed = columns.slice(0, 8)
/** transactions of a page: as many as they give */
const atOnce = 100
const hour = 3_600_000

const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')
const signed = (fen: number): string => (fen < 0 ? `-${fenToDecimal(-fen)}` : fenToDecimal(fen))
function rowOf({ id, created, currency, amount, fee, net, reporting_category, source }: Stripe.BalanceTransaction) {
  const of = typeof source === 'string' || source === null ? undefined : source
  const intent = of && 'payment_intent' in of ? of.payment_intent : null
  return [
    id,
    utc(created),
    currency,
    signed(amount),
    signed(fee),
    signed(net),
    reporting_category,
    typeof source === 'string' ? source : (source?.id ?? ''),
    typeof intent === 'string' ? intent : (intent?.id ?? ''),
    '',
  ]
}
/** A day's last transactions may be a while in coming. */
async function fetchDay(app: AppContext, day: string): Promise<Fetched | undefined> {
  const { from, until } = spanOfDay(day)
  if (app.clock.now() < until.getTime() + hour) return undefined
  const created = { gte: from.getTime() / 1000, lt: until.getTime() / 1000 }
  const rows: string[][] = []
  let last: string | undefined
  for (;;) {
    const page = await stripeOf(app).balanceTransactions.list(
      { created, limit: atOnce, expand: ['data.source'], ...(last === undefined ? {} : { starting_after: last }) },
      { timeout: app.settings.get('providerTimeoutMs') },
    )
    rows.push(...page.data.map((one) => rowOf(one).map(neutral)))
    last = page.data.at(-1)?.id
    if (!page.has_more || last === undefined) break
  }
  return { name: `stripe-${day}.csv`, bytes: Buffer.from(stringify([[...columns], ...rows])) }
}

const kinds = new Map<string, DayRowKind>([
  ['charge', 'payment'],
  ['refund', 'refund'],
  ['payout', 'payout'],
  ['fee', 'fee'],
])
function read(bytes: Uint8Array, day: string): DayRow[] {
  let records: string[][]
  try {
    records = parse(Buffer.from(unpacked(bytes)[0] ?? []), { bom: true, skip_empty_lines: true })
  } catch {
    throw new BadDayFile('half')
  }
  const [headings = [], ...rows] = records
  if (!needed.every((name) => headings.includes(name))) throw new BadDayFile('unknown', 1)
  return rows.map((cells, i): DayRow => {
    const line = i + 2
    const cell = (name: string) => (cells[headings.indexOf(name)] ?? '').trim()
    const [rowNo, category, currency] = [cell('balance_transaction_id'), cell('reporting_category'), cell('currency')]
    const [gross, fee, net] = [fenOf(cell('gross'), line), fenOf(cell('fee'), line), fenOf(cell('net'), line)]
    // each row proves itself: gross less fee is net
    if (rowNo === '' || gross - fee !== net) throw new BadDayFile('half', line)
    const time = new Date(`${cell('created_utc').replace(' ', 'T')}Z`)
    if (Number.isNaN(time.getTime())) throw new BadDayFile('cell', line)
    const at = mustBeOfDay(time, day, line)
    const known = kinds.get(category) ?? 'other'
    const foreign = currency !== 'cny'
    const common = { rowNo, at, ourNo: '', note: known === 'other' ? category : foreign ? currency.toUpperCase() : '' }
    // a fee of their own is all fee
    if (known === 'fee') return { ...common, kind: 'fee', ref: cell('source_id'), amount: 0, fee: fee - gross }
    const ref = known === 'payment' ? cell('payment_intent_id') || cell('source_id') : cell('source_id')
    return { ...common, kind: foreign ? 'other' : known, ref, amount: gross, fee }
  })
}

export const stripeDay: DayFile = {
  provider: 'stripe',
  method: 'online',
  isSetUp: (app) => app.env.stripe !== undefined,
  fetch: fetchDay,
  read,
}
