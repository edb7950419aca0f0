// The door of the profile: whether goods may be chosen for a person, and what is kept of their settings.
import type { Db } from '#kernel/data/db.ts'
import { readSettings } from './queries.ts'

/** May recommendations follow what this person looked at? Yes, until they say no. */
export const isPersonalised = async (db: Db, userId: number): Promise<boolean> =>
  (await readSettings(db, userId))?.personalised ?? true

/** What the shop keeps of a person here, for the data export. */
export async function personalDataOf(db: Db, userId: number) {
  const kept = await readSettings(db, userId)
  return { personalised: kept?.personalised ?? true, notices: kept?.notices ?? {} }
}
