// What operation tells staff: that the audit of the books found differences.
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'

export const messageKinds = {
  booksWrong: { type: 'notice', mail: 'wished' },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

/** Tells staff who read the books, once of each audit. */
export async function tellFindings(db: Db, runId: number): Promise<void> {
  const staff = await staffWho(db, 'books.read')
  const told = { key: 'booksWrong', link: '/admin/operation/books', once: String(runId), params: {} } as const
  await tellAll(
    db,
    staff.map((userId) => ({ ...told, userId })),
  )
}
