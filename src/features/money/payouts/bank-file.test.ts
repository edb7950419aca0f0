// The bank's file and its answer: whatever is cut, doubled, foreign or of another sum is no answer at all.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bankFile, fenOf, readAnswer, yuan } from './bank-file.ts'

const headings = ['payout_no', 'result', 'amount_cny', 'bank_reference', 'reason']
const sent = new Map([
  ['1001', 1999],
  ['1002', 5],
])
const rowsOf = (...rows: string[][]) => rows.map((cells, i) => ({ line: i + 2, cells }))
const good = [
  ['1001', 'paid', '19.99', 'B1', ''],
  ['1002', 'failed', '0.05', '', 'Account closed'],
  ['TOTAL', '', '20.04', '', ''],
]
const read = (...rows: string[][]) => readAnswer({ headings, rows: rowsOf(...rows) }, sent)

test('a whole answer says of each what became of it', () => {
  expect(read(...good)).toEqual({
    answers: [
      { payoutNo: '1001', paid: true, amount: 1999, bankRef: 'B1', reason: '' },
      { payoutNo: '1002', paid: false, amount: 5, bankRef: '', reason: 'Account closed' },
    ],
  })
})
test('each fault has its name', () => {
  const [one, two, total] = good as [string[], string[], string[]]
  expect(readAnswer({ headings: ['a'], rows: [] }, sent)).toEqual({ fault: 'columns' })
  expect(read(one, two)).toEqual({ fault: 'half' })
  expect(read(one, two, ['TOTAL', '', '20.03', '', ''])).toEqual({ fault: 'half' })
  expect(read(one, ['TOTAL', '', '19.99', '', ''])).toEqual({ fault: 'missing', count: 1 })
  expect(read(one, one, two, total)).toEqual({ fault: 'twice', payoutNo: '1001' })
  expect(read(one, ['1002', 'paid', '0.06', '', ''], total)).toEqual({ fault: 'sum', payoutNo: '1002' })
  expect(read(one, ['1003', 'paid', '0.05', '', ''], total)).toEqual({ fault: 'unknown', payoutNo: '1003' })
  expect(read(one, ['1002', 'pai', '0.05', '', ''], total)).toEqual({ fault: 'line', line: 3 })
  expect(read(one, ['1002', 'paid', '0,05', '', ''], total)).toEqual({ fault: 'line', line: 3 })
  expect(read(total, one, two)).toEqual({ fault: 'line', line: 3 })
})
test('fen go into the file and out of it as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (fen) => {
      expect(fenOf(yuan(fen))).toBe(fen)
    }),
  )
  const csv = bankFile([{ payoutNo: '1', holder: 'A, B', bank: 'C', number: '6222', amount: 5, reference: 'R' }])
  expect(csv.split('\n')).toContain('1,"A, B",C,6222,0.05,R')
  expect(csv).toContain('TOTAL,,,1,0.05,')
})
