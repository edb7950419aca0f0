// The door of invoices: the profiles of one person, at most so many, one default.
// Every writing verb runs in the caller's transaction.
import type { Static } from 'typebox'
import type { invoiceAdd, invoiceEdit } from './contract.ts'
import { checkProfile, masked, type ProfileFields } from './profile-rules.ts'
import {
  clearDefault,
  countProfiles,
  hideProfile,
  insertProfile,
  listProfiles,
  nextProfileId,
  readProfile,
  setDefault,
  unhideProfile,
  updateProfile,
  type ProfileColumns,
  type ProfileRow,
} from './queries.ts'
import type { BuyerType } from './tax-number.ts'
import type { Db } from '#kernel/data/db.ts'
import { leaveRoom } from '#kernel/data/own-rows.ts'
import { queueAtPerson } from '#kernel/data/person-queue.ts'
import { mustBeFound } from '#kernel/call/refusal.ts'
import { seal, unseal } from '#kernel/security/sealed.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export { checkProfile, type ProfileFields }

const checkRoom = (app: AppContext, count: number): void =>
  leaveRoom(count, app.settings.get('invoiceMaxCount'), 'tooManyInvoices')
const sealedFields = (app: AppContext, id: number, { taxNo, account, ...fields }: ProfileFields): ProfileColumns => ({
  ...fields,
  taxNo: taxNo ? seal(app, 'invoice.taxNo', id, taxNo) : null,
  account: account ? seal(app, 'invoice.account', id, account) : null,
})
/** The profile with its numbers in full. */
const opened = (app: AppContext, row: ProfileRow) => ({
  ...row,
  taxNo: row.taxNo ? unseal(app, 'invoice.taxNo', row.id, row.taxNo) : '',
  account: row.account ? unseal(app, 'invoice.account', row.id, row.account) : '',
})

/**
 * Adds a profile and answers its id; the first one becomes the default.
 * Refuses what checkProfile refuses, tooManyInvoices.
 */
export async function addProfile(
  db: Db,
  app: AppContext,
  userId: number,
  input: Static<typeof invoiceAdd.input>,
): Promise<number> {
  const fields = checkProfile(input)
  await queueAtPerson(db, userId)
  const count = await countProfiles(db, userId)
  checkRoom(app, count + 1)
  if (input.isDefault) await clearDefault(db, userId)
  const id = await nextProfileId(db)
  await insertProfile(db, userId, id, sealedFields(app, id, fields), input.isDefault === true || count === 0)
  return id
}

/** Changes a profile; isDefault left out leaves the default alone. Refuses what checkProfile refuses, notFound. */
export async function editProfile(
  db: Db,
  app: AppContext,
  userId: number,
  input: Static<typeof invoiceEdit.input>,
): Promise<void> {
  const fields = checkProfile(input)
  await queueAtPerson(db, userId)
  mustBeFound(await updateProfile(db, userId, input.id, sealedFields(app, input.id, fields)))
  if (input.isDefault !== undefined) await setDefault(db, userId, input.id, input.isDefault)
}

/** Refuses notFound. */
export async function makeDefault(db: Db, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await setDefault(db, userId, id, true))
}

/** Deletes so that it can be taken back for a day. Refuses notFound. */
export const removeProfile = async (db: Db, userId: number, id: number): Promise<void> =>
  mustBeFound(await hideProfile(db, userId, id))

/** Takes a deletion back. Refuses notFound, tooManyInvoices. */
export async function undoRemove(db: Db, app: AppContext, userId: number, id: number): Promise<void> {
  await queueAtPerson(db, userId)
  mustBeFound(await unhideProfile(db, userId, id))
  checkRoom(app, await countProfiles(db, userId))
}

export type Profile = ReturnType<typeof opened>
/** The person's own profile in full, or undefined: that of another is as good as none. */
export async function profileOf(db: Db, app: AppContext, userId: number, id: number): Promise<Profile | undefined> {
  const row = await readProfile(db, userId, id)
  return row && opened(app, row)
}

/** All profiles, the default first, with accounts masked and, of people, tax numbers too. */
export async function profilesOf(db: Db, app: AppContext, userId: number, type?: BuyerType): Promise<Profile[]> {
  const profiles = (await listProfiles(db, userId, type)).map((row) => opened(app, row))
  return profiles.map((p) => ({
    ...p,
    account: masked(p.account),
    taxNo: p.type === 'individual' ? masked(p.taxNo) : p.taxNo,
  }))
}

/** What this feature keeps about a person, for their data export. */
export const personalDataOf = async (db: Db, app: AppContext, userId: number): Promise<Profile[]> =>
  (await listProfiles(db, userId)).map((row) => opened(app, row))
