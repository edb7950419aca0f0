// What staff do to the list of carriers, each act in the audit log. In the caller's transaction; every process knows
// the list anew with its commit.
import type { Static } from 'typebox'
import type { adminCarrierAdd, adminCarrierEdit, adminCarrierMove } from './carrier-contract.ts'
import {
  countParcels,
  insertCarrier,
  listCarriers,
  lockCarriers,
  orderCarriers,
  updateCarrier,
  type CarrierRow,
  type CarrierWords,
} from './carrier-queries.ts'
import { own, ownNames, tidyWaybill } from './carriers.ts'
import { knowCarriers } from './known-carriers.ts'
import { carrierMost } from './limits.ts'
import { waybillPattern } from './waybill-pattern.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import { languages, type Language } from '#kernel/text/language.ts'
import { isOutside } from '#kernel/text/outside.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

interface Staffer {
  userId: number
  ip: string
}
type Added = Omit<Static<typeof adminCarrierAdd.input>, 'requestId'>
type Edited = Omit<Static<typeof adminCarrierEdit.input>, 'requestId'>

/** What the process knows of the table. */
export async function readKnownCarriers(db: Db): Promise<void> {
  const rows = await listCarriers(db)
  knowCarriers(
    rows.flatMap(({ name, waybill, version: _, ...row }) => {
      const pattern = waybillPattern(waybill)
      return pattern ? [{ ...row, names: name as Record<Language, string>, waybill: pattern }] : []
    }),
  )
}
export async function carriersForDesk(db: Db) {
  const [rows, counts] = [await listCarriers(db), await countParcels(db, carrierMost.counted)]
  const parcels = new Map(counts.map((row) => [row.code, row.parcels]))
  return rows.map((row) => ({ ...row, parcels: parcels.get(row.code) ?? 0 }))
}

const unfit = (field: string) => new Refusal('carrierUnfit', { field })
/** Refuses carrierUnfit with the field. */
function checked({ name, waybill, example, phone, site, ...rest }: CarrierWords): CarrierWords {
  const names = Object.fromEntries(languages.map((lang) => [lang, plainWords(name[lang] ?? '')]))
  if (Object.values(names).some((words) => words === '')) throw unfit('name')
  const pattern = waybillPattern(waybill)
  if (!pattern) throw unfit('waybill')
  if (!pattern.test(tidyWaybill(example))) throw unfit('example')
  const [called, where, followedAs] = [plainWords(phone), plainWords(site), plainWords(rest.followedAs)]
  if (!/^(?:\+?\d[\d -]{2,29})?$/.test(called)) throw unfit('phone')
  if (where !== '' && (!where.includes('{waybill}') || !isOutside(where.replaceAll('{waybill}', 'A1'))))
    throw unfit('site')
  if (!/^\w{0,40}$/.test(followedAs)) throw unfit('followedAs')
  return { ...rest, name: names, waybill, example: plainWords(example), phone: called, site: where, followedAs }
}
const told = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
/** Files name a carrier by its code or by any of its names. Refuses carrierTaken. */
function mustBeAlone(code: string, { name, followedAs }: CarrierWords, others: readonly CarrierRow[]): void {
  const taken = new Set([own, ...ownNames, ...others.flatMap((c) => [c.code, ...Object.values(c.name)])].map(told))
  if ([code, ...Object.values(name)].some((words) => taken.has(told(words)))) throw new Refusal('carrierTaken')
  // what the provider tells must be of one carrier
  if (followedAs !== '' && others.some((c) => c.followedAs === followedAs)) throw new Refusal('carrierTaken')
}
const note = (db: Db, { userId, ip }: Staffer, act: string, code: string, done: Pick<Deed, 'before' | 'after'>) =>
  audit(db, {
    staffId: userId,
    action: `carrier.${act}`,
    subject: 'carrier',
    subjectId: 0,
    subjectNo: code,
    ip,
    ...done,
  })

/** Refuses what the contract lists. */
export async function addCarrier(db: Db, by: Staffer, { code, ...wish }: Added) {
  const words = checked(wish)
  const all = await lockCarriers(db)
  if (all.length >= carrierMost.carriers) throw new Refusal('carriersFull')
  mustBeAlone(code, words, all)
  await insertCarrier(db, code, words)
  await note(db, by, 'add', code, { after: { ...words } })
  await dropPublic(db, 'known')
  return { code }
}
/** Refuses what the contract lists. */
export async function editCarrier(db: Db, by: Staffer, { code, version, ...wish }: Edited) {
  const words = checked(wish)
  const all = await lockCarriers(db)
  const was = all.find((carrier) => carrier.code === code)
  if (!was) throw new Refusal('notFound')
  if (was.version !== version) throw new Refusal('carrierChanged')
  mustBeAlone(
    code,
    words,
    all.filter((carrier) => carrier !== was),
  )
  await updateCarrier(db, code, words)
  const { code: _, version: __, ...before } = was
  await note(db, by, 'edit', code, { before, after: { ...words } })
  await dropPublic(db, 'known')
  return {}
}
/** Refuses notFound. */
export async function moveCarrier(
  db: Db,
  by: Staffer,
  { code, before }: Omit<Static<typeof adminCarrierMove.input>, 'requestId'>,
) {
  const codes = (await lockCarriers(db)).map((carrier) => carrier.code)
  if (!codes.includes(code) || (before !== null && !codes.includes(before))) throw new Refusal('notFound')
  const rest = codes.filter((one) => one !== code)
  const at = before === null ? -1 : rest.indexOf(before)
  await orderCarriers(db, at < 0 ? [...rest, code] : [...rest.slice(0, at), code, ...rest.slice(at)])
  await note(db, by, 'move', code, { after: { before } })
  await dropPublic(db, 'known')
  return {}
}
