// The separator of a file and the line of its header, from its first characters.

const separators = [',', ';', '\t'] as const
type Separator = (typeof separators)[number]
export interface Dialect {
  separator: Separator
  /** The line (from 1) on which the header stands. */
  headerLine: number
}

/** The first record, quoted line breaks included. */
function firstRecord(text: string): string {
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (c === '"') quoted = !quoted
    else if (!quoted && (c === '\n' || c === '\r')) return text.slice(0, i)
  }
  return text
}

/** Blank lines and the spreadsheet's own "sep=;" may stand before the header. */
export function sniff(head: string): Dialect {
  let rest = head.replace(/^\ufeff/, '')
  let headerLine = 1
  let told: Separator | undefined
  for (;;) {
    const before = /^(?:sep=([,;\t])|[^\S\t\r\n]*)(?:\r\n|\n|\r)/i.exec(rest)
    if (!before) break
    told ??= before[1] as Separator | undefined
    rest = rest.slice(before[0].length)
    headerLine++
  }
  const unquoted = firstRecord(rest).replace(/"(?:[^"]|"")*"/g, '')
  const count = (s: Separator): number => unquoted.split(s).length
  const best = separators.reduce((a, b) => (count(b) > count(a) ? b : a))
  return { separator: told ?? best, headerLine }
}
