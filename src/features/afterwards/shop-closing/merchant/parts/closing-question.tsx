// What is done about the closing of a shop, with the reason; who answers their own request, for nobody else could,
// proves anew who they are.
import { Input } from 'antd'
import { useState } from 'react'
import type { Stands } from './stands.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type ClosingAct = 'ask' | 'approve' | 'reject' | 'takeBack'
interface Props {
  act: ClosingAct
  of: Stands
  shop?: { id: number; own: boolean }
  name: string
  onDone: () => void
  onClose: () => void
}
const suggested: readonly ClosingAct[] = ['reject', 'takeBack']
async function send(
  act: ClosingAct,
  shop: number | undefined,
  told: { reason: string; requestId: string },
  proof: string,
) {
  if (shop === undefined)
    return act === 'ask' ? call('/api/v2/mch/closing/ask', told) : call('/api/v2/mch/closing/cancel', told)
  const about = { id: shop, ...told }
  if (act === 'ask') return call('/api/v2/admin/merchant/closing/ask', about)
  if (act === 'takeBack') return call('/api/v2/admin/merchant/closing/cancel', about)
  const proven = proof === '' ? {} : { proof: { payPassword: proof } }
  return call('/api/v2/admin/merchant/closing/audit', { ...about, decision: act, ...proven })
}
export function ClosingQuestion({ act, of, shop, name, onDone, onClose }: Props) {
  const { t } = useTexts('shopclosing')
  const [reason, setReason] = useState('')
  const [proof, setProof] = useState('')
  const [tried, setTried] = useState(false)
  const doing = useDoing(async () => {
    // a refused try is no use of an id: what was typed differs
    await send(act, shop?.id, { reason: reason.trim(), requestId: newRequestId() }, proof)
    say(t(`done.${act}`, { name }))
    onDone()
  })
  const go = () => {
    setTried(true)
    if (reason.trim() !== '') void doing.run()
  }
  const deciding = act === 'approve' || act === 'reject'
  return (
    <Question
      title={t(`question.${act}`, { name })}
      verb={t(`act.${act}`)}
      suggested={suggested.includes(act)}
      doing={doing}
      onDo={go}
      onClose={onClose}
    >
      <p className="muted">{t(`what.${act}`, { count: of.graceDays })}</p>
      {deciding && shop?.own && (
        <Field label={t('proof.label')} help={t('proof.help')} fault={undefined}>
          {(own) => (
            <Input.Password
              {...own}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={proof}
              onChange={(event) => setProof(event.target.value)}
            />
          )}
        </Field>
      )}
      <ReasonField
        label={t('reason.label')}
        help={t(deciding && act === 'reject' ? 'reason.read' : 'reason.help')}
        fault={tried && reason.trim() === '' ? t('reason.missing') : undefined}
        value={reason}
        most={300}
        onChange={setReason}
      />
    </Question>
  )
}
