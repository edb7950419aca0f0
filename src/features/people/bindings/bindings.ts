// The door of bindings: linking and what is known of a person. One account elsewhere is one person's here,
// and a person has one of a kind.
import { tellOfLink } from '#features/people/accounts/accounts.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Kind } from './kinds.ts'
import { bindingsOf, insertBinding, ownerOf } from './queries.ts'

/**
 * Links an account elsewhere to a person and tells them (not who is here for the first time).
 * Done again for the same two it changes nothing.
 * Refuses identityTaken, identityAlreadyBound.
 */
export async function linkOrRefuse(
  db: Db,
  userId: number,
  kind: Kind,
  subjects: readonly Buffer[],
  nickname: string,
  isNew = false,
): Promise<void> {
  const before = await ownerOf(db, kind, subjects)
  if (before === undefined && (await insertBinding(db, userId, kind, subjects[0]!, nickname)))
    return void (isNew || (await tellOfLink(db, userId, kind)))
  // read committed: whoever came first is seen now
  const owner = before ?? (await ownerOf(db, kind, subjects))
  if (owner === userId) return
  throw new Refusal(owner === undefined ? 'identityAlreadyBound' : 'identityTaken')
}

/** Everything kept of a person here, for the export of their data. */
export const personalDataOf = async (db: Db, userId: number) => ({
  linkedAccounts: (await bindingsOf(db, userId)).map(({ kind, nickname, boundAt }) => ({
    kind,
    nickname,
    boundAt: boundAt.toISOString(),
  })),
})
