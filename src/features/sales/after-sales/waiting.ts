// What waits at the desks of after-sales, each morning.
import { claimsWaiting } from './reading-queries.ts'
import { countIn, inAllLanguages, timeIn } from '#features/platform/messages/messages.ts'
import type { Waiting } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'aftersale.read',
  notices: ['claims'],
  of: async (db, _settings, merchantIds) => {
    const found = await claimsWaiting(db, merchantIds)
    return new Map(
      found.map(({ merchantId, count, next }) => {
        const text = inAllLanguages((t, lang) =>
          t('aftersales:waiting', { ...countIn(lang, count), time: timeIn(lang, next) }),
        )
        const link = `/merchant/after-sales?shop=${merchantId}` as const
        return [
          merchantId,
          [{ text, link, kind: 'claims', notice: 'claims', count, late: 0, due: { from: null, at: next } }],
        ]
      }),
    )
  },
}
