// The products of a batch as the shop will have them: beside what is stored, each in its place, with its brand.
import { allDefined } from '#features/catalog/attributes/attributes.ts'
import { unitNames } from '#features/catalog/units/units.ts'
import type { Db } from '#kernel/data/db.ts'
import type { ProductDraft } from '#features/catalog/products/products.ts'
import { toDraft, type LocalFiles, type Setting } from './goods.ts'
import { placeOf, type Categories, type Place } from './placing.ts'
import { productsOf } from './queries.ts'
import { brandsOf } from './resolving.ts'
import type { Imported } from './row.ts'
import { awaited, type ProductSource, type SkuSource } from './source.ts'

/** Addresses of pictures that have not come. */
export const picturesAwaited = (d: ProductDraft): string[] =>
  awaited(
    d.source as ProductSource,
    d.skus.flatMap((s) => (s.source as SkuSource).picture ?? []),
  )

export async function draftsOf(
  db: Db,
  products: readonly Imported[],
  setting: Setting,
  categories: Categories,
  local: ReadonlyMap<Imported, LocalFiles>,
): Promise<{ drafts: ProductDraft[]; places: Place[] }> {
  const stored = new Map(
    (
      await productsOf(
        db,
        setting.merchantId,
        products.map((p) => p.handle),
      )
    ).map((p) => [p.handle, p]),
  )
  const brands = await brandsOf(db, products, setting.language)
  const places = products.map((p) => placeOf(p, stored.get(p.handle), categories))
  const defined = products.some((p) => p.attributes.length > 0) ? await allDefined(db) : []
  const units = products.some((p) => p.unit !== undefined) ? await unitNames(db) : []
  const drafts = products.map((p, i) =>
    toDraft(p, setting, {
      stored: stored.get(p.handle),
      category: places[i]!,
      brand: brands.get(p.vendor) ?? null,
      local: local.get(p),
      defined,
      units,
    }),
  )
  return { drafts, places }
}
