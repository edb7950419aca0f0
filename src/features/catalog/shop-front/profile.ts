// What a shop tells of itself: saved as a whole, seen at once. A new name is looked at by rules, not by people: nobody
// else may bear it, and it stays for some time. Verbs run in the caller's transaction.
import type { Static } from 'typebox'
import type { mchShopEdit } from './contract.ts'
import { findProfile, knownPictures, putProfile } from './profile-queries.ts'
import { hoursFit } from '#features/catalog/pickup-points/hours.ts'
import { renameMerchant, nameIsTaken, queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import type { KeptPicture } from '#features/platform/pictures/pictures.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'
import { languages, type Texts } from '#kernel/text/language.ts'

export interface Member {
  userId: number
  merchantId: number
  ip: string
}
/** Without blank languages and what only looks like a space; `lines` keeps breaks. */
export function tidy(texts: Texts, lines = false): Texts {
  const clean = (text: string) =>
    (lines ? text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n]/gu, '') : text.replace(/[\p{C}\s]+/gu, ' ')).trim()
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const text = clean(texts[lang] ?? '')
      return text === '' ? [] : [[lang, text]]
    }),
  )
}

export async function showProfile({ db, app }: { db: Db; app: AppContext }, merchantId: number) {
  const row = await findProfile(db, merchantId)
  if (!row) throw new Refusal('notFound')
  const { nameChangedAt, logo, banner, contact, ...told } = row
  const shot = (p: KeptPicture | null) => p && { file: p.file, width: p.width, height: p.height }
  return {
    ...told,
    contact: { email: contact.email ?? '', phone: contact.phone ?? '' },
    logo: shot(logo),
    banner: shot(banner),
    nameFreeAt: freeAt(app, nameChangedAt)?.toISOString() ?? null,
  }
}
/** From when the name may be changed again; undefined: it may. */
function freeAt(app: AppContext, changedAt: Date | null): Date | undefined {
  if (!changedAt) return undefined
  const at = new Date(changedAt.getTime() + app.settings.get('shopNameSeconds') * 1000)
  return at.getTime() > app.clock.now() ? at : undefined
}
const same = (a: Texts, b: Texts): boolean => languages.every((lang) => a[lang] === b[lang])

/** Refuses what the contract lists. Answers the new version. */
export async function saveProfile(
  { db, app }: { db: Db; app: AppContext },
  by: Member,
  { requestId: _, version, logo, banner, contact, ...wish }: Static<typeof mchShopEdit.input>,
): Promise<number> {
  const { merchantId } = by
  await queueAtMerchant(db, merchantId)
  const now = await findProfile(db, merchantId)
  if (!now) throw new Refusal('notFound')
  if (now.version !== version) throw new Refusal('shopProfileChanged', { version: now.version })
  const texts = {
    name: tidy(wish.name),
    motto: tidy(wish.motto),
    place: tidy(wish.place),
    story: tidy(wish.story, true),
  }
  if (Object.keys(texts.name).length === 0) throw new Refusal('badInput', { field: 'name', rule: 'required' })
  if (wish.hours && !hoursFit(wish.hours)) throw new Refusal('badInput', { field: 'hours', rule: 'order' })
  const foundedOn = pastDay(wish.foundedOn, app.clock.now())
  const nameChanged = !same(texts.name, now.name)
  if (nameChanged) await mustBeFree({ db, app }, merchantId, texts.name, now.nameChangedAt)
  const pictures = await picturesOf(db, merchantId, { logo, banner })
  const { hours, showsLicence } = wish
  const next = await putProfile(db, merchantId, { foundedOn, contact, hours, showsLicence, ...pictures, nameChanged })
  await renameMerchant(db, merchantId, { ...texts, founded: foundedOn === null ? null : Number(foundedOn.slice(0, 4)) })
  if (nameChanged) await noteName(db, by, now.name, texts.name)
  await dropPublic(db, 'catalog', 'search', 'page')
  return next
}
/** Refuses badInput: a day that no calendar has, or one to come. */
function pastDay(day: string | null, now: number): string | null {
  if (day === null) return null
  const at = Date.parse(`${day}T00:00:00Z`)
  if (!Number.isFinite(at) || new Date(at).toISOString().slice(0, 10) !== day || at > now)
    throw new Refusal('badInput', { field: 'foundedOn', rule: 'date' })
  return day
}
async function mustBeFree(
  { db, app }: { db: Db; app: AppContext },
  merchantId: number,
  name: Texts,
  changedAt: Date | null,
): Promise<void> {
  const at = freeAt(app, changedAt)
  if (at) throw new Refusal('shopNameTooSoon', { at: at.toISOString() })
  if (await nameIsTaken(db, merchantId, Object.values(name))) throw new Refusal('shopNameTaken')
}
async function noteName(db: Db, by: Member, before: Texts, after: Texts): Promise<void> {
  await addJob(db, 'shopFront.relist', { merchantId: by.merchantId })
  await audit(db, {
    staffId: by.userId,
    action: 'shop.rename',
    subject: 'merchant',
    subjectId: by.merchantId,
    before: { ...before },
    after: { ...after },
    ip: by.ip,
  })
}
/** Refuses shopPictureUnknown: another's, or none. */
async function picturesOf<Name extends string>(
  db: Db,
  merchantId: number,
  files: Record<Name, string | null>,
): Promise<Record<Name, KeptPicture | null>> {
  const asked = Object.values<string | null>(files).filter((file) => file !== null)
  const known = new Map((await shopPictures(db, merchantId, asked)).map((p) => [p.file, p]))
  return Object.fromEntries(
    Object.entries<string | null>(files).map(([name, file]) => [name, file === null ? null : known.get(file)!]),
  ) as Record<Name, KeptPicture | null>
}
/** The pictures of these files. Refuses shopPictureUnknown: one is another's, or none. */
export async function shopPictures(db: Db, merchantId: number, files: readonly string[]): Promise<KeptPicture[]> {
  const wanted = [...new Set(files)]
  if (wanted.length === 0) return []
  const known = await knownPictures(db, merchantId, wanted)
  if (known.length !== wanted.length) throw new Refusal('shopPictureUnknown')
  return known
}
