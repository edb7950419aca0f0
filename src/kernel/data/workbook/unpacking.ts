// A workbook is an archive of XML: its parts as a stream of what is really in them, never more than so much of it. What
// the archive says of itself (sizes, how many) is not believed.
import { createReadStream } from 'node:fs'
import { Unzip, UnzipInflate, type UnzipFile } from 'fflate'

/** It is no workbook that can be read; the message says why in one line. */
export class BadWorkbook extends Error {}

const mostParts = 2_000
/** An archive of some kilobytes may hold gigabytes of nothing. */
const mostUnpacked = 300_000_000
/** So little is unpacked in one go. */
const chunkSize = 16_384

/** The bytes of an archive from the beginning, each time anew, in small pieces. */
export type Archive = () => AsyncIterable<Uint8Array>
export function inMemory(bytes: Uint8Array): Archive {
  return async function* () {
    for (let at = 0; at < bytes.length; at += chunkSize) yield bytes.subarray(at, at + chunkSize)
  }
}
export const onDisk =
  (path: string): Archive =>
  () =>
    createReadStream(path, { highWaterMark: chunkSize })

/** Pieces of these parts as they come, in the order of the archive; a part that stands twice counts once. */
export async function* partsOf(
  archive: Archive,
  wanted: (name: string) => boolean,
): AsyncGenerator<{ name: string; bytes: Uint8Array; isLast: boolean }> {
  const unzip = new Unzip()
  unzip.register(UnzipInflate)
  const seen = new Set<string>()
  let held: { name: string; bytes: Uint8Array; isLast: boolean }[] = []
  let [unpacked, parts] = [0, 0]
  unzip.onfile = (file: UnzipFile) => {
    if (++parts > mostParts) throw new BadWorkbook('more parts than a workbook has')
    // from the root, as its relations name them
    const name = file.name.replace(/^\//, '')
    if (!wanted(name) || seen.has(name)) return
    seen.add(name)
    file.ondata = (fault, bytes, isLast) => {
      if (fault) throw new BadWorkbook('a damaged archive')
      unpacked += bytes.length
      if (unpacked > mostUnpacked) throw new BadWorkbook('far more in it than a workbook of goods has')
      held.push({ name, bytes, isLast })
    }
    file.start()
  }
  for await (const chunk of archive()) {
    push(unzip, chunk, false)
    yield* held
    held = []
  }
  push(unzip, new Uint8Array(0), true)
  yield* held
}
function push(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast)
  } catch (e) {
    throw e instanceof BadWorkbook ? e : new BadWorkbook('a damaged archive')
  }
}
