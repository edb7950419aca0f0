// What people are told of roles at merchants, in the transaction in which it happens.
import { inAllLanguages, tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { MessageKinds, Messages, Told } from '#kernel/messages.ts'
import { merchantRoles } from '#kernel/security/roles.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Page } from '#kernel/pages.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import { personBy } from './person-queries.ts'

const ofShop = { merchant: 'texts', role: 'texts' } as const
export const messageKinds = {
  memberInvited: { type: 'notice', blanks: { ...ofShop, until: 'time' }, mail: 'notice' },
  memberJoined: { type: 'notice', blanks: { ...ofShop, name: 'words' }, mail: 'never' },
  memberRole: { type: 'notice', blanks: ofShop, mail: 'wished' },
  memberRemoved: { type: 'notice', blanks: { merchant: 'texts' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

export const place: Page = '/user/user/shops'

type Named = (typeof merchantRoles)[number]
const isNamed = (role: string): role is Named => merchantRoles.includes(role as Named)
/** A role by its name; one that the shop made for itself by its code. */
export const roleIn = (lang: Language, role: string): string =>
  isNamed(role) ? messages(lang)(`members:roles.${role}`) : role
export const roleTexts = (role: string): Texts => inAllLanguages((_, lang) => roleIn(lang, role))

export const tellOfShop = <K extends 'memberJoined' | 'memberRole' | 'memberRemoved'>(
  db: Db,
  userId: number,
  key: K,
  params: Messages[K],
): Promise<void> => tell(db, { userId, key, params, link: place })

/** By letter or text, and at their own place where somebody has the contact. */
export async function tellInvited(
  db: Db,
  {
    id,
    contact,
    merchant,
    role,
    expiresAt,
  }: {
    id: number
    contact: string
    merchant: Texts
    role: string
    expiresAt: Date
  },
): Promise<void> {
  await addJob(db, 'members.invited', { id })
  const userId = await personBy(db, contact)
  if (userId === undefined) return
  const params = { merchant, role: roleTexts(role), until: expiresAt.toISOString() }
  await tell(db, { userId, key: 'memberInvited', params, link: place })
}
