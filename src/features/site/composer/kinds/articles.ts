// The latest stories by their covers.
import { Type } from 'typebox'
import { latestStories } from '#features/site/content/content.ts'
import { shape } from '#kernel/call/contract.ts'
import { Title } from '../settings.ts'
import { kind } from './kind.ts'

export const articles = kind({
  type: 'articles',
  settings: shape({ title: Title, size: Type.Integer({ minimum: 1, maximum: 6 }) }),
  fill: async ({ db, lang }, { size }) => {
    const stories = await latestStories(db, lang, size)
    return stories.length > 0 ? { articles: stories } : undefined
  },
})
