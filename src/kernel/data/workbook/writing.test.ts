// Workbooks that are written: read back as they were meant, and nothing in them runs.
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { inMemory, rowsOfWorkbook } from './workbook.ts'
import { writeWorkbook } from './writing.ts'

test('texts, sums and gaps come back as they were written', async () => {
  const bytes = writeWorkbook({
    name: 'Statement 2026/11',
    header: ['Time', 'Order', 'Amount'],
    rows: [
      ['2026-11-24 11:36:06', '2611 2411 3410 0926', { fen: 56_090 }],
      ['<&"> \u0001', null, { fen: -5 }],
    ],
  })
  const rows: string[][] = []
  for await (const { cells } of rowsOfWorkbook(inMemory(bytes))) rows.push([...cells])
  expect(rows[0]).toEqual(['Time', 'Order', 'Amount'])
  expect(rows[1]!.slice(0, 2)).toEqual(['2026-11-24 11:36:06', '2611 2411 3410 0926'])
  expect(rows[1]![2]).toMatch(/^560\.90?$/)
  expect(rows[2]![0]).toBe('<&"> ')
  expect(rows[2]![2]).toBe('-0.05')
})
test('what a spreadsheet would run is a text, and stays one where it is saved otherwise', () => {
  const bytes = writeWorkbook({ name: 'x', header: ['=1'], rows: [['=HYPERLINK("x")', '+1', 'Cup']] })
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('<c r="A2" s="3" t="inlineStr">')
  expect(sheet).toContain('<c r="B2" s="3" t="inlineStr">')
  expect(sheet).toContain('<c r="C2" s="0" t="inlineStr">')
})
