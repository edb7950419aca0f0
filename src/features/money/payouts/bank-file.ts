// The file that a bank executes, and its answer, in one documented form (docs/payouts.md). Its last line says the sum
// of all, so that half a file is told from a whole one. Pure.
import { stringify } from 'csv-stringify/sync'
import { answerColumns, last } from './states.ts'
import { fenToDecimal, parseFen } from '#kernel/data/money.ts'
import { neutral } from '#kernel/data/spreadsheet.ts'

export interface Instruction {
  payoutNo: string
  holder: string
  bank: string
  number: string
  amount: number
  reference: string
}
const columns = ['payout_no', 'account_holder', 'bank', 'account_number', 'amount_cny', 'reference'] as const
export function bankFile(of: readonly Instruction[]): string {
  const rows = of.map(({ payoutNo, holder, bank, number, amount, reference }) => [
    payoutNo,
    // what people typed never runs where somebody opens the file as a table
    neutral(holder),
    neutral(bank),
    number,
    fenToDecimal(amount),
    reference,
  ])
  const sum = of.reduce((all, { amount }) => all + amount, 0)
  return stringify([columns, ...rows, [last, '', '', String(of.length), fenToDecimal(sum), '']])
}

export interface Answer {
  payoutNo: string
  paid: boolean
  amount: number
  bankRef: string
  reason: string
}
export type AnswerFault =
  | { fault: 'columns' }
  | { fault: 'line'; line: number }
  | { fault: 'twice'; payoutNo: string }
  | { fault: 'half' }
  | { fault: 'unknown'; payoutNo: string }
  | { fault: 'sum'; payoutNo: string }
  | { fault: 'missing'; count: number }

interface Sheet {
  headings: readonly string[]
  rows: readonly { line: number; cells: readonly string[] }[]
}
/** What the bank says of each payout of a batch; all of them, each in its sum, or it is no answer. */
export function readAnswer(
  { headings, rows }: Sheet,
  sent: ReadonlyMap<string, number>,
): { answers: Answer[] } | AnswerFault {
  const places = answerColumns.map((name) => headings.findIndex((text) => text.trim().toLowerCase() === name))
  if (places.slice(0, 3).some((place) => place < 0)) return { fault: 'columns' }
  const answers: Answer[] = []
  let sum: number | undefined
  for (const { line, cells } of rows) {
    const [payoutNo = '', result = '', amount = '', bankRef = '', reason = ''] = places.map((place) =>
      (cells[place] ?? '').trim(),
    )
    const fen = parseFen(amount)
    if (fen === undefined || sum !== undefined) return { fault: 'line', line }
    if (payoutNo === last) {
      sum = fen
      continue
    }
    if (result !== 'paid' && result !== 'failed') return { fault: 'line', line }
    answers.push({ payoutNo, paid: result === 'paid', amount: fen, bankRef: cut(bankRef), reason: cut(reason) })
  }
  return faultIn(answers, sum, sent) ?? { answers }
}
const cut = (text: string): string => text.slice(0, 200)
function faultIn(
  answers: readonly Answer[],
  sum: number | undefined,
  sent: ReadonlyMap<string, number>,
): AnswerFault | undefined {
  const known = new Set<string>()
  for (const { payoutNo, amount } of answers) {
    if (known.has(payoutNo)) return { fault: 'twice', payoutNo }
    known.add(payoutNo)
    const due = sent.get(payoutNo)
    if (due === undefined) return { fault: 'unknown', payoutNo }
    if (due !== amount) return { fault: 'sum', payoutNo }
  }
  if (sum === undefined || sum !== answers.reduce((all, { amount }) => all + amount, 0)) return { fault: 'half' }
  return answers.length < sent.size ? { fault: 'missing', count: sent.size - answers.length } : undefined
}
