// Built files are compressed once, as well as can be, beside themselves;
// until then (and where the folder cannot be written) they are compressed on the way.
import { constants, brotliCompress } from 'node:zlib'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const compress = promisify(brotliCompress)
const worth = 1024

/** Writes `name.br` beside each script and style sheet of the folder that has none, one by one, off the main thread. */
export async function precompress(folder: URL): Promise<void> {
  const names = await readdir(folder)
  const there = new Set(names)
  for (const name of names) {
    if (!/\.(js|css|svg)$/.test(name) || there.has(`${name}.br`)) continue
    const plain = await readFile(new URL(name, folder))
    if (plain.length < worth) continue
    const small = await compress(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    })
    const draft = new URL(`${name}.${process.pid}.part`, folder)
    await writeFile(draft, small)
    await rename(draft, new URL(`${name}.br`, folder)) // whole or not at all
  }
}
