// An answer of the staff is a message to whoever sent the feedback.
import { tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'
import type { Address } from '#kernel/pages.ts'
import type { Texts } from '#kernel/text/language.ts'

export const messageKinds = {
  feedbackAnswered: { type: 'system', blanks: { kind: 'texts', answer: 'words' }, mail: 'never' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface Answered {
  id: number
  userId: number
  kindName: Texts
}
const threadOf = (id: number): Address => `/user/user/help/feedBackList?id=${id}`
export const tellAnswered = (db: Db, of: Answered, replyId: number, answer: string): Promise<void> =>
  tell(db, {
    userId: of.userId,
    key: 'feedbackAnswered',
    params: { kind: of.kindName, answer },
    link: threadOf(of.id),
    once: String(replyId),
  })
