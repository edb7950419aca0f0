// Drafts as their merchant and staff read them.
import type { SettingsReader } from '#kernel/data/settings.ts'
import { show } from './editing.ts'
import { changesOf, type Change } from './merging.ts'
import { productOf } from './product-queries.ts'
import { countEdits, countOwn, draftOf, listEdits, listOwn } from './queries.ts'
import { sensitiveOf } from './sensitive.ts'
import { contentOf } from './shaping.ts'
import {
  alsoWaiting,
  countReviews,
  findReview,
  listReviews,
  namesOf,
  type ReviewsAsked,
  type WaitingRow,
} from './review-queries.ts'
import { offeredUnits } from '#features/catalog/units/units.ts'
import { shownTaken } from '#features/people/casework/casework.ts'
import { cappedTotal, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { pick, type Language } from '#kernel/text/language.ts'
import { spokenLanguages } from '#kernel/text/spoken.ts'

interface Of {
  productId?: number
  draftId?: number
}
const mustNameOne = ({ productId, draftId }: Of): void => {
  if ((productId === undefined) === (draftId === undefined))
    throw new Refusal('badInput', { field: 'productId', rule: 'required' })
}
/** Refuses notFound, badInput. */
export async function detail(db: Db, merchantId: number, of: Of) {
  mustNameOne(of)
  const { product, published, draft } = await show(db, merchantId, of)
  return {
    productId: product?.id ?? null,
    unreviewed: product?.unreviewed ?? false,
    published: published ?? null,
    skus: (product?.skus ?? []).map(({ id, values, onHand }) => ({ skuId: id, values, onHand })),
    draft: draft
      ? {
          ...draft,
          state: draft.state as 'draft' | 'inReview' | 'returned',
          savedAt: draft.savedAt.toISOString(),
          savedBy: draft.savedBy ?? '',
          submittedAt: draft.submittedAt?.toISOString() ?? null,
        }
      : null,
  }
}
/** Refuses notFound, badInput. */
export async function history(
  db: Db,
  lang: Language,
  merchantId: number,
  { productId, draftId, ...input }: PageInput & Of,
) {
  const of = { ...(productId !== undefined && { productId }), ...(draftId !== undefined && { draftId }) }
  mustNameOne(of)
  const own = productId === undefined ? draftOf(db, merchantId, draftId!) : productOf(db, merchantId, productId)
  if (!(await own)) throw new Refusal('notFound')
  const limits = limitsOf(input, 20, ['id'])
  const rows = await listEdits(db, merchantId, of, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countEdits(db, merchantId, of)))
  const named = await unitsNamed(db, lang)
  const records = page.records.map((edit) => ({ ...edit, changes: edit.changes.map(named), at: edit.at.toISOString() }))
  return { ...page, records }
}
/** Says units of sale by the names of today. */
async function unitsNamed(db: Db, lang: Language): Promise<(change: Change) => Change> {
  const names = new Map((await offeredUnits(db, lang)).map(({ code, name }) => [code, name]))
  const of = (code: string | null) => code && (names.get(code) ?? code)
  return (change) =>
    change.field === 'unit' ? { ...change, before: of(change.before), after: of(change.after) } : change
}
export async function ownDrafts(
  db: Db,
  lang: Language,
  merchantId: number,
  { tab = 'draft', ...input }: PageInput & { tab?: 'draft' | 'inReview' | 'returned' },
) {
  const limits = limitsOf(input, 20, ['id'])
  const rows = await listOwn(db, merchantId, tab, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countOwn(db, merchantId, tab)))
  const records = page.records.map((row) => ({
    ...row,
    state: row.state as 'draft' | 'inReview' | 'returned',
    title: pick(row.title, lang),
    savedAt: row.savedAt.toISOString(),
    savedBy: row.savedBy ?? '',
  }))
  return { ...page, records }
}

const shown = (settings: SettingsReader, { submittedAt, decidedAt, taken, ...row }: WaitingRow) => ({
  ...row,
  submittedAt: submittedAt.toISOString(),
  lateAt: new Date(submittedAt.getTime() + settings.get('goodsReviewLateSeconds') * 1000).toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  taken: shownTaken(taken),
})
export async function reviews(
  db: Db,
  lang: Language,
  settings: SettingsReader,
  staffId: number,
  { tab = 'waiting', merchantId, holder, ...input }: PageInput & Partial<Omit<ReviewsAsked, 'reader'>>,
) {
  const asked = { tab, merchantId, holder, reader: staffId }
  const limits = limitsOf(input, 20, ['time', 'id'])
  const rows = await listReviews(db, lang, asked, limits)
  const page = pageOf(rows, limits, (r) => [r.sortKey, r.id], cappedTotal(await countReviews(db, asked)))
  return { ...page, records: page.records.map(({ sortKey: _, ...row }) => shown(settings, row)) }
}
const idsIn = (changes: readonly Change[], field: string): number[] =>
  changes.filter((c) => c.field === field).flatMap((c) => [c.before, c.after].flatMap((id) => (id ? [Number(id)] : [])))
/** Refuses notFound. */
export async function reviewOf(db: Db, lang: Language, settings: SettingsReader, staffId: number, draftId: number) {
  const row = await findReview(db, lang, staffId, draftId)
  if (!row) throw new Refusal('notFound')
  // while it waits, what is on sale now is what it is compared with
  const ended = row.state === 'published' || row.state === 'discarded'
  const product = !ended && row.productId !== null ? await productOf(db, row.merchantId, row.productId) : undefined
  const { content } = row
  const base = product && row.state === 'inReview' ? contentOf(product) : row.base
  const changes = changesOf(product?.unreviewed ? null : base, content)
  const ids = {
    categories: idsIn(changes, 'categoryId'),
    brands: idsIn(changes, 'brandId'),
    templates: idsIn(changes, 'freightTemplateId'),
  }
  return {
    ...shown(settings, row),
    content,
    changes: changes.map(await unitsNamed(db, lang)),
    names: await namesOf(db, lang, ids),
    words: (await sensitiveOf(db, content)).map(({ word }) => word),
    missing: spokenLanguages().filter(
      (l) => !content.title[l] || (Object.keys(content.body).length > 0 && !content.body[l]),
    ),
    ...(await alsoWaiting(db, staffId, row)),
    own: row.own,
    notes: row.notes,
    answer: row.answer,
    record: { onSale: row.goodsOnSale, approved: row.approvedBefore, returned: row.returnedBefore },
  }
}
