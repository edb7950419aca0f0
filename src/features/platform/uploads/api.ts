// Handlers of uploads: tickets.
// What is asked for too often, too large or of a wrong type is refused before a byte is sent.
import { uploadTicket } from './contract.ts'
import { kindOf, typesOf, type Purpose } from './limits.ts'
import { addUpload, burdenOf } from './queries.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { SettingName, SettingsReader } from '#kernel/data/settings.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'

const megabyte = 1_000_000
const capNames = {
  image: 'uploadImageMegabytes',
  pdf: 'uploadPdfMegabytes',
  video: 'uploadVideoMegabytes',
  model: 'uploadModelMegabytes',
  table: 'uploadTableMegabytes',
} as const satisfies Record<string, SettingName>

function refuseWrong(settings: SettingsReader, purpose: Purpose, type: string, size: number): void {
  const kind = kindOf(type)
  if (!kind || !typesOf(purpose).includes(type)) throw new Refusal('uploadTypeRefused')
  const megabytes = settings.get(capNames[kind])
  if (size > megabytes * megabyte) throw new Refusal('uploadTooLarge', { megabytes })
}

export const calls = [
  handled(uploadTicket, async ({ db, app, user }, { purpose, type, size }) => {
    refuseWrong(app.settings, purpose, type, size)
    const burden = await burdenOf(db, user.userId)
    const over =
      burden.lastHour >= app.settings.get('uploadsPerHour') || burden.untaken >= app.settings.get('uploadsUntaken')
    if (over || burden.untakenBytes + size > app.settings.get('uploadsUntakenMegabytes') * megabyte)
      throw new Refusal('tooManyUploads')
    const ticket = newToken()
    const uploadId = await addUpload(db, user.userId, { purpose, type, size, ticketHash: hashToken(ticket) })
    return {
      uploadId,
      url: `/api/v2/token/upload/${uploadId}`,
      method: 'PUT' as const,
      headers: { 'content-type': type, 'upload-ticket': ticket },
    }
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
