// What an invoice and a credit note look like on A4, as pdfmake is told. Pure.
import type { Content, Definition } from 'pdfmake'
import { totalOf } from './billing.ts'
import type { Details } from './asking.ts'
import type { Content as Kept } from './queries.ts'
import type { DocumentKind } from './states.ts'
import { moneyText } from '#kernel/papers/money-text.ts'
import { paperFonts } from '#kernel/papers/font-coverage.ts'
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
const mm = (length: number): number => (length * 72) / 25.4
const grey = '#555555'
const day = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(at)
const percent = (bp: number, lang: Language): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000)

export function documentOf(paper: Paper, lang: Language, t: PaperWords): Definition {
  const title = paper.kind === 'invoice' ? t.invoice : t.creditNote
  return {
    pageSize: 'A4',
    pageMargins: [mm(18), mm(18), mm(18), mm(18)],
    defaultStyle: { font: paperFonts[0], fontSize: 10, lineHeight: 1.3 },
    info: { title: `${title} ${paper.number}`, producer: 'Miralo', creator: 'Miralo' },
    content: [
      head(paper, title, lang, t),
      { columns: [seller(paper, t), buyer(paper, t)], margin: [0, 20, 0, 20] },
      { table: goods(paper, lang, t), layout: 'lightHorizontalLines' },
      sums(paper, lang, t),
      { text: t.note, color: grey, fontSize: 8.5, margin: [0, 24, 0, 0] },
    ],
  }
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
        { text: `${t.date} ${day(issuedAt, lang)}`, alignment: 'right' },
        { text: `${t.order} ${inFours(orderNo)}`, alignment: 'right', color: grey },
      ],
    },
  ],
})
const row = (label: string, value: string): Content[] => (value === '' ? [] : [{ text: `${label} ${value}` }])
function seller({ content: { issuer }, shop }: Paper, t: PaperWords): Content {
  if (!issuer)
    return {
      stack: [
        { text: t.seller, color: grey },
        { text: shop, fontSize: 12 },
      ],
    }
  return {
    stack: [
      { text: t.seller, color: grey },
      { text: issuer.name, fontSize: 12 },
      ...(issuer.name === shop ? [] : [{ text: shop }]),
      ...row(t.taxNo, issuer.taxNo),
      ...row(t.address, issuer.address),
      ...row(t.phone, issuer.phone),
      ...row(t.bank, [issuer.bank, issuer.account].filter(Boolean).join(' ')),
    ],
  }
}
const buyer = ({ buyer: b }: Paper, t: PaperWords): Content => ({
  stack: [
    { text: t.buyer, color: grey },
    { text: b.title, fontSize: 12 },
    ...row(t.taxNo, b.taxNo),
    ...row(t.address, b.address),
    ...row(t.phone, b.phone),
    ...row(t.bank, [b.bank, b.account].filter(Boolean).join(' ')),
  ],
})

const right = (text: string) => ({ text, alignment: 'right' as const })
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
      right(taxBp > 0 ? percent(taxBp, lang) : '–'),
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
