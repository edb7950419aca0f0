// A picture that somebody of a merchant brings for its goods: kept with the shop's own pictures, for it stays when
// whoever sent it leaves.
import { addPicture } from './queries.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { dropUploads, readPrivate, takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

interface Bringing {
  app: AppContext
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  userId: number
  merchantId: number
}
/** Refuses uploadNotFound: it is not there, another's, for another purpose, or was brought already. */
export async function bring({ app, transaction, userId, merchantId }: Bringing, uploadId: string) {
  return transaction(async (trx) => {
    // taken first: what was sent for another purpose is not looked at
    await takeUploads(trx, userId, 'goods', [uploadId])
    const read = await readPrivate(trx, app, userId, uploadId)
    if (!read) throw new Refusal('uploadNotFound')
    const kept = await keepPicture(app, read.bytes)
    await addPicture(trx, merchantId, kept)
    await dropUploads(trx, [uploadId])
    return kept
  })
}
