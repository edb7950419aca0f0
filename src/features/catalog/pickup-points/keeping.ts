// What a merchant does with its points. Verbs run in the caller's transaction and leave a row in the log; when the last
// point goes out of use, or the first comes into it, lists of goods hear of it.
import type { Static } from 'typebox'
import type { mchPointAdd } from './contract.ts'
import { hoursFit } from './hours.ts'
import {
  countPoints,
  findPoint,
  hidePoint,
  insertPoint,
  queueAtMerchant,
  setEnabled,
  updatePoint,
  type PointDraft,
  type PointRow,
} from './queries.ts'
import { checkName, checkSite } from '#features/people/addresses/addresses.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

export const most = 50
export interface Keeper {
  userId: number
  merchantId: number
  ip: string
}
export type PointInput = Omit<Static<typeof mchPointAdd.input>, 'requestId'>

const oneLine = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
/** As it is kept. Refuses what checkAddress refuses, badInput. */
function checked({ name, lat = null, lng = null, hours, note, ...site }: PointInput): PointDraft {
  if ((lat === null) !== (lng === null)) throw new Refusal('badInput', { field: lat === null ? 'lat' : 'lng' })
  if (!hoursFit(hours)) throw new Refusal('badInput', { field: 'hours', rule: 'pattern' })
  return { name: checkName(name), address: checkSite(site), lat, lng, hours, note: oneLine(note) || null }
}

/** Runs under the merchant's row; what shows on the shop's pages is drawn anew. */
async function keeping<T>(db: Db, merchantId: number, work: () => Promise<T>): Promise<T> {
  await queueAtMerchant(db, merchantId)
  const before = await countPoints(db, merchantId)
  const done = await work()
  const after = await countPoints(db, merchantId)
  if (before.open > 0 !== after.open > 0)
    await addJob(db, 'pickupPoints.relist', { merchantId }, { key: `pickupPoints:${merchantId}` })
  await dropPublic(db, 'catalog')
  return done
}
const note = (db: Db, { userId, ip }: Keeper, action: string, id: number, change: Change): Promise<unknown> =>
  audit(db, { staffId: userId, action: `pickup.${action}`, subject: 'pickup_point', subjectId: id, ip, ...change })
type Kept = { name: string; enabled: boolean }
interface Change {
  before?: Kept
  after?: Kept
}
const kept = ({ name, enabled }: PointRow): Kept => ({ name, enabled })

/** Refuses what checkAddress refuses, badInput, tooManyPickupPoints. */
export function addPoint(db: Db, merchantId: number, input: PointInput): Promise<number> {
  const draft = checked(input)
  return keeping(db, merchantId, async () => {
    if ((await countPoints(db, merchantId)).standing >= most) throw new Refusal('tooManyPickupPoints', { max: most })
    return insertPoint(db, merchantId, draft)
  })
}
export async function add(db: Db, by: Keeper, input: PointInput): Promise<number> {
  const id = await addPoint(db, by.merchantId, input)
  await note(db, by, 'add', id, { after: { name: checkName(input.name), enabled: true } })
  return id
}

/** Does it with this point of the merchant. Refuses notFound. */
const withPoint = (db: Db, by: Keeper, id: number, action: string, work: (point: PointRow) => Promise<unknown>) =>
  keeping(db, by.merchantId, async () => {
    const point = await findPoint(db, by.merchantId, id)
    if (!point) throw new Refusal('notFound')
    await work(point)
    const now = await findPoint(db, by.merchantId, id)
    await note(db, by, action, id, { before: kept(point), ...(now && { after: kept(now) }) })
  })
/** Refuses what checkAddress refuses, badInput, notFound. */
export function edit(db: Db, by: Keeper, id: number, input: PointInput): Promise<void> {
  const draft = checked(input)
  return withPoint(db, by, id, 'edit', () => updatePoint(db, id, draft))
}
/** Refuses notFound. */
export const enable = (db: Db, by: Keeper, id: number, enabled: boolean): Promise<void> =>
  withPoint(db, by, id, enabled ? 'enable' : 'disable', () => setEnabled(db, id, enabled))
/** Refuses notFound. */
export const remove = (db: Db, by: Keeper, id: number): Promise<void> =>
  withPoint(db, by, id, 'remove', () => hidePoint(db, id))
