// What both sides read of statements.
import {
  countPostings,
  countStatements,
  listPostings,
  listStatements,
  readStatement,
  sheetRows,
  summaryOf,
  wordsOf,
  type Filter,
  type Head,
} from './reading-queries.ts'
import { dayAfter, lastDayOf } from './periods.ts'
import { sheetOf, workbookOf } from './sheet.ts'
import { statementLines, type StatementLine } from './states.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { shanghaiDay } from '#kernel/data/days.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
const headOf = <H extends Head>({ confirmBy, createdAt, confirmedAt, ...rest }: H) => ({
  ...rest,
  confirmBy: confirmBy.toISOString(),
  createdAt: createdAt.toISOString(),
  confirmedAt: iso(confirmedAt),
})
export async function listOf(db: Db, lang: Language, input: PageInput, filter: Filter) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = (await listStatements(db, lang, filter, limits)).map(headOf)
  return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countStatements(db, filter)))
}
/** Refuses notFound. */
export async function show(db: Db, lang: Language, id: number, merchantId?: number) {
  const found = await readStatement(db, lang, id, merchantId)
  if (!found) throw new Refusal('notFound')
  const { sums, counts, dispute, payout, ...rest } = found
  const words = (await wordsOf(db, id)).map(({ at, ...word }) => ({ ...word, at: at.toISOString() }))
  const lines = statementLines.map((line) => ({ line, amount: sums[line], orders: counts[line] ?? 0 }))
  return {
    ...headOf(rest),
    lines,
    words,
    bySilence: rest.confirmedAt !== null && rest.confirmedBy === null,
    payout: payout && { ...payout, at: new Date(payout.at).toISOString() },
    dispute: dispute && { ...dispute, askedAt: new Date(dispute.askedAt).toISOString() },
  }
}
/** Refuses notFound. */
export async function postingsOf(
  db: Db,
  lang: Language,
  input: PageInput & { id: number; line: StatementLine },
  merchantId?: number,
) {
  if (!(await readStatement(db, lang, input.id, merchantId))) throw new Refusal('notFound')
  const limits = limitsOf(input, 20, ['id'])
  const rows = (await listPostings(db, lang, input, limits)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countPostings(db, input.id, input.line)))
}
const rowsAtOnce = 5000
/** Refuses notFound. */
export async function exportOf(db: Db, lang: Language, id: number, after: number | undefined, merchantId?: number) {
  const found = await readStatement(db, lang, id, merchantId)
  if (!found) throw new Refusal('notFound')
  const rows = await sheetRows(db, lang, { id, after: after ?? 0, size: rowsAtOnce })
  const [part, last] = [rows.slice(0, rowsAtOnce), rows.length > rowsAtOnce ? rows[rowsAtOnce - 1] : undefined]
  const name = `statement-${found.fromDay}-${found.toDay}.csv`
  return { name, csv: sheetOf(part, lang, after === undefined), next: last?.id ?? null }
}

/** more than a shop has in a period; who has more takes the file in parts */
const mostInBook = 20_000
/** The whole of it as a workbook of Excel. Refuses notFound, statementTooLong. */
export async function bookOf(db: Db, lang: Language, id: number, merchantId?: number) {
  const found = await readStatement(db, lang, id, merchantId)
  if (!found) throw new Refusal('notFound')
  const rows = await sheetRows(db, lang, { id, after: 0, size: mostInBook })
  if (rows.length > mostInBook) throw new Refusal('statementTooLong')
  const name = `${found.fromDay} ${found.toDay}`
  const xlsx = Buffer.from(workbookOf(rows, lang, name)).toString('base64')
  return { name: `statement-${found.fromDay}-${found.toDay}.xlsx`, xlsx }
}

export async function summary(db: Db, app: AppContext, merchantId: number) {
  const { stated, newest, ...found } = await summaryOf(db, merchantId)
  const today = shanghaiDay(app.clock.now())
  const begins = newest === null ? today : dayAfter(newest)
  const nextDay = lastDayOf(found.cycle, begins > today ? begins : today)
  return { ...found, unstated: found.payable + found.receivable - stated, nextDay }
}
