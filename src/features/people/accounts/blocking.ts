// Accounts that staff blocked: why is one of few reasons, said to the person at the door in their language, with the
// address where they object. In the caller's transaction.
import { inAllLanguages, tell } from '#features/platform/messages/messages.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { Page } from '#kernel/pages.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { markBlocked, markUnblocked, objectionsTo, type Account, type BlockedFor } from './queries.ts'
import { endOthers } from './session-queries.ts'

/** Why nobody gets in: blocked, or closed. */
export async function shutRefusal(db: Db, lang: Language, { blocked }: Pick<Account, 'blocked'>): Promise<Refusal> {
  if (blocked === null) return new Refusal('accountClosed')
  return new Refusal('accountBlocked', { why: whyIn(lang, blocked), address: await addressFor(db, lang) })
}
export const whyIn = (lang: Language, why: BlockedFor): string => messages(lang)(`accounts:blocked.${why}`)
/** Where they object: the shop's mail address, or its customer service where it has none yet. */
export const addressFor = async (db: Db, lang: Language): Promise<string> =>
  (await objectionsTo(db)) || messages(lang)('accounts:blocked.service')

const place: Page = '/user/user/system'
export interface BlockedNotice {
  userId: number
  kind: 'accountBlocked' | 'accountUnblocked'
  why?: BlockedFor
}
/** Ends every sign-in at once; how many. Undefined of an account that is not open. */
export async function blockAccount(db: Db, userId: number, why: BlockedFor): Promise<number | undefined> {
  if (!(await markBlocked(db, userId, why))) return undefined
  const ended = await endOthers(db, userId, null)
  await addJob(db, 'accounts.blocked', { userId, kind: 'accountBlocked', why } satisfies BlockedNotice)
  const address = (await objectionsTo(db)) || undefined
  await tell(db, {
    userId,
    key: 'accountBlocked',
    params: {
      why: inAllLanguages((_, lang) => whyIn(lang, why)),
      address: inAllLanguages((t) => address ?? t('accounts:blocked.service')),
    },
    link: place,
  })
  return ended
}
/** False of an account that is not blocked. */
export async function unblockAccount(db: Db, userId: number): Promise<boolean> {
  if (!(await markUnblocked(db, userId))) return false
  await addJob(db, 'accounts.blocked', { userId, kind: 'accountUnblocked' } satisfies BlockedNotice)
  await tell(db, { userId, key: 'accountUnblocked', params: {}, link: place })
  return true
}
