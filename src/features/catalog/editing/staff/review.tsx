// Goods before shoppers see them: only what changes, old beside new; what the checks found; notes at the fields.
import { Button } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './review.css'
import { Beside } from './beside.tsx'
import { DecideQuestion } from './decide-question.tsx'
import { Diff } from './diff.tsx'
import { ReviewState, useCauses, Waits } from './reviews.tsx'
import { isFirst, type FullReview, type Notes } from './shape.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Hold } from '#surfaces/console/desk/casework/hold.tsx'
import { useNextCase } from '#surfaces/console/desk/casework/next-case.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useTodo } from '#surfaces/console/desk/todo.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useKeys } from '#surfaces/console/desk/use-keys.ts'
import { goodsReviewPath, goodsReviewsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function GoodsReview() {
  const draftId = Number(useParams()['draftId']) || 0
  const { t } = useTexts('editingstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/goods/detail', { draftId })
  const [notes, setNotes] = useState<Notes>(new Map())
  const writes = useMember().may('goods.write')
  const of = data?.id === draftId ? data : undefined
  const on = useNext(of, again, () => setNotes(new Map()))
  if (!of)
    return <div className="page">{fault ? <Failed fault={fault} onRetry={again} page /> : <Bones rows={8} />}</div>
  const decides = writes && of.state === 'inReview'
  const given = [...notes.values()].filter((note) => note.trim() !== '').length
  return (
    <div className="page case goods-review">
      <BackToList
        list="goods-reviews"
        listPath={goodsReviewsPath}
        pathOf={(key) => goodsReviewPath(Number(key))}
        at={String(draftId)}
      >
        {t('title')}
      </BackToList>
      <header className="head">
        <Title of={of} />
        {decides && <Acts key={of.version} {...{ of, notes, given, ...on }} />}
      </header>
      {fault && <Fault fault={fault} />}
      <div className="two">
        <div>
          <Diff
            of={of}
            notes={notes}
            onNote={decides ? (field, note) => setNotes(new Map(notes).set(field, note)) : undefined}
          />
          {of.state === 'returned' && <Answer of={of} />}
        </div>
        <Beside of={of} />
      </div>
    </div>
  )
}
/** One of a shop after the other: where another waits, the way leads to it; else to the next of the list. */
function useNext(of: FullReview | undefined, again: () => void, forget: () => void) {
  const go = useNavigate()
  const todo = useTodo()
  const next = useNextCase('goods-reviews', String(of?.id), (key) => goodsReviewPath(Number(key)))
  const onDone = () => {
    again()
    todo.again()
  }
  const onDecided = () => {
    forget()
    onDone()
    if (of && of.next !== null) void go(goodsReviewPath(of.next))
    else next()
  }
  return { onDone, onDecided }
}
function Title({ of }: { of: FullReview }) {
  const { t } = useTexts('editingstaff')
  return (
    <div>
      <h1 className="display">{of.title || t('untitled')}</h1>
      <p>
        <Asked of={of} />
        <ReviewState of={of} />
        {of.state === 'inReview' && <Waits of={of} />}
        <Others of={of} />
      </p>
    </div>
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
interface ActsProps {
  of: FullReview
  notes: Notes
  given: number
  onDone: () => void
  onDecided: () => void
}
/** Red is what the checks suggest. */
function Acts({ of, notes, given, onDone, onDecided }: ActsProps) {
  const { t } = useTexts('editingstaff')
  const [open, setOpen] = useState<'approve' | 'return'>()
  const hold = (verb: 'claim' | 'release') =>
    call(`/api/v2/admin/goods/${verb}`, { draftId: of.id, requestId: newRequestId() })
  const mine = !of.taken || of.taken.mine
  useKeys(mine ? { a: () => setOpen('approve'), r: () => setOpen('return') } : {})
  if (!mine) return <p className="small muted">{t('takenBy', { by: of.taken!.by })}</p>
  const doubtful = of.words.length > 0 || given > 0
  return (
    <div className="acts">
      <Hold hold={hold} taken={of.taken} onDone={onDone} />
      <Button type={doubtful ? 'default' : 'primary'} onClick={() => setOpen('approve')}>
        {t('approve')} <kbd>A</kbd>
      </Button>
      <Button type={doubtful ? 'primary' : 'default'} onClick={() => setOpen('return')}>
        {given > 0 ? t('returnWith', { count: given }) : t('return')} <kbd>R</kbd>
      </Button>
      {open && (
        <DecideQuestion
          of={of}
          approve={open === 'approve'}
          notes={notes}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            onDecided()
          }}
        />
      )}
    </div>
  )
}
