// The file of a provider's day, read: each row once, its fees and what it paid out booked, held against ours.
import { createHash } from 'node:crypto'
import {
  clearAgreed,
  contradiction,
  daysRead,
  firstPaid,
  holdProvider,
  insertFile,
  insertRows,
  matchRows,
  noteOfOurs,
  noteOfRows,
  openOf,
  type Kept,
} from './queries.ts'
import { BadDayFile, dayFiles, type DayFile, type DayRow } from '#features/sales/payments/payments.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal, Refusal } from '#kernel/call/refusal.ts'
import { shanghaiDay } from '#kernel/data/days.ts'
import { together, transact, type Db } from '#kernel/data/db.ts'
import { clearing, move, ofPlatform, transferAll, type Account, type Transfer } from '#kernel/data/ledger.ts'

const faults = {
  unknown: 'providerFileUnknown',
  half: 'providerFileHalf',
  cell: 'providerFileCell',
  day: 'providerFileDay',
} as const
/** Refuses providerFileUnknown, providerFileHalf, providerFileCell, providerFileDay. */
function rowsIn(file: DayFile, bytes: Uint8Array, day: string): DayRow[] {
  try {
    const rows = file.read(bytes, day)
    // the same row twice in one file
    if (new Set(rows.map(({ rowNo }) => rowNo)).size !== rows.length) throw new BadDayFile('half')
    return rows
  } catch (e) {
    if (!(e instanceof BadDayFile)) throw e
    throw new Refusal(faults[e.why], { line: e.line })
  }
}
const sumOf = (rows: readonly { kind: string; amount: number }[], kind: string): number =>
  rows.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0)

/** What staff must look at first is not booked either. */
const feesOf = (rows: readonly { kind: string; fee: number }[]): number =>
  rows.filter(({ kind }) => kind !== 'other').reduce((sum, { fee }) => sum + fee, 0)

export interface Brought {
  day: string
  name: string
  bytes: Uint8Array
  userId: number | null
}
export interface Read {
  id: number
  rows: number
  differences: number
}
/** Reads it in one transaction: all of it, or nothing. Refuses also providerFileRead, providerFileDiffers. */
export const readFile = (db: Db, file: DayFile, brought: Brought): Promise<Read> =>
  keep(db, file, brought, rowsIn(file, brought.bytes, brought.day))

function keep(db: Db, file: DayFile, { day, name, bytes, userId }: Brought, rows: readonly DayRow[]): Promise<Read> {
  const { provider, method } = file
  const digest = createHash('sha256').update(day).update(bytes).digest()
  return together(db, async (trx) => {
    await holdProvider(trx, provider)
    const other = await contradiction(trx, provider, rows)
    if (other) throw new Refusal('providerFileDiffers', { number: other.rowNo })
    const sums = {
      rows: rows.length,
      paid: sumOf(rows, 'payment'),
      refunded: -sumOf(rows, 'refund') || 0,
      fees: feesOf(rows),
      paidOut: -sumOf(rows, 'payout') || 0,
    }
    const made = await insertFile(trx, { provider, day, name, digest, userId, ...sums })
    if (!made) throw new Refusal('providerFileRead')
    const fresh = await insertRows(trx, made.id, provider, rows)
    await book(trx, provider, made.id, fresh)
    await matchRows(trx, provider, method)
    await clearAgreed(trx, provider)
    await noteOfRows(trx, provider)
    await noteOfOurs(trx, provider, method, day)
    return { id: made.id, rows: rows.length, differences: await openOf(trx, provider, day) }
  })
}
/** Fees of the rows that are new, in one sum; each payout by itself, for the bank names it so. */
function book(db: Db, provider: string, fileId: number, fresh: readonly Kept[]): Promise<void> {
  const ours = clearing(provider)
  /** above zero: from the first to the second */
  const moved = (key: string, kind: string, from: Account, to: Account, fen: number): Transfer => ({
    key,
    kind,
    legs: fen > 0 ? move(from, to, fen) : move(to, from, -fen),
  })
  const fees = feesOf(fresh)
  const paidOut = fresh
    .filter(({ kind, amount }) => kind === 'payout' && amount !== 0)
    .map(({ rowNo, amount }) =>
      moved(`providerRow:${provider}:${rowNo}`, 'providerPaid', ours, clearing('bank'), amount),
    )
  const all = moved(`providerFile:${fileId}:fees`, 'providerFees', ofPlatform('fees'), ours, fees)
  return transferAll(db, fees === 0 ? paidOut : [all, ...paidOut])
}

/** Days that may have a file, and have none yet: of the last, since something was paid this way. */
export async function missingDays(db: Db, app: AppContext, { provider, method }: DayFile) {
  const now = app.clock.now()
  const yesterday = shanghaiDay(now, -1)
  const begun = await firstPaid(db, method)
  const earliest = shanghaiDay(now, -app.settings.get('providerFileDays'))
  // where nothing was paid yet, or only today, no day is missing
  const from = begun === undefined ? shanghaiDay(now) : begun > earliest ? begun : earliest
  return daysRead(db, provider, from, yesterday)
}
/** Fetches what is missing from every provider that is set up. One that fails does not keep the others. */
export async function fetchMissing(db: Db, app: AppContext): Promise<void> {
  for (const file of dayFiles) {
    if (!file.isSetUp(app)) continue
    const { missing } = await missingDays(db, app, file)
    for (const day of missing) await fetchDay(db, app, file, day)
    await compareAgain(db, file)
  }
}
async function fetchDay(db: Db, app: AppContext, file: DayFile, day: string): Promise<void> {
  const about = { provider: file.provider, day }
  try {
    const fetched = await file.fetch(app, day)
    if (fetched === 'none') await keepNone(db, app, file, day)
    else if (fetched) await readFile(db, file, { day, ...fetched, userId: null })
  } catch (e) {
    // one that somebody brought meanwhile
    if (isRefusal(e) && e.reason === 'providerFileRead') return
    app.log.error({ ...about, error: String(e) }, 'the file of a provider was not read: it is asked for again')
  }
}
/** A provider without a file of a day may only be late; after two more days nothing will come. */
async function keepNone(db: Db, app: AppContext, file: DayFile, day: string): Promise<void> {
  if (day < shanghaiDay(app.clock.now(), -2))
    await keep(db, file, { day, name: '', bytes: new Uint8Array(), userId: null }, [])
}
/** What was only there may have been found by now: a provider that was silent has answered. */
const compareAgain = (db: Db, { provider, method }: DayFile): Promise<void> =>
  transact(db, async (trx) => {
    await holdProvider(trx, provider)
    await matchRows(trx, provider, method)
    await clearAgreed(trx, provider)
  })
