// What waits at the desks of reviews, each morning.
import { reviewsWaiting } from './merchant-queries.ts'
import { countIn, inAllLanguages } from '#features/platform/messages/messages.ts'
import type { Waiting } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'comment.read',
  notices: ['reviews'],
  of: async (db, _settings, merchantIds) => {
    const found = await reviewsWaiting(db, merchantIds)
    return new Map(
      found.map(({ merchantId, count, poor }) => {
        const text = inAllLanguages((t, lang) =>
          [
            t('reviewing:waiting.unanswered', countIn(lang, count)),
            ...(poor ? [t('reviewing:waiting.poor', countIn(lang, poor))] : []),
          ].join(' '),
        )
        const link = `/merchant/reviews?shop=${merchantId}` as const
        return [merchantId, [{ text, link, kind: 'comments', notice: 'reviews', count, late: 0 }]]
      }),
    )
  },
}
