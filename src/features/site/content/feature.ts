// The manifest: articles, announcements, contacts.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { countUnread, forgetReader, markRead } from './reading-queries.ts'
import { openPages } from './queries.ts'
import { entries } from './entries.ts'
import { routes } from './feed-routes.ts'

export const content: Feature = {
  name: 'site/content',
  about: 'articles, announcements, contacts',
  calls,
  routes,
  person: {
    columns: { 'announcement_read.user_id': 'erased' },
    erase: ({ db }, userId) => forgetReader(db, userId),
  },
  board: {
    type: 'announcement',
    unread: countUnread,
    readAll: (db, userId) => markRead(db, userId, undefined),
  },
  sitemap: {
    paths: ['/home/articalList', '/home/announcement', '/user/user/aboutUs', '/user/user/about'],
    find: openPages,
  },
  entries,
  tables: ['article', 'article_vote', 'announcement', 'announcement_read', 'channel'],
}
