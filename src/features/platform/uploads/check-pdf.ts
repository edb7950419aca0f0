// A PDF that is only pages: no scripts, actions that start programs, attached files or encryption,
// also not inside its compressed objects. It is served as an attachment all the same.
import { inflateSync } from 'node:zlib'
import { Refusal } from '#kernel/call/refusal.ts'

/**
 * Long words only: short ones stand in the pixels of any picture by chance.
 * No script runs without the first or the second.
 */
const words = 'JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE|Encrypt'
const unsafe = new RegExp(`\\/(${words})(?![A-Za-z])|\\/XFA\\s*[[\\d]`)
const objectStream = /\/(?:O|#4[fF])(?:b|#62)(?:j|#6[aA])(?:S|#53)(?:t|#74)(?:m|#6[dD])/g
/** all compressed objects of a file together */
const unpackedCap = 32_000_000
const streamCap = 2000
const dictionaryCap = 4096

/** Names may hide letters as #4a. */
const plain = (text: string): string =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

/** Refuses uploadDamaged (no whole PDF), uploadUnsafe. */
export function checkPdf(bytes: Buffer): void {
  const text = bytes.toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF')) throw new Refusal('uploadDamaged')
  if (unsafe.test(plain(text)) || unsafe.test(plain(unpacked(bytes, text)))) throw new Refusal('uploadUnsafe')
}

/**
 * The compressed objects, as one text. What cannot be unpacked cannot be looked through: refused.
 * Every byte is passed once, whatever the file says.
 */
function unpacked(bytes: Buffer, text: string): string {
  const parts: string[] = []
  const found = new RegExp(objectStream)
  let left = unpackedCap
  for (let match = found.exec(text); match; match = found.exec(text)) {
    const { index } = match
    const opened = /stream\r?\n/.exec(text.slice(index, index + dictionaryCap))
    if (!opened || parts.length >= streamCap) throw new Refusal('uploadUnsafe')
    const begin = index + opened.index + opened[0].length
    const end = text.indexOf('endstream', begin)
    if (end < 0) throw new Refusal('uploadDamaged')
    const before = text.slice(Math.max(0, index - dictionaryCap), index)
    const dictionary = plain(before.slice(before.lastIndexOf('obj') + 1) + text.slice(index, begin))
    const part = dictionary.includes('/Filter')
      ? inflated(dictionary, bytes.subarray(begin, end), left)
      : bytes.subarray(begin, end)
    left -= part.length
    parts.push(part.toString('latin1'))
    found.lastIndex = end
  }
  return parts.join('\n')
}
function inflated(dictionary: string, body: Buffer, maxOutputLength: number): Buffer {
  if (
    !/\/Filter\s*(\[\s*)?\/FlateDecode(\s*\])?\s*(\/|>|\r|\n|$)/.test(dictionary) ||
    dictionary.includes('/DecodeParms') ||
    maxOutputLength <= 0
  )
    throw new Refusal('uploadUnsafe')
  try {
    return inflateSync(body, { maxOutputLength })
  } catch {
    throw new Refusal('uploadUnsafe')
  }
}
