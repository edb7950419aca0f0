// What staff write to somebody, in their own words.
import { tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'

export const messageKinds = {
  staffWrote: { type: 'notice', blanks: { text: 'words' }, mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

const place: Page = '/user/user/system'
export const tellWords = (db: Db, userId: number, text: string): Promise<void> =>
  tell(db, { userId, key: 'staffWrote', params: { text }, link: place })
