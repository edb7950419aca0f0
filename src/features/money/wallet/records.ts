// What moved a balance, in words: for the screen and as a file.
import { stringify } from 'csv-stringify/sync'
import { recordKinds, type RecordKind } from './record-kinds.ts'
import { balanceRecordCount, balanceRecords, balanceSums, type RecordFilter, type RecordRow } from './queries.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { neutral } from '#kernel/data/spreadsheet.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

/** How it is called for who has it; what the ledger moves for reasons of its own is `other`. */
function kindOf({ kind, forFriend }: RecordRow): RecordKind {
  if (forFriend && kind === 'orderPaid') return 'paidForFriend'
  return recordKinds.find((known) => known === kind) ?? 'other'
}
const recordOf = ({ forFriend, ...row }: RecordRow) => ({
  ...row,
  kind: kindOf({ ...row, forFriend }),
  createdAt: row.createdAt.toISOString(),
})
export const filterOf = (app: AppContext, direction: RecordFilter['direction']): RecordFilter => ({
  days: app.settings.get('balanceRecordDays'),
  direction,
})

export async function listRecords(db: Db, userId: number, filter: RecordFilter, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const { size, offset, cursor } = limits
  const rows = await balanceRecords(db, userId, filter, { size, offset, before: cursor?.[0] as number | undefined })
  return pageOf(rows.map(recordOf), limits, (r) => [r.id], cappedTotal(await balanceRecordCount(db, userId, filter)))
}
export const sumsOf = balanceSums

/** So that a spreadsheet knows the encoding. */
const mark = '\uFEFF'
/** more than anybody has in a month; who has more gets the newest */
const most = 10_000
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })

export async function recordFile(db: Db, userId: number, filter: RecordFilter, lang: Language) {
  const rows = await balanceRecords(db, userId, filter, { size: most, offset: 0, before: undefined })
  const { columns } = textsOf(lang).wallet.money.file
  const kinds = textsOf(lang).wallet.money.kinds
  const cells = rows
    .map(recordOf)
    .map(({ createdAt, kind, amount, orderNos, ref }) => [
      clock.format(new Date(createdAt)),
      neutral(kinds[kind]),
      fenToDecimal(amount),
      orderNos.join(' '),
      neutral(ref),
    ])
  const header = [columns.time, columns.kind, columns.amount, columns.orders, columns.ref]
  const today = clock.format(new Date()).slice(0, 10)
  return { fileName: `balance-${today}.csv`, csv: mark + stringify([header, ...cells]) }
}
