// From what a file calls things to what the shop has: brands by their names, pictures from a folder.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import { saveBrand } from '#features/catalog/products/products.ts'
import { localPictures, type Folder } from './local-pictures.ts'
import { slug } from './option-codes.ts'
import { brandsNamed, type BrandName } from './queries.ts'
import type { Imported } from './row.ts'
import type { ProductSource, StoredFile } from './source.ts'
import type { LocalFiles } from './goods.ts'

/** The brands of these products by vendor, missing ones made. */
export async function brandsOf(
  db: Db,
  products: readonly Imported[],
  language: Language,
): Promise<Map<string, BrandName>> {
  const vendors = [...new Set(products.map((p) => p.vendor))].filter((v) => v !== '')
  if (vendors.length === 0) return new Map()
  const codeOf = (vendor: string): string => slug(vendor, 80) || 'brand'
  const known = await brandsNamed(
    db,
    vendors.map(codeOf),
    vendors.map((v) => v.toLowerCase()),
  )
  const found = new Map<string, BrandName>()
  for (const vendor of vendors) {
    const code = codeOf(vendor)
    const brand =
      known.find((b) => b.code === code) ??
      known.find((b) => Object.values(b.before ?? b.name).some((n) => n.toLowerCase() === vendor.toLowerCase()))
    const made = brand ?? {
      id: await saveBrand(db, { code, name: { [language]: vendor } }),
      code,
      name: { [language]: vendor },
      before: null,
    }
    if (!brand) known.push(made)
    found.set(vendor, made)
  }
  return found
}

const kinds = new Set(['jpg', 'png', 'webp', 'avif', 'gif'])
/** True when the first bytes are those of a picture that we show. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  const { fileTypeFromBuffer } = await import('file-type') // with the first file: a shop that starts is waited for
  return kinds.has((await fileTypeFromBuffer(bytes))?.ext ?? '')
}

type Keep = (bytes: Uint8Array) => Promise<StoredFile>
export interface PictureFolder {
  dir: string
  folder: Folder
  keep: Keep
}
/** Keeps the folder's pictures of a product; those that cannot be read are told to `bad`. */
export async function keepLocal(p: Imported, from: PictureFolder, bad: (name: string) => void): Promise<LocalFiles> {
  const mine = localPictures(from.folder, p)
  const kept = new Map<string, StoredFile>()
  for (const name of new Set([...Object.values(mine.bySrc), ...mine.names, ...Object.values(mine.bySku)])) {
    try {
      const bytes = await readFile(join(from.dir, name))
      if (!(await isPicture(bytes))) throw new Error('not a picture')
      kept.set(name, { ...(await from.keep(bytes)), local: true })
    } catch {
      bad(name)
    }
  }
  const files: ProductSource['files'] = Object.fromEntries(kept)
  for (const [src, name] of Object.entries(mine.bySrc)) {
    const { local: _, ...file } = kept.get(name) ?? { file: '', width: 0, height: 0 }
    if (file.file) files[src] = file
  }
  return {
    names: mine.names.filter((n) => kept.has(n)),
    files,
    bySku: Object.fromEntries(Object.entries(mine.bySku).filter(([, n]) => kept.has(n))),
  }
}
