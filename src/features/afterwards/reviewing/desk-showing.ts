// Rows of reviews as desks are shown them. Pure.
import type { DeskRow } from './desk-queries.ts'
import { specWords } from '#features/catalog/reviews/reviews.ts'
import { publicUrl } from '#features/platform/uploads/limits.ts'
import type { Language } from '#kernel/text/language.ts'

export const utc = (at: string | Date): string => new Date(at).toISOString()
export const deskReview = <Row extends DeskRow>(row: Row, lang: Language) => ({
  ...row,
  spec: specWords(row.spec, lang),
  video: row.video === null ? null : publicUrl(row.video),
  createdAt: utc(row.createdAt),
  followUp: row.followUp && { ...row.followUp, at: utc(row.followUp.at) },
  reply: row.reply && { ...row.reply, at: utc(row.reply.at) },
})
