// The platform's invoices as its staff and their merchants read them, and as a file.
import { numberText, prefixForm } from './fees.ts'
import { countPapers, listPapers, readPaper, type Filter, type Full, type Head } from './reading-queries.ts'
import { csvOf } from '#features/platform/file-jobs/file-jobs.ts'
import { cappedTotal, encodeCursor, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { fenToDecimal } from '#kernel/data/money.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export const fileUrl = (id: number): string => `/api/v2/feeInvoice/file/${id}`
export interface Asked extends Omit<Filter, 'number'> {
  number?: string
}
/** The number that somebody typed. */
function numberMeant(typed: string): Filter['number'] {
  const [, prefix = '', year, number] = /^([A-Z0-9]*?)(\d{4})-(\d{1,9})$/.exec(typed.trim().toUpperCase()) ?? []
  // one that nothing has: what is no number is found nowhere
  if (year === undefined || !prefixForm.test(prefix)) return { prefix: '-', year: 0, number: 0 }
  return { prefix, year: Number(year), number: Number(number) }
}
const filterOf = ({ number, ...rest }: Asked): Filter => ({
  ...rest,
  number: number === undefined ? undefined : numberMeant(number),
})
const headOf = ({ prefix, year, number, issuedAt, ...rest }: Head) => ({
  ...rest,
  number: numberText({ prefix, year, number }),
  issuedAt: issuedAt.toISOString(),
  url: fileUrl(rest.id),
})
export async function listOf(db: Db, lang: Language, input: PageInput, asked: Asked) {
  const limits = limitsOf(input, 20, ['id'])
  const filter = filterOf(asked)
  const rows = (await listPapers(db, lang, filter, limits)).map(headOf)
  return pageOf(rows, limits, ({ id }) => [id], cappedTotal(await countPapers(db, filter)))
}
const namedOf = <P extends { prefix: string; year: number; number: number }>({ prefix, year, number, ...rest }: P) => ({
  ...rest,
  number: numberText({ prefix, year, number }),
})
/** Refuses notFound. */
export async function show(db: Db, lang: Language, id: number, merchantId?: number) {
  const found = await readPaper(db, lang, id, merchantId)
  if (!found) throw new Refusal('notFound')
  const { content, of, credits, taxBp, reason, by, isNewest, ...head } = found
  const { issuer, lines } = content
  const left = leftOf(found)
  return {
    ...headOf(head),
    issuer,
    to: content.recipient,
    lines,
    taxBp,
    reason,
    by,
    of: of && namedOf(of),
    credits: credits.map((one) => ({ ...namedOf(one), issuedAt: new Date(one.issuedAt).toISOString() })),
    left,
    isNewest,
  }
}
const leftOf = ({ kind, amount, credited }: Full): number => (kind === 'invoice' ? amount - credited : 0)

/** So that a spreadsheet knows the encoding. */
const mark = '\uFEFF'
/** rows of a part */
const atOnce = 2000
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' })
/** Part by part: put one behind the other they are the file. */
export async function filePart(db: Db, lang: Language, { part, ...asked }: Asked & { part?: string }) {
  const words = textsOf(lang).feeinvoices.file
  const limits = limitsOf(part === undefined ? {} : { after: part }, atOnce, ['id'])
  const rows = await listPapers(db, lang, filterOf(asked), limits)
  const here = rows.slice(0, atOnce)
  const cells = here.map((row) => {
    const sign = row.kind === 'invoice' ? 1 : -1
    return [
      numberText(row),
      words.kind[row.kind],
      clock.format(row.issuedAt),
      row.merchantName,
      row.recipient,
      row.fromDay,
      row.toDay,
      fenToDecimal(sign * (row.amount - row.tax)),
      fenToDecimal(sign * row.tax),
      fenToDecimal(sign * row.amount),
    ]
  })
  const last = rows.length > atOnce ? here.at(-1) : undefined
  const csv = (part === undefined ? mark + csvOf([Object.values(words.column)]) : '') + csvOf(cells)
  return { csv, more: last === undefined ? null : encodeCursor([last.id]) }
}
