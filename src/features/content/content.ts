// The door of content: what seeds and later consoles write. Every verb may be done again without making a second one.
import type { Db } from '#kernel/db.ts'
import { pick } from '#kernel/language.ts'
import { upsertAnnouncement, upsertArticle, upsertChannel, type AnnouncementText, type ArticleText, type Contact } from './queries.ts'

/** Saves the article of this code and answers its id; changed words raise its version. */
export const saveArticle = (db: Db, article: ArticleText): Promise<number> => upsertArticle(db, article)

/** Saves an announcement and answers its id; the one with the same English title is changed instead. */
export const saveAnnouncement = (db: Db, announcement: AnnouncementText): Promise<number> => upsertAnnouncement(db, pick(announcement.title, 'en-US'), announcement)

/** Saves the contacts of a channel; the shop shows 2421. */
export const saveChannel = async (db: Db, id: number, contact: Contact): Promise<void> => void (await upsertChannel(db, id, contact))
