// The drawn pictures, kept in the shop's store under their own names.
import { readdir, readFile } from 'node:fs/promises'
import { keepNamed, type KeptPicture } from '#features/catalog/pictures.ts'
import type { Shop } from '#kernel/shop.ts'

const folder = new URL('img/', import.meta.url)

/** Every picture of the demo by its name, with its size. */
export async function seedPictures(shop: Shop): Promise<Map<string, KeptPicture>> {
  const files = (await readdir(folder)).filter((n) => n.endsWith('.webp'))
  const kept = await Promise.all(files.map(async (n) => keepNamed(shop, n.slice(0, -'.webp'.length), await readFile(new URL(n, folder)))))
  return new Map(kept.map((p) => [p.file, p]))
}
