// Workbooks of Excel for tests, made of their parts as Excel writes them.
import { strToU8, zipSync } from 'fflate'

/** Text; a number; a number by the style of this place in `formats`; a formula with its stored value; XML as it is. */
export type Cell =
  | string
  | number
  | null
  | { value: number; style: number }
  | { formula: string; value: string }
  | { xml: string }
interface Book {
  rows: readonly (readonly Cell[])[]
  /** codes of number formats; style 1 is the first of them */
  formats?: readonly string[]
  from1904?: boolean
  /** parts in the place of those that are made */
  parts?: Readonly<Record<string, string>>
}
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export function workbook({ rows, formats = [], from1904 = false, parts = {} }: Book): Buffer {
  const shared: string[] = []
  const cell = (value: Cell, reference: string): string => {
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    if (typeof value === 'string') {
      shared.push(value)
      return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
    }
    if ('xml' in value) return value.xml.replace('<c', `<c r="${reference}"`)
    if ('formula' in value)
      return `<c r="${reference}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`
    return `<c r="${reference}" s="${value.style}"><v>${value.value}</v></c>`
  }
  const lines = rows.map((row, i) => {
    const cells = row.map((value, at) => cell(value, `${columnName(at)}${i + 1}`)).join('')
    return `<row r="${i + 1}">${cells}</row>`
  })
  const sheet = `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`
  const made: Record<string, string> = {
    '[Content_Types].xml':
      `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ' +
      'ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': `${head}<Relationships><Relationship Id="rId1" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml':
      `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${from1904 ? 1 : 0}"/>` +
      '<sheets><sheet name="Goods" sheetId="1" r:id="rId7"/><sheet name="Other" sheetId="2" r:id="rId8"/></sheets>' +
      '</workbook>',
    'xl/_rels/workbook.xml.rels':
      `${head}<Relationships><Relationship Id="rId8" Target="worksheets/sheet2.xml"/>` +
      '<Relationship Id="rId7" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
    'xl/worksheets/sheet2.xml': `${head}<worksheet xmlns="${main}"><sheetData/></worksheet>`,
    'xl/styles.xml':
      `${head}<styleSheet xmlns="${main}"><numFmts>` +
      formats.map((code, i) => `<numFmt numFmtId="${164 + i}" formatCode="${escaped(code)}"/>`).join('') +
      `</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>` +
      formats.map((_, i) => `<xf numFmtId="${164 + i}"/>`).join('') +
      '</cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      `${head}<sst xmlns="${main}">` +
      shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('') +
      '</sst>',
    ...parts,
  }
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(made).map(([name, text]) => [name, strToU8(text)]))))
}
/** What the rows of a CSV are as a workbook: each cell a text. */
export const asWorkbook = (records: readonly (readonly string[])[]): Buffer =>
  workbook({ rows: records.map((record) => record.map((text) => (text === '' ? null : text))) })
