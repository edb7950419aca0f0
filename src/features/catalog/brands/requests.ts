// Brands that merchants miss: asked for with proof, taken and decided by staff. In the caller's transaction.
import type { Static } from 'typebox'
import { named, type Staffer } from './brands.ts'
import { mostWaiting } from './limits.ts'
import { tellApproved, tellReturned } from './message-kinds.ts'
import { addRequest, countOpen, endCase, lockRequest, standingOf, type LockedRequest } from './request-queries.ts'
import type { adminBrandRequestApprove, brandRequestAdd } from './request-contract.ts'
import { endClaims, mustBeFree, type Desk } from '#features/people/casework/casework.ts'
import { addBrand, brandsAlike, findBrandKept } from '#features/catalog/products/products.ts'
import { takeUploads } from '#features/platform/uploads/uploads.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Language, type Texts } from '#kernel/text/language.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

interface Member {
  userId: number
  merchantId: number
}
/** Its names without signs, by which one that is asked for twice is known. */
const keyOf = (name: Texts): string =>
  [
    ...new Set(
      languages.map((lang) =>
        (name[lang] ?? '')
          .normalize('NFKC')
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}]/gu, ''),
      ),
    ),
  ]
    .filter((key) => key !== '')
    .join(' ')

/** Refuses what the contract lists. */
export async function ask(
  db: Db,
  lang: Language,
  { userId, merchantId }: Member,
  { uploadIds, requestId: _, ...wish }: Static<typeof brandRequestAdd.input>,
): Promise<{ id: number }> {
  const name = named(Object.fromEntries(Object.entries(wish.name).map(([l, text]) => [l, plainWords(text)])))
  const [twin] = await brandsAlike(db, lang, { id: 0, name })
  if (twin?.same) throw new Refusal('brandExists', { id: twin.id, name: twin.name })
  if ((await countOpen(db, merchantId)) >= mostWaiting) throw new Refusal('brandRequestsMany', { max: mostWaiting })
  const proofs = (await takeUploads(db, userId, 'brandProof', uploadIds, { merchantId })).map((upload) => upload.id)
  const [owner, said] = [plainWords(wish.owner), plainWords(wish.note)]
  const { country } = wish
  const id = await addRequest(db, {
    merchantId,
    userId,
    name,
    nameKey: keyOf(name),
    country,
    owner,
    note: said,
    proofs,
  })
  if (id === undefined) throw new Refusal('brandAsked')
  return { id }
}
/** Refuses notFound, caseClosed. */
export async function withdraw(db: Db, { merchantId }: Member, id: number): Promise<void> {
  const request = await lockRequest(db, id, merchantId)
  if (!request) throw new Refusal('notFound')
  if (request.state !== 'open') throw new Refusal('caseClosed')
  await endClaims(db, desk, [id])
  await endCase(db, id, { state: 'withdrawn' })
}

/** Requests as a reviewing desk. */
export const desk: Desk = { name: 'brand', subject: 'brand_request', find: standingOf }
/** Nobody has it any more. Refuses what `mustBeFree` does. */
async function lock(db: Db, { userId }: Staffer, id: number): Promise<LockedRequest> {
  const request = await lockRequest(db, id)
  if (!request) throw new Refusal('notFound')
  await mustBeFree(db, desk, id, userId)
  await endClaims(db, desk, [id])
  return request
}
const note = (
  db: Db,
  { userId, ip }: Staffer,
  act: 'approve' | 'return',
  id: number,
  done: Pick<Deed, 'before' | 'after' | 'reason'>,
): Promise<unknown> =>
  audit(db, { staffId: userId, action: `brand.request.${act}`, subject: desk.subject, subjectId: id, ip, ...done })
/** Refuses what `lock` does, brandNameless, brandExists, brandGone. */
export async function approve(
  db: Db,
  by: Staffer,
  { id, brandId, name: said, country }: Static<typeof adminBrandRequestApprove.input>,
): Promise<{ brandId: number }> {
  const request = await lock(db, by, id)
  const there = brandId === null ? undefined : await findBrandKept(db, 'en-US', brandId)
  if (brandId !== null && (!there || there.closed)) throw new Refusal('brandGone')
  const name = there?.name ?? named(said)
  const made = brandId ?? (await addBrand(db, { name, story: {}, country, pinyin: '' }))
  await endCase(db, id, { state: 'approved', brandId: made })
  await note(db, by, 'approve', id, { before: { asked: request.name }, after: { brand: made, name } })
  await tellApproved(db, request, name)
  return { brandId: made }
}
/** Refuses what `lock` does, reasonRequired. */
export async function giveBack(db: Db, by: Staffer, { id, reason: said }: { id: number; reason: string }) {
  const reason = said.trim()
  if (reason === '') throw new Refusal('reasonRequired')
  const request = await lock(db, by, id)
  await endCase(db, id, { state: 'returned', answer: reason })
  await note(db, by, 'return', id, { before: { asked: request.name }, reason })
  await tellReturned(db, request, reason)
}
