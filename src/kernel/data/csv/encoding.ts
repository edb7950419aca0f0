// Which encoding a file is written in. UTF-8 wins when it is valid;
// Chinese in GBK is told from western text by its bytes, for both decode without an error.
import iconv from 'iconv-lite'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252'

function byMark(head: Uint8Array): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  return head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf ? 'utf-8' : undefined
}

async function isUtf8(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of chunks) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/**
 * Walks the bytes as GB18030. An accented western letter swallows the ASCII letter after it ("Niño" reads as Chinese),
 * so most second bytes must be high ones.
 */
class ChineseScan {
  #waiting: number[] = []
  #broken = false
  #high = 0
  #low = 0
  add(chunk: Uint8Array): void {
    for (const byte of chunk) if (this.#waiting.length > 0 || byte >= 0x80) this.#step(byte)
  }
  #step(byte: number): void {
    const at = this.#waiting.length
    const digit = byte >= 0x30 && byte <= 0x39
    if (at === 0 || at === 2) {
      if (byte < 0x81 || byte === 0xff) return this.#fail()
      this.#waiting.push(byte)
    } else if (at === 1 && !digit) {
      if (byte < 0x40 || byte === 0x7f || byte === 0xff) return this.#fail()
      if (byte >= 0x80) this.#high++
      else this.#low++
      this.#waiting = []
    } else {
      if (!digit) return this.#fail()
      this.#waiting = at === 3 ? [] : [...this.#waiting, byte]
    }
  }
  #fail(): void {
    this.#broken = true
    this.#waiting = []
  }
  /** True when everything decoded and it is Chinese. */
  end(): boolean {
    return !this.#broken && this.#waiting.length === 0 && this.#high > 0 && this.#high >= this.#low
  }
}

/** Tells the encoding; `open` is called once for the whole file and once more when it is not UTF-8. */
export async function detectEncoding(head: Uint8Array, open: () => AsyncIterable<Uint8Array>): Promise<Encoding> {
  const marked = byMark(head)
  if (marked) return marked
  if (await isUtf8(open())) return 'utf-8'
  const scan = new ChineseScan()
  for await (const chunk of open()) scan.add(chunk)
  return scan.end() ? 'gb18030' : 'windows-1252'
}

/** A stream that turns the file's bytes into text, without the byte order mark. */
export const decoder = (encoding: Encoding): NodeJS.ReadWriteStream => iconv.decodeStream(encoding)
