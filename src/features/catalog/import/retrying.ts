// Pictures that have not come are asked for again, each at once and then for another day.
import { transact, type Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { fetchPictureJob, pictureKey, pictureTries } from './fetching.ts'
import { waitingForPictures } from './queries.ts'
import { awaited, type LostPicture } from './source.ts'

/** Pictures that are asked for again; an empty reason: never tried yet. */
export const retryPictures = (db: Db, merchantId?: number): Promise<LostPicture[]> =>
  transact(db, async (trx) => {
    const waiting = (await waitingForPictures(trx, merchantId)).flatMap(({ id, handle, source, skuPictures }) =>
      awaited(source, skuPictures).map((src) => ({ id, product: handle, src, reason: source.lost?.[src] ?? '' })),
    )
    const jobs = waiting.map(({ id: productId, src }) => ({
      name: fetchPictureJob,
      payload: { productId, src },
      key: pictureKey(productId, src),
      maxAttempts: pictureTries,
    }))
    await addJobs(trx, jobs)
    return waiting.map(({ product, src, reason }) => ({ product, src, reason }))
  })
