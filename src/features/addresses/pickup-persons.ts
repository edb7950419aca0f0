// Who may pick up an order: at most so many, one default. Every verb runs in the caller's transaction.
import type { Static } from 'typebox'
import type { Db } from '#kernel/db.ts'
import { queueAtPerson } from '#kernel/person-queue.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Shop } from '#kernel/shop.ts'
import { checkName, checkPhone } from './address-rules.ts'
import type { pickupPersonAdd, pickupPersonEdit } from './contract.ts'
import {
  clearDefaultPerson,
  countPersons,
  deletePerson,
  insertPerson,
  restorePerson,
  updatePerson,
  type PersonFields,
} from './pickup-queries.ts'

const check = (input: PersonFields): PersonFields => ({
  name: checkName(input.name),
  ...checkPhone(input.areaCode, input.phone),
})
const must = (found: boolean): void => {
  if (!found) throw new Refusal('notFound')
}
function leaveRoom(shop: Shop, count: number): void {
  const max = shop.settings.get('pickupPersonMaxCount')
  if (count > max) throw new Refusal('tooManyPickupPersons', { max })
}

/**
 * Adds a person and answers the id; the first one becomes the default.
 * Refuses badInput, phoneInvalid, tooManyPickupPersons.
 */
export async function addPerson(
  db: Db,
  shop: Shop,
  userId: number,
  input: Static<typeof pickupPersonAdd.input>,
): Promise<number> {
  const fields = check(input)
  await queueAtPerson(db, userId)
  const count = await countPersons(db, userId)
  leaveRoom(shop, count + 1)
  if (input.isDefault) await clearDefaultPerson(db, userId, 0)
  return insertPerson(db, userId, fields, input.isDefault === true || count === 0)
}
/** Changes a person; isDefault left out leaves the default alone. Refuses badInput, phoneInvalid, notFound. */
export async function editPerson(db: Db, userId: number, input: Static<typeof pickupPersonEdit.input>): Promise<void> {
  const fields = check(input)
  await queueAtPerson(db, userId)
  if (input.isDefault) await clearDefaultPerson(db, userId, input.id)
  must(await updatePerson(db, userId, input.id, fields, input.isDefault))
}
/** Deletes softly, so that it can be undone. Refuses notFound. */
export const removePerson = async (db: Db, userId: number, id: number): Promise<void> =>
  must(await deletePerson(db, userId, id))
/** Takes a deletion back. Refuses notFound, tooManyPickupPersons. */
export async function undoRemovePerson(db: Db, shop: Shop, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  must(await restorePerson(db, userId, id))
  leaveRoom(shop, await countPersons(db, userId))
}
