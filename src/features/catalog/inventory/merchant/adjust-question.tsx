// Pieces counted, added or taken out by hand: how many, why, and what will be there afterwards.
import { Input } from 'antd'
import { useState } from 'react'
import { mostPieces, reasonsOf, type Kind, type Reason } from '../reasons.ts'
import { piecesOf } from './pieces.ts'
import type { SkuStock } from './stock-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  sku: SkuStock
  kind: Kind
  onDone: () => void
  onClose: () => void
}
const titles = { count: 'countTitle', add: 'addTitle', remove: 'removeTitle' } as const
const signed = (by: number): string => (by > 0 ? `+${by}` : `−${Math.abs(by)}`)

export function AdjustQuestion({ sku, kind, onDone, onClose }: Props) {
  const { t } = useTexts('inventorymerchant')
  const [text, setText] = useState('')
  const [note, setNote] = useState('')
  const choices = reasonsOf[kind] as readonly Reason[]
  const [reason, setReason] = useState<Reason | undefined>(choices.length === 1 ? choices[0] : undefined)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const [least, most] = [kind === 'count' ? 0 : 1, kind === 'remove' ? sku.free : mostPieces] as const
  const typed = piecesOf(text, least)
  const pieces = typed !== undefined && typed <= most ? typed : undefined
  const saving = useDoing(async () => {
    const line = { skuId: sku.skuId, quantity: pieces!, ...(kind === 'count' && { seen: sku.onHand }) }
    await call('/api/v2/mch/stock/adjust', { kind, lines: [line], reason: reason!, note: note.trim(), requestId })
    say(t('saved'))
    onDone()
  })
  const submit = () => {
    setTried(true)
    if (pieces !== undefined && reason) void saving.run()
  }
  return (
    <Question title={t(titles[kind])} verb={t(`save.${kind}`)} suggested doing={saving} onDo={submit} onClose={onClose}>
      <Field
        label={t('quantity')}
        help={<Outcome sku={sku} kind={kind} pieces={pieces} />}
        fault={tried && pieces === undefined ? t('notSo', { from: least, to: most }) : undefined}
      >
        {(own) => <Input {...own} inputMode="numeric" value={text} onChange={(e) => setText(e.target.value)} />}
      </Field>
      {choices.length > 1 && (
        <Radios
          legend={t('reasonLabel')}
          choices={choices.map((value) => ({ value, label: t(`reason.${value}`) }))}
          value={reason}
          onChoose={setReason}
        />
      )}
      {tried && !reason && (
        <p className="field-said bad" role="alert">
          {t('reasonLacking')}
        </p>
      )}
      <Field label={t('noteLabel')} help={t('noteHelp')}>
        {(own) => <Input {...own} maxLength={200} value={note} onChange={(e) => setNote(e.target.value)} />}
      </Field>
    </Question>
  )
}
/** Before a number stands there, what the shop knows; then what follows of it. */
function Outcome({ sku: { onHand }, kind, pieces }: Pick<Props, 'sku' | 'kind'> & { pieces: number | undefined }) {
  const { t } = useTexts('inventorymerchant')
  if (pieces === undefined) return t('countHelp', { onHand })
  if (kind !== 'count') return t('afterwards', { n: kind === 'add' ? onHand + pieces : onHand - pieces })
  return pieces === onHand ? t('same') : t('difference', { by: signed(pieces - onHand) })
}
