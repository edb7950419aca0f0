// Cards and brands as shoppers see them: texts in their language, pictures with their words. Pure.
import type { Static } from 'typebox'
import type { Language } from '#kernel/text/language.ts'
import { basePriceOf } from '#features/catalog/products/measures.ts'
import { shown } from '#features/catalog/products/showing.ts'
import type { BrandRow } from './brand-queries.ts'
import type { Card, CardFacts, CardRow, DrawnCard } from './card-queries.ts'
import type { brandPage } from './contract.ts'

export const drawn = ({ picture, secondPicture, content, ...row }: CardFacts, lang: Language): DrawnCard => ({
  ...row,
  basePrice: basePriceOf(row.price, content),
  picture: picture && shown(picture, row.title, lang),
  secondPicture: secondPicture && shown({ ...secondPicture, preview: '' }, row.title, lang),
})
export const cardOf = ({ key: _key, drawn: known, facts, ...moving }: CardRow, lang: Language): Card =>
  Object.assign(known ?? drawn(facts!, lang), moving)

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
