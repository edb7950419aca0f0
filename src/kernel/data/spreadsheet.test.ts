import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainNumber, meant, neutral, neutralWithin } from './spreadsheet.ts'

const starts = [
  '=',
  '+',
  '-',
  '@',
  '\t',
  '\r',
  '\n',
  '＝',
  '＋',
  '－',
  '＠',
  ' =',
  '\u00A0@',
  '  -',
  '\r\n=',
  '\uFEFF=',
]

test.each(starts.flatMap((s) => [`${s}1+1`, `'${s}1`, `''${s}`]))('%j runs nowhere and comes back', (cell) => {
  const written = neutral(cell)
  expect(written).toBe(`'${cell}`)
  expect(meant(written)).toBe(cell)
})
test.each(['tea', "'7", "''", "'", '', 'a=b', '0042', '1-2', '«=»', '.=1'])('%j stays as it is', (cell) => {
  expect(neutral(cell)).toBe(cell)
  expect(meant(cell)).toBe(cell)
})
test('whatever the text, it comes back, and does not begin a formula', () => {
  const text = fc.oneof(
    fc.string(),
    fc.tuple(fc.constantFrom("'", "''", ...starts), fc.string()).map((p) => p.join('')),
  )
  fc.assert(
    fc.property(text, (cell) => {
      expect(meant(neutral(cell))).toBe(cell)
      expect(neutral(cell)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
    }),
  )
})
test('parted at semicolons, tabs or lines, no piece of a cell begins a formula', () => {
  const end = fc.constantFrom(';', '\t', '\n', '; ', ';"', ';""', ";'")
  const text = fc
    .array(fc.tuple(end, fc.constantFrom('=', '+', '-', '@', '＝', ''), fc.string()).map((p) => p.join('')))
    .map((p) => p.join(''))
  fc.assert(
    fc.property(text, (cell) => {
      const pieces = neutralWithin(cell).split(/[;\t\r\n]/)
      expect(pieces.filter((piece) => /^[\s\u00A0\uFEFF"]*[=+\-@＝＋－＠]/u.test(piece))).toEqual([])
    }),
  )
  expect(neutralWithin('Mug;=1+1; blue')).toBe("Mug;'=1+1; blue")
  expect(neutralWithin('a; b, c')).toBe('a; b, c')
})
test('numbers are numbers', () => {
  expect(['-2', '+3', '7.50', '-1,299.50', '49,90'].filter((n) => !isPlainNumber(n))).toEqual([])
  expect(['-', '-2+3', '=1', '-cmd', '1e5', '', '-2 ', '--2'].filter(isPlainNumber)).toEqual([])
})
test('whoever writes such a file writes neutral cells', () => {
  const sources = globSync(['src/**/*.ts', 'bin/**/*.ts'], { exclude: (f) => f.endsWith('.test.ts') })
  const writers = sources.filter((f) => readFileSync(f, 'utf8').includes("from 'csv-stringify"))
  expect(writers.length).toBeGreaterThan(0)
  for (const f of writers) expect(readFileSync(f, 'utf8'), f).toContain('neutral')
})
