// Films that somebody of a merchant brings for its page: the shop's own from then on. The oldest that nothing shows go.
import { addFilm, dropFilms } from './shop-page-queries.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import { keepForShop, removeFilesOf, takeUploads } from '#features/platform/uploads/uploads.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

/** Refuses uploadNotFound: it is not there, another's, for another purpose, or was brought already. */
export async function bringFilm(
  db: Db,
  settings: SettingsReader,
  { userId, merchantId }: { userId: number; merchantId: number },
  uploadId: string,
): Promise<{ file: string }> {
  const [taken] = await takeUploads(db, userId, 'video', [uploadId])
  if (!taken) throw new Refusal('uploadNotFound')
  await queueAtMerchant(db, merchantId)
  await addFilm(db, merchantId, taken.file)
  await keepForShop(db, [uploadId])
  const gone = await dropFilms(db, merchantId, settings.get('shopFilmsUnused'))
  await removeFilesOf(
    db,
    gone.map((file) => ({ purpose: 'video', file })),
  )
  return { file: taken.file }
}
