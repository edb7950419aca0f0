// A shop's log of a time as a file: a row for each deed, newest first.
import { wordsKey } from './areas.ts'
import { deedsOfShop, membersInLog, type ShopDeed, type ShopLogFilter } from './merchant-queries.ts'
import { addFileJob, writeRows, workFileJob, type Cells } from '#features/platform/file-jobs/file-jobs.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { JobHandler } from '#kernel/jobs/jobs.ts'
import { placeOf } from '#kernel/security/abuse/networks.ts'
import { audit } from '#kernel/security/audit.ts'
import { inFours } from '#kernel/text/in-fours.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

const size = 500
type Filter = ShopLogFilter & { from: string; until: string }
interface By {
  userId: number
  merchantId: number
  ip: string
}
/** Refuses notFound: somebody who stands nowhere in the log; fileJobRunning. */
export async function exportLog(db: Db, { userId, merchantId, ip }: By, language: Language, filter: Filter) {
  const { userId: of } = filter
  if (of !== undefined && !(await membersInLog(db, merchantId)).some((one) => one.userId === of))
    throw new Refusal('notFound')
  const wish = { merchantId, userId, kind: 'logExport', needs: 'log.read', job: 'auditLog.export', language } as const
  const jobId = await addFileJob(db, { ...wish, input: { ...filter } })
  const after = { from: filter.from, until: filter.until }
  await audit(db, { staffId: userId, action: 'log.export', subject: 'file_job', subjectId: jobId, ip, after })
  return jobId
}
/** The network a deed came from; what jobs did came from none. */
export const networkOf = (ip: string): string => (ip === '' ? '' : placeOf(ip).block)
function cellsOf(deed: ShopDeed, language: Language): Cells {
  const words = new Map(Object.entries(textsOf(language).auditlog.deed))
  return [
    deed.at.toISOString(),
    deed.member.nickName,
    words.get(wordsKey(deed.action)) ?? deed.action,
    deed.number === null ? (deed.subject === 'merchant' ? '' : String(deed.subjectId)) : inFours(deed.number),
    deed.before ?? '',
    deed.after ?? '',
    deed.reason,
    networkOf(deed.ip),
    deed.device,
    deed.key ?? '',
  ]
}
const columnNames = ['at', 'member', 'deed', 'number', 'before', 'after', 'reason', 'network', 'device', 'key'] as const
export const exportJob: JobHandler = (context, { jobId }: { jobId: number }) =>
  workFileJob(context, jobId, (pen) => {
    const { merchantId, language, input } = pen.job
    const { columns } = textsOf(language).auditlog
    const header = columnNames.map((name) => columns[name])
    return writeRows(context, pen, header, async (at) => {
      const before = typeof at === 'number' ? at : undefined
      const rows = await deedsOfShop(context.db, merchantId, input as Filter, { size, offset: 0, before })
      const slice = rows.slice(0, size)
      const next = rows.length > size ? slice.at(-1)!.id : null
      return { rows: slice.map((deed) => cellsOf(deed, language)), next }
    })
  })
