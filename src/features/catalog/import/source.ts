// What a product remembers of the file it came from (product.source, sku.source), and its gallery:
// pictures that have come, in the file's order.
import type { Texts } from '#kernel/text/language.ts'
import type { ProductPicture } from '#features/catalog/products/products.ts'
import { parseDecimal, type Decimal } from './decimal.ts'
import type { PictureSource, Reading } from './row.ts'
import type { Place, Residue } from './shopify-rows.ts'

export interface StoredFile {
  file: string
  width: number
  height: number
  preview?: string
  /** It came from a folder, not from an address that a file could name. */
  local?: true
}
export interface ProductSource {
  format: 'shopify' | 'woocommerce'
  language: Reading['language']
  /** Fen per unit of the file's currency ÷ 100, as text. */
  rate: string
  currency: string
  /** Where it stood in the file when it first came: goods go back in that order. */
  line: number
  /** The category that the file's words led to; a later choice by hand stays as long as they lead there. */
  category: string
  pictures: PictureSource[]
  /** Pictures of a folder, by name, where the file tells none. */
  local?: string[]
  /** Those that have come, by address or name. */
  files: Record<string, StoredFile>
  /** Why those have not come that were tried, by address. */
  lost?: Record<string, string>
  /** Columns beyond the format's own. */
  extra?: string[]
  kept?: Residue
  places?: Place[]
}
export interface SkuSource {
  kept?: Residue
  /** What the file said; told again it changes nothing. */
  stock: number | null
  beyond?: true
  picture?: string
}

const placeholder: ProductPicture = { file: 'placeholder', width: 960, height: 960 }
export const rateOf = (source: Pick<ProductSource, 'rate'> | null | undefined): Decimal =>
  parseDecimal(source?.rate ?? '1') ?? { digits: 1n, scale: 0 }

const withAlt = (
  { file, width, height, preview }: StoredFile,
  alt: string,
  source: ProductSource,
  before: ProductPicture | undefined,
): ProductPicture => {
  const texts: Texts = { ...before?.alt, ...(alt ? { [source.language]: alt } : {}) }
  return { file, width, height, ...(preview && { preview }), ...(Object.keys(texts).length > 0 ? { alt: texts } : {}) }
}
/** The file's pictures that are there, then those added in the shop; while there is none, the drawn placeholder. */
export function gallery(source: ProductSource, current: readonly ProductPicture[]): ProductPicture[] {
  const told = [...source.pictures, ...(source.local ?? []).map((src) => ({ src, alt: '' }))]
  const mine = told.flatMap(({ src, alt }) => {
    const file = source.files[src]
    return file
      ? [
          withAlt(
            file,
            alt,
            source,
            current.find((p) => p.file === file.file),
          ),
        ]
      : []
  })
  const known = new Set([placeholder.file, ...Object.values(source.files).map((f) => f.file)])
  const all = [...mine, ...current.filter((p) => !known.has(p.file))].filter(
    (p, i, list) => list.findIndex((q) => q.file === p.file) === i,
  )
  return all.length > 0 ? all : [placeholder]
}

const canBeFetched = (src: string): boolean => /^https?:\/\//i.test(src)
/** Addresses whose pictures are still to come. */
export const awaited = (source: ProductSource, skuPictures: readonly string[]): string[] =>
  [...new Set([...source.pictures.map((p) => p.src), ...skuPictures])].filter(
    (src) => canBeFetched(src) && !source.files[src],
  )

export interface LostPicture {
  product: string
  src: string
  reason: string
}
/** Pictures of a product that were tried and have not come. */
export const lostOf = (product: string, source: ProductSource): LostPicture[] =>
  Object.entries(source.lost ?? {}).map(([src, reason]) => ({ product, src, reason }))
