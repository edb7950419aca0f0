import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import iconv from 'iconv-lite'
import { stringify } from 'csv-stringify/sync'
import { afterAll, expect, test } from 'vitest'
import { inspect, readRecords, type RawRecord } from './records.ts'
import { sniff } from '#kernel/data/csv/sniff.ts'

const dir = mkdtempSync(join(tmpdir(), 'miralo-records-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const put = (content: string | Uint8Array): string => {
  const path = join(dir, `${crypto.randomUUID()}.csv`)
  writeFileSync(path, content)
  return path
}
async function all(content: string | Uint8Array): Promise<RawRecord[]> {
  const found: RawRecord[] = []
  for await (const r of readRecords(await inspect(put(content)))) found.push(r)
  return found
}
const encodingOf = async (content: Uint8Array): Promise<string> => (await inspect(put(content))).encoding

test('the separator and the header line are found', () => {
  expect(
    [sniff('a,b;c,d'), sniff('"a,b";c'), sniff('a\tb,c\td'), sniff('\n \r\na;b'), sniff('sep=;\r\na,b;c')].map((d) => [
      d.separator,
      d.headerLine,
    ]),
  ).toEqual([
    [',', 1],
    [';', 1],
    ['\t', 1],
    [';', 3],
    [';', 2],
  ])
})
test('encodings are told apart', async () => {
  const text = 'Handle,Title\n1,青瓷茶壶和荷叶盘\n'
  const spanish = 'Handle,Title\n1,Niño español pingüino\n'
  expect(await encodingOf(iconv.encode(text, 'utf-8'))).toBe('utf-8')
  expect(await encodingOf(iconv.encode(text, 'utf-8', { addBOM: true }))).toBe('utf-8')
  expect(await encodingOf(iconv.encode(text, 'utf-16le', { addBOM: true }))).toBe('utf-16le')
  expect(await encodingOf(iconv.encode(text, 'utf-16be', { addBOM: true }))).toBe('utf-16be')
  expect(await encodingOf(iconv.encode(text, 'gbk'))).toBe('gb18030')
  expect(await encodingOf(iconv.encode(`${text}2,\u{20bb7}野家\n`, 'gb18030'))).toBe('gb18030')
  // every accented letter is followed by one that makes it a Chinese character
  expect(await encodingOf(iconv.encode(spanish, 'win1252'))).toBe('windows-1252')
  expect((await all(iconv.encode(spanish, 'win1252')))[1]!.cells).toEqual(['1', 'Niño español pingüino'])
})
test('lines are counted through quoted breaks, blank lines and mixed endings', async () => {
  const found = await all('a,b\r\n1,"x\r\ny\nz"\n\n2,"q""q"\r3,12" ruler\n')
  expect(found).toEqual([
    { line: 1, cells: ['a', 'b'], broken: false },
    { line: 2, cells: ['1', 'x\r\ny\nz'], broken: false },
    { line: 6, cells: ['2', 'q"q'], broken: false },
    { line: 7, cells: ['3', '12" ruler'], broken: false },
  ])
})
test('a lost quote costs its own line, wherever the next quote stands', async () => {
  const many = Array.from({ length: 3000 }, (_, i) => `h${i},t\n`).join('')
  const found = await all(`a,b\n${many}bad,"open\n5,"quoted",\n6,x\nworse,"open\n7,y\n`)
  expect(found.filter((r) => r.broken).map((r) => [r.line, r.cells[0]])).toEqual([
    [3002, 'bad'],
    [3005, 'worse'],
  ])
  expect(found.slice(-4).map((r) => r.cells[0])).toEqual(['5', '6', 'worse', '7'])
  expect(found.length).toBe(1 + 3000 + 5)
})
test('a long file of lost quotes is given up before it is read again and again', async () => {
  const rows = (n: number) => Array.from({ length: n }, (_, i) => `h${i},t\n`).join('')
  const lost = (n: number) => Array.from({ length: n }, (_, i) => `q${i},"lost\nh,t\n`).join('')
  await expect(all(`a,b\n${rows(30_000)}${lost(60)}`)).rejects.toThrow('too many')
  expect((await all(`a,b\n${rows(30)}${lost(60)}`)).filter((r) => r.broken)).toHaveLength(60)
})
test('what csv-stringify writes is read back, whatever the cells hold', async () => {
  const cellText = fc
    .string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', '\t', ' ', '茶', 'é', '🐦'), maxLength: 8 })
    .filter((c) => c.trim() !== '')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(cellText, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 8 }),
      async (rows) => {
        const text = stringify([['head', 'other'], ...rows], { quoted: true })
        expect((await all(text)).map((r) => r.cells)).toEqual([['head', 'other'], ...rows])
      },
    ),
    { numRuns: 60 },
  )
})
