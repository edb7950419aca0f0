// Merging a brand into another one, with what goes along told before.
import { useState } from 'react'
import type { Brand } from './shape.ts'
import { BrandChoice } from './brand-choice.tsx'
import { longest } from '../limits.ts'
import { pick } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Brand
  onClose: () => void
  onDone: (into: number) => void
}
export function MergeQuestion({ of, onClose, onDone }: Props) {
  const { t } = useTexts('brandsstaff')
  const name = pick(of.name, useLang())
  const [into, choose] = useState<number | undefined>(of.alike[0]?.id)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const merging = useDoing(async () => {
    const wish = { id: of.id, version: of.version, into: into!, reason: reason.trim(), requestId }
    await call('/api/v2/admin/brand/merge', wish)
    say(t('merged', { name }))
    onDone(into!)
  })
  const send = () => {
    setTried(true)
    if (into !== undefined && reason.trim() !== '') void merging.run()
  }
  return (
    <Question title={t('mergeTitle', { name })} verb={t('mergeVerb')} doing={merging} onDo={send} onClose={onClose}>
      <BrandChoice
        label={t('mergeInto')}
        first={of.alike}
        but={of.id}
        value={into}
        fault={tried && into === undefined ? t('choose') : undefined}
        onChoose={choose}
      />
      <Along of={of} />
      <ReasonField
        label={t('reason')}
        help={t('reasonHelp')}
        fault={tried && reason.trim() === '' ? t('lacking') : undefined}
        value={reason}
        most={longest.reason}
        onChange={setReason}
      />
    </Question>
  )
}
function Along({ of }: { of: Brand }) {
  const { t } = useTexts('brandsstaff')
  const along = useAsked('/api/v2/admin/brand/merging', { id: of.id }).data
  if (!along) return null
  return (
    <ul className="brand-along">
      <li>{t('alongGoods', { count: along.onSale + along.inStore })}</li>
      {along.shops > 0 && <li>{t('alongShops', { count: along.shops })}</li>}
      {along.drafts > 0 && <li>{t('alongDrafts', { count: along.drafts })}</li>}
      {along.followers > 0 && <li>{t('alongFollowers', { count: along.followers })}</li>}
      <li>{t('alongAddress')}</li>
    </ul>
  )
}
