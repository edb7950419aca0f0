// Pictures that have not come are asked for again, each at once and then for another day.
import { transact, type Db } from '#kernel/data/db.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { pictureJob } from './fetching.ts'
import { waitingForPictures } from './queries.ts'
import { awaited, type LostPicture } from './source.ts'

/** Pictures that are asked for again; an empty reason: never tried yet. */
export const retryPictures = (db: Db, merchantId?: number): Promise<LostPicture[]> =>
  transact(db, async (trx) => {
    const waiting = (await waitingForPictures(trx, merchantId)).flatMap(
      ({ id, merchantId: of, handle, source, skuPictures }) =>
        awaited(source, skuPictures).map((src) => ({ id, of, product: handle, src, reason: source.lost?.[src] ?? '' })),
    )
    await addJobs(
      trx,
      waiting.map(({ of, id, src }) => pictureJob(of, id, src)),
    )
    return waiting.map(({ product, src, reason }) => ({ product, src, reason }))
  })
