// Cells of files that people open in a spreadsheet: what it would run as a formula begins with an apostrophe there,
// and comes back as it was. The two ways are each other's inverse for every text. Pure.

/** With what a formula begins, also in full width and behind blanks; a tab or a line break moves into the next cell. */
const formula = /^'*(?:[\t\r\n]|[\s\u00A0\uFEFF]*[=+\-@＝＋－＠])/u

/** The cell as it is written: nothing in it runs. */
export const neutral = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell)
/** With what a formula begins behind something that another country's spreadsheet takes for the end of a cell. */
const within = /[;\t\r\n][\s\u00A0\uFEFF"']*(?=[=+\-@＝＋－＠])/gu
/**
 * The same for a spreadsheet that parts cells at `;`, as one in Spanish does: nothing within the cell runs either. It
 * does not come back as it was: for files that nobody brings in again.
 */
export const neutralWithin = (cell: string): string => neutral(cell.replace(within, "$&'"))
/** The cell as it was meant; also of files from shops that write theirs this way. */
export const meant = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)
/** A number and nothing more: for columns of numbers, which other programs read. */
export const isPlainNumber = (cell: string): boolean => /^[+-]?\d+(?:[.,]\d+)*$/.test(cell)
