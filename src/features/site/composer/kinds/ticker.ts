// The latest announcements on one line.
import { Type } from 'typebox'
import { latestAnnouncements } from '#features/site/content/content.ts'
import { shape } from '#kernel/call/contract.ts'
import { Title } from '../settings.ts'
import { kind } from './kind.ts'

export const ticker = kind({
  type: 'ticker',
  settings: shape({ title: Title, size: Type.Integer({ minimum: 1, maximum: 5 }) }),
  fill: async ({ db, lang }, { size }) => {
    const notices = await latestAnnouncements(db, lang, size)
    return notices.length > 0 ? { notices } : undefined
  },
})
