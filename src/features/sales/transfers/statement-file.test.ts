// Statements of banks: columns by their headings, sums and days in the forms of three languages; what is cut or cannot
// be read is no statement; payment numbers are found however they are spaced.
import { expect, test } from 'vitest'
import { dayOf, fenOf, numbersIn, readStatement } from './statement-file.ts'

const sheet = (headings: string[], ...rows: string[][]) => ({
  headings,
  rows: rows.map((cells, i) => ({ line: i + 2, cells })),
})
test.each([
  [
    ['交易日期', '交易流水号', '收入金额(元)', '支出金额(元)', '对方户名', '对方账号', '附言'],
    ['20261124', 'A1', '12,860.00', '', '严可勤', '6222 0211', '2611 2416 2233 4455 6677'],
  ],
  [
    ['Date', 'Transaction ID', 'Amount', 'Counterparty', 'Counterparty account', 'Reference'],
    ['24/11/2026 08:31', 'A1', '12860.00', '严可勤', '62220211', '2611 2416 2233 4455 6677'],
  ],
  [
    ['Fecha', 'Referencia', 'Abono', 'Cargo', 'Ordenante', 'Cuenta', 'Concepto'],
    ['24.11.2026', 'A1', '12.860,00', '', '严可勤', '6222-0211', '2611 2416 2233 4455 6677'],
  ],
  [
    ['日期', '流水号', '交易金额', '借贷标志', '对方名称', '付款账号', '摘要'],
    ['2026年11月24日', 'A1', '12860', '贷', '严可勤', '62220211', '2611 2416 2233 4455 6677'],
  ],
])('a statement with the headings %j is read', (headings, row) => {
  expect(readStatement(sheet(headings, row))).toEqual({
    bookings: [
      {
        line: 2,
        day: '2026-11-24',
        amount: 1_286_000,
        payer: '严可勤',
        account: '62220211',
        words: '2611 2416 2233 4455 6677',
        ref: 'A1',
      },
    ],
  })
})
const head = ['date', 'amount', 'payer', 'reference']
test('each fault has its name', () => {
  expect(readStatement(sheet(['a', 'b'], ['1', '2']))).toEqual({ fault: 'columns' })
  const good = ['2026-11-24', '10.00', 'Ana', 'tea']
  expect(readStatement(sheet(head, good, ['2026-11-24', '10.0'], good))).toEqual({
    bookings: expect.any(Array) as unknown,
  })
  for (const wrong of [['2026-13-01', '1.00', '', ''], ['2026-11-24', 'ten', '', ''], ['2026-11-2'], ['24', '1.00']])
    expect(readStatement(sheet(head, good, wrong)), wrong.join()).toEqual({ fault: 'line', line: 3 })
  expect(readStatement(sheet(head, good, ['合计', '10.01', '', '']))).toEqual({ fault: 'sum' })
  expect('bookings' in readStatement(sheet(head, good, ['合计', '10.00', '', '']))).toBe(true)
})
test('bookings without a number are told apart by all they say, and by their turn', () => {
  const row = ['2026-11-24', '10.00', 'Ana', 'tea']
  const read = readStatement(sheet(head, row, row, ['2026-11-24', '10.00', 'Ana', 'cups']))
  const refs = 'bookings' in read ? read.bookings.map(({ ref }) => ref) : []
  expect(new Set(refs).size).toBe(3)
  expect(refs[1]).toBe(`${refs[0]}/2`)
})
test.each([
  ['12,860.00', 1_286_000],
  ['12.860,00', 1_286_000],
  ['¥12860', 1_286_000],
  ['+ 1 286,5', 128_650],
  ['-3.00', -300],
  ['1.286', undefined],
  ['12,86.00', undefined],
  ['', undefined],
])('%j is %j fen', (text, fen) => expect(fenOf(text)).toBe(fen))
test.each([
  ['20261124', '2026-11-24'],
  ['2026/1/4 08:31:00', '2026-01-04'],
  ['4-1-2026', '2026-01-04'],
  ['2026-02-30', undefined],
  ['11/24/2026', undefined],
])('the day %j is %j', (text, day) => expect(dayOf(text)).toBe(day))
test.each([
  ['MP 2611 2416 2233 4455 6677', true],
  ['26112416223344556677YAN', true],
  ['订单26112416223344556677', true],
  ['26-1124-1622-3344-5566-77', true],
  ['2611241622334455667', false],
])('a payment number is found in %j: %j', (words, found) =>
  expect(numbersIn(words).includes('26112416223344556677')).toBe(found),
)
