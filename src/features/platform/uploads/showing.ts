// Who gets to see which stored file. A private one: its owner, staff who may (that is written into the log), and the
// other sides of a case; for anybody else it is not there.
import { endings } from './checking.ts'
import { isUploadId, permissionOf, ruleOf } from './limits.ts'
import { keptUpload, type Stored } from './queries.ts'
import { keyOf, publicKey, sealedFor, storeOf } from './store.ts'
import { audit } from '#kernel/security/audit.ts'
import type { Session, Visitor } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { unsealBytes } from '#kernel/security/sealed.ts'
import { readMembership, readSession } from '#kernel/call/session.ts'
import type { AppContext } from '#kernel/call/app-context.ts'

const publicName = /^[0-9a-f]{40}\.(webp|mp4|glb)$/

/** A public file by its name: where it lies, its type and bytes; undefined when there is none. */
export async function publicFile(
  app: AppContext,
  name: string,
): Promise<{ key: string; type: string; size: number } | undefined> {
  const ending = publicName.exec(name)?.[1] as 'webp' | 'mp4' | 'glb' | undefined
  if (!ending) return undefined
  const key = publicKey(name)
  const size = await (await storeOf(app.env)).sizeOf(key)
  return size === undefined ? undefined : { key, type: endings[ending], size }
}

/** A file by its upload, opened for one who may see it. Refuses the session's reasons, uploadNotFound. */
export async function fileFor(
  db: Db,
  app: AppContext,
  visitor: Visitor,
  id: string,
): Promise<{ bytes: Buffer; type: string }> {
  if (!visitor.token) throw new Refusal('sessionRequired')
  const session = await readSession(db, visitor.token)
  const { userId } = session
  const upload = isUploadId(id) ? await keptUpload(db, id) : undefined
  const as = upload && (await sideOf(db, session, visitor, upload))
  if (!upload || !as) throw new Refusal('uploadNotFound')
  const file = await openFile(app, upload)
  if (!file) throw new Refusal('uploadNotFound')
  if (as === 'staff')
    await audit(db, {
      staffId: userId,
      action: 'upload.read',
      subject: 'user',
      subjectId: upload.userId,
      about: upload.userId,
      after: { uploadId: id, purpose: upload.purpose },
      ip: visitor.ip,
    })
  return file
}
/** The bytes as they were checked; undefined when the store has them no more. */
export async function openFile(
  app: AppContext,
  { id, purpose, file, type }: Stored,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const key = keyOf(purpose, file)
  const store = await storeOf(app.env)
  const size = await store.sizeOf(key)
  if (size === undefined) return undefined
  const kept = await gathered(await store.read(key, { start: 0, end: size - 1 }))
  return { bytes: ruleOf(purpose).seenBy !== 'everybody' ? unsealBytes(app, sealedFor, id, kept) : kept, type }
}
/** As what the reader may see the file; undefined: they may not. */
async function sideOf(
  db: Db,
  session: Session,
  { audience, merchantId }: Visitor,
  { userId, purpose, caseUserId, caseMerchantId }: Stored,
): Promise<'owner' | 'party' | 'staff' | undefined> {
  if (userId === session.userId) return 'owner'
  if (audience === 'shopper') return caseUserId === session.userId ? 'party' : undefined
  const member = await readMembership(db, session, audience, audience === 'merchant' ? merchantId : undefined).catch(
    (e: unknown) => {
      if (e instanceof Refusal) return undefined
      throw e
    },
  )
  if (!member?.permissions.includes(permissionOf(purpose))) return undefined
  if (audience === 'staff') return 'staff'
  return caseMerchantId !== null && member.merchantId === caseMerchantId ? 'party' : undefined
}
export async function gathered(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
