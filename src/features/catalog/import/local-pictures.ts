// Pictures of goods in a folder, by name: handle.jpg, handle-1.jpg, handle_2.png; SKU.webp for one variant;
// or the file name that an address ends in.
import { readdir } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { Imported } from './row.ts'

const kinds = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])
/** File names by their name in lower case, with and without ending. */
export interface Folder {
  whole: ReadonlyMap<string, string>
  stems: ReadonlyMap<string, string>
}
const stemOf = (name: string): string => basename(name, extname(name)).toLowerCase()

function folderOf(names: readonly string[]): Folder {
  const pictures = names.filter((n) => kinds.has(extname(n).toLowerCase())).sort()
  return {
    whole: new Map(pictures.map((n) => [n.toLowerCase(), n])),
    stems: new Map(pictures.map((n) => [stemOf(n), n])),
  }
}
export const openFolder = async (dir: string): Promise<Folder> => folderOf(await readdir(dir))

const safe = (text: string): string => text.toLowerCase().replace(/[\\/]/g, '-')
/** The files of a handle in their order: the bare name, then numbers from 1. */
function numbered(folder: Folder, handle: string): string[] {
  const bare = folder.stems.get(safe(handle))
  const found = bare ? [bare] : []
  for (let n = 1; ; n++) {
    const next = folder.stems.get(`${safe(handle)}-${n}`) ?? folder.stems.get(`${safe(handle)}_${n}`)
    if (!next) return found
    found.push(next)
  }
}
const lastPart = (src: string): string => {
  const path = src.split(/[?#]/, 1)[0]!.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(path).toLowerCase()
  } catch {
    return path.toLowerCase()
  }
}

export interface LocalPictures {
  /** File names that stand in for addresses of the catalogue file. */
  bySrc: Record<string, string>
  /** The product's pictures when the catalogue file names none. */
  names: string[]
  /** By article number. */
  bySku: Record<string, string>
}
/** Which files of the folder belong to a product. */
export function localPictures(folder: Folder, p: Imported): LocalPictures {
  const own = numbered(folder, p.handle)
  const named = new Map(
    p.pictures.flatMap(({ src }) =>
      [folder.whole.get(lastPart(src))].flatMap((file) => (file ? [[src, file] as const] : [])),
    ),
  )
  p.pictures.forEach(({ src }, i) => {
    if (!named.has(src) && own[i]) named.set(src, own[i])
  })
  const bySku = Object.fromEntries(
    p.skus.flatMap((s) =>
      [s.code ? folder.stems.get(safe(s.code)) : undefined].flatMap((file) => (file ? [[s.code, file]] : [])),
    ),
  )
  const names = p.pictures.length === 0 ? (own.length > 0 ? own : [...new Set(Object.values(bySku))]) : []
  return { bySrc: Object.fromEntries(named), names, bySku }
}
