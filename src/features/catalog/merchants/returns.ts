// Where goods come back to: addresses of a merchant, one of them the default. Verbs run in the caller's transaction.
import type { Static } from 'typebox'
import { addressLine, consigneeName } from '#features/people/addresses/address-text.ts'
import { addressView, checkAddress, type AddressFields } from '#features/people/addresses/addresses.ts'
import type { mchAddressAdd, mchAddressEdit } from './return-contract.ts'
import {
  countReturnAddresses,
  findReturnAddress,
  hideReturnAddress,
  insertReturnAddress,
  listReturnAddresses,
  queueAtMerchant,
  setDefaultReturn,
  updateReturnAddress,
  type ReturnRow,
} from './return-queries.ts'
import { limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { mustBeFound, Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { languages, type Language } from '#kernel/text/language.ts'

const most = 20
/** The default first. */
export async function pageOfReturns(db: Db, merchantId: number, input: PageInput) {
  const limits = limitsOf(input, 20, ['flag', 'id'])
  const rows = await listReturnAddresses(db, merchantId, limits)
  const page = pageOf(rows, limits, (r) => [r.isDefault, r.id], await countReturnAddresses(db, merchantId))
  return { ...page, records: page.records.map(({ address, ...r }: ReturnRow) => addressView({ ...address, ...r })) }
}
/** Refuses what checkAddress refuses, tooManyReturnAddresses. */
export async function addReturn(db: Db, merchantId: number, input: Static<typeof mchAddressAdd.input>) {
  return addChecked(db, merchantId, checkAddress(input), input.isDefault === true)
}
export async function addChecked(db: Db, merchantId: number, address: AddressFields, isDefault = false) {
  await queueAtMerchant(db, merchantId)
  if ((await countReturnAddresses(db, merchantId)) >= most) throw new Refusal('tooManyReturnAddresses', { max: most })
  const id = await insertReturnAddress(db, merchantId, address)
  await setDefaultReturn(db, merchantId, isDefault ? id : undefined)
  return id
}
/** Refuses what checkAddress refuses, notFound. */
export async function editReturn(db: Db, merchantId: number, input: Static<typeof mchAddressEdit.input>) {
  const address = checkAddress(input)
  await queueAtMerchant(db, merchantId)
  mustBeFound(await updateReturnAddress(db, merchantId, input.id, address))
  if (input.isDefault === true) await setDefaultReturn(db, merchantId, input.id)
}
/** Refuses notFound, lastReturnAddress. */
export async function dropReturn(db: Db, merchantId: number, id: number): Promise<void> {
  await queueAtMerchant(db, merchantId)
  mustBeFound((await findReturnAddress(db, merchantId, id)) !== undefined)
  if ((await countReturnAddresses(db, merchantId)) === 1) throw new Refusal('lastReturnAddress')
  await hideReturnAddress(db, merchantId, id)
  await setDefaultReturn(db, merchantId)
}
/** Refuses notFound. */
export async function makeDefaultReturn(db: Db, merchantId: number, id: number): Promise<void> {
  await queueAtMerchant(db, merchantId)
  mustBeFound((await findReturnAddress(db, merchantId, id)) !== undefined)
  await setDefaultReturn(db, merchantId, id)
}

/** As a claim keeps it. */
export interface ReturnSnapshot {
  name: string
  areaCode: string
  phone: string
  text: Record<Language, string>
}
/** Where goods go back to: as named, else the default; undefined where there is none. */
export async function returnAddressFor(db: Db, merchantId: number, id?: number): Promise<ReturnSnapshot | undefined> {
  const row = await findReturnAddress(db, merchantId, id)
  if (!row) return undefined
  const { address } = row
  const { areaCode, phone } = address
  const text = Object.fromEntries(languages.map((lang) => [lang, addressLine(address, lang)]))
  return { name: consigneeName(address), areaCode, phone, text: text as ReturnSnapshot['text'] }
}
/** Refuses returnAddressRequired: who ships must be able to take goods back. */
export async function mustTakeBack(db: Db, merchantId: number): Promise<void> {
  if (!(await findReturnAddress(db, merchantId))) throw new Refusal('returnAddressRequired')
}
