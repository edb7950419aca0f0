// The manifest: help, by topics, with answers.
import type { Feature } from '#kernel/feature.ts'
import { calls } from './api.ts'
import { entries } from './entries.ts'
import { forgetVoices, openProblems } from './queries.ts'
import { refusals } from './refusals.ts'

export const help: Feature = {
  name: 'site/help',
  about: 'help, by topics, with answers, and whether they helped',
  calls,
  refusals,
  entries,
  person: { columns: {}, erase: ({ db }, userId) => forgetVoices(db, userId).then(() => undefined) },
  sitemap: {
    paths: ['/user/user/help'],
    find: async (db) => (await openProblems(db)).map((id) => `/user/user/help/details?id=${id}` as const),
  },
  tables: ['help_topic', 'help_problem', 'help_vote'],
}
