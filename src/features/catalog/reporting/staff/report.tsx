// One reported product or merchant: all that shoppers said of it, and the decision with its reason.
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { href, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { DecideQuestion, type Word } from './decide-question.tsx'
import { ReportState, type FullReported } from './reports.tsx'
import { ReportList } from './parts/report-list.tsx'
import { Allow } from './allow.tsx'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Hold } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { KeyHints } from '#surfaces/console/desk/key-hints.tsx'
import { Left } from '#surfaces/console/desk/left.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Pic } from '#surfaces/console/desk/pic.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { reportPath, reportsPath } from '#surfaces/console/desk/ways.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export default function ReportPage() {
  const caseId = Number(useParams()['caseId'])
  const { data, fault, again } = useAsked('/api/v2/admin/report/detail', { caseId })
  const { t } = useTexts('reportingstaff')
  const todo = useTodo()
  const writes = useMember().may('report.write')
  const of = data?.id === caseId ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList list="reports" listPath={reportsPath} pathOf={(key) => reportPath(Number(key))} at={String(caseId)}>
        {t('reports')}
      </BackToList>
      <Head of={of} acts={writes && <WhatCanBeDone of={of} onDone={done} />} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <ReportList reports={of.reports} count={of.count} />
          {of.answer && (
            <section>
              <Sec title={t('decided')} />
              <p className="report-words">{of.answer}</p>
            </section>
          )}
        </div>
        <Facts of={of} />
      </div>
    </div>
  )
}
function WhatCanBeDone({ of, onDone }: { of: FullReported; onDone: () => void }) {
  if (of.state === 'open') return <Acts of={of} onDone={onDone} />
  return of.state === 'upheld' && of.barred && <Allow caseId={of.id} onDone={onDone} />
}
function Head({ of, acts }: { of: FullReported; acts: ReactNode }) {
  const { t } = useTexts('reportingstaff')
  return (
    <header className="head">
      <div>
        <h1 className="display">{t(`title.${of.kind}`)}</h1>
        <p>
          <b className="strong">{of.title}</b>
          <ReportState of={of} />
          {of.taken && (
            <Left from={of.createdAt} at={of.taken.until}>
              {t('takenFor')}
            </Left>
          )}
        </p>
      </div>
      <div className="acts">{acts}</div>
    </header>
  )
}
/** What it is about, as shoppers see it. */
function Facts({ of }: { of: FullReported }) {
  const { t } = useTexts('reportingstaff')
  const shop = hrefWith('/home/shopIndex', { id: of.merchant.merchantId })
  return (
    <aside aria-label={t('column.what')}>
      {of.kind === 'product' && (
        <section>
          <Sec title={t('kind.product')} />
          <p className="row">
            <Pic of={of.picture} size={44} />
            <span>
              <a
                href={href('/goods/:id', { id: String(of.thingId) })}
                target="_blank"
                rel="noreferrer"
                className="strong"
              >
                {of.title}
              </a>
              <br />
              <span className="muted">{t(of.onSale ? 'onSale' : 'offShelf')}</span>
            </span>
          </p>
        </section>
      )}
      <section>
        <Sec title={t('column.shop')} />
        <p>
          <a href={shop} target="_blank" rel="noreferrer" className="strong">
            {of.merchant.name}
          </a>
          <br />
          <span className="muted">{of.merchant.place}</span>
        </p>
      </section>
    </aside>
  )
}
function Acts({ of, onDone }: { of: FullReported; onDone: () => void }) {
  const { t } = useTexts('reportingstaff')
  const [open, setOpen] = useState<Word | 'unsaid'>()
  const next = useNextCase('reports', String(of.id), (key) => reportPath(Number(key)))
  const hold = (verb: 'claim' | 'release') =>
    call(`/api/v2/admin/report/${verb}`, { caseId: of.id, requestId: newRequestId() })
  const others = of.taken !== null && !of.taken.mine
  useKeys(others ? {} : { a: () => setOpen('uphold'), r: () => setOpen('dismiss') })
  if (of.taken && others) return <p className="small muted">{t('takenBy', { by: of.taken.by })}</p>
  return (
    <>
      <Hold hold={hold} taken={of.taken} onDone={onDone} />
      <Button type="primary" onClick={() => setOpen('unsaid')}>
        {t('act.decide')}
      </Button>
      <KeyHints
        keys={[
          ['A', t('hint.uphold')],
          ['R', t('hint.dismiss')],
        ]}
      />
      {open && (
        <DecideQuestion
          of={of}
          first={open === 'unsaid' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            onDone()
            next()
          }}
        />
      )}
    </>
  )
}
