// Pages kept compressed: one reply differs from the next by its nonce alone, so the nonce stands in the compressed page
// once, as it is, and every later one is a reference back to it. A reply costs a copy, and 32 bytes written into it.
import * as zlib from 'node:zlib'
import { constants } from 'node:zlib'
import { promisify } from 'node:util'

export type Encoding = 'br' | 'gzip'
export interface Folded {
  with: (nonce: string) => Buffer
  /** what it holds in memory */
  bytes: number
}
export const nonceLength = 32

/** Bytes that no text in UTF-8 holds, so that nothing else in a page is ever taken for the nonce. */
const foreign = Buffer.from('c0c1f5f6f7f8f9fafbfcfdfeff', 'hex')
/** No two of them follow each other twice: a compressor that referred back into it would go on from another state. */
const filler = Buffer.alloc(nonceLength)
for (let at = 0, sign = 0; at < nonceLength; at++) {
  filler[at] = foreign[sign]!
  sign = (sign + Math.floor(at / foreign.length) + 1) % foreign.length
}
/** What says "as it is, 32 bytes": a block of its own in either format, behind one that was flushed. */
const asItIs = { br: Buffer.from([0xf8, 0x00, 0x08]), gzip: Buffer.from([0x00, 0x20, 0x00, 0xdf, 0xff]) }

const brotli = (size: number): zlib.BrotliOptions => ({
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: size },
})
const compressors = {
  br: (size: number) => zlib.createBrotliCompress(brotli(size)),
  gzip: () => zlib.createGzip({ flush: constants.Z_SYNC_FLUSH }),
}
const [deflated, squeezed] = [promisify(zlib.gzip), promisify(zlib.brotliCompress)]
const expand = { br: promisify(zlib.brotliDecompress), gzip: promisify(zlib.gunzip) }

/** A text compressed for one reply. */
export function pack(encoding: Encoding, text: string): Promise<Buffer> {
  const bytes = Buffer.from(text)
  return encoding === 'br' ? squeezed(bytes, { params: brotli(bytes.length).params }) : deflated(bytes)
}

/** Compressed pieces, each of them whole bytes. */
async function pieces(stream: zlib.Zlib & NodeJS.ReadWriteStream, parts: readonly Uint8Array[]): Promise<Buffer[]> {
  const out: Buffer[][] = []
  let at: Buffer[] = []
  stream.on('data', (part: Buffer) => at.push(part))
  const ended = new Promise((done, failed) => stream.once('end', done).once('error', failed))
  for (const part of parts) {
    await new Promise<void>((done) => stream.write(part, () => done()))
    out.push(at)
    at = []
  }
  stream.end()
  await ended
  return [...out, at].map((piece) => Buffer.concat(piece))
}

/** A page with `standIn` wherever a reply has its nonce; nothing where no reply could be made of it rightly. */
export async function fold(encoding: Encoding, page: string, standIn: string): Promise<Folded | undefined> {
  const [head = '', ...rest] = page.split(standIn)
  const start = Buffer.from(head)
  const parts = rest.map((part) => Buffer.from(part))
  const end = Buffer.concat(parts.flatMap((part, at) => (at === 0 ? [part] : [filler, part])))
  const whole = Buffer.concat([start, ...(rest.length > 0 ? [filler, end] : [])])
  const stream = compressors[encoding](whole.length)
  if (rest.length === 0) {
    const all = Buffer.concat(await pieces(stream, [start]))
    return { with: () => all, bytes: all.length }
  }
  const [first, , ...later] = await pieces(stream, [start, filler, end])
  const model = Buffer.concat([first!, asItIs[encoding], filler, ...later])
  const place = first!.length + asItIs[encoding].length
  const folded = {
    with(nonce: string): Buffer {
      const reply = Buffer.from(model)
      reply.write(nonce, place, 'latin1')
      // gzip ends with a sum over the page as it is read
      if (encoding === 'gzip') reply.writeUInt32LE(zlib.crc32(unfolded(whole, nonce)), reply.length - 8)
      return reply
    },
    bytes: model.length + (encoding === 'gzip' ? whole.length : 0),
  }
  return (await isRight(encoding, folded, whole)) ? folded : undefined
}

/** The page itself with a nonce. */
function unfolded(whole: Buffer, nonce: string): Buffer {
  const page = Buffer.from(whole)
  for (let at = page.indexOf(filler); at >= 0; at = page.indexOf(filler, at + nonceLength))
    page.write(nonce, at, 'latin1')
  return page
}
/** Nobody promises that a compressor refers back wherever it can: each page is unfolded once. */
async function isRight(encoding: Encoding, folded: Folded, whole: Buffer): Promise<boolean> {
  const nonce = 'n'.repeat(nonceLength)
  return expand[encoding](folded.with(nonce)).then(
    (page) => page.equals(unfolded(whole, nonce)),
    () => false,
  )
}
