// Tables: for the terminal, and as the documents have them.
const widthsOf = (rows: string[][]): number[] => rows[0]!.map((_, c) => Math.max(3, ...rows.map((r) => r[c]!.length)))
const padded = (row: string[], widths: number[], gap: string): string =>
  row.map((cell, c) => cell.padEnd(widths[c]!)).join(gap)
export const aligned = (rows: string[][]): string =>
  rows.map((r) => `  ${padded(r, widthsOf(rows), '  ').trimEnd()}`).join('\n')
/** Markdown as the formatter leaves it. */
export function table(rows: string[][]): string {
  const widths = widthsOf(rows)
  return [rows[0]!, widths.map((w) => '-'.repeat(w)), ...rows.slice(1)]
    .map((r) => `| ${padded(r, widths, ' | ')} |`)
    .join('\n')
}

/** Rows of a table as a document has it, without the line below its head. */
export const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsIn)
    .filter((cells) => !isRule(cells))
const cellsIn = (line: string): string[] =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const isRule = (cells: readonly string[]): boolean => cells.every((cell) => /^-+$/.test(cell))

export const ms = (n: number): string => (n < 10 ? n.toFixed(2) : n.toFixed(1))
export const mark = (good: boolean): string => (good ? '✓' : '✗')
