// Backups beside the shop: made and tried by a click, never taken out by the web.
import { Button } from 'antd'
import { useBytes } from './bytes.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Page = Output<'/api/v2/admin/backup/page'>
export function Backups() {
  const { t } = useTexts('operationstaff')
  const writes = useMember().may('operation.write')
  const { data, again } = useAsked('/api/v2/admin/backup/page', {})
  usePolled(again, 5000)
  const making = useDoing(async () => {
    await call('/api/v2/admin/backup/run', { requestId: newRequestId() })
    say(t('backup.begun'))
    again()
  })
  const trying = useDoing(async (file: string) => {
    await call('/api/v2/admin/backup/test', { file, requestId: newRequestId() })
    say(t('backup.testBegun'))
    again()
  })
  const fault = making.fault ?? trying.fault
  return (
    <section className="operation-part">
      <Sec
        title={t('backup.title')}
        note={data && t('backup.note', { folder: data.folder })}
        end={
          writes && (
            <Button size="small" aria-busy={making.busy} onClick={() => void making.run()}>
              {t('backup.make')}
            </Button>
          )
        }
      />
      {fault && <Fault fault={fault} />}
      {data && <Files data={data} {...(writes && data.canTest && { onTry: (name) => void trying.run(name) })} />}
      {data && !data.canTest && <p className="small muted">{t('backup.elsewhere')}</p>}
      {data && data.runs.length > 0 && <Runs runs={data.runs} />}
    </section>
  )
}

function Files({ data: { files }, onTry }: { data: Page; onTry?: (name: string) => void }) {
  const { t } = useTexts('operationstaff')
  const bytes = useBytes()
  return (
    <ul className="operation-rows rule">
      {files.map(({ name, bytes: size, madeAt }) => (
        <li key={name}>
          <code className="grow">{name}</code>
          <span className="small nowrap">{bytes(size)}</span>
          <span className="small nowrap">
            <Time at={madeAt} />
          </span>
          {onTry && (
            <Button size="small" type="text" onClick={() => onTry(name)}>
              {t('backup.test')}
            </Button>
          )}
        </li>
      ))}
      {files.length === 0 && <li className="muted">{t('backup.none')}</li>}
    </ul>
  )
}
const mostRuns = 6
function Runs({ runs }: Pick<Page, 'runs'>) {
  const { t } = useTexts('operationstaff')
  return (
    <ul className="operation-rows small">
      {runs.slice(0, mostRuns).map((run) => (
        <li key={run.id}>
          <span className="grow">
            {t(`backup.${run.kind}`)}: <b className="strong">{t(`state.${run.state}`)}</b>{' '}
            <span className="muted">{run.fault || run.file}</span>
          </span>
          <span className="muted">{run.startedBy ?? t('byItself')}</span>
          <span className="nowrap">
            <Time at={run.endedAt ?? run.startedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}
