// What has a word of the list in it waits for staff before anybody else sees it.
import { listedWords } from './case-queries.ts'
import { wordsIn } from '#features/catalog/words/sensitive.ts'
import type { ReviewPicture } from '#features/catalog/reviews/reviews.ts'
import type { Db } from '#kernel/data/db.ts'

/** The words of the list in a text and in what is said under its pictures. */
export const foundIn = async (db: Db, text: string, pictures: readonly ReviewPicture[] = []): Promise<string[]> =>
  wordsIn([text, ...pictures.map(({ alt }) => alt)], await listedWords(db))
