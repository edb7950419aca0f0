// Freight templates as their merchant keeps them, in the caller's transaction. What is changed holds for orders placed
// from then on: a confirmation that showed another freight is refused when it is sent.
import type { Static } from 'typebox'
import { reckon } from './freight.ts'
import type { mchFreightCalculate } from './freight-contract.ts'
import { mostTemplates } from './limits.ts'
import {
  countFreights,
  findFreight,
  hideFreight,
  insertFreight,
  isNamed,
  listFreights,
  lockFreight,
  setDefaultFreight,
  updateFreight,
  type FreightFull,
  type FreightWish,
} from './freight-queries.ts'
import { queueAtMerchant } from './return-queries.ts'
import { deliveredAreas } from '#features/people/addresses/addresses.ts'
import { limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Json } from '../../../../db/types.ts'

export interface Member {
  userId: number
  merchantId: number
  ip: string
}
export async function pageOfFreights(db: Db, merchantId: number, input: PageInput) {
  const limits = limitsOf(input, 20, ['flag', 'id'])
  const rows = await listFreights(db, merchantId, limits)
  return pageOf(rows, limits, (r) => [r.isDefault, r.id], await countFreights(db, merchantId))
}
/** Refuses notFound. */
export async function showFreight(db: Db, merchantId: number, id: number): Promise<FreightFull> {
  const found = await findFreight(db, merchantId, id)
  if (!found) throw new Refusal('notFound')
  return found
}

/** Refuses badInput (name), freightAreaTwice. */
function checked(wish: FreightWish): FreightWish {
  const name = wish.name.trim()
  if (name === '') throw new Refusal('badInput', { field: 'name', rule: 'minLength' })
  const seen = new Set<string>()
  for (const area of [...wish.rows.flatMap(({ areas }) => areas), ...wish.excluded]) {
    if (seen.has(area)) throw new Refusal('freightAreaTwice', { area })
    seen.add(area)
  }
  return { name, chargedBy: wish.chargedBy, rows: wish.rows, excluded: wish.excluded }
}
const note = (db: Db, by: Member, action: string, id: number, told: { before?: Json; after?: Json; reason?: string }) =>
  audit(db, {
    staffId: by.userId,
    action: `freight.${action}`,
    subject: 'freight_template',
    subjectId: id,
    about: by.userId,
    ip: by.ip,
    ...told,
  })
const toldOf = ({ name, chargedBy, rows, excluded }: FreightWish): Json =>
  JSON.parse(JSON.stringify({ name, chargedBy, rows, excluded })) as Json

/** Refuses badInput, freightAreaTwice, freightNameTaken, tooManyFreights. */
export async function addFreight(db: Db, by: Member, input: FreightWish): Promise<number> {
  const wish = checked(input)
  await queueAtMerchant(db, by.merchantId)
  const count = await countFreights(db, by.merchantId)
  if (count >= mostTemplates) throw new Refusal('tooManyFreights', { max: mostTemplates })
  if (await isNamed(db, by.merchantId, wish.name, 0)) throw new Refusal('freightNameTaken')
  const id = await insertFreight(db, by.merchantId, wish, count === 0)
  await note(db, by, 'add', id, { after: toldOf(wish) })
  return id
}
/** Refuses badInput, freightAreaTwice, notFound, freightNameTaken, freightChanged. */
export async function editFreight(
  db: Db,
  by: Member,
  { id, version, note: reason = '', ...input }: FreightWish & { id: number; version: number; note?: string },
): Promise<number> {
  const wish = checked(input)
  await queueAtMerchant(db, by.merchantId)
  const before = await showFreight(db, by.merchantId, id)
  if (await isNamed(db, by.merchantId, wish.name, id)) throw new Refusal('freightNameTaken')
  const now = await updateFreight(db, id, version, wish)
  if (now === undefined) throw new Refusal('freightChanged')
  await note(db, by, 'edit', id, { before: toldOf(before), after: toldOf(wish), reason: reason.trim() })
  await dropPublic(db, 'catalog')
  return now
}
/** Refuses notFound, freightDefault, freightUsed ({ goods }). */
export async function dropFreight(db: Db, by: Member, id: number, reason: string): Promise<void> {
  await queueAtMerchant(db, by.merchantId)
  await lockFreight(db, by.merchantId, id)
  const before = await showFreight(db, by.merchantId, id)
  if (before.isDefault) throw new Refusal('freightDefault')
  if (before.goods > 0) throw new Refusal('freightUsed', { goods: before.goods })
  await hideFreight(db, id)
  await note(db, by, 'delete', id, { before: toldOf(before), reason })
}
/** Refuses notFound. */
export async function makeDefaultFreight(db: Db, by: Member, id: number): Promise<void> {
  await queueAtMerchant(db, by.merchantId)
  await showFreight(db, by.merchantId, id)
  await setDefaultFreight(db, by.merchantId, id)
  await note(db, by, 'default', id, {})
}

/** Mainland provinces are two digits, as 'CN-31' or '310000' name them. */
const stateOf = (country: string, code = ''): string => {
  const own = code.replace(`${country}-`, '')
  return country === 'CN' ? own.slice(0, 2) : own
}
export function calculate(input: Static<typeof mchFreightCalculate.input>) {
  const { country, stateCode, lines, amount, ...rules } = input
  const areas = deliveredAreas({ country, stateCode: stateOf(country, stateCode) })
  const { freeFromAmount: _, ...told } = reckon(rules, lines, amount, areas)
  return told
}
