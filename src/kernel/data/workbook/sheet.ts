// One sheet as its XML comes: rows of cells, each as the sheet shows it.
import { shownNumber, type Look } from './shown.ts'
import { BadWorkbook } from './unpacking.ts'
import type { Listener } from './xml.ts'

export interface SheetRow {
  /** as the sheet numbers it, from 1 */
  line: number
  cells: string[]
}
export interface SheetFacts {
  from1904: boolean
  shared: string[]
  /** by the number of a cell's style */
  looks: Look[]
}
/** The limits of Excel, and of a table of goods. */
const most = { rows: 1_048_576, columns: 1_000, cell: 200_000 }

/** "AB12" stands in column 27, counted from 0. */
function columnOf(reference: string | undefined, next: number): number {
  const letters = /^[A-Z]{1,4}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return next
  let at = 0
  for (const letter of letters) at = at * 26 + letter.charCodeAt(0) - 64
  return at - 1
}
/** `_x000D_` is how a sheet writes what XML cannot. */
const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

interface Cell {
  type: string
  look: Look
  text: string
}
type Attributes = Readonly<Record<string, string>>
export class Sheet implements Listener {
  readonly #facts: SheetFacts
  #rows: SheetRow[] = []
  #cells: string[] = []
  #cell: Cell | undefined
  #line = 0
  #count = 0
  #column = -1
  #inText = false
  /** how deep in what tells how a text is spoken */
  #spoken = 0
  #isOver = false

  constructor(facts: SheetFacts) {
    this.#facts = facts
  }
  /** What has come since it was asked last; rows without anything in them are left out. */
  taken(): SheetRow[] {
    const all = this.#rows
    this.#rows = []
    return all
  }

  open(name: string, a: Attributes): void {
    if (this.#isOver) return
    if (name === 'row') this.#beginRow(a)
    if (name === 'rPh') this.#spoken++
    if (name === 'c') this.#beginCell(a)
    if (name === 'v' || name === 't') this.#inText = this.#spoken === 0
  }
  text(part: string): void {
    if (!this.#inText || !this.#cell) return
    this.#cell.text += part
    if (this.#cell.text.length > most.cell) throw new BadWorkbook('a cell that is too long')
  }
  close(name: string): void {
    if (this.#isOver) return
    if (name === 'v' || name === 't') this.#inText = false
    if (name === 'rPh') this.#spoken--
    if (name === 'c') this.#endCell()
    if (name === 'row' && this.#cells.some((one) => one.trim() !== ''))
      this.#rows.push({ line: this.#line, cells: this.#cells })
    if (name === 'sheetData') this.#isOver = true
  }

  /** Whoever leaves rows out says the number of the next. */
  #beginRow(a: Attributes): void {
    this.#line = Math.max(this.#line + 1, Number(a['r']) || 0)
    if (++this.#count > most.rows || this.#line > most.rows) throw new BadWorkbook('more rows than a sheet has')
    this.#cells = []
    this.#column = -1
  }
  #beginCell(a: Attributes): void {
    this.#column = columnOf(a['r'], this.#column + 1)
    if (this.#column >= most.columns) throw new BadWorkbook(`more than ${most.columns} columns`)
    this.#cell = { type: a['t'] ?? 'n', look: this.#facts.looks[Number(a['s'] ?? 0)] ?? { kind: 'general' }, text: '' }
  }
  #endCell(): void {
    if (!this.#cell) return
    while (this.#cells.length < this.#column) this.#cells.push('')
    this.#cells[this.#column] = this.#cell.text === '' ? '' : this.#valueOf(this.#cell)
    this.#cell = undefined
  }
  #valueOf({ type, look, text }: Cell): string {
    if (type === 's') return unescaped(this.#facts.shared[Number(text)] ?? '')
    if (type === 'b') return text.trim() === '1' ? 'TRUE' : 'FALSE'
    if (type === 'n') return shownNumber(text, look, this.#facts.from1904)
    if (type === 'd') return text.replace(/T00:00:00(\.0+)?Z?$/, '').replace('T', ' ')
    return unescaped(text)
  }
}
