// The platform's log as a file: what a filter finds, newest first, as many rows as a sheet is read with. The look is
// a deed of its own.
import { stringify } from 'csv-stringify/sync'
import { wordsKey } from './areas.ts'
import { deeds, type LogFilter, type LogRow } from './queries.ts'
import type { Db } from '#kernel/data/db.ts'
import { neutralWithin } from '#kernel/data/spreadsheet.ts'
import { audit } from '#kernel/security/audit.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'

export const mostExported = 5000
const columnNames = ['at', 'member', 'deed', 'number', 'before', 'after', 'reason', 'network'] as const
function cellsOf(deed: LogRow, language: Language): string[] {
  const words = new Map(Object.entries(textsOf(language).auditlog.deed))
  return [
    deed.at.toISOString(),
    deed.staff?.nickName ?? '',
    words.get(wordsKey(deed.action)) ?? deed.action,
    `${deed.subject} ${deed.subjectNo ?? deed.subjectId}`,
    deed.before ?? '',
    deed.after ?? '',
    deed.reason,
    deed.ip,
  ].map(neutralWithin)
}
/** `more`: there are older rows that are not in it. */
export async function exportDeeds(
  db: Db,
  { userId, ip, lang }: { userId: number; ip: string; lang: Language },
  filter: LogFilter,
): Promise<{ name: string; csv: string; more: boolean }> {
  const rows = await deeds(db, filter, { size: mostExported, offset: 0, before: undefined })
  const { columns } = textsOf(lang).auditlog
  const sheet = rows.slice(0, mostExported).map((deed) => cellsOf(deed, lang))
  await audit(db, {
    staffId: userId,
    action: 'log.export',
    subject: 'log',
    subjectId: 0,
    ip,
    after: { ...filter, rows: sheet.length },
  })
  const csv = `\uFEFF${stringify([columnNames.map((name) => columns[name]), ...sheet])}`
  return { name: `log-${new Date().toISOString().slice(0, 10)}.csv`, csv, more: rows.length > mostExported }
}
