// The door of content: what seeds and later consoles write (every verb may be done again without making a second one),
// and what composed pages read.
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import {
  listAnnouncements,
  listArticles,
  upsertAnnouncement,
  upsertArticle,
  type AnnouncementText,
  type ArticleText,
} from './queries.ts'
import { upsertChannel, type Contact, type KnownContact } from './channel-queries.ts'

export { named, type Staffer } from './announcing.ts'
export type { Bodies } from './queries.ts'
export { bodiesOf, textsOf } from './rich-text.ts'
export { voterOf } from './voter.ts'

/** Writes, and tells every process. */
async function dropping<T>(db: Db, write: () => Promise<T>): Promise<T> {
  const written = await write()
  await dropPublic(db, 'content')
  return written
}

/** Saves the article of this code and answers its id; changed words raise its version. */
export const saveArticle = (db: Db, article: ArticleText): Promise<number> =>
  dropping(db, () => upsertArticle(db, article))

/** Saves an announcement and answers its id; the one with the same English title is changed instead. */
export const saveAnnouncement = (db: Db, announcement: AnnouncementText): Promise<number> =>
  dropping(db, () => upsertAnnouncement(db, pick(announcement.title, 'en-US'), announcement))

/** Saves the contacts of a channel; the shop shows 2421. What is not said stays as it was. */
export async function saveChannel(db: Db, id: number, contact: KnownContact & Partial<Contact>): Promise<void> {
  await dropping(db, () => upsertChannel(db, id, contact))
  await dropPublic(db, 'name')
}

/** The announcements that everybody reads on the home page, pinned first, then newest. One statement. */
export const latestAnnouncements = async (
  db: Db,
  lang: Language,
  size: number,
): Promise<{ id: number; title: string }[]> =>
  (await listAnnouncements(db, lang, { page: 1, size, offset: 0, cursor: undefined }, { onHome: true })).rows.slice(
    0,
    size,
  )

export interface Story {
  code: string
  title: string
  summary: string
  cover: string
}
/** The latest stories that have a cover. One statement. */
export const latestStories = async (db: Db, lang: Language, size: number): Promise<Story[]> =>
  (
    await listArticles(
      db,
      lang,
      { kind: 'story', keyword: undefined },
      { page: 1, size: 2 * size, offset: 0, cursor: undefined },
    )
  ).rows
    .flatMap(({ code, title, summary, cover }) => (cover === null ? [] : [{ code, title, summary, cover }]))
    .slice(0, size)
