// Many goods of one shop that nobody has seen before: approved, or returned, by one act with its reason. What became of
// each that was not is told by its name.
import { Button } from 'antd'
import { useState } from 'react'
import { mostDecidedAtOnce } from '../limits.ts'
import { isFirst, type WaitingGoods } from './shape.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { BulkBar } from '#surfaces/console/desk/list/bulk-bar.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface BulkProps {
  picked: readonly WaitingGoods[]
  onClear: () => void
  onDone: () => void
}
/** Which of them one act can decide: those of one shop, that nobody has seen, and that wait. */
const fitting = (picked: readonly WaitingGoods[]) => picked.filter((one) => one.state === 'inReview' && isFirst(one))
export function ReviewsBulk({ picked, onClear, onDone }: BulkProps) {
  const { t } = useTexts('editingstaff')
  const [approve, ask] = useState<boolean>()
  const fit = fitting(picked)
  const shops = new Set(fit.map(({ merchant }) => merchant.merchantId))
  const why =
    fit.length === 0
      ? t('many.onlyNew')
      : shops.size > 1
        ? t('many.oneShop')
        : fit.length > mostDecidedAtOnce
          ? t('many.most', { count: mostDecidedAtOnce })
          : undefined
  return (
    <>
      <BulkBar n={picked.length} busy={false} onClear={onClear} said={why}>
        {why === undefined && (
          <>
            <button type="button" onClick={() => ask(false)}>
              {t('many.return', { count: fit.length })}
            </button>
            <Button type="primary" onClick={() => ask(true)}>
              {t('many.approve', { count: fit.length })}
            </Button>
          </>
        )}
      </BulkBar>
      {approve !== undefined && (
        <ManyQuestion
          picked={fit}
          approve={approve}
          onClose={() => {
            ask(undefined)
            onClear()
            onDone()
          }}
        />
      )}
    </>
  )
}

type Result = Output<'/api/v2/admin/goods/audit/many'>['results'][number]
interface Props {
  picked: readonly WaitingGoods[]
  approve: boolean
  onClose: () => void
}
function useDecidingMany({ picked, approve, onClose }: Props) {
  const { t } = useTexts('editingstaff')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [results, setResults] = useState<readonly Result[]>()
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const rows = picked.map(({ id, version }) => ({ draftId: id, version }))
    const said = { merchantId: picked[0]!.merchant.merchantId, rows, approve, reason: reason.trim(), requestId }
    const told = (await call('/api/v2/admin/goods/audit/many', said)).results
    const done = told.filter(({ outcome }) => outcome === 'done').length
    if (done > 0) say(t(approve ? 'many.approved' : 'many.returned', { count: done }))
    if (done === told.length) onClose()
    else setResults(told)
  })
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') void sending.run()
  }
  return { reason, setReason, lacking: tried && reason.trim() === '', results, sending, send }
}
function ManyQuestion(props: Props) {
  const { picked, approve, onClose } = props
  const { t } = useTexts('editingstaff')
  const { reason, setReason, lacking, results, sending, send } = useDecidingMany(props)
  const count = picked.length
  const titleOf = (draftId: number) => picked.find(({ id }) => id === draftId)?.title || t('untitled')
  return (
    <Question
      title={t(approve ? 'many.approveTitle' : 'many.returnTitle', { count, shop: picked[0]!.merchant.name })}
      verb={results ? t('many.close') : t(approve ? 'many.approve' : 'many.return', { count })}
      suggested={approve}
      doing={sending}
      onDo={results ? onClose : send}
      onClose={onClose}
    >
      {results ? (
        <Untouched results={results} titleOf={titleOf} />
      ) : (
        <>
          <p>{t(approve ? 'many.approveText' : 'many.returnText')}</p>
          <ul className="small review-many">
            {picked.map((one) => (
              <li key={one.id} className="cut">
                {one.title || t('untitled')}
              </li>
            ))}
          </ul>
          <ReasonField
            label={t(approve ? 'noteForLog' : 'reason')}
            help={t(approve ? 'logHelp' : 'reasonHelp')}
            fault={lacking ? t('many.reasonLacking') : undefined}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </Question>
  )
}
/** What was not decided, each by its name and why. */
function Untouched({ results, titleOf }: { results: readonly Result[]; titleOf: (draftId: number) => string }) {
  const { t } = useTexts('editingstaff')
  const left = results.filter(({ outcome }) => outcome !== 'done')
  return (
    <div role="alert">
      <p className="note bad">{t('many.left', { count: left.length })}</p>
      <ul className="small review-many">
        {left.map(({ draftId, outcome }) => (
          <li key={draftId}>
            <b className="strong">{titleOf(draftId)}</b> <span className="muted">{t(`outcome.${outcome}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
