// What a sheet looks like, as pdfmake is told: a packing slip on A4, an address label of 100 × 150 mm. Pure.
import type { Content, Definition } from 'pdfmake'
import { wordingTexts } from '#features/catalog/products/questions.ts'
import type { SlipLine } from './slip-queries.ts'
import { moneyText } from '#kernel/papers/money-text.ts'
import { paperFonts } from '#kernel/papers/font-coverage.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import type { Language } from '#kernel/text/language.ts'

export interface Sheet {
  orderNo: string
  shop: string
  paidAt: string
  /** the buyer's */
  remark: string
  /** empty: what is left to be packed, or the merchant brings it */
  carrier: string
  waybill: string
  part: { at: number; of: number }
  lines: SlipLine[]
  /** on labels */
  receiver: { name: string; phone: string; text: string } | null
}
export interface SlipWords {
  packing: string
  order: string
  paid: string
  goods: string
  quantity: string
  price: string
  pieces: string
  remark: string
  part: string
  from: string
}
export interface SlipTask {
  kind: 'packing' | 'label'
  prices: boolean
  lang: Language
  sheets: readonly Sheet[]
}
const mm = (length: number): number => (length * 72) / 25.4

const day = (iso: string, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'Asia/Shanghai' }).format(new Date(iso))
const parcelLine = ({ carrier, waybill, part }: Sheet, t: SlipWords): string =>
  [
    part.of > 1 ? t.part.replace('{{at}}', String(part.at)).replace('{{of}}', String(part.of)) : '',
    [carrier, waybill].filter(Boolean).join(' '),
  ]
    .filter(Boolean)
    .join(' · ')

/** All sheets, a page of its own for each. */
export function documentOf({ kind, prices, lang, sheets }: SlipTask, t: SlipWords): Definition {
  const contents = sheets.map((sheet) => (kind === 'label' ? label(sheet, t) : slip(sheet, t, lang, prices)))
  const label100 = { width: mm(100), height: mm(150) }
  return {
    pageSize: kind === 'label' ? label100 : 'A4',
    pageMargins: kind === 'label' ? mm(6) : [mm(16), mm(16), mm(16), mm(16)],
    defaultStyle: { font: paperFonts[0], fontSize: kind === 'label' ? 11 : 10, lineHeight: 1.3 },
    info: { title: t.packing, producer: 'Miralo', creator: 'Miralo' },
    content: contents.map((stack, i) => ({ stack, ...(i > 0 && { pageBreak: 'before' as const }) })),
  }
}

function slip(sheet: Sheet, t: SlipWords, lang: Language, prices: boolean): Content[] {
  const pieces = sheet.lines.reduce((n, line) => n + line.quantity, 0)
  const parcel = parcelLine(sheet, t)
  return [
    {
      columns: [
        {
          stack: [
            { text: sheet.shop, fontSize: 18 },
            { text: t.packing, fontSize: 12, color: '#555555' },
            { text: `${t.order} ${inFours(sheet.orderNo)}`, margin: [0, 8, 0, 0] },
            { text: `${t.paid} ${day(sheet.paidAt, lang)}` },
            ...(parcel ? [{ text: parcel }] : []),
          ],
        },
        { qr: sheet.orderNo, fit: 72, width: 'auto' },
      ],
    },
    { table: goodsTable(sheet, t, lang, prices), layout: 'lightHorizontalLines', margin: [0, 16, 0, 8] },
    { text: `${t.pieces} ${pieces}`, alignment: 'right' },
    ...(sheet.remark ? [{ text: `${t.remark} ${sheet.remark}`, margin: [0, 12, 0, 0] as const }] : []),
  ]
}
function goodsTable({ lines }: Sheet, t: SlipWords, lang: Language, prices: boolean) {
  const head = [t.goods, t.quantity, ...(prices ? [t.price] : [])].map((text, i) => ({
    text,
    color: '#555555',
    alignment: i === 0 ? ('left' as const) : ('right' as const),
  }))
  const rows = lines.map(({ title, spec, wordings, quantity, price }) => [
    {
      stack: [
        { text: title },
        ...(spec ? [{ text: spec, color: '#555555' }] : []),
        ...wordingTexts(wordings).map((text) => ({ text, fontSize: 11 })),
      ],
      unbreakable: true,
    },
    { text: String(quantity), alignment: 'right' as const, fontSize: 13 },
    ...(prices ? [{ text: moneyText(price, lang), alignment: 'right' as const }] : []),
  ])
  return { headerRows: 1, widths: ['*', 'auto', ...(prices ? ['auto'] : [])], body: [head, ...rows] }
}

/** Then it would reach the number of the order; a Chinese character is as wide as two letters. */
const isLong = (text: string): boolean => text.replace(/\p{sc=Han}/gu, '--').length > 100

function label(sheet: Sheet, t: SlipWords): Content[] {
  const { name, phone, text } = sheet.receiver!
  const parcel = parcelLine(sheet, t)
  return [
    { text: name, fontSize: 20 },
    { text: phone, fontSize: 15 },
    { text: text, fontSize: isLong(text) ? 11 : 15, margin: [0, 6, 0, 10] },
    { canvas: [{ type: 'line', x1: 0, y1: 0, x2: mm(88), y2: 0, lineWidth: 0.7 }] },
    { text: `${t.from} ${sheet.shop}`, margin: [0, 8, 0, 0] },
    ...(parcel ? [{ text: parcel }] : []),
    {
      absolutePosition: { x: mm(6), y: mm(108) },
      columns: [
        { qr: sheet.orderNo, fit: mm(34), width: mm(38) },
        { text: `${t.order}\n${inFours(sheet.orderNo)}`, margin: [0, mm(10), 0, 0] },
      ],
    },
  ]
}
