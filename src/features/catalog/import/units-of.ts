// The unit of sale that a file names, among those of the shop. Pure.
import type { SaleUnit } from '#features/catalog/products/products.ts'

export interface KnownUnit extends SaleUnit {
  code: string
}
const pieces = new Set(['piece', 'pieces', 'pc', 'pcs', '件', '个', 'pieza', 'piezas', 'unidad', 'unidades', 'ud'])
const same = (word: string): string => word.normalize('NFKC').trim().toLowerCase()

/** Its code; null: the piece; undefined: the file does not speak of it, or names one that the shop does not have. */
export function unitTold(word: string | undefined, known: readonly KnownUnit[]): string | null | undefined {
  if (word === undefined) return undefined
  const told = same(word)
  const unit = known.find(({ code, name, many }) =>
    [code, ...Object.values(name), ...Object.values(many)].some((one) => same(one) === told),
  )
  return unit ? unit.code : told === '' || pieces.has(told) ? null : undefined
}
