// Rows as shoppers see them: texts in their language, pictures with their words. Pure.
import type { Static } from 'typebox'
import { pick, type Language } from '#kernel/text/language.ts'
import type { BrandRow } from '#features/catalog/listing/brand-queries.ts'
import type { brandPage, goodsDetailNormal, Picture, ProductCard } from './contract.ts'
import type { ProductFacts } from './detail-queries.ts'
import type { ProductPicture } from './draft.ts'
import type { CardRow } from '#features/catalog/listing/list-queries.ts'

const shown = (picture: ProductPicture, title: string, lang: Language): Static<typeof Picture> => ({
  file: picture.file,
  width: picture.width,
  height: picture.height,
  ...(picture.preview && { preview: picture.preview }),
  alt: pick(picture.alt, lang) || title,
})

export function cardOf(
  { key: _key, picture, secondPicture, ...row }: CardRow,
  lang: Language,
): Static<typeof ProductCard> {
  return {
    ...row,
    picture: picture && shown(picture, row.title, lang),
    secondPicture: secondPicture && shown({ ...secondPicture, preview: '' }, row.title, lang),
  }
}

export const detailOf = (p: ProductFacts, lang: Language): Static<typeof goodsDetailNormal.output> => ({
  ...p,
  attributes: p.attributes.map((a) => ({ key: a.key, name: pick(a.name, lang), value: pick(a.value, lang) })),
  options: p.options.map((o) => ({
    code: o.code,
    name: pick(o.name, lang),
    values: o.values.map((v) => ({ code: v.code, name: pick(v.name, lang), picture: v.picture ?? null })),
  })),
  pictures: p.pictures.map((picture) => shown(picture, p.title, lang)),
  listedAt: p.listedAt.toISOString(),
  offShelfAt: p.offShelfAt?.toISOString() ?? null,
})

export const brandOf = (
  { id, code, name, letter, story, country, productCount, pictures }: BrandRow,
  lang: Language,
): Static<typeof brandPage.output>['records'][number] => ({
  id,
  code,
  name,
  letter,
  story,
  country,
  productCount,
  pictures: pictures.map((p) => shown(p, name, lang)),
})
