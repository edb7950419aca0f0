// Where picture files lie: the originals and the widths made of them. The only place that knows paths;
// another store has these four verbs.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export interface PictureStore {
  /** The bytes of `file` as it came, or of something made of it (`480.webp`); undefined when it is not there. */
  read: (file: string, made?: string) => Promise<Buffer | undefined>
  /** Keeps bytes; an original that replaces another forgets what was made of it. */
  write: (file: string, bytes: Uint8Array, made?: string) => Promise<void>
  /** The size in bytes of an original; undefined when it is not there. */
  size: (file: string) => Promise<number | undefined>
  /** Drops what was made of a file. */
  forget: (file: string) => Promise<void>
}
const missing = (e: unknown): undefined => {
  if (e instanceof Error && 'code' in e && e.code === 'ENOENT') return undefined
  throw e
}

/** Files under the data folder: media/{file}.webp and media/cache/{file}-{made}. */
export function openPictureStore(dataDir: string): PictureStore {
  const media = join(dataDir, 'media')
  const cache = join(media, 'cache')
  const pathOf = (file: string, made?: string): string =>
    made === undefined ? join(media, `${file}.webp`) : join(cache, `${file}-${made}`)
  const size = (file: string) => stat(pathOf(file)).then((s) => s.size, missing)
  const forget = async (file: string): Promise<void> => {
    const names = await readdir(cache).catch(() => [])
    await Promise.all(
      names
        .filter((n) => n.startsWith(`${file}-`) && /^\w+\.\w+$/.test(n.slice(file.length + 1)))
        .map((n) => rm(join(cache, n), { force: true })),
    )
  }
  return {
    read: (file, made) => readFile(pathOf(file, made)).catch(missing),
    size,
    forget,
    write: async (file, bytes, made) => {
      const path = pathOf(file, made)
      await mkdir(dirname(path), { recursive: true })
      const replaces = made === undefined && (await size(file)) !== undefined
      // never a half-written picture under its name
      const draft = `${path}.${randomUUID()}`
      await writeFile(draft, bytes)
      await rename(draft, path)
      if (replaces) await forget(file)
    },
  }
}
