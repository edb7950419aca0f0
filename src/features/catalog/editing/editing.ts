// Goods as merchants write them: drafts beside what is on sale, saved as one types, published as a whole.
import { checked, faultsHere, mustBeOwnMedia, mustBeOwnPictures } from './fitting.ts'
import { causesOf, type Cause } from './checking.ts'
import { emptyContent, type Content } from './content.ts'
import { changesOf, keyOf, merge, type Merged } from './merging.ts'
import {
  ledTo,
  lockProduct,
  nowOf,
  onSaleOf,
  productOf,
  unreviewedOf,
  type PublishedProduct,
} from './product-queries.ts'
import {
  addDraft,
  addEdit,
  countWaiting,
  draftOf,
  endPublished,
  knownPictures,
  lockDraft,
  moveDraft,
  openDraftOf,
  queueToSend,
  saveDraft,
  type DraftRow,
  type State,
} from './queries.ts'
import { looksAt, type Member } from './proposing.ts'
import { othersReview } from './review-queries.ts'
import { isHeldForWords } from './sensitive.ts'
import { contentOf, filesIn, productOfContent, tidy } from './shaping.ts'
import { endClaims } from '#features/people/casework/casework.ts'
import { definedAmong } from '#features/catalog/attributes/attributes.ts'
import { lockProducts, planSale, saveProduct, setMedia } from '#features/catalog/products/products.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'
import { mustBeOn } from '#kernel/switches.ts'

export { draftsBeside, dropDrafts, looksAt, propose, wayOf, type Member } from './proposing.ts'
export interface Seen {
  draftId: number
  version: number
}

/** What is on sale and what is written beside it. Refuses notFound. */
export async function show(db: Db, merchantId: number, of: { productId?: number; draftId?: number }) {
  const asked = of.draftId === undefined ? undefined : await draftOf(db, merchantId, of.draftId)
  if (of.draftId !== undefined && !asked) throw new Refusal('notFound')
  const productId = asked?.productId ?? of.productId
  const product = productId === undefined ? undefined : await productOf(db, merchantId, productId)
  if (!product && productId !== undefined) throw new Refusal('notFound')
  const open = product ? await openDraftOf(db, merchantId, product.id) : asked
  const draft = open && isOpen(open.state) ? open : undefined
  if (!product && !draft) throw new Refusal('notFound')
  return { product, published: product && contentOf(product), draft }
}
const isOpen = (state: State): boolean => state !== 'published' && state !== 'discarded'

/** Begins a draft; where the product has one, it is that. Refuses notFound. */
export async function begin(db: Db, { userId, merchantId }: Member, productId: number | undefined) {
  const product = productId === undefined ? undefined : await productOf(db, merchantId, productId)
  if (productId !== undefined && !product) throw new Refusal('notFound')
  const base = product ? contentOf(product) : null
  const content = base ?? emptyContent()
  const id = await addDraft(db, { merchantId, productId: productId ?? null, content, base, userId })
  if (id !== undefined) await addEdit(db, { draftId: id, userId, kind: 'begun' })
  const draft = id === undefined ? await openDraftOf(db, merchantId, productId!) : await draftOf(db, merchantId, id)
  return { draftId: draft!.id, version: draft!.version }
}

/** Refuses notFound, draftEnded, draftChanged ({ version, by }: somebody else saved meanwhile). */
async function lock(db: Db, merchantId: number, { draftId, version }: Seen): Promise<DraftRow> {
  const draft = await lockDraft(db, merchantId, draftId)
  if (!draft) throw new Refusal('notFound')
  if (!isOpen(draft.state)) throw new Refusal('draftEnded')
  if (draft.version !== version) throw new Refusal('draftChanged', { version: draft.version, by: draft.savedBy ?? '' })
  return draft
}
/** The same, and nobody looks at it: refuses draftInReview besides. */
async function lockOwn(db: Db, merchantId: number, seen: Seen): Promise<DraftRow> {
  const draft = await lock(db, merchantId, seen)
  if (draft.state === 'inReview') throw new Refusal('draftInReview')
  return draft
}
/**
 * Refuses what `lock` does, draftInReview, pictureUnknown, mediaUnknown, badInput (a category, brand or template that
 * is not), categoryBarred.
 */
export async function save(db: Db, { userId, merchantId }: Member, seen: Seen, written: Content) {
  const draft = await lockOwn(db, merchantId, seen)
  // whoever writes may know what is merged by now
  const content = { ...written, ...(await ledTo(db, written)) }
  await mustBeOwnPictures(db, merchantId, draft.productId, content)
  await mustBeOwnMedia(db, merchantId, draft.productId, content)
  const product = draft.productId === null ? undefined : await productOf(db, merchantId, draft.productId)
  await checked(db, merchantId, content, [draft.content, product && contentOf(product)])
  const saved = await saveDraft(db, draft.id, { ...content, body: tidy(content).body }, userId)
  return { version: saved.version, savedAt: saved.savedAt.toISOString() }
}
export async function discard(db: Db, { userId, merchantId }: Member, seen: Seen): Promise<void> {
  const { id } = await lockOwn(db, merchantId, seen)
  await moveDraft(db, id, { state: 'discarded' })
  await addEdit(db, { draftId: id, userId, kind: 'discarded' })
}
/** Takes it back from staff, to go on writing. */
export async function withdraw(db: Db, { userId, merchantId }: Member, seen: Seen): Promise<{ version: number }> {
  const { id, state, version } = await lock(db, merchantId, seen)
  if (state !== 'inReview') throw new Refusal('caseClosed')
  await endClaims(db, { name: 'goods' }, [id])
  await moveDraft(db, id, { state: 'draft' })
  await addEdit(db, { draftId: id, userId, kind: 'withdrawn' })
  return { version: version + 1 }
}

interface Ready extends Merged {
  now: PublishedProduct | undefined
  /** null: nobody has seen any of it */
  before: Content | null
}
/** The draft against what is on sale now, which stays locked. Refuses goodsGone. */
async function against(db: Db, draft: DraftRow, yields: readonly string[] = []): Promise<Ready> {
  const mine = tidy(draft.content)
  if (draft.productId === null) return { content: mine, clashes: [], now: undefined, before: null }
  const now = await lockProduct(db, draft.merchantId, draft.productId)
  if (!now) throw new Refusal('goodsGone')
  const before = contentOf(now)
  return { ...merge(draft.base ?? before, mine, before, yields), now, before: now.unreviewed ? null : before }
}
/**
 * Puts it on sale, or before staff; keptOff: staff took it off the shelf, there it stays until they allow it; planned:
 * it goes on sale by itself at its time. Refuses what `lock` does, draftInReview, draftUnfit ({ faults }), goodsMoved
 * ({ fields }: changed elsewhere meanwhile, and here to another end; `overwrite` says that here is right), goodsGone,
 * reviewsWait, featureOff (it asks its buyers something new).
 */
export async function publish(
  db: Db,
  settings: SettingsReader,
  { userId, merchantId }: Member,
  seen: Seen,
  overwrite: boolean,
) {
  const draft = await lockOwn(db, merchantId, seen)
  const ready = await against(db, draft)
  const faults = await faultsHere(db, merchantId, draft.productId, ready.content)
  const { offSaleAt } = ready.content
  if (offSaleAt && Date.parse(offSaleAt) <= (await nowOf(db)).getTime()) faults.push({ at: 'offSaleAt', rule: 'past' })
  if (faults.length > 0) throw new Refusal('draftUnfit', { faults })
  if (asksAnew(ready)) mustBeOn({ settings }, 'customOptions')
  if (ready.clashes.length > 0 && !overwrite) throw new Refusal('goodsMoved', { fields: ready.clashes })
  const causes = await whyReviewed(db, settings, merchantId, ready)
  if (causes.length === 0) {
    const productId = await apply(db, draft, ready, userId)
    const [stands] = await lockProducts(db, merchantId, [productId])
    if (!ready.content.onSale || stands?.status === 'onSale') return { outcome: 'published' as const, productId }
    return { outcome: stands?.takenOffBy === 'staff' ? ('keptOff' as const) : ('planned' as const), productId }
  }
  if (causes.includes('first')) await mustHaveRoom(db, settings, merchantId)
  await saveDraft(db, draft.id, ready.content, userId)
  await moveDraft(db, draft.id, { state: 'inReview', causes, notes: [] })
  await addEdit(db, { draftId: draft.id, userId, kind: 'submitted', changes: changesOf(ready.before, ready.content) })
  return { outcome: 'inReview' as const, productId: draft.productId }
}
/** Something that the goods on sale do not ask. */
const asksAnew = ({ content, now }: Ready): boolean =>
  content.questions.some(({ code }) => !now?.questions.some((known) => known.code === code))
/** Refuses reviewsWait: as many as may already wait for staff, however they were sent. */
async function mustHaveRoom(db: Db, settings: SettingsReader, merchantId: number): Promise<void> {
  const most = settings.get('goodsReviewWaiting')
  if (most === 0) return
  await queueToSend(db, merchantId)
  if ((await countWaiting(db, merchantId)) >= most) throw new Refusal('reviewsWait', { count: most })
}
/**
 * How many goods of a merchant must still be on sale, each looked at by staff, until new ones need not be. None where
 * nobody but the shop's own people could look.
 */
export async function goodsAreReviewed(db: Db, settings: SettingsReader, merchantId: number): Promise<number> {
  const enough = settings.get('goodsReviewFirst')
  const left = enough === 0 ? 0 : Math.max(0, enough - (await onSaleOf(db, merchantId, enough)))
  return left > 0 && (await othersReview(db, merchantId)) ? left : 0
}
/** What that means for goods in store that nobody has seen. */
export async function reviewState(db: Db, settings: SettingsReader, merchantId: number) {
  const left = await goodsAreReviewed(db, settings, merchantId)
  return { left, ...looksAt(settings), ...(await unreviewedOf(db, merchantId)) }
}
async function whyReviewed(db: Db, settings: SettingsReader, merchantId: number, ready: Ready): Promise<Cause[]> {
  const causes = await causesHere(db, settings, merchantId, ready)
  return causes.length > 0 && (await othersReview(db, merchantId)) ? causes : []
}
async function causesHere(
  db: Db,
  settings: SettingsReader,
  merchantId: number,
  { before, content }: Ready,
): Promise<Cause[]> {
  const words: Cause[] = (await isHeldForWords(db, before, content)) ? ['words'] : []
  if (!before) return (await goodsAreReviewed(db, settings, merchantId)) > 0 ? ['first', ...words] : words
  if (settings.get('goodsReviewChanges') === 0) return words
  return [...causesOf(before, content, settings.get('goodsReviewPriceBp')), ...words]
}

/** What comes of it stands on sale; who wrote or approved it is in its history. */
async function apply(db: Db, draft: DraftRow, ready: Ready, userId: number, byStaff = false): Promise<number> {
  const { content, now, before } = ready
  const handle = now?.handle ?? `goods-${draft.id}`
  const known = await knownPictures(db, draft.merchantId, filesIn(content))
  const planned = plannedOf(content, await nowOf(db))
  const waits = planned.onSaleAt !== null
  const defined = await definedAmong(
    db,
    content.attributes.map(({ key }) => key),
  )
  const made = productOfContent(content, { merchantId: draft.merchantId, handle, now, known, waits, defined })
  const { id: productId } = await saveProduct(db, made)
  await setMedia(db, productId, content)
  await planSale(db, productId, planned)
  await endPublished(db, draft.id, { productId, base: before, content, decided: byStaff })
  await addEdit(db, { draftId: draft.id, userId, kind: 'published', byStaff, changes: changesOf(before, content) })
  return productId
}
/** The times that are still to come. */
function plannedOf({ onSale, onSaleAt, offSaleAt }: Content, now: Date) {
  const ahead = (at: string | null) => (onSale && at !== null && Date.parse(at) > now.getTime() ? new Date(at) : null)
  return { onSaleAt: ahead(onSaleAt), offSaleAt: ahead(offSaleAt) }
}
/** In these staff approve nothing: what was set on sale meanwhile stays. */
const soldBy = ['price', 'listPrice', 'memberPrice', 'cost', 'tiers'] as const
/** What nobody had seen before goes on sale as staff saw it, whatever became of it in store meanwhile; prices stand. */
function asSeen({ base, content }: DraftRow, ready: Ready): Content {
  const seen = tidy(content)
  const was = new Map((base?.skus ?? []).map((sku) => [keyOf(sku), sku]))
  const is = new Map(ready.content.skus.map((sku) => [keyOf(sku), sku]))
  const skus = seen.skus.map((sku) => {
    const [before, present] = [was.get(keyOf(sku)), is.get(keyOf(sku))]
    return before && present ? { ...sku, ...Object.fromEntries(soldBy.map((field) => [field, present[field]])) } : sku
  })
  return { ...seen, skus }
}
/**
 * Staff said yes: the draft as it was sent, against what is on sale now. Refuses goodsGone, draftUnfit.
 * The caller has locked it and seen that it waits.
 */
export async function applyApproved(db: Db, draft: DraftRow, staffId: number): Promise<number> {
  const merged = await against(db, draft, soldBy)
  const ready = merged.now?.unreviewed ? { ...merged, content: asSeen(draft, merged) } : merged
  const faults = await faultsHere(db, draft.merchantId, draft.productId, ready.content, 'sent')
  if (faults.length > 0) throw new Refusal('draftUnfit', { faults })
  return apply(db, draft, ready, staffId, true)
}
