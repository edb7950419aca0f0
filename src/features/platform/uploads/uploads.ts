// The door of uploads: other features take what was sent, show it, and drop it again.
// They keep ids and file names without foreign keys, for an upload goes with its account.
import { isUploadId, publicUrl, ruleOf, type Purpose } from './limits.ts'
import { deleteOthers, deleteUploads, keptUpload, takeKept, uploadsOf, type Dropped, type Parties } from './queries.ts'
import { gathered, openFile, publicFile } from './showing.ts'
import { keyOf, storeOf } from './store.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

export { readingGate, untilRead } from './reading-gate.ts'
export { publicUrl, type Purpose }

export interface TakenUpload {
  id: string
  file: string
  /** of the stored bytes: every picture is `image/webp` */
  type: string
  /** pixels; null unless a picture */
  width: number | null
  height: number | null
}
/**
 * Takes uploads for good, in the caller's transaction and the order given; `parties` may read them too. Each can be
 * taken once:
 * refuses uploadNotFound when one is missing, another's, of another purpose or taken; badInput when there are too many.
 */
export async function takeUploads(
  db: Db,
  userId: number,
  purpose: Purpose,
  uploadIds: readonly string[],
  parties: Parties = {},
): Promise<TakenUpload[]> {
  if (uploadIds.length === 0) return []
  if (uploadIds.length > ruleOf(purpose).max) throw new Refusal('badInput', { field: 'uploadIds', rule: 'maxItems' })
  // other features let through any text as an id
  if (!uploadIds.every(isUploadId)) throw new Refusal('uploadNotFound')
  const taken = new Map((await takeKept(db, userId, purpose, uploadIds, parties)).map((u) => [u.id, u]))
  const inOrder = uploadIds.map((id) => taken.get(id))
  if (taken.size !== uploadIds.length || inOrder.includes(undefined)) throw new Refusal('uploadNotFound')
  return inOrder as TakenUpload[]
}

/** Drops uploads in the caller's transaction; their files go after the commit. Unknown ids are passed over. */
export const dropUploads = async (db: Db, uploadIds: readonly string[]): Promise<void> => {
  if (uploadIds.length > 0) await removeFilesOf(db, await deleteUploads(db, uploadIds))
}
/**
 * Lets go of taken public uploads in the caller's transaction: their files are the shop's from then on, and stay when
 * whoever sent them leaves.
 */
export const keepForShop = async (db: Db, uploadIds: readonly string[]): Promise<void> =>
  void (uploadIds.length > 0 && (await deleteUploads(db, uploadIds)))
/** Drops what a person has taken for a purpose, but this one: of some things only the newest is kept. */
export const dropOthers = async (db: Db, userId: number, purpose: Purpose, keptId: string | undefined): Promise<void> =>
  removeFilesOf(db, await deleteOthers(db, userId, purpose, keptId))
/**
 * Queues the removal of the files of deleted rows: it happens only if the transaction stands,
 * and is tried until it is done.
 */
export async function removeFilesOf(db: Db, gone: readonly Dropped[]): Promise<void> {
  const keys = gone.flatMap(({ purpose, file }) => (file === null ? [] : [keyOf(purpose, file)]))
  if (keys.length > 0) await addJob(db, 'uploads.removeFiles', { keys })
}

/**
 * The bytes of a stored upload, opened, as its owner may read them; what is another's, or was sent for another purpose
 * than is said, answers exactly like what is not there (undefined).
 */
export async function readPrivate(
  db: Db,
  app: AppContext,
  userId: number,
  uploadId: string,
  purpose?: Purpose,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const upload = isUploadId(uploadId) ? await keptUpload(db, uploadId) : undefined
  if (upload?.userId !== userId || upload.purpose !== (purpose ?? upload.purpose)) return undefined
  return openFile(app, upload)
}

/** The bytes of a public file by its name; undefined when there is none. */
export async function readPublic(app: AppContext, name: string): Promise<Buffer | undefined> {
  const file = await publicFile(app, name)
  if (!file) return undefined
  const store = await storeOf(app.env)
  return gathered(await store.read(file.key, { start: 0, end: file.size - 1 }))
}

/** What the shop keeps of a person here, for the data export. */
export async function personalDataOf(db: Db, userId: number) {
  const uploads = await uploadsOf(db, userId)
  return uploads.map(({ id, purpose, file, type, size, width, height, createdAt }) => ({
    uploadId: id,
    purpose,
    type,
    size,
    width,
    height,
    createdAt: createdAt.toISOString(),
    url: ruleOf(purpose).seenBy === 'everybody' ? publicUrl(file) : `/api/v2/token/file/${id}`,
  }))
}
