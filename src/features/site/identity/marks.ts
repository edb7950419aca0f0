// The shop's mark as a picture: cut to what is drawn on it, small, without whatever else the file held; and the icon of
// browser tabs, made from the mark where none of its own was given.
import { createHash } from 'node:crypto'
import { sharp } from '#kernel/sharp.ts'
import { dropUploads, readPrivate, takeUploads } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit } from '#kernel/security/audit.ts'
import { forgetMark, keepMark } from './mark-queries.ts'
import type { MarkKind } from './limits.ts'

interface Acting {
  db: Db
  app: AppContext
  ip: string
  user: { userId: number }
  transaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>
}
/** Twice as large as it is ever shown. */
const most = { width: 640, height: 128 }
const iconSide = 192
const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** null takes it away. Refuses uploadNotFound. */
export async function saveMark(
  { db, app, ip, user: { userId }, transaction }: Acting,
  kind: MarkKind,
  uploadId: string | null,
) {
  const sent = uploadId === null ? undefined : await readPrivate(db, app, userId, uploadId, 'shop')
  if (uploadId !== null && !sent) throw new Refusal('uploadNotFound')
  const drawn = sent && (await draw(sent.bytes, kind))
  await transaction(async (trx) => {
    if (drawn && uploadId !== null) {
      await takeUploads(trx, userId, 'shop', [uploadId])
      await keepMark(trx, kind, drawn)
      await dropUploads(trx, [uploadId])
    } else await forgetMark(trx, kind)
    const after = { kind, set: drawn !== undefined }
    await audit(trx, { staffId: userId, action: 'identity.mark', subject: 'identity', subjectId: 1, after, ip })
    await dropPublic(trx, 'name', 'content')
  })
}
async function draw(bytes: Uint8Array, kind: MarkKind) {
  const cut = await trimmed(bytes)
  const made =
    kind === 'icon'
      ? await sharp(cut).resize(iconSide, iconSide, { fit: 'contain', background: clear }).png().toBuffer()
      : await sharp(cut)
          .resize({ ...most, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 90 })
          .toBuffer()
  const { width, height } = await sharp(made).metadata()
  return { bytes: made, width, height, hash: createHash('sha256').update(made).digest('hex').slice(0, 16) }
}
/** Without the empty ground around it; what is all of one colour stays as it is. */
const trimmed = (bytes: Uint8Array): Promise<Buffer> =>
  sharp(bytes)
    .trim()
    .toBuffer()
    .catch(() => Buffer.from(bytes))
/** Many mail programs know no WebP. */
export const inLetters = (mark: Uint8Array): Promise<Buffer> => sharp(mark).png().toBuffer()
/** The whole mark on a square: where that is too small to be read, staff give an icon of its own. */
export const iconOf = async (mark: Uint8Array): Promise<Buffer> =>
  sharp(mark).resize(iconSide, iconSide, { fit: 'contain', background: clear }).png().toBuffer()
