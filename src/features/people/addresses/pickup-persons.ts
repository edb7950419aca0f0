// Who may pick up an order: at most so many, one default. Every verb runs in the caller's transaction.
import type { Static } from 'typebox'
import type { Db } from '#kernel/data/db.ts'
import { leaveRoom } from '#kernel/data/own-rows.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import { mustBeFound } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { checkName, checkPhone } from './address-rules.ts'
import type { pickupPersonAdd, pickupPersonEdit } from './contract.ts'
import {
  clearDefaultPerson,
  countPersons,
  deletePerson,
  insertPerson,
  restorePerson,
  setDefaultPerson,
  updatePerson,
  type PersonFields,
} from './pickup-queries.ts'

const check = (input: PersonFields): PersonFields => ({
  name: checkName(input.name),
  ...checkPhone(input.areaCode, input.phone),
})
const checkRoom = (app: AppContext, count: number): void =>
  leaveRoom(count, app.settings.get('pickupPersonMaxCount'), 'tooManyPickupPersons')

/**
 * Adds a person and answers the id; the first one becomes the default.
 * Refuses badInput, phoneInvalid, tooManyPickupPersons.
 */
export async function addPerson(
  db: Db,
  app: AppContext,
  userId: number,
  input: Static<typeof pickupPersonAdd.input>,
): Promise<number> {
  const fields = check(input)
  await queueAtPerson(db, userId)
  const count = await countPersons(db, userId)
  checkRoom(app, count + 1)
  if (input.isDefault) await clearDefaultPerson(db, userId)
  return insertPerson(db, userId, fields, input.isDefault === true || count === 0)
}
/** Changes a person; isDefault left out leaves the default alone. Refuses badInput, phoneInvalid, notFound. */
export async function editPerson(db: Db, userId: number, input: Static<typeof pickupPersonEdit.input>): Promise<void> {
  const fields = check(input)
  await queueAtPerson(db, userId)
  mustBeFound(await updatePerson(db, userId, input.id, fields))
  if (input.isDefault !== undefined) await setDefaultPerson(db, userId, input.id, input.isDefault)
}
/** Deletes softly, so that it can be undone. Refuses notFound. */
export const removePerson = async (db: Db, userId: number, id: number): Promise<void> =>
  mustBeFound(await deletePerson(db, userId, id))
/** Takes a deletion back. Refuses notFound, tooManyPickupPersons. */
export async function undoRemovePerson(db: Db, app: AppContext, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await restorePerson(db, userId, id))
  checkRoom(app, await countPersons(db, userId))
}
