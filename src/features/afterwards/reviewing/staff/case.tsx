// One case about a review: what waits, why, and the decision with its reason. Whoever takes it has it for half an hour.
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import { CaseState, type FullCase } from './cases.tsx'
import { DecideQuestion, type Word } from './decide-question.tsx'
import { ReviewFacts } from '../merchant/review-facts.tsx'
import { Said, Shots } from '../merchant/review-words.tsx'
import { ReportList } from '#features/catalog/reporting/staff/parts/report-list.tsx'
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
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { reviewCasePath, reviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function CasePage() {
  const caseId = Number(useParams()['caseId'])
  const { data, fault, again } = useAsked('/api/v2/admin/comment/detail', { caseId })
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const todo = useTodo()
  const writes = useMember().may('comment.write')
  const of = data?.id === caseId ? data : undefined
  const done = () => {
    again()
    todo.again()
  }
  if (!of) return <div className="page">{fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />}</div>
  return (
    <div className="page case">
      <BackToList
        list="review-cases"
        listPath={reviewsPath}
        pathOf={(key) => reviewCasePath(Number(key))}
        at={String(caseId)}
      >
        {t('reviewingmerchant:reviews')}
      </BackToList>
      <Head of={of} acts={writes && of.state === 'open' && <Acts of={of} onDone={done} />} />
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Waits of={of} />
          <ReportList reports={of.reports} />
          <Said review={of.review} />
          <Settled title={t('reviewingmerchant:answer')} words={of.review.reply?.text} />
          <Settled title={t('decided')} words={of.answer} />
        </div>
        <ReviewFacts review={of.review} />
      </div>
    </div>
  )
}

function Head({ of, acts }: { of: FullCase; acts: ReactNode }) {
  const { t } = useTexts('reviewingstaff')
  return (
    <header className="head">
      <div>
        <h1 className="display">{t(`title.${of.kind}`, { shop: of.review.merchant.name })}</h1>
        <p>
          <b className="strong">{of.review.merchant.name}</b>
          <CaseState of={of} />
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
function Settled({ title, words }: { title: string; words: string | undefined }) {
  if (!words) return null
  return (
    <section>
      <Sec title={title} />
      <p className="review-words" style={{ paddingTop: 12 }}>
        {words}
      </p>
    </section>
  )
}

/** Why it is here, and what waits where that is not the review itself. */
function Waits({ of }: { of: FullCase }) {
  const { t } = useTexts(['reviewingstaff', 'reviewingmerchant'])
  const seen = of.kind === 'reported' && of.review.status === 'shown'
  return (
    <section>
      <Sec title={t(`kind.${of.kind}`)} />
      <div className="review-said">
        <p className="muted">{t(seen ? 'why.reportedSeen' : `why.${of.kind}`)}</p>
        {of.found.length > 0 && (
          <p>
            {t('found')} <b>{of.found.join(', ')}</b>
          </p>
        )}
        {of.ground && <b>{t(`reviewingmerchant:ground.${of.ground}`)}</b>}
        {of.text && <p className="review-words">{of.text}</p>}
        <Shots pictures={of.pictures} lang={of.review.lang} />
      </div>
    </section>
  )
}

function Acts({ of, onDone }: { of: FullCase; onDone: () => void }) {
  const { t } = useTexts('reviewingstaff')
  const [open, setOpen] = useState<Word | 'unsaid'>()
  const next = useNextCase('review-cases', String(of.id), (key) => reviewCasePath(Number(key)))
  const hold = (verb: 'claim' | 'release') =>
    call(`/api/v2/admin/comment/${verb}`, { caseId: of.id, requestId: newRequestId() })
  const others = of.taken !== null && !of.taken.mine
  useKeys(others ? {} : { a: () => setOpen('show'), r: () => setOpen('hide') })
  if (of.taken && others) return <p className="small muted">{t('takenBy', { by: of.taken.by })}</p>
  return (
    <>
      <Hold hold={hold} taken={of.taken} onDone={onDone} />
      <Button type="primary" onClick={() => setOpen('unsaid')}>
        {t('act.decide')}
      </Button>
      <KeyHints
        keys={[
          ['A', t('hint.show')],
          ['R', t('hint.hide')],
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
