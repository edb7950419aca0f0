// Goods before shoppers see them: only what changes, old beside new; what the checks found; notes at the fields.
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import './review.css'
import { Beside } from './beside.tsx'
import { Diff } from './diff.tsx'
import { goodsDesk, ReviewState, useCauses, Waits } from './reviews.tsx'
import { isFirst, type FullReview, type Notes } from './shape.ts'
import { call } from '#surfaces/console/desk/call.ts'
import { isFree } from '#surfaces/console/desk/casework/calls.ts'
import { CasePage, CaseView } from '#surfaces/console/desk/casework/case-page.tsx'
import { Decide } from '#surfaces/console/desk/casework/decide.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { goodsReviewPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function GoodsReviewPage() {
  const draftId = Number(useParams()['draftId']) || 0
  const asked = useAsked('/api/v2/admin/goods/detail', { draftId })
  return (
    <CasePage desk={goodsDesk} id={draftId} asked={asked}>
      {(of) => <GoodsReview of={of} />}
    </CasePage>
  )
}
function GoodsReview({ of }: { of: FullReview }) {
  const { t } = useTexts('editingstaff')
  const [notes, setNotes] = useState<Notes>(new Map())
  const notable = useMember().may('goods.write') && of.state === 'inReview' && !of.own && isFree(of.taken)
  return (
    <CaseView
      title={of.title || t('untitled')}
      facts={<Facts of={of} />}
      own={of.own}
      acts={<Acts of={of} notes={notes} />}
      beside={<Beside of={of} />}
    >
      <Diff
        of={of}
        notes={notes}
        onNote={notable ? (field, note) => setNotes(new Map(notes).set(field, note)) : undefined}
      />
      {of.state === 'returned' && <Answer of={of} />}
    </CaseView>
  )
}
function Facts({ of }: { of: FullReview }) {
  return (
    <>
      <Asked of={of} />
      {of.state !== 'inReview' && <ReviewState of={of} />}
      {of.state === 'inReview' && <Waits of={of} />}
      <Others of={of} />
    </>
  )
}
/** What else of the shop waits. */
function Others({ of: { more, next } }: { of: FullReview }) {
  const { t } = useTexts('editingstaff')
  if (more === 0) return null
  return (
    <span>
      {t('more', { count: more })}{' '}
      {next !== null && (
        <Link className="link" to={goodsReviewPath(next)}>
          {t('nextOne')}
        </Link>
      )}
    </span>
  )
}
function Asked({ of }: { of: FullReview }) {
  const { t } = useTexts('editingstaff')
  const why = useCauses()
  return (
    <span>
      <b className="strong">{of.merchant.name}</b>{' '}
      {t(isFirst(of) ? 'asksNew' : 'asksChange', { count: of.changes.length, why: why(of) })}
    </span>
  )
}
function Answer({ of }: { of: FullReview }) {
  const { t } = useTexts('editingstaff')
  return (
    <section>
      <Sec title={t('said')} />
      <p>{of.answer}</p>
      <ul className="small">
        {of.notes.map(({ field, note }) => (
          <li key={`${field} ${note}`}>{note}</li>
        ))}
      </ul>
    </section>
  )
}
/** Red is what the checks suggest. One of a shop after the other: where another waits, the way leads to it. */
function Acts({ of, notes }: { of: FullReview; notes: Notes }) {
  const { t } = useTexts('editingstaff')
  const given = [...notes].flatMap(([field, note]) => (note.trim() ? [{ field, note: note.trim() }] : []))
  const said = given.length > 0
  return (
    <Decide
      suggested={of.words.length > 0 || said ? 'reject' : 'approve'}
      {...(said && { verbs: { reject: t('returnWith', { count: given.length }) } })}
      needs={{ reject: !said }}
      titles={{ approve: t('approveTitle'), reject: t('returnTitle') }}
      help={{ approve: t('logHelp'), reject: t('reasonHelp') }}
      most={500}
      next={of.next}
      decide={(decision, reason, requestId) => {
        const approve = decision === 'approve'
        const { id: draftId, version } = of
        const wish = { draftId, version, approve, reason, requestId }
        return call('/api/v2/admin/goods/audit', { ...wish, notes: approve ? [] : given })
      }}
    >
      {(decision) => (
        <>
          <p>{t(decision === 'reject' ? 'returnText' : isFirst(of) ? 'approveNew' : 'approveChange')}</p>
          {decision === 'reject' && said && (
            <ul className="small">
              {given.map(({ field, note }) => (
                <li key={field}>{note}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </Decide>
  )
}
