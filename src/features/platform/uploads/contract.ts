// Calls of uploads: asking for a ticket. The bytes then go to the answered url, and come back from /files/…
// or /api/v2/token/file/…: those are no calls, for they carry no JSON.
import { Type } from 'typebox'
import { purposes, uploadIdPattern } from './limits.ts'
import { contract, shape } from '#kernel/call/contract.ts'

/** Id of an upload, for the calls of other features that take uploads. */
export const UploadId = Type.String({ pattern: uploadIdPattern, description: 'Id of an upload' })

export const uploadTicket = contract({
  path: '/api/v2/token/upload',
  summary:
    'Asks to send a file: then send its bytes to `url` by `method` with `headers` and the authorization header. ' +
    'A ticket serves once',
  who: 'shopper',
  run: 'one',
  input: shape({
    purpose: Type.Enum([...purposes]),
    name: Type.String({ minLength: 1, maxLength: 255, description: 'The name on the sender’s side; it is not kept' }),
    size: Type.Integer({ minimum: 1, maximum: 2_000_000_000, description: 'Bytes' }),
    type: Type.String({ maxLength: 100, description: 'As `image/png`' }),
  }),
  output: shape({
    uploadId: UploadId,
    url: Type.String({ description: 'A path of this shop' }),
    method: Type.Literal('PUT'),
    headers: shape({ 'content-type': Type.String(), 'upload-ticket': Type.String() }),
  }),
  refusals: ['uploadTypeRefused', 'uploadTooLarge', 'tooManyUploads'],
})
