// The reports about one thing, the newest first: why, in which words, by whom and whether it counts.
import './report-list.css'
import type { Output } from '#surfaces/console/desk/call.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

type Report = Output<'/api/v2/admin/report/detail'>['reports'][number]
export function ReportList({ reports, count = reports.length }: { reports: readonly Report[]; count?: number }) {
  const { t } = useTexts('reportingstaff')
  if (reports.length === 0) return null
  return (
    <section>
      <Sec title={t('said')} note={t('count', { count })} />
      <ul className="report-list">
        {reports.map((report) => (
          <li key={report.id}>
            <b>{report.reason}</b>
            {report.words && (
              <p className="report-words" lang={report.lang}>
                {report.words}
              </p>
            )}
            <p className="small muted">
              {report.by || t('gone')} · <Time at={report.at} />
              {!report.counts && <> · {t('fresh')}</>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
