// A film or a turning model that somebody of a merchant brings for its goods: the shop's own from then on, for it stays
// when whoever sent it leaves.
import { addMedia, unusedMedia } from './queries.ts'
import { queueAtMerchant } from '#features/catalog/merchants/merchants.ts'
import { keepForShop, takeUploads } from '#features/platform/uploads/uploads.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { SettingsReader } from '#kernel/data/settings.ts'

interface Member {
  userId: number
  merchantId: number
}
/**
 * Refuses uploadNotFound: it is not there, another's, for another purpose, or was brought already; mediaUnused: too
 * many lie there for nothing, for they stay.
 */
export async function bringMedia(
  db: Db,
  settings: SettingsReader,
  { userId, merchantId }: Member,
  { kind, uploadId }: { kind: 'video' | 'model'; uploadId: string },
): Promise<{ file: string }> {
  const [taken] = await takeUploads(db, userId, kind, [uploadId])
  if (!taken) throw new Refusal('uploadNotFound')
  await queueAtMerchant(db, merchantId)
  const max = settings.get('goodsMediaUnused')
  if ((await unusedMedia(db, merchantId)) >= max) throw new Refusal('mediaUnused', { max })
  await addMedia(db, merchantId, taken.file)
  await keepForShop(db, [uploadId])
  return { file: taken.file }
}
