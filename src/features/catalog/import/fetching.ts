// Fetching the pictures that a catalogue file names, after the import and through the guard:
// each is looked at before it is kept, and its product takes it up.
import { createHash } from 'node:crypto'
import { transact, type Db } from '#kernel/data/db.ts'
import { fetchPublic, FetchRefused } from '#kernel/security/fetch-guard.ts'
import type { Job, JobHandler } from '#kernel/jobs/jobs.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { keepPicture } from '#features/platform/pictures/pictures.ts'
import { putPictures, putSource } from '#features/catalog/products/products.ts'
import { holdProduct } from './queries.ts'
import { isPicture } from './resolving.ts'
import { gallery, type StoredFile } from './source.ts'

export const fetchPictureJob = 'catalog.fetchPicture'
/** One job per product and address. */
export const pictureKey = (productId: number, src: string): string =>
  `picture:${productId}:${createHash('sha1').update(src).digest('base64url')}`
const limits = { ms: 15_000, bytes: 10_000_000, redirects: 5 }
/** Of one merchant so many at once: a slow host, or one that is meant to be, holds no more hands of the jobs. */
const lines = 2
/** With waits that grow from seconds to six hours: tried for a day. */
const tries = 13
/** `trusted`: asked for by whoever keeps the shop, also for goods that staff have approved without it. */
export function pictureJob(merchantId: number, productId: number, src: string, trusted = false): Job {
  const key = pictureKey(productId, src)
  const line = `pictures:${merchantId}:${key.charCodeAt(key.length - 2) % lines}`
  return { name: fetchPictureJob, payload: { productId, src, trusted }, key, maxAttempts: tries, line, last: true }
}

interface Payload {
  productId: number
  src: string
  trusted?: boolean
}
/** The product takes up a picture that has come; one that was replaced meanwhile is left alone. */
async function putUp(
  { db, app }: Parameters<JobHandler>[0],
  { productId, src, trusted }: Payload,
  kept: StoredFile,
): Promise<void> {
  await transact(db, async (trx) => {
    const product = await holdProduct(trx, productId)
    if (!product?.source?.files) return
    // staff approve what they see: what comes later is not part of it
    if (product.inReview) throw new Error('staff look at the product')
    if (product.approved && !trusted && app.settings.get('goodsReviewChanges') !== 0) return
    const { [src]: _, ...lost } = product.source.lost ?? {}
    const source = { ...product.source, files: { ...product.source.files, [src]: kept }, lost }
    await putPictures(trx, productId, source, gallery(source, product.pictures), src, kept.file)
    await dropPublic(trx, 'catalog')
  })
}

/** Why a picture has not come, until it does; of a product that still asks for it. */
const noteLost = (db: Db, { productId, src }: Payload, reason: string): Promise<void> =>
  transact(db, async (trx) => {
    const source = (await holdProduct(trx, productId))?.source
    if (source && !source.files?.[src])
      await putSource(trx, productId, { ...source, lost: { ...source.lost, [src]: reason } })
  })
const reasonOf = (e: unknown): string => (e instanceof Error ? e.message : String(e)).slice(0, 200)

/**
 * Makes the job; tests hand in another way to fetch. A refusal by the guard ends it,
 * a host that does not answer is tried again.
 */
export const fetchPicture =
  (fetch: typeof fetchPublic = fetchPublic): JobHandler =>
  async (context, payload: Payload) => {
    const { db, app } = context
    try {
      const bytes = await fetch(payload.src, limits)
      if (!(await isPicture(bytes))) throw new FetchRefused('not a picture')
      const kept = await keepPicture(app, bytes).catch(() => undefined)
      if (!kept) throw new FetchRefused('a picture that cannot be read')
      await putUp(context, payload, kept)
    } catch (e) {
      await noteLost(db, payload, reasonOf(e))
      if (!(e instanceof FetchRefused)) throw e
      app.log.warn({ productId: payload.productId, reason: e.message }, 'a picture of the catalogue was not taken')
    }
  }
export const jobs: Record<string, JobHandler> = { [fetchPictureJob]: fetchPicture() }
