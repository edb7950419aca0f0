// A workbook of Excel with one sheet, written: a header that stays, texts as texts, sums as numbers of two decimals.
// No cell is a formula, nor becomes one where the sheet is saved in another form. Pure.
import { strToU8, zipSync } from 'fflate'
import { fenToDecimal } from '../money.ts'
import { neutral } from '../spreadsheet.ts'

/** Fen as a sum; a text; null: nothing. */
export type WrittenCell = { fen: number } | string | null
interface Book {
  name: string
  header: readonly string[]
  rows: readonly (readonly WrittenCell[])[]
}
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
/** styles by their place: plain, sum, header, a text that a spreadsheet would run if it were typed */
const [sumStyle, headStyle, quotedStyle] = [1, 2, 3]
/** what XML cannot hold at all */
// oxlint-disable-next-line no-control-regex
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]/g

const escaped = (text: string): string =>
  text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
const textCell = (text: string, reference: string, style: number): string =>
  `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
function cellXml(cell: WrittenCell, reference: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'string') return textCell(cell, reference, neutral(cell) === cell ? 0 : quotedStyle)
  return `<c r="${reference}" s="${sumStyle}"><v>${fenToDecimal(cell.fen)}</v></c>`
}
function sheetXml({ header, rows }: Book): string {
  const first = header.map((text, at) => textCell(text, `${columnName(at)}1`, headStyle)).join('')
  const lines = rows.map((row, i) => {
    const cells = row.map((cell, at) => cellXml(cell, `${columnName(at)}${i + 2}`)).join('')
    return `<row r="${i + 2}">${cells}</row>`
  })
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    `<cols><col min="1" max="${header.length}" width="18" customWidth="1"/></cols>` +
    `<sheetData><row r="1">${first}</row>${lines.join('')}</sheetData></worksheet>`
  )
}
const stylesXml =
  `${head}<styleSheet xmlns="${main}"><fonts count="2"><font/><font><b/></font></fonts>` +
  '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="4" applyNumberFormat="1"/>' +
  '<xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>'
/** Names of sheets are short, and some signs they cannot hold. */
const sheetName = (name: string): string => escaped(name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))

export function writeWorkbook(book: Book): Uint8Array {
  const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  const part = (name: string, kind: string) => `<Override PartName="/${name}" ContentType="${sheet}.${kind}+xml"/>`
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `${head}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ` +
      'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      part('xl/workbook.xml', 'sheet.main') +
      part('xl/worksheets/sheet1.xml', 'worksheet') +
      part('xl/styles.xml', 'styles') +
      '</Types>',
    '_rels/.rels':
      `${head}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
      `<sheet name="${sheetName(book.name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `${head}<Relationships xmlns="${packaged}/relationships">` +
      `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheetXml(book),
    'xl/styles.xml': stylesXml,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
}
