// Stock at a merchant's desk: what is there, what moved it, and what somebody says came, went or was counted.
import {
  addAdjustment,
  adjustmentsOf,
  countMoves,
  countStock,
  lockStock,
  movesOf,
  noteLow,
  setWarnings,
  stockOf,
  stockPage,
  warnOfFew,
  type Search,
  type StockRow,
} from './queries.ts'
import { fits, isDay, preorderDays, type Kind, type Policy, type Reason } from './reasons.ts'
import { tellLow } from './telling.ts'
import {
  adjustStock,
  goodsMeant,
  mindStock,
  restock,
  skusForSale,
  takeStock,
} from '#features/catalog/products/products.ts'
import { cappedTotal, exactTo, exactWhereDear, limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Language } from '#kernel/text/language.ts'

async function named(db: Db, lang: Language, rows: readonly StockRow[]) {
  const ids = rows.map(({ skuId }) => skuId)
  const goods = new Map((await skusForSale(db, ids, lang)).map((sku) => [sku.skuId, sku]))
  return rows.flatMap(({ onHand, reserved, ...row }) => {
    const sku = goods.get(row.skuId)
    if (!sku) return []
    const { title, spec, picture, code, onSale } = sku
    return [{ ...row, title, spec, picture, code, onSale, onHand, reserved, free: onHand - reserved }]
  })
}
export async function listStock(
  db: Db,
  lang: Language,
  merchantId: number,
  { tab = 'all', keyword, ...input }: PageInput & Partial<Pick<Search, 'tab'>> & { keyword?: string | undefined },
) {
  const limits = limitsOf(input, 20, ['id', 'id'])
  const words = keyword?.trim()
  const search = { tab, meant: words ? await goodsMeant(db, merchantId, words) : undefined }
  const rows = await stockPage(db, merchantId, search, limits)
  // of those that are low each takes a look of its own
  const most = tab === 'low' ? exactWhereDear : exactTo
  const total = cappedTotal(await countStock(db, merchantId, search, most), most)
  const page = pageOf(rows, limits, (r) => [r.productId, r.skuId], total)
  return { ...page, records: await named(db, lang, page.records) }
}
/** Refuses notFound. */
export async function showStock(db: Db, lang: Language, merchantId: number, skuId: number) {
  const row = await stockOf(db, merchantId, skuId)
  const [sku] = row ? await named(db, lang, [row]) : []
  if (!sku) throw new Refusal('notFound')
  return sku
}
/** Refuses notFound. */
export async function showMoves(db: Db, merchantId: number, { skuId, ...input }: PageInput & { skuId: number }) {
  if (!(await stockOf(db, merchantId, skuId))) throw new Refusal('notFound')
  const limits = limitsOf(input, 20, ['id'])
  const rows = await movesOf(db, merchantId, skuId, limits)
  const page = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countMoves(db, skuId)))
  const records = page.records.map(({ ref: _, at, note, ...move }) => {
    return { ...move, note: note ?? '', at: at.toISOString() }
  })
  return { ...page, records }
}

export interface Adjustment {
  kind: Kind
  lines: readonly { skuId: number; quantity: number; seen?: number }[]
  reason: Reason
  note: string
}
export interface Member {
  userId: number
  merchantId: number
  ip: string
}
/**
 * Counts, adds or takes away pieces by hand, all lines or none; one ledger row for each SKU that moved. Refuses
 * notFound, adjustmentUnfit, stockMoved ({ skuId, onHand }: an order came between), countBelowHeld ({ reserved }),
 * onlyLeft.
 */
export async function adjust(db: Db, by: Member, { kind, lines, reason, note }: Adjustment): Promise<void> {
  const skuIds = lines.map(({ skuId }) => skuId)
  if (!fits(kind, reason) || new Set(skuIds).size < lines.length) throw new Refusal('adjustmentUnfit')
  const there = new Map((await lockStock(db, by.merchantId, skuIds)).map((row) => [row.skuId, row]))
  if (there.size < lines.length) throw new Refusal('notFound')
  // what nobody counts neither grows nor shrinks; it may be counted, to be sold by its pieces from then on
  const untold = [...there.values()].some(({ policy }) => policy === 'uncounted')
  if (untold && kind !== 'count') throw new Refusal('adjustmentUnfit')
  const id = await addAdjustment(db, { ...by, reason, note })
  const ref = `adjustment:${id}`
  const fresh = [...there.values()].filter(({ isNew }) => isNew)
  await adjustStock(
    db,
    fresh.map(({ skuId }) => ({ skuId, onHand: 0 })),
    reason,
    ref,
  )
  if (kind === 'count') await adjustStock(db, counted(lines, there), reason, ref)
  else if (kind === 'add') await restock(db, moving(lines), reason, ref)
  else await takeStock(db, moving(lines), reason, ref)
  if (kind !== 'count') await dropPublic(db, 'catalog')
  const deed = { staffId: by.userId, action: `stock.${kind}`, subject: 'stock_adjustment', subjectId: id, ip: by.ip }
  await audit(db, { ...deed, about: by.userId, reason: note, after: { reason, lines: lines.length } })
  await noteAndTell(db, skuIds)
}
const moving = (lines: Adjustment['lines']) => {
  if (lines.some(({ quantity }) => quantity === 0)) throw new Refusal('adjustmentUnfit')
  return lines.map(({ skuId, quantity }) => ({ skuId, quantity }))
}
function counted(lines: Adjustment['lines'], there: ReadonlyMap<number, { onHand: number; reserved: number }>) {
  return lines.map(({ skuId, quantity, seen }) => {
    const { onHand, reserved } = there.get(skuId)!
    if (seen === undefined) throw new Refusal('badInput', { field: 'seen', rule: 'required' })
    if (seen !== onHand) throw new Refusal('stockMoved', { skuId, onHand })
    if (quantity < reserved) throw new Refusal('countBelowHeld', { skuId, reserved })
    return { skuId, onHand: quantity }
  })
}

/** Of each what would become of it, by what is there now. */
export const judged = (
  lines: readonly { skuId: number; quantity: number; seen: number }[],
  there: ReadonlyMap<number, { onHand: number; reserved: number }>,
): Map<number, Counted> =>
  new Map(
    lines.map(({ skuId, quantity, seen }): [number, Counted] => {
      const row = there.get(skuId)
      if (!row) return [skuId, 'gone']
      if (row.onHand === quantity) return [skuId, 'same']
      if (row.onHand !== seen) return [skuId, 'changed']
      return [skuId, quantity < row.reserved ? 'held' : 'done']
    }),
  )
export type Counted = 'done' | 'same' | 'changed' | 'held' | 'gone'
/**
 * Counts many, each by itself: what moved since it was seen, or would fall below what orders hold, stays as it is and
 * is told; SKUs that are not this merchant's are gone. Those that stand are one count.
 */
export async function countSome(
  db: Db,
  by: Member,
  lines: readonly { skuId: number; quantity: number; seen: number }[],
  note: string,
): Promise<Map<number, Counted>> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const there = new Map((await lockStock(db, by.merchantId, skuIds)).map((row) => [row.skuId, row]))
  const outcomes = judged(lines, there)
  const sound = lines.filter(({ skuId }) => outcomes.get(skuId) === 'done')
  if (sound.length > 0) await adjust(db, by, { kind: 'count', lines: sound, reason: 'counted', note })
  return outcomes
}

/**
 * How these SKUs are minded from now on. Refuses notFound when one of them is not this merchant's (then nothing
 * changes), badInput (a day of what is no preorder), preorderDayUnfit.
 */
export async function setPolicy(
  db: Db,
  app: AppContext,
  by: Member,
  skuIds: readonly number[],
  { policy, day }: { policy: Policy; day?: string | null },
): Promise<void> {
  if (day && policy !== 'preorder') throw new Refusal('badInput', { field: 'day', rule: 'preorder' })
  if (day) mustFit(day, app)
  if ((await lockStock(db, by.merchantId, skuIds)).length < skuIds.length) throw new Refusal('notFound')
  const changed = await mindStock(
    db,
    skuIds.map((skuId) => ({ skuId, policy, ...(day !== undefined && { day }) })),
  )
  if (changed.length > 0) {
    const of = { staffId: by.userId, subject: 'merchant', subjectId: by.merchantId, ip: by.ip }
    const after = { policy, ...(day !== undefined && { day }), skuIds: changed }
    await audit(db, { ...of, action: 'stock.policy', about: by.userId, after })
  }
  await noteAndTell(db, skuIds)
}
/** Refuses preorderDayUnfit: a day that no calendar has, that has come, or that is too far away. */
function mustFit(day: string, app: AppContext): void {
  const [from, until] = preorderDays(app.clock.now(), app.settings.get('preorderMaxDays'))
  if (!isDay(day) || day < from || day > until) throw new Refusal('preorderDayUnfit', { from, until })
}

/** Refuses notFound when one of them is not this merchant's; then nothing changes. */
export async function warn(db: Db, merchantId: number, skuIds: readonly number[], atMost: number | null) {
  const own = await setWarnings(db, merchantId, skuIds, atMost)
  if (own.length < skuIds.length) throw new Refusal('notFound')
  await noteAndTell(db, skuIds)
}
/** Lines under what is low already, as of a shop that has been worked for long: nobody is told of it. */
export async function drawLines(db: Db, merchantId: number, atMost: number): Promise<void> {
  await warnOfFew(db, merchantId, atMost)
  await noteLow(db)
}
/** Which SKUs fell to their line, all or these: told once of each fall. */
export async function noteAndTell(db: Db, skuIds?: readonly number[]): Promise<void> {
  const fallen = await noteLow(db, skuIds)
  for (const merchantId of new Set(fallen.map((one) => one.merchantId)))
    await tellLow(
      db,
      merchantId,
      fallen.filter((one) => one.merchantId === merchantId),
    )
}

/** What the shop keeps of a person here, for the data export. */
export const personalDataOf = async (db: Db, userId: number) =>
  (await adjustmentsOf(db, userId)).map(({ at, ...done }) => ({ ...done, at: at.toISOString() }))
