// What waits at the money desk, each morning: statements that nobody answered yet.
import { openStatements } from './reading-queries.ts'
import { dayIn, inAllLanguages } from '#features/platform/messages/messages.ts'
import type { Waiting } from '#kernel/waiting.ts'

export const waiting: Waiting = {
  needs: 'bill.read',
  notices: ['money'],
  of: async (db, _settings, merchantIds) => {
    const found = await openStatements(db, merchantIds)
    return new Map(
      found.map(({ merchantId, count, confirmBy }) => {
        const text = inAllLanguages((t, lang) => t('statements:waiting', { count, day: dayIn(lang, confirmBy) }))
        const link = `/merchant/money?shop=${merchantId}` as const
        const due = { from: null, at: confirmBy }
        return [merchantId, [{ text, link, kind: 'statements', notice: 'money', count, late: 0, due }]]
      }),
    )
  },
}
