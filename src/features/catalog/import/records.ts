// The records of a CSV file, or of the first sheet of a workbook, with the line each begins on. A quote that is never
// closed costs its own line, not the rest of the file.
import { open } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { decoder, detectEncoding, type Encoding } from '#kernel/data/csv/encoding.ts'
import { sniff, type Dialect } from '#kernel/data/csv/sniff.ts'
import { BadWorkbook, bookOf, onDisk, rowsOfWorkbook } from '#kernel/data/workbook/workbook.ts'

export interface CsvFile extends Dialect {
  path: string
  encoding: Encoding
  /** it is a workbook: its rows are cells already */
  isBook?: boolean
}
export interface RawRecord {
  line: number
  /** Of a broken line as far as they can be told. */
  cells: string[]
  /** The line opens a quote that is never closed. */
  broken: boolean
}
/** The file as a whole cannot be imported; the message says why in one line. */
export class UnreadableFile extends Error {}

// a product's description may be long, a whole file in one cell is a lost quote
const longestRecord = 4_000_000
// each costs reading the file up to it again
const mostLostQuotes = 200
/** Of a long file fewer, once so many lines were read again. */
const [fewLostQuotes, mostReadAgain] = [20, 500_000]
const lostQuotes = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']

/** Looks at the file: encoding, separator, header line. */
export async function inspect(path: string): Promise<CsvFile> {
  const handle = await open(path)
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0).finally(() => handle.close())
  const head = buffer.subarray(0, bytesRead)
  const book = bookOf(head)
  if (book === 'old') throw new UnreadableFile('a workbook of the old form (.xls): save it as .xlsx or CSV (UTF-8)')
  if (book === 'workbook') return { path, encoding: 'utf-8', separator: ',', headerLine: 1, isBook: true }
  const encoding = await detectEncoding(head, () => createReadStream(path))
  const text = decoder(encoding)
  let decoded = ''
  text.on('data', (part: string) => (decoded += part))
  text.end(head)
  return { path, encoding, ...sniff(decoded) }
}

const lineBreaks = /\r\n|\n|\r/g
const breaksIn = (text: string): number => text.match(lineBreaks)?.length ?? 0

/** True when every quote of a record's text stands at the edges of a cell or is doubled. */
function wellQuoted(raw: string, separator: string): boolean {
  const s = separator === '\t' ? '\\t' : separator
  const cell = `(?:"(?:[^"]|"")*"|[^"${s}\\r\\n][^${s}\\r\\n]*|)`
  return new RegExp(`^${cell}(?:${s}${cell})*[\\r\\n]*$`).test(raw)
}

/** The text of a stream from this line on. */
async function* fromLine(text: AsyncIterable<string>, line: number): AsyncGenerator<string> {
  let missing = line - 1
  let held = ''
  for await (const part of text) {
    let rest = held + part
    held = ''
    while (missing > 0) {
      const at = /\r\n|\n|\r(?=[\s\S])/.exec(rest)
      if (!at) break
      rest = rest.slice(at.index + at[0].length)
      missing--
    }
    if (missing > 0) held = rest.slice(-1)
    else if (rest !== '') yield rest
  }
}

interface Parsed {
  record: string[]
  raw: string
}
/** Parses from a line on; `to` stops after so many records. */
function parser(
  file: CsvFile,
  line: number,
  to: number | undefined,
): AsyncIterable<Parsed> & { destroy: () => unknown } {
  const bytes = createReadStream(file.path, { highWaterMark: 262_144 })
  const text = bytes.pipe(decoder(file.encoding))
  const source =
    line === 1 ? (text as unknown as Readable) : Readable.from(fromLine(text as unknown as AsyncIterable<string>, line))
  const records = parse({
    delimiter: file.separator,
    raw: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: longestRecord,
    ...(to === undefined ? {} : { to }),
  })
  for (const stream of [bytes, text, source] as NodeJS.EventEmitter[])
    stream.on('error', (e: Error) => records.destroy(e))
  records.on('close', () => bytes.destroy())
  source.pipe(records)
  return records
}

/** The cells of a broken line, quotes taken as they come. */
async function looseCells(file: CsvFile, line: number): Promise<string[]> {
  const bytes = createReadStream(file.path)
  let text = ''
  for await (const part of fromLine(bytes.pipe(decoder(file.encoding)) as unknown as AsyncIterable<string>, line)) {
    text += part
    if (/[\r\n]/.test(text)) break
  }
  bytes.destroy()
  return text
    .split(/[\r\n]/, 1)[0]!
    .split(file.separator)
    .map((cell) => cell.replace(/^"|"$/g, ''))
}

async function* readSheet(file: CsvFile): AsyncGenerator<RawRecord> {
  try {
    for await (const row of rowsOfWorkbook(onDisk(file.path))) yield { ...row, broken: false }
  } catch (e) {
    throw e instanceof BadWorkbook
      ? new UnreadableFile(`the workbook cannot be read (${e.message}): save it as CSV (UTF-8)`)
      : e
  }
}
/** Every record but blank lines, in order; the header is the first. */
export const readRecords = (file: CsvFile): AsyncGenerator<RawRecord> =>
  file.isBook ? readSheet(file) : readText(file)
async function* readText(file: CsvFile): AsyncGenerator<RawRecord> {
  let next = file.headerLine
  let limit: number | undefined
  let readAgain = 0
  for (let losses = 0; losses <= (readAgain > mostReadAgain ? fewLostQuotes : mostLostQuotes);) {
    let read = 0
    let lost = false
    try {
      for await (const { record, raw } of parser(file, next, limit)) {
        const breaks = breaksIn(raw.replace(/[\r\n]+$/, ''))
        lost = breaks > 0 && !wellQuoted(raw, file.separator)
        if (lost) break
        read++
        const line = next
        next += breaks + 1
        if (record.some((cell) => cell.trim() !== '')) yield { line, cells: record, broken: false }
      }
      if (!lost && limit === undefined) return
      if (!lost) lost = true
      limit = undefined
    } catch (e) {
      if (!(e instanceof CsvError) || !lostQuotes.includes(e.code)) throw e
      // records that the parser had read but not yet handed out went down with it: read up to the bad one again
      const rest = (e as unknown as { records: number }).records - read
      limit = rest > 0 ? rest : undefined
      lost = rest <= 0
    }
    if (lost) {
      yield { line: next, cells: await looseCells(file, next), broken: true }
      next++
      losses++
      readAgain += next
    }
  }
  throw new UnreadableFile('too many lines open a quote that is never closed')
}
