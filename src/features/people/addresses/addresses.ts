// The door of addresses, as their owner and as orders keep them: at most so many, one default, each label once.
// Every verb runs in the caller's transaction.
import type { Static } from 'typebox'
import type { Db } from '#kernel/data/db.ts'
import { leaveRoom } from '#kernel/data/own-rows.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import { mustBeFound } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { checkAddress, checkName, checkPhone, checkSite, type AddressFields, type SiteFields } from './address-rules.ts'
import { consigneeName } from './address-text.ts'
import type { Address, addressAdd, addressEdit } from './contract.ts'
import {
  clearDefault,
  countAddresses,
  deleteAddress,
  dropHiddenAddresses,
  insertAddress,
  readAddress,
  readDefaultAddress,
  restoreAddress,
  setDefault,
  updateAddress,
  eraseAddresses,
  readAllAddresses,
  type AddressRow,
} from './queries.ts'
import { keptPlace, type MisfitField } from './place-rules.ts'
import { dropHiddenPersons, erasePersons, readAllPersons } from './pickup-queries.ts'

export { addressValue, type AddressRow } from './queries.ts'
export { findPerson as personOf, type PersonFields as PickupPerson } from './pickup-queries.ts'
export { areasOf, deliveredAreas } from './place-rules.ts'
export { deliverOnlyTo } from './place-desk.ts'
export { listCountries, placeName } from './regions.ts'

/**
 * An address as it stood, with the areas that freight rows name, the most specific first. `misfit`: its places do not
 * belong together (it was kept before they were checked); then it has no areas and nothing is sent there.
 */
export type AddressSnapshot = AddressRow & { areas: string[]; misfit: MisfitField | null }
export const snapshot = (row: AddressRow): AddressSnapshot => ({ ...row, ...keptPlace(row) })

/** An address that nobody has in their book, typed for one parcel. Refuses what checkAddress refuses. */
export function typedAddress(
  input: Omit<Static<typeof addressAdd.input>, 'requestId' | 'isDefault' | 'label'>,
): Omit<AddressSnapshot, 'id' | 'isDefault'> {
  const fields = checkAddress(input)
  return { ...fields, ...keptPlace(fields) }
}
/** A phone as it is kept where there is no address: "+86 13800132719". Refuses phoneInvalid. */
export function keptPhone(area: string, typed: string): string {
  const { areaCode, phone } = checkPhone(area, typed)
  return `+${areaCode} ${phone}`
}
export { checkAddress, checkName, checkSite, type AddressFields, type SiteFields }

/** The person's own address, or undefined: that of another is as good as none. */
export async function addressOf(db: Db, userId: number, id: number): Promise<AddressSnapshot | undefined> {
  const row = await readAddress(db, userId, id)
  return row && snapshot(row)
}

/** The person's default address, else the newest, else undefined. */
export async function defaultAddress(db: Db, userId: number): Promise<AddressSnapshot | undefined> {
  const row = await readDefaultAddress(db, userId)
  return row && snapshot(row)
}

/** As calls tell it: with the name put together. */
export const addressView = (address: AddressRow): Static<typeof Address> => ({
  ...address,
  consignee: consigneeName(address),
  misfit: keptPlace(address).misfit,
})
const checkRoom = (app: AppContext, count: number): void =>
  leaveRoom(count, app.settings.get('addressMaxCount'), 'tooManyAddresses')

/**
 * Adds an address and answers its id; the first one becomes the default.
 * Refuses what checkAddress refuses, labelExists, tooManyAddresses.
 */
export async function addAddress(
  db: Db,
  app: AppContext,
  userId: number,
  input: Static<typeof addressAdd.input>,
): Promise<number> {
  const fields = checkAddress(input)
  await queueAtPerson(db, userId)
  const count = await countAddresses(db, userId)
  checkRoom(app, count + 1)
  if (input.isDefault) await clearDefault(db, userId)
  return insertAddress(db, userId, fields, input.isDefault === true || count === 0)
}

/**
 * Changes an address; isDefault left out leaves the default alone.
 * Refuses what checkAddress refuses, labelExists, notFound.
 */
export async function editAddress(db: Db, userId: number, input: Static<typeof addressEdit.input>): Promise<void> {
  const fields = checkAddress(input)
  await queueAtPerson(db, userId)
  mustBeFound(await updateAddress(db, userId, input.id, fields))
  if (input.isDefault !== undefined) await setDefault(db, userId, input.id, input.isDefault)
}

/** Refuses notFound. */
export async function makeDefault(db: Db, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await setDefault(db, userId, id, true))
}

/** Deletes softly, so that it can be undone. Refuses notFound. */
export const removeAddress = async (db: Db, userId: number, id: number): Promise<void> =>
  mustBeFound(await deleteAddress(db, userId, id))

/** Takes a deletion back. Refuses notFound, labelExists, tooManyAddresses. */
export async function undoRemove(db: Db, app: AppContext, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await restoreAddress(db, userId, id))
  checkRoom(app, await countAddresses(db, userId))
}

/** What was deleted a day ago and more can no longer be taken back. */
export async function forgetDeleted(db: Db): Promise<void> {
  await dropHiddenAddresses(db)
  await dropHiddenPersons(db)
}
/** Erases all that this feature keeps of a person; what orders keep is theirs. */
export async function eraseAddressBook(db: Db, userId: number): Promise<void> {
  await eraseAddresses(db, userId)
  await erasePersons(db, userId)
}
/** All that this feature keeps of a person, for the copy that they may ask for. */
export const personalDataOf = async (db: Db, userId: number) => ({
  addresses: await readAllAddresses(db, userId),
  pickupPersons: await readAllPersons(db, userId),
})
