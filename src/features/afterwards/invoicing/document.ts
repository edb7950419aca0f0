// What an invoice and a credit note look like on A4, as pdfmake is told. Pure.
import type { Content, Definition } from 'pdfmake'
import { totalOf } from './billing.ts'
import type { Details } from './asking.ts'
import { dayText, grey, partyOf, percentText, right, sheetOf } from './paper-parts.ts'
import type { Content as Kept } from './queries.ts'
import type { DocumentKind } from './states.ts'
import { moneyText } from '#kernel/papers/money-text.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import type { textsOf } from '#kernel/text/i18n.ts'

export type PaperWords = ReturnType<typeof textsOf>['invoicing']['paper']
export interface Paper {
  kind: DocumentKind
  number: string
  reference: string
  issuedAt: Date
  content: Kept
  tax: number
  shop: string
  orderNo: string
  buyer: Details & { type: 'individual' | 'enterprise'; title: string }
}

export function documentOf(paper: Paper, lang: Language, t: PaperWords): Definition {
  const title = paper.kind === 'invoice' ? t.invoice : t.creditNote
  return sheetOf(`${title} ${paper.number}`, [
    head(paper, title, lang, t),
    { columns: [seller(paper, t), buyer(paper, t)], margin: [0, 20, 0, 20] },
    { table: goods(paper, lang, t), layout: 'lightHorizontalLines' },
    sums(paper, lang, t),
    { text: t.note, color: grey, fontSize: 8.5, margin: [0, 24, 0, 0] },
  ])
}

const head = (
  { number, issuedAt, orderNo, content: { of } }: Paper,
  title: string,
  lang: Language,
  t: PaperWords,
): Content => ({
  columns: [
    { stack: [{ text: title, fontSize: 22 }, ...(of === null ? [] : [{ text: `${t.of} ${of}`, color: grey }])] },
    {
      stack: [
        { text: `${t.number} ${number}`, alignment: 'right', fontSize: 12 },
        { text: `${t.date} ${dayText(issuedAt, lang)}`, alignment: 'right' },
        { text: `${t.order} ${inFours(orderNo)}`, alignment: 'right', color: grey },
      ],
    },
  ],
})
const seller = ({ content: { issuer }, shop }: Paper, t: PaperWords): Content =>
  partyOf(t.seller, issuer ?? { name: shop }, t, issuer && issuer.name !== shop ? shop : '')
const buyer = ({ buyer: b }: Paper, t: PaperWords): Content => partyOf(t.buyer, { ...b, name: b.title }, t)

function goods({ content }: Paper, lang: Language, t: PaperWords) {
  const heads = [t.goods, t.quantity, t.rate, t.tax, t.amount].map((text, i) => ({
    text,
    color: grey,
    alignment: i === 0 ? ('left' as const) : ('right' as const),
  }))
  const lines = content.lines.map(({ title, spec, quantity, taxBp, tax, amount }): Content[] => {
    const of = spec.map((value) => pick(value, lang)).join(' · ')
    return [
      { stack: [{ text: pick(title, lang) }, ...(of ? [{ text: of, color: grey }] : [])], unbreakable: true },
      right(String(quantity)),
      right(taxBp > 0 ? percentText(taxBp, lang) : '–'),
      right(tax > 0 ? moneyText(tax, lang) : '–'),
      right(moneyText(amount, lang)),
    ]
  })
  const plain = (text: string, fen: number): Content[][] =>
    fen === 0 ? [] : [[{ text }, right(''), right('–'), right('–'), right(moneyText(fen, lang))]]
  const body = [heads, ...lines, ...plain(t.freight, content.freight), ...plain(t.other, content.other)]
  return { headerRows: 1, widths: ['*', 'auto', 'auto', 'auto', 'auto'], body }
}
const sums = ({ content, tax, kind }: Paper, lang: Language, t: PaperWords): Content => ({
  stack: [
    ...(tax > 0 ? [{ ...right(`${t.taxIncluded} ${moneyText(tax, lang)}`), color: grey }] : []),
    { ...right(`${kind === 'invoice' ? t.total : t.credited} ${moneyText(totalOf(content), lang)}`), fontSize: 14 },
  ],
  margin: [0, 10, 0, 0],
})
