// Products as shoppers see them: texts in their language, pictures with their words. Pure.
import type { Static } from 'typebox'
import { pick, type Language } from '#kernel/text/language.ts'
import type { goodsDetailNormal, Picture } from './contract.ts'
import type { ProductFacts } from './detail-queries.ts'
import type { Attribute, ProductMedia, ProductPicture } from './draft.ts'
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

const between: Record<Language, string> = { 'zh-CN': '、', 'en-US': ', ', 'es-ES': ', ' }
/** Values of one attribute stand in one line. */
function linesOf(attributes: readonly Attribute[], lang: Language) {
  const lines = new Map<string, { key: string; name: string; value: string }>()
  for (const { key, name, value } of attributes) {
    const line = lines.get(key)
    if (line) line.value += between[lang] + pick(value, lang)
    else lines.set(key, { key, name: pick(name, lang), value: pick(value, lang) })
  }
  return [...lines.values()]
}

export const detailOf = (p: ProductFacts, lang: Language): Static<typeof goodsDetailNormal.output> => ({
  ...p,
  attributes: linesOf(p.attributes, lang),
  options: p.options.map((o) => ({
    code: o.code,
    name: pick(o.name, lang),
    values: o.values.map((v) => ({
      code: v.code,
      name: pick(v.name, lang),
      picture: v.picture ?? null,
      colour: v.colour ?? null,
    })),
  })),
  questions: shownQuestions(p.questions, lang),
  skus: p.skus.map((sku) => ({ ...sku, tiers: stepsOf(sku.price, sku.tiers) })),
  pictures: p.pictures.map((picture) => shown(picture, p.title, lang)),
  video: media(p.video, p.title, lang),
  model: media(p.model, p.title, lang),
  listedAt: p.listedAt.toISOString(),
  offShelfAt: p.offShelfAt?.toISOString() ?? null,
})
