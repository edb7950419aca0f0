// Which characters a TrueType font draws, from its own table of them (cmap). Pure.

/** The first is that of all texts, what it does not draw is drawn in the next. */
export const paperFonts = ['Chinese', 'Latin'] as const
export type PaperFont = (typeof paperFonts)[number]

/** The first and the last code point of each run that has glyphs. */
type Runs = readonly (readonly [from: number, to: number])[]

function tableOf(font: DataView, wanted: string): number {
  const count = font.getUint16(4)
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16
    const tag = String.fromCodePoint(...[0, 1, 2, 3].map((n) => font.getUint8(at + n)))
    if (tag === wanted) return font.getUint32(at + 8)
  }
  throw new Error(`the font has no table ${wanted}`)
}
/** Format 12: the font draws characters beyond the first plane too. */
const wideRuns = (font: DataView, table: number): Runs =>
  Array.from({ length: font.getUint32(table + 12) }, (_, i) => {
    const at = table + 16 + i * 12
    return [font.getUint32(at), font.getUint32(at + 4)] as const
  })
/** Format 4: the ends of all runs, then their beginnings, then how their glyphs are told. */
function narrowRuns(font: DataView, table: number): Runs {
  const bytes = font.getUint16(table + 6)
  return Array.from({ length: bytes / 2 }, (_, i) => {
    const end = table + 14 + i * 2
    const start = end + 2 + bytes
    const to = font.getUint16(end)
    return [font.getUint16(start), Math.min(to, 0xfffe)] as const
  }).flatMap(([from, to], i) => {
    const told = table + 16 + bytes * 3 + i * 2
    const offset = font.getUint16(told)
    if (offset === 0) return [[from, to] as const]
    const drawn = (code: number) => font.getUint16(told + offset + (code - from) * 2) !== 0
    const codes = Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n)
    return codes.filter(drawn).map((code) => [code, code] as const)
  })
}
function runsOf(font: DataView): Runs {
  const cmap = tableOf(font, 'cmap')
  const count = font.getUint16(cmap + 2)
  const offsets = Array.from({ length: count }, (_, i) => cmap + font.getUint32(cmap + 4 + i * 8 + 4))
  const wide = offsets.find((at) => font.getUint16(at) === 12)
  if (wide !== undefined) return wideRuns(font, wide)
  const narrow = offsets.find((at) => font.getUint16(at) === 4)
  if (narrow === undefined) throw new Error('the font does not tell which characters it draws')
  return narrowRuns(font, narrow)
}

/** Whether the font draws a code point. */
export function coverageOf(bytes: Uint8Array): (codePoint: number) => boolean {
  const runs = runsOf(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return (codePoint) => {
    let [low, high] = [0, runs.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const [from, to] = runs[middle]!
      if (codePoint < from) high = middle - 1
      else if (codePoint > to) low = middle + 1
      else return true
    }
    return false
  }
}

const invisible = /^[\p{Cc}\p{Cf}\p{Variation_Selector}]$/u
/** A part of a text and the font that draws it. */
export interface Run<F extends string> {
  text: string
  font: F
}
/**
 * The text in runs of the first font that draws each character. What none of them draws is named by its number in the
 * first, for a box tells nobody which character it was. Marks that nobody sees go.
 */
export function runsIn<F extends string>(
  text: string,
  fonts: readonly { name: F; has: (codePoint: number) => boolean }[],
): Run<F>[] {
  const runs: Run<F>[] = []
  for (const character of text.normalize('NFC')) {
    if (character !== '\n' && invisible.test(character)) continue
    const codePoint = character.codePointAt(0)!
    const font = character === '\n' ? undefined : fonts.find(({ has }) => has(codePoint))
    const drawn =
      font || character === '\n' ? character : `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`
    const name = (font ?? fonts[0]!).name
    const last = runs.at(-1)
    if (last?.font === name) last.text += drawn
    else runs.push({ text: drawn, font: name })
  }
  return runs
}
