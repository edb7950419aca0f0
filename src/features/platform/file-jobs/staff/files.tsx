// Files that staff take out: every job in one list that outlives the browser, with how far it is and its result.
import '#surfaces/console/desk/case.css'
import '../merchant/files.css'
import { JobList } from '../merchant/job-list.tsx'
import { useListQuery } from '#surfaces/console/desk/list/query.ts'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export default function Files() {
  const { t } = useTexts('filejobsstaff')
  const query = useListQuery()
  const asked = useAsked('/api/v2/admin/file/page', { size: 20, ...(query.after && { after: query.after }) })
  const runs = asked.data?.records.some(({ status }) => status === 'running')
  usePolled(asked.again, runs ? 2_000 : 30_000)
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
      </header>
      <JobList asked={asked} query={query} />
    </div>
  )
}
