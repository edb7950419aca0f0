// Which picture stands for a choice: that of the SKU, else of a chosen value, else the product's first. Pure.
import { skuOf, type Choice, type Goods } from './sku-choice.ts'

export type GoodsPicture = Goods['pictures'][number]

/** The file that shows what is chosen, when there is one of its own. */
export function chosenFile(goods: Goods, choice: Choice): string | undefined {
  const ofValue = goods.options.map((o, i) => o.values.find((v) => v.code === choice[i])?.picture).find(Boolean)
  return skuOf(goods, choice)?.picture ?? ofValue ?? undefined
}
export function leadingPicture(goods: Goods, choice: Choice): GoodsPicture | undefined {
  return picturesFor(goods, choice)[0]
}
/** The product's pictures, the one of the choice first. */
export function picturesFor(goods: Goods, choice: Choice): GoodsPicture[] {
  const file = chosenFile(goods, choice)
  const there = goods.pictures.find((p) => p.file === file)
  if (!file || there === goods.pictures[0]) return goods.pictures
  const lead: GoodsPicture = there ?? {
    file,
    width: goods.pictures[0]?.width ?? 1440,
    height: goods.pictures[0]?.height ?? 1440,
    alt: goods.title,
  }
  return [lead, ...goods.pictures.filter((p) => p !== there)]
}
