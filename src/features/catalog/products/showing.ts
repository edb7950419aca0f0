// Products as shoppers see them: texts in their language, pictures with their words. Pure.
import type { Static } from 'typebox'
import { pick, type Language } from '#kernel/text/language.ts'
import type { goodsDetailNormal, Picture } from './contract.ts'
import type { ProductFacts } from './detail-queries.ts'
import type { ProductMedia, ProductPicture } from './draft.ts'
import { shownQuestions } from './questions.ts'
import { stepsOf } from './tiers.ts'

export const shown = (picture: ProductPicture, title: string, lang: Language): Static<typeof Picture> => ({
  file: picture.file,
  width: picture.width,
  height: picture.height,
  ...(picture.preview && { preview: picture.preview }),
  alt: pick(picture.alt, lang) || title,
})

const media = (of: ProductMedia | null, title: string, lang: Language) =>
  of && { file: of.file, alt: pick(of.alt, lang) || title }

export const detailOf = (p: ProductFacts, lang: Language): Static<typeof goodsDetailNormal.output> => ({
  ...p,
  attributes: p.attributes.map((a) => ({ key: a.key, name: pick(a.name, lang), value: pick(a.value, lang) })),
  options: p.options.map((o) => ({
    code: o.code,
    name: pick(o.name, lang),
    values: o.values.map((v) => ({ code: v.code, name: pick(v.name, lang), picture: v.picture ?? null })),
  })),
  questions: shownQuestions(p.questions, lang),
  skus: p.skus.map((sku) => ({ ...sku, tiers: stepsOf(sku.price, sku.tiers) })),
  pictures: p.pictures.map((picture) => shown(picture, p.title, lang)),
  video: media(p.video, p.title, lang),
  model: media(p.model, p.title, lang),
  listedAt: p.listedAt.toISOString(),
  offShelfAt: p.offShelfAt?.toISOString() ?? null,
})
