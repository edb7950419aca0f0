// What a bank's statement says, as a table of any bank: columns are known by their headings in three languages, sums
// and days in the forms of each. A line that cannot be read makes it no statement. Pure.
import { createHash } from 'node:crypto'
import { parseFen } from '#kernel/data/money.ts'
import { plainHeading } from '#kernel/data/csv/table.ts'

/** By what a column may be called, blanks and dashes aside. */
const headings = {
  day:
    '交易日期 记账日期 入账日期 交易日 日期 交易时间 记账时间 date bookingdate transactiondate valuedate ' +
    'fecha fechaoperación fechaoperacion fechavalor',
  credit:
    '收入 收入金额 贷方金额 贷方发生额 贷方 存入金额 转入金额 credit creditamount paidin moneyin ' +
    'abono abonos haber ingreso ingresos',
  debit: '支出 支出金额 借方金额 借方发生额 借方 转出金额 debit debitamount paidout moneyout cargo cargos debe',
  amount: '金额 交易金额 发生额 amount importe amountcny',
  sign: '借贷标志 借贷 收支 收支类型 收/支 direction creditdebit dc signo',
  payer:
    '对方户名 对方名称 付款人 付款人名称 对方单位 对方账户名称 counterparty payer name payername ' +
    'ordenante contrapartida',
  account: '对方账号 对方帐号 付款账号 counterpartyaccount payeraccount account iban cuenta',
  words:
    '附言 用途 摘要 备注 交易附言 客户附言 交易摘要 reference description memo details remittanceinformation ' +
    'concepto descripción descripcion',
  ref:
    '流水号 交易流水号 核心流水号 银行流水号 凭证号 交易参考号 serialnumber transactionid bankreference ' +
    'transactionreference referencia referenciabanco',
} as const
type Column = keyof typeof headings

export interface Booking {
  line: number
  /** ISO */
  day: string
  /** fen; below zero: money that left */
  amount: number
  payer: string
  account: string
  words: string
  /** the bank's, or made of all that it says */
  ref: string
}
export type StatementFault = { fault: 'columns' } | { fault: 'line'; line: number } | { fault: 'sum' }
interface Sheet {
  headings: readonly string[]
  rows: readonly { line: number; cells: readonly string[] }[]
}
type Places = Record<Column, number[]>

/** All bookings of a statement, or what is wrong with it. */
export function readStatement(sheet: Sheet): { bookings: Booking[] } | StatementFault {
  const plain = sheet.headings.map((text) => plainHeading(text).replace(/[（(].*[)）]$/, ''))
  const places = Object.fromEntries(
    (Object.keys(headings) as Column[]).map((column) => [
      column,
      headings[column].split(' ').flatMap((name) => plain.flatMap((text, i) => (text === name ? [i] : []))),
    ]),
  ) as Places
  const hasSum = places.credit.length > 0 || places.amount.length > 0
  if (places.day.length === 0 || !hasSum || places.words.length === 0) return { fault: 'columns' }
  const bookings: Booking[] = []
  const seen = new Map<string, number>()
  for (const { line, cells } of sheet.rows) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (isTotal(cells)) {
      if (!fits(cells, places, bookings)) return { fault: 'sum' }
      continue
    }
    const read = bookingOf(line, cells, places)
    if (!read) return { fault: 'line', line }
    const { told, ...said } = read
    bookings.push({ ...said, ref: refOf(told, said, seen) })
  }
  return { bookings }
}
const isTotal = (cells: readonly string[]): boolean =>
  /^(合计|总计|小计|total|totals|suma)$/i.test((cells[0] ?? '').trim())
/** A last line with the sum of what came tells half a file from a whole one. */
function fits(cells: readonly string[], { credit, amount }: Places, bookings: readonly Booking[]): boolean {
  const said = fenOf(textAt(cells, credit.length > 0 ? credit : amount))
  if (said === undefined) return true
  const counted = bookings.filter((one) => credit.length === 0 || one.amount > 0)
  return said === counted.reduce((sum, one) => sum + one.amount, 0)
}
const textAt = (cells: readonly string[], places: readonly number[]): string =>
  places.map((place) => (cells[place] ?? '').trim()).find((text) => text !== '') ?? ''

function bookingOf(
  line: number,
  cells: readonly string[],
  places: Places,
): (Omit<Booking, 'ref'> & { told: string }) | undefined {
  const day = dayOf(textAt(cells, places.day))
  const amount = amountOf(cells, places)
  if (day === undefined || amount === undefined) return undefined
  const words = places.words.map((place) => (cells[place] ?? '').trim()).filter(Boolean)
  return {
    line,
    day,
    amount,
    payer: textAt(cells, places.payer).slice(0, 200),
    account: textAt(cells, places.account).replace(/[\s-]/g, '').slice(0, 50),
    words: words.join(' ').slice(0, 500),
    told: textAt(cells, places.ref).slice(0, 100),
  }
}
function amountOf(cells: readonly string[], { credit, debit, amount, sign }: Places): number | undefined {
  if (credit.length > 0) {
    const [came, left] = [textAt(cells, credit), textAt(cells, debit)]
    const fen = came === '' ? 0 : fenOf(came)
    const gone = left === '' ? 0 : fenOf(left)
    return fen === undefined || gone === undefined || (fen === 0 && gone === 0) ? undefined : fen - Math.abs(gone)
  }
  const fen = fenOf(textAt(cells, amount))
  if (fen === undefined || fen === 0) return undefined
  const said = textAt(cells, sign)
  if (said === '') return fen
  if (/^(贷|收|收入|c|cr|credit|crdt|h|\+)$/i.test(said)) return Math.abs(fen)
  return /^(借|支|支出|d|dr|debit|dbit|-)$/i.test(said) ? -Math.abs(fen) : undefined
}
/** "12,860.00", "12.860,00", "¥12860", "+1 286,00". */
export function fenOf(text: string): number | undefined {
  const bare = text
    .normalize('NFKC')
    .replace(/[¥￥€\s'+]|CNY|RMB|元/g, '')
    .replace(/^−/, '-')
  const european = /^-?\d{1,3}(\.\d{3})*,\d{1,2}$/.test(bare) || /^-?\d+,\d{1,2}$/.test(bare)
  return parseFen(european ? bare.replaceAll('.', '').replace(',', '.') : bare)
}
/** 2026-11-24, 2026/11/24, 20261124, 24/11/2026, 24.11.2026, each with a time behind it or not. */
export function dayOf(text: string): string | undefined {
  const plain = text.trim()
  const first =
    /^(\d{4})[-/.年]?(\d{1,2})[-/.月]?(\d{1,2})日?(?:[ T]|$)/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain)
  const last = first ? null : /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[ T]|$)/.exec(plain)
  const parts = first ? [first[1], first[2], first[3]] : last ? [last[3], last[2], last[1]] : undefined
  if (!parts) return undefined
  const iso = `${parts[0]}-${parts[1]!.padStart(2, '0')}-${parts[2]!.padStart(2, '0')}`
  const at = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== iso ? undefined : iso
}
/** Bookings of which the bank says no number are told apart by all that they say; two that say the same, by their
 * turn. */
function refOf(told: string, { line: _, ...said }: Omit<Booking, 'ref'>, seen: Map<string, number>): string {
  const gist = told || JSON.stringify(said)
  const turn = (seen.get(gist) ?? 0) + 1
  seen.set(gist, turn)
  const of = told || `~${createHash('sha256').update(gist).digest('hex').slice(0, 24)}`
  return turn === 1 ? of : `${of}/${turn}`
}

const numberLength = 20
/** What may be payment numbers in the words of a booking, however they are spaced. */
export function numbersIn(words: string): string[] {
  const digits = words.normalize('NFKC').replace(/(?<=\d)[\s.\-_/]+(?=\d)/g, '')
  return Array.from(digits.matchAll(/\d{20,40}/g)).flatMap(([run]) =>
    Array.from({ length: run.length - numberLength + 1 }, (_, i) => run.slice(i, i + numberLength)),
  )
}
