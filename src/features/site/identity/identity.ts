// The door: what the shop is called, changed by staff; and the one-time address that a start prints while the shop has
// no staff. What the address says is kept hashed; each start makes a new one and puts out the one before.
import { timingSafeEqual } from 'node:crypto'
import { hasStaff, lockStaff } from '#features/people/staffing/staffing.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'
import { endSetup, readIdentity, readSetup, writeIdentity, writeSetup, type Setup } from './queries.ts'
import { longestName } from './trades.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
/** For the seal of a shop. */
export const firstLetter = (name: string): string => [...graphemes.segment(name)][0]?.segment ?? ''
/** One line of at most 40 letters, as it is kept; undefined of what is no name. */
export function tidyName(typed: string): string | undefined {
  const name = plainWords(typed.replace(/[\s\p{Cc}]+/gu, ' '))
  const letters = [...graphemes.segment(name)].length
  return letters > 0 && letters <= longestName && /[\p{L}\p{N}]/u.test(name) && !/[{}]/.test(name) ? name : undefined
}
/** Refuses platformNameInvalid: none at all, or one that is too long. */
export function tidyNames(typed: Record<Language, string>): Texts {
  const told = languages.filter((lang) => typed[lang].trim() !== '')
  const names = told.map((lang) => [lang, tidyName(typed[lang])] as const)
  const wrong = names.find(([, name]) => name === undefined)
  if (wrong) throw new Refusal('platformNameInvalid', { field: `name/${wrong[0]}` })
  if (names.length === 0) throw new Refusal('platformNameInvalid', { field: 'name' })
  return Object.fromEntries(names)
}
/** Refuses platformChanged. Every process hears of it with the commit. */
export async function saveName(db: Db, name: Texts, version: number): Promise<number> {
  const next = await writeIdentity(db, name, version)
  if (next === undefined) throw new Refusal('platformChanged')
  await dropPublic(db, 'name', 'content')
  return next
}
interface Actor {
  userId: number
  ip: string
}
/** Refuses platformNameInvalid, platformChanged. */
export async function rename(db: Db, { userId, ip }: Actor, typed: Record<Language, string>, version: number) {
  const name = tidyNames(typed)
  const before = await readIdentity(db)
  const next = await saveName(db, name, version)
  await audit(db, {
    staffId: userId,
    action: 'identity.save',
    subject: 'identity',
    subjectId: 1,
    before: { ...before?.name },
    after: { ...name },
    ip,
  })
  return next
}

/** What a start prints behind the shop's address; undefined where somebody belongs to the staff already. */
export const offerSetup = (db: Db): Promise<string | undefined> =>
  transact(db, async (trx) => {
    await lockStaff(trx)
    if (await hasStaff(trx)) {
      await endSetup(trx)
      return undefined
    }
    const token = newToken()
    await writeSetup(trx, hashToken(token))
    return `/admin/setup#${token}`
  })

/** The open setup of this token. Refuses setupLinkOver (none of ours) and setupDone. */
export async function mustBeOpen(db: Db, token: string): Promise<Setup> {
  const setup = await setupOf(db, token)
  if (setup.usedAt !== null || (await hasStaff(db))) throw new Refusal('setupDone')
  return setup
}
/** Refuses setupLinkOver. */
export async function setupOf(db: Db, token: string): Promise<Setup> {
  const setup = await readSetup(db)
  if (!setup || !timingSafeEqual(setup.tokenHash, hashToken(token))) throw new Refusal('setupLinkOver')
  return setup
}
