// Where picture files lie: the originals and the widths made of them. The only place that knows paths; another store has these four verbs.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface PictureStore {
  /** The bytes of `file` as it came, or of one of its widths; undefined when it is not there. */
  read: (file: string, width?: number) => Promise<Buffer | undefined>
  /** Keeps bytes; an original that replaces another forgets its widths. */
  write: (file: string, bytes: Uint8Array, width?: number) => Promise<void>
  /** The size in bytes of an original; undefined when it is not there. */
  size: (file: string) => Promise<number | undefined>
}
const missing = (e: unknown): undefined => {
  if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return undefined
  throw e
}

/** Files under the data folder: media/{file}.webp and media/cache/{file}-{width}.webp. */
export function openPictureStore(dataDir: string): PictureStore {
  const media = join(dataDir, 'media')
  const cache = join(media, 'cache')
  const pathOf = (file: string, width?: number): string => (width === undefined ? join(media, `${file}.webp`) : join(cache, `${file}-${width}.webp`))
  const size = (file: string) => stat(pathOf(file)).then((s) => s.size, missing)
  const forget = async (file: string): Promise<void> => {
    const made = await readdir(cache).catch(() => [])
    await Promise.all(made.filter((n) => n.startsWith(`${file}-`) && /^\d+\.webp$/.test(n.slice(file.length + 1))).map((n) => rm(join(cache, n), { force: true })))
  }
  return {
    read: (file, width) => readFile(pathOf(file, width)).catch(missing),
    size,
    write: async (file, bytes, width) => {
      const path = pathOf(file, width)
      await mkdir(dirname(path), { recursive: true })
      const replaces = width === undefined && (await size(file)) !== undefined
      // never a half-written picture under its name
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, path)
      if (replaces) await forget(file)
    },
  }
}
