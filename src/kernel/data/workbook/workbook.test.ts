// Workbooks of Excel as rows of text: what a sheet shows is what is read; and what somebody sends to hurt is refused
// before it costs anything.
import { zipSync, strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { workbook, type Cell } from '../../../../test/workbooks.ts'
import { lookOf, shownNumber } from './shown.ts'
import { BadWorkbook, bookOf, inMemory, rowsOfWorkbook } from './workbook.ts'
import { readTable } from '../csv/table.ts'

async function read(bytes: Uint8Array) {
  const rows: { line: number; cells: string[] }[] = []
  for await (const row of rowsOfWorkbook(inMemory(bytes))) rows.push(row)
  return rows
}
const one = async (cell: Cell, more: { formats?: string[]; from1904?: boolean } = {}) =>
  (await read(workbook({ rows: [[cell]], ...more })))[0]?.cells[0]

test('barcodes, codes, prices and dates as the sheet shows them', async () => {
  expect(await one(7_612_345_678_901)).toBe('7612345678901')
  expect(await one({ xml: '<c><v>7.612345678901E12</v></c>' })).toBe('7612345678901')
  expect(await one({ value: 42, style: 1 }, { formats: ['00000'] })).toBe('00042')
  expect(await one(19.900000000000002)).toBe('19.9')
  expect(await one({ value: 1.005, style: 1 }, { formats: ['"¥"#,##0.00_);[Red]\\-0.00'] })).toBe('1.01')
  expect(await one({ value: 1234.5, style: 1 }, { formats: ['#,##0.00'] })).toBe('1234.50')
  expect(await one(0.0000001)).toBe('0.0000001')
  expect(await one(-3)).toBe('-3')
  expect(await one({ value: 46_376, style: 1 }, { formats: ['yyyy"年"m"月"d"日"'] })).toBe('2026-12-20')
  expect(await one({ value: 46_376.5, style: 1 }, { formats: ['d/m/yy h:mm'] })).toBe('2026-12-20 12:00:00')
  expect(await one({ value: 44_914, style: 1 }, { formats: ['yyyy-mm-dd'], from1904: true })).toBe('2026-12-20')
  expect(shownNumber('46376', lookOf(14, new Map()), false)).toBe('2026-12-20')
  expect(shownNumber('0.195', lookOf(10, new Map()), false)).toBe('0.195')
})
test('texts of every kind, formulas by their stored values, gaps and blank rows', async () => {
  const rows = await read(
    workbook({
      rows: [
        ['Name', 'A & <b>', null, 'D'],
        [],
        [{ formula: 'WEBSERVICE("http://evil.example")', value: 'stored' }, { xml: '<c t="b"><v>1</v></c>' }],
        [{ xml: '<c t="inlineStr"><is><r><t>rich </t></r><r><t>text</t></r><rPh><t>spoken</t></rPh></is></c>' }],
        ['line_x000D_\nbreak', { xml: '<c t="e"><v>#N/A</v></c>' }],
      ],
    }),
  )
  expect(rows).toEqual([
    { line: 1, cells: ['Name', 'A & <b>', '', 'D'] },
    { line: 3, cells: ['stored', 'TRUE'] },
    { line: 4, cells: ['rich text'] },
    { line: 5, cells: ['line\r\nbreak', '#N/A'] },
  ])
})
test('a small table is the same as CSV and as a workbook', async () => {
  const csv = await readTable(Buffer.from('编码,数量\nA-1,3\n"B, 2",4\n'))
  const book = await readTable(
    workbook({
      rows: [
        ['编码', '数量'],
        ['A-1', 3],
        ['B, 2', 4],
      ],
    }),
  )
  expect(book).toEqual(csv)
  expect(await readTable(Buffer.from('504b0304ffff', 'hex'))).toBeUndefined()
})

const refused = async (bytes: Uint8Array) => {
  try {
    return (await read(bytes)).length
  } catch (e) {
    if (e instanceof BadWorkbook) return e.message
    throw e
  }
}
const sheetOf = (inner: string) => workbook({ rows: [], parts: { 'xl/worksheets/sheet1.xml': inner } })
test('entities, foreign archives, cut ones, deep ones: refused', async () => {
  const bomb = '<!DOCTYPE w [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData/></worksheet>'
  expect(await refused(sheetOf(bomb))).toContain('XML of its own')
  const outside = '<!doctype w SYSTEM "file:///etc/passwd"><worksheet/>'
  expect(await refused(sheetOf(outside))).toContain('XML of its own')
  expect(await refused(zipSync({ 'a.txt': strToU8('x') }))).toContain('no workbook')
  const whole = workbook({ rows: [['a'], ['b']] })
  expect(typeof (await refused(whole.subarray(0, 300)))).toBe('string')
  expect(await refused(sheetOf(`<worksheet>${'<x>'.repeat(1000)}`))).toContain('Excel wrote')
  expect(
    await refused(sheetOf('<worksheet><sheetData><row><c r="ZZZ1"><v>1</v></c></row></sheetData></worksheet>')),
  ).toContain('columns')
  expect([bookOf(whole), bookOf(Buffer.from('d0cf11e0a1b1', 'hex')), bookOf(Buffer.from('a,b'))]).toEqual([
    'workbook',
    'old',
    undefined,
  ])
})
test('gigabytes of nothing in some kilobytes, and ten million rows: refused as they come', async () => {
  const rows = '<row/>'.repeat(10_000_000)
  const many = sheetOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)
  expect(many.length).toBeLessThan(1_000_000)
  expect(await refused(many)).toContain('rows')
  const text = `<sst><si><t>${'a'.repeat(25_000_000)}</t></si></sst>`
  expect(await refused(workbook({ rows: [], parts: { 'xl/sharedStrings.xml': text } }))).toContain('text')
  const parts = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`xl/p${i}.xml`, new Uint8Array(0)]))
  expect(await refused(zipSync(parts))).toContain('parts')
})
