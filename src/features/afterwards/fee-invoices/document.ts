// What an invoice of the platform and its credit note look like on A4, as pdfmake is told. Pure.
import type { Content } from 'pdfmake'
import { numberText, type PaperKind } from './fees.ts'
import type { Content as Kept } from './queries.ts'
import { dayText, grey, partyOf, percentText, right, sheetOf } from '#features/afterwards/invoicing/paper-parts.ts'
import { moneyText } from '#kernel/papers/money-text.ts'
import type { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export type PaperWords = ReturnType<typeof textsOf>['feeinvoices']['paper']
export interface Paper {
  kind: PaperKind
  number: string
  issuedAt: Date
  amount: number
  tax: number
  taxBp: number
  reason: string
  content: Kept
  of: { prefix: string; year: number; number: number } | null
}
/** A day of Shanghai as a moment within it. */
const noon = (day: string): Date => new Date(`${day}T04:00:00.000Z`)

export function documentOf(paper: Paper, lang: Language, t: PaperWords) {
  const { content, kind, number, reason } = paper
  const title = t.kind[kind]
  return sheetOf(`${title} ${number}`, [
    head(paper, title, lang, t),
    {
      columns: [partyOf(t.issuer, content.issuer, t), partyOf(t.recipient, content.recipient, t)],
      margin: [0, 20, 0, 20],
    },
    { table: lines(paper, lang, t), layout: 'lightHorizontalLines' },
    sums(paper, lang, t),
    ...(reason === '' ? [] : [{ text: `${t.reason} ${reason}`, margin: [0, 12, 0, 0] as const }]),
    { text: t.note, color: grey, fontSize: 8.5, margin: [0, 24, 0, 0] },
  ])
}
function head({ of, number, issuedAt, content }: Paper, title: string, lang: Language, t: PaperWords): Content {
  const { place } = content.issuer
  const date = dayText(issuedAt, lang)
  const period = `${dayText(noon(content.fromDay), lang)} – ${dayText(noon(content.toDay), lang)}`
  return {
    columns: [
      {
        stack: [
          { text: title, fontSize: 22 },
          ...(of === null ? [] : [{ text: `${t.of} ${numberText(of)}`, color: grey }]),
          { text: `${t.period} ${period}`, color: grey },
        ],
      },
      {
        stack: [
          { ...right(`${t.number} ${number}`), fontSize: 12 },
          right(place === '' ? `${t.date} ${date}` : `${place}, ${date}`),
        ],
      },
    ],
  }
}
function lines({ content, taxBp }: Paper, lang: Language, t: PaperWords) {
  const heads = [
    { text: t.what, color: grey },
    ...[t.orders, t.rate, t.amount].map((h) => ({ ...right(h), color: grey })),
  ]
  const body = content.lines.map(({ line, orders, amount }): Content[] => [
    { text: t.line[line] },
    right(orders === 0 ? '–' : String(orders)),
    right(taxBp > 0 ? percentText(taxBp, lang) : '–'),
    right(moneyText(amount, lang)),
  ])
  return { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto'], body: [heads, ...body] }
}
const sums = ({ kind, amount, tax, taxBp }: Paper, lang: Language, t: PaperWords): Content => ({
  stack: [
    ...(taxBp > 0
      ? [
          { ...right(`${t.net} ${moneyText(amount - tax, lang)}`), color: grey },
          { ...right(`${t.tax} ${moneyText(tax, lang)}`), color: grey },
        ]
      : []),
    { ...right(`${kind === 'invoice' ? t.total : t.credited} ${moneyText(amount, lang)}`), fontSize: 14 },
  ],
  margin: [0, 10, 0, 0],
})
