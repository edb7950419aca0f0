// Cards and brands as shoppers see them: texts in their language, pictures with their words. Pure.
import type { Static } from 'typebox'
import type { Language } from '#kernel/text/language.ts'
import { basePriceOf } from '#features/catalog/products/measures.ts'
import { shown } from '#features/catalog/products/showing.ts'
import type { BrandRow } from './brand-queries.ts'
import type { brandPage, ProductCard } from './contract.ts'
import type { CardRow } from './list-queries.ts'

export function cardOf(
  { key: _key, picture, secondPicture, content, ...row }: CardRow,
  lang: Language,
): Static<typeof ProductCard> {
  return {
    ...row,
    basePrice: basePriceOf(row.price, content),
    picture: picture && shown(picture, row.title, lang),
    secondPicture: secondPicture && shown({ ...secondPicture, preview: '' }, row.title, lang),
  }
}

export const brandOf = (
  { id, code, name, letter, story, country, logo, productCount, pictures }: BrandRow,
  lang: Language,
): Static<typeof brandPage.output>['records'][number] => ({
  id,
  code,
  name,
  letter,
  story,
  country,
  logo,
  productCount,
  pictures: pictures.map((p) => shown(p, name, lang)),
})
