// The manifest: articles, announcements, contacts.
import type { Feature } from '#kernel/feature.ts'
import { consentsInFull, forgetConsents } from './agreement-queries.ts'
import { calls } from './api.ts'
import { jobs, subscribers } from './jobs.ts'
import { refusals } from './refusals.ts'
import { countUnread, forgetReader, markRead } from './reading-queries.ts'
import { openPages } from './queries.ts'
import { entries } from './entries.ts'
import { routes } from './feed-routes.ts'

export const content: Feature = {
  name: 'site/content',
  about: 'articles, announcements, agreements, contacts',
  calls,
  jobs,
  subscribers,
  refusals,
  permissions: { staff: { 'content.read': ['content', 'support'], 'content.write': ['content'] } },
  routes,
  person: {
    columns: {
      'announcement_read.user_id': 'erased',
      'agreement_consent.user_id': 'erased',
      'article_version.shown_by': { stays: 'who published what everybody read, as the log tells too' },
      'article_draft.written_by': { stays: 'who wrote it, as the log tells too' },
    },
    exports: { agreements: ({ db, userId, lang }) => consentsInFull(db, lang, userId) },
    erase: async ({ db }, userId) => {
      await forgetReader(db, userId)
      await forgetConsents(db, userId)
    },
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
  tables: [
    'article',
    'article_draft',
    'article_version',
    'article_vote',
    'announcement',
    'announcement_read',
    'channel',
    'agreement_consent',
  ],
}
