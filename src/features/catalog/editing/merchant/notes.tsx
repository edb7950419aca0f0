// What stands above the fields: somebody else saved, staff look at it or sent it back, what is on sale moved on.
import { Button } from 'antd'
import { CircleAlert, Clock, CornerUpLeft, RefreshCw } from 'lucide-react'
import { useState, type RefObject } from 'react'
import type { Content } from '../content.ts'
import { changesOf } from '../merging.ts'
import { ChangeList } from './change-list.tsx'
import { useFieldWord } from './field-words.ts'
import type { Detail, Place } from './use-draft.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { call, newRequestId, type CallFault } from '#surfaces/console/desk/call.ts'
import { Fault, useFaultWords } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface ElsewhereProps {
  fault: CallFault
  /** as it stands in the fields */
  mine: Content
  draftId: number | undefined
  onTake: () => void
  onInsist: () => void
}
export function Elsewhere({ fault, mine, draftId, onTake, onInsist }: ElsewhereProps) {
  const { t } = useTexts('editingmerchant')
  const words = useFaultWords()
  const [both, setBoth] = useState(false)
  const by = typeof fault.params['by'] === 'string' ? fault.params['by'] : ''
  return (
    <div className="note elsewhere" role="alert">
      <RefreshCw className="i" size={16} />
      <div className="grow">
        <b>{by ? t('elsewhereBy', { name: by }) : words(fault)}</b> {t('elsewhereText')}
        {both && draftId !== undefined && <Both mine={mine} draftId={draftId} />}
      </div>
      <Button size="small" aria-expanded={both} onClick={() => setBoth(!both)}>
        {t('seeBoth')}
      </Button>
      <Button size="small" onClick={onTake}>
        {t('takeTheirs')}
      </Button>
      {fault.reason === 'draftChanged' && typeof fault.params['version'] === 'number' && (
        <Button size="small" onClick={onInsist}>
          {t('keepMine')}
        </Button>
      )}
    </div>
  )
}
/** Where theirs and mine differ: theirs struck, mine beside it. */
function Both({ mine, draftId }: { mine: Content; draftId: number }) {
  const { t } = useTexts('editingmerchant')
  const asked = useAsked('/api/v2/mch/goods/detail', { draftId })
  const theirs = asked.data?.draft?.content
  if (!theirs) return asked.fault ? <Failed fault={asked.fault} onRetry={asked.again} /> : <Bones rows={2} />
  const changes = changesOf(theirs, mine)
  if (changes.length === 0) return <p className="muted">{t('bothSame')}</p>
  return (
    <>
      <p className="small muted">{t('bothText')}</p>
      <ChangeList changes={changes} options={mine.options} />
    </>
  )
}
interface WaitingProps {
  detail: Detail
  place: RefObject<Place | undefined>
  onDone: () => void
}
export function Waiting({ detail, place, onDone }: WaitingProps) {
  const { t } = useTexts('editingmerchant')
  const { when } = useFormat()
  const back = useDoing(async () => {
    await call('/api/v2/mch/goods/withdraw', { ...place.current!, requestId: newRequestId() })
    onDone()
  })
  const since = detail.draft?.submittedAt
  return (
    <>
      <div className="note calm">
        <Clock className="i" size={16} />
        <span className="grow">
          <b>{t('waits', { time: since ? when(since) : '' })}</b>{' '}
          {t(detail.productId === null || detail.unreviewed ? 'waitsNew' : 'waitsChange')}
        </span>
        <Button size="small" aria-busy={back.busy} onClick={() => void back.run()}>
          {t('takeBack')}
        </Button>
      </div>
      {back.fault && <Fault fault={back.fault} />}
    </>
  )
}
/** In store, and nobody has looked at it. */
export function Unseen({ detail: { unreviewed, draft } }: { detail: Detail }) {
  const { t } = useTexts('editingmerchant')
  if (!unreviewed || (draft && draft.state !== 'draft')) return null
  return (
    <p className="note calm">
      <Clock className="i" size={16} />
      <span className="grow">
        <b>{t('unseen')}</b> {t('unseenText')}
      </span>
    </p>
  )
}
export function Returned({ detail: { draft } }: { detail: Detail }) {
  const { t } = useTexts('editingmerchant')
  const word = useFieldWord()
  if (draft?.state !== 'returned') return null
  return (
    <div className="note bad returned">
      <CornerUpLeft className="i" size={16} />
      <div className="grow">
        <b>{t('cameBack')}</b> {draft.answer}
        {draft.notes.length > 0 && (
          <ul>
            {draft.notes.map(({ field, note }) => (
              <li key={`${field} ${note}`}>
                <span className="muted">{word(field)}:</span> {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
/** What was changed on sale since the draft was begun stands in the fields already, unless both changed it. */
export function Meanwhile({ detail: { draft, published } }: { detail: Detail }) {
  const { t } = useTexts('editingmerchant')
  const word = useFieldWord()
  if (!draft?.base || !published) return null
  const fields = [...new Set(changesOf(draft.base, published).map(({ field }) => field))]
  if (fields.length === 0) return null
  return (
    <p className="note calm">
      <CircleAlert className="i" size={16} />
      <span className="grow">
        <b>{t('meanwhile', { fields: fields.map(word).join(', ') })}</b> {t('meanwhileText')}
      </span>
    </p>
  )
}
