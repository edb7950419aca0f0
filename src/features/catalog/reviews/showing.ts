// Rows as readers see them: the spec in their language, the author's words as they are. Pure.
import type { Static } from 'typebox'
import { languages, pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { commentSummary, Review } from './contract.ts'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import type { ReviewRow, SummaryRow } from './queries.ts'

export const specWords = (spec: readonly { value: Texts }[], lang: Language): string =>
  spec.map((s) => pick(s.value, lang)).join(' · ')

export function reviewOf(
  {
    key: _key,
    anonymous,
    nickname,
    spec,
    video,
    followUp,
    followedUpAt,
    followUpPictures,
    reply,
    replyLang,
    repliedAt,
    ...row
  }: ReviewRow,
  lang: Language,
): Static<typeof Review> {
  return {
    ...row,
    nickname: anonymous || nickname === '' ? null : nickname,
    spec: specWords(spec, lang),
    video: video === null ? null : publicUrl(video),
    followUp:
      followUp === null || followedUpAt === null
        ? null
        : { text: followUp, at: followedUpAt, pictures: followUpPictures },
    reply:
      reply === null || replyLang === null || repliedAt === null
        ? null
        : { text: reply, lang: replyLang, at: repliedAt },
  }
}

export function summaryOf(
  productId: number,
  { average, stars, inLanguage, best, photos, ...kept }: SummaryRow,
  lang: Language,
): Static<typeof commentSummary.output> {
  return {
    productId,
    count: stars.reduce((sum, n) => sum + n, 0),
    average,
    distribution: stars.map((count, at) => ({ rating: at + 1, count })).toReversed(),
    ...kept,
    languages: languages.flatMap((l) => (inLanguage[l] ? [{ lang: l, count: inLanguage[l] }] : [])),
    best: best.map((r) => reviewOf(r, lang)),
    photos,
  }
}
