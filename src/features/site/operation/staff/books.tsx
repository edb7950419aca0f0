// The audit of the books: run by a click and each night, with what every check found.
import { Button } from 'antd'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useState } from 'react'
import './operation.css'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Run = Output<'/api/v2/admin/books/audit/page'>['records'][number]
export default function Books() {
  const { t } = useTexts('operationstaff')
  const writes = useMember().may('books.write')
  const { data, fault, again } = useAsked('/api/v2/admin/books/audit/page', { size: 30 })
  const [chosen, choose] = useState<number>()
  usePolled(again, 4000)
  const running = useDoing(async () => {
    const { id } = await call('/api/v2/admin/books/audit/run', { requestId: newRequestId() })
    choose(id)
    say(t('books.begun'))
    again()
  })
  const shown = data?.records.find(({ id }) => id === chosen) ?? data?.records[0]
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('books.title')}</h1>
        <p>{t('books.note')}</p>
        {writes && (
          <div className="acts">
            <Button type="primary" aria-busy={running.busy} onClick={() => void running.run()}>
              {t('books.run')}
            </Button>
          </div>
        )}
      </header>
      {running.fault && <Fault fault={running.fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && !shown && <p className="muted">{t('books.never')}</p>}
      {shown && <Audit run={shown} />}
      {data && data.records.length > 0 && <Before runs={data.records} onChoose={choose} />}
    </div>
  )
}
function Before({ runs, onChoose }: { runs: readonly Run[]; onChoose: (id: number) => void }) {
  const { t } = useTexts('operationstaff')
  return (
    <section className="operation-part">
      <Sec title={t('books.before')} />
      <ul className="operation-rows rule">
        {runs.map((run) => (
          <li key={run.id}>
            <span className="grow">
              <Button type="link" size="small" onClick={() => onChoose(run.id)}>
                <Time at={run.startedAt} />
              </Button>
              <Verdict run={run} />
            </span>
            <span className="small muted">{run.startedBy ?? t('byItself')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
function Verdict({ run: { state, found, done, total } }: { run: Run }) {
  const { t } = useTexts('operationstaff')
  if (state === 'running') return <span>{t('books.running', { done, total })}</span>
  if (state === 'passed') return <b className="jade">{t('books.right', { total })}</b>
  return <b className="deal">{found > 0 ? t('books.wrong', { count: found }) : t('books.broken')}</b>
}

function Audit({ run }: { run: Run }) {
  const { t } = useTexts('operationstaff')
  const { number } = useFormat()
  // what every check found is written down at the end
  const { data } = useAsked('/api/v2/admin/books/audit/detail', run.endedAt === null ? null : { id: run.id })
  const detail = data?.id === run.id ? data : undefined
  return (
    <section>
      <Sec title={<Verdict run={run} />} note={<Time at={run.startedAt} />} />
      {detail?.fault && <p className="deal small">{detail.fault}</p>}
      <ul className="operation-rows rule">
        {(detail?.checks ?? [])
          .toSorted((a, b) => b.found - a.found)
          .map(({ name, found, ms }) => (
            <li key={name}>
              {found > 0 ? (
                <CircleAlert className="deal" size={16} aria-label={t('books.differs')} />
              ) : (
                <CircleCheck className="jade" size={16} aria-label={t('books.holds')} />
              )}
              <span className="grow" lang="en">
                {name}
                {detail!.findings
                  .filter((finding) => finding.name === name)
                  .map(({ rows }) => (
                    <pre key={name}>{rows.join('\n')}</pre>
                  ))}
              </span>
              <span className="small muted nowrap">{number(ms)} ms</span>
            </li>
          ))}
      </ul>
    </section>
  )
}
