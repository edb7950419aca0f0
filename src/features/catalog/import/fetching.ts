// Fetching the pictures that a catalogue file names, after the import and through the guard:
// each is looked at before it is kept, and its product takes it up.
import { createHash } from 'node:crypto'
import { transact } from '#kernel/data/db.ts'
import { fetchPublic, FetchRefused } from '#kernel/security/fetch-guard.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { putPictures } from '#features/catalog/products/products.ts'
import { holdProduct } from './queries.ts'
import { isPicture } from './resolving.ts'
import { gallery, type StoredFile } from './source.ts'

export const fetchPictureJob = 'catalog.fetchPicture'
/** One job per product and address. */
export const pictureKey = (productId: number, src: string): string =>
  `picture:${productId}:${createHash('sha1').update(src).digest('base64url')}`
const limits = { ms: 5000, bytes: 10_000_000 }

interface Payload {
  productId: number
  src: string
}
/** The product takes up a picture that has come; one that was replaced meanwhile is left alone. */
async function putUp(
  db: Parameters<JobHandler>[0]['db'],
  { productId, src }: Payload,
  kept: StoredFile,
): Promise<void> {
  await transact(db, async (trx) => {
    const product = await holdProduct(trx, productId)
    if (!product?.source?.files) return
    const source = { ...product.source, files: { ...product.source.files, [src]: kept } }
    await putPictures(trx, productId, source, gallery(source, product.pictures), src, kept.file)
    await dropPublic(trx, 'catalog')
  })
}

/**
 * Makes the job; tests hand in another way to fetch. A refusal by the guard ends it,
 * a host that does not answer is tried again.
 */
export const fetchPicture =
  (fetch: typeof fetchPublic = fetchPublic): JobHandler =>
  async ({ db, app }, payload: Payload) => {
    try {
      const bytes = await fetch(payload.src, limits)
      if (!(await isPicture(bytes))) throw new FetchRefused('not a picture')
      const kept = await keepPicture(app, bytes).catch(() => undefined)
      if (!kept) throw new FetchRefused('a picture that cannot be read')
      await putUp(db, payload, kept)
    } catch (e) {
      if (!(e instanceof FetchRefused)) throw e
      app.log.warn({ productId: payload.productId, reason: e.message }, 'a picture of the catalogue was not taken')
    }
  }
export const jobs: Record<string, JobHandler> = { [fetchPictureJob]: fetchPicture() }
