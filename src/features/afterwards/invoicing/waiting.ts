// What waits at the desks of invoices, each morning.
import { wishesWaiting } from './reading-queries.ts'
import { countIn, dayIn, inAllLanguages } from '#features/platform/messages/messages.ts'
import type { Waiting } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'invoice.read',
  notices: ['invoices'],
  of: async (db, _settings, merchantIds) => {
    const found = await wishesWaiting(db, merchantIds)
    return new Map(
      found.map(({ merchantId, count, since }) => {
        const text = inAllLanguages((t, lang) =>
          t('invoicing:waiting', { ...countIn(lang, count), day: dayIn(lang, since) }),
        )
        const link = `/merchant/invoices?shop=${merchantId}` as const
        return [merchantId, [{ text, link, kind: 'invoices', notice: 'invoices', count, late: 0 }]]
      }),
    )
  },
}
