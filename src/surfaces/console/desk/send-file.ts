// Sending a file from a desk: a ticket by a call, then its bytes. Throws CallFaults, in the person's language.
import { call, CallFault, desksOwn, faultOf } from './call.ts'
import { slimPicture } from '#features/platform/uploads/parts/slim-picture.ts'
import { typesOf, type Purpose } from '#features/platform/uploads/limits.ts'

/** The id by which other calls take it. */
export async function sendFile(purpose: Purpose, file: File): Promise<string> {
  const slim = await slimPicture(file, typesOf(purpose))
  const what = { name: slim.name.slice(-255) || 'file', size: slim.size, type: slim.type.slice(0, 100) }
  const { uploadId, url, method, headers } = await call('/api/v2/token/upload', { purpose, ...what })
  const reply = await fetch(url, { method, headers: { ...desksOwn(), ...headers }, body: slim }).catch(() => {
    throw new CallFault('offline', 0)
  })
  if (reply.ok) return uploadId
  throw await faultOf(reply)
}
