// What invoices of all kinds are drawn of: the sheet, the two parties, sums at the right. Pure.
import type { Content, Definition } from 'pdfmake'
import { paperFonts } from '#kernel/papers/font-coverage.ts'
import type { Language } from '#kernel/text/language.ts'

const mm = (length: number): number => (length * 72) / 25.4
export const grey = '#555555'
export const dayText = (at: Date, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(at)
export const percentText = (bp: number, lang: Language): string =>
  new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(bp / 10_000)
export const right = (text: string) => ({ text, alignment: 'right' as const })

export const sheetOf = (title: string, content: readonly Content[]): Definition => ({
  pageSize: 'A4',
  pageMargins: [mm(18), mm(18), mm(18), mm(18)],
  defaultStyle: { font: paperFonts[0], fontSize: 10, lineHeight: 1.3 },
  info: { title, producer: 'Miralo', creator: 'Miralo' },
  content,
})
interface Party {
  name: string
  taxNo?: string
  address?: string
  phone?: string
  bank?: string
  account?: string
}
type PartyWords = Readonly<Record<'taxNo' | 'address' | 'phone' | 'bank', string>>
const row = (label: string, value = ''): Content[] => (value === '' ? [] : [{ text: `${label} ${value}` }])
/** Who issues, or to whom it is made out; `also` is what else they are called. */
export const partyOf = (label: string, of: Party, t: PartyWords, also = ''): Content => ({
  stack: [
    { text: label, color: grey },
    { text: of.name, fontSize: 12 },
    ...(also === '' ? [] : [{ text: also }]),
    ...row(t.taxNo, of.taxNo),
    ...row(t.address, of.address),
    ...row(t.phone, of.phone),
    ...row(t.bank, [of.bank, of.account].filter(Boolean).join(' ')),
  ],
})
