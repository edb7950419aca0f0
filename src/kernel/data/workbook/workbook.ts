// The first sheet of an Excel workbook as rows of text, read as it comes: formulas by the values that were stored with
// them, nothing is computed, nothing fetched, and nothing is believed that the file says of its size.
import { Sheet, type SheetFacts, type SheetRow } from './sheet.ts'
import { lookOf } from './shown.ts'
import { BadWorkbook, inMemory, onDisk, partsOf, type Archive } from './unpacking.ts'
import { xmlReader, type XmlReader } from './xml.ts'

export { BadWorkbook, inMemory, onDisk }
export type { SheetRow } from './sheet.ts'
const mostText = 20_000_000
const newBook = Buffer.from('504b0304', 'hex')
const oldBook = Buffer.from('d0cf11e0', 'hex')
/** By how it begins: a workbook that may be read here, the form of old, or something else. */
export function bookOf(head: Uint8Array): 'workbook' | 'old' | undefined {
  const begins = (mark: Buffer) => mark.equals(head.subarray(0, mark.length))
  return begins(newBook) ? 'workbook' : begins(oldBook) ? 'old' : undefined
}

interface Facts extends SheetFacts {
  sheet: string
}
const mainPart = 'xl/workbook.xml'
const relations = 'xl/_rels/workbook.xml.rels'
const styles = 'xl/styles.xml'
const sharedTexts = 'xl/sharedStrings.xml'

/** Rows in their order, those without anything in them left out. Throws BadWorkbook. */
export async function* rowsOfWorkbook(archive: Archive): AsyncGenerator<SheetRow> {
  const facts = await factsOf(archive)
  const sheet = new Sheet(facts)
  const reader = xmlReader(sheet)
  let found = false
  for await (const { bytes, isLast } of partsOf(archive, (name) => name === facts.sheet)) {
    found = true
    reader.push(bytes)
    if (isLast) reader.end()
    yield* sheet.taken()
  }
  if (!found) throw new BadWorkbook('no sheet in it')
}

async function factsOf(archive: Archive): Promise<Facts> {
  const targets = new Map<string, string>()
  const formats: number[] = []
  const own = new Map<number, string>()
  const facts = { shared: [] as string[], from1904: false }
  let first: string | undefined
  let isBook = false
  const readers = new Map<string, XmlReader>([
    [
      mainPart,
      xmlReader({
        open: (name, a) => {
          if (name === 'workbookPr') facts.from1904 = a['date1904'] === '1' || a['date1904'] === 'true'
          if (name === 'sheet') first ??= Object.entries(a).find(([key]) => key.endsWith(':id'))?.[1]
        },
      }),
    ],
    [
      relations,
      xmlReader({
        open: (name, { Id, Target }) => {
          if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
        },
      }),
    ],
    [styles, stylesReader(own, formats)],
    [sharedTexts, textsReader(facts.shared)],
  ])
  for await (const { name, bytes, isLast } of partsOf(archive, (part) => readers.has(part))) {
    isBook ||= name === mainPart
    readers.get(name)!.push(bytes)
    if (isLast) readers.get(name)!.end()
  }
  const target = first === undefined ? undefined : targets.get(first)
  if (!isBook || target === undefined) throw new BadWorkbook('an archive, but no workbook of Excel')
  const sheet = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
  return { ...facts, sheet, looks: formats.map((id) => lookOf(id, own)) }
}
function stylesReader(own: Map<number, string>, formats: number[]): XmlReader {
  let inCells = false
  return xmlReader({
    open: (name, a) => {
      if (name === 'numFmt') own.set(Number(a['numFmtId']), (a['formatCode'] ?? '').slice(0, 300))
      if (name === 'cellXfs') inCells = true
      if (name === 'xf' && inCells && formats.length < 70_000) formats.push(Number(a['numFmtId'] ?? 0))
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
}
/** Texts of `<si>`, without what tells how they are spoken. */
function textsReader(shared: string[]): XmlReader {
  let [text, inText, spoken, length] = ['', false, 0, 0]
  return xmlReader({
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') spoken++
      if (name === 't') inText = spoken === 0
    },
    text: (part) => {
      if (!inText) return
      length += part.length
      if (length > mostText) throw new BadWorkbook('more text than a workbook of goods has')
      text += part
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') spoken--
      if (name === 'si') shared.push(text)
    },
  })
}
