// Which languages the shop offers: chosen at its first start, changed by staff. Every process and page hears of it with
// the commit; what is written in the others is kept.
import { readOffered, writeOffered } from './language-queries.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import { languages, type Language } from '#kernel/text/language.ts'

/** As they are offered; all of them where nobody chose. */
export async function offeredBy(db: Db): Promise<{ spoken: Language[]; version: number }> {
  return (await readOffered(db)) ?? { spoken: [...languages], version: 0 }
}
/** Refuses platformChanged. */
export async function saveOffered(db: Db, spoken: readonly Language[], version: number): Promise<number> {
  const next = await writeOffered(db, spoken, version)
  if (next === undefined) throw new Refusal('platformChanged')
  await dropPublic(db, 'name', 'content')
  return next
}
/** Refuses platformChanged. */
export async function offerLanguages(
  db: Db,
  { userId, ip }: { userId: number; ip: string },
  spoken: readonly Language[],
  version: number,
): Promise<number> {
  const before = await offeredBy(db)
  const next = await saveOffered(db, spoken, version)
  await audit(db, {
    staffId: userId,
    action: 'identity.languages',
    subject: 'identity',
    subjectId: 1,
    before: { languages: before.spoken },
    after: { languages: [...spoken] },
    ip,
  })
  return next
}
