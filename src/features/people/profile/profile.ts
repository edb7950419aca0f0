// The door of the profile: whether goods may be chosen for a person, which mails they want, and what is kept of their
// settings.
import type { Db } from '#kernel/data/db.ts'
import { noticesOf } from './profile-rules.ts'
import { changeSettings, readMailReader, readSettings, readSettingsOf, type KeptSettings } from './queries.ts'
import type { noticeKinds } from './contract.ts'
import type { Language } from '#kernel/text/language.ts'

export type NoticeKind = (typeof noticeKinds)[number]

/** May recommendations follow what this person looked at? Yes, until they say no. */
export const isPersonalised = async (db: Db, userId: number): Promise<boolean> =>
  (await readSettings(db, userId))?.personalised ?? true

/** Do they want mails of this kind? Null: they have no address. */
export async function mailWishOf(db: Db, userId: number, kind: NoticeKind): Promise<boolean | null> {
  const kept = await readSettings(db, userId)
  return (kept && noticesOf(kept.notices, kept).find((n) => n.kind === kind)?.email) ?? null
}
/** Where mails of this kind reach them, and in which language; undefined where they do not want them. */
export async function mailReaderOf(
  db: Db,
  userId: number,
  kind: NoticeKind,
): Promise<{ email: string; language: Language | null } | undefined> {
  const kept = await readMailReader(db, userId)
  const wants = kept && noticesOf(kept.notices, kept).find((n) => n.kind === kind)?.email
  return wants && kept.address !== null ? { email: kept.address, language: kept.language } : undefined
}
export const wantsMail = async (db: Db, userId: number, kind: NoticeKind): Promise<boolean> =>
  (await mailWishOf(db, userId, kind)) ?? false
/** Those of them who do. */
export async function whoWantMail(db: Db, userIds: readonly number[], kind: NoticeKind): Promise<Set<number>> {
  const kept = await readSettingsOf(db, userIds)
  const wants = (one: KeptSettings) => noticesOf(one.notices, one).find((n) => n.kind === kind)?.email ?? false
  return new Set(kept.filter(wants).map(({ userId }) => userId))
}
/** Mails of this kind, or none any more, until they say so in their settings. */
export const wishMail = (db: Db, userId: number, kind: NoticeKind, on: boolean): Promise<unknown> =>
  changeSettings(db, userId, undefined, { [`${kind}.email`]: on })

/** What the shop keeps of a person here, for the data export. */
export async function personalDataOf(db: Db, userId: number) {
  const kept = await readSettings(db, userId)
  return { personalised: kept?.personalised ?? true, notices: kept?.notices ?? {} }
}
