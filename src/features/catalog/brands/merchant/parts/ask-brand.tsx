// A shop asks for a brand that is missing: its name, who owns the mark, and proof.
import { Button, Input } from 'antd'
import { FilePlus, X } from 'lucide-react'
import { useState } from 'react'
import './ask-brand.css'
import { CountryChoice } from './country-choice.tsx'
import { longest, mostProofs } from '../../limits.ts'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import type { Texts } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Sent {
  uploadId: string
  name: string
}
interface Props {
  onClose: () => void
  onDone?: () => void
}
function useAsking({ onClose, onDone }: Props) {
  const { t } = useTexts('brandsmerchant')
  const [draft, set] = useState<{ name: Texts; country: string | null; owner: string; note: string }>({
    name: {},
    country: null,
    owner: '',
    note: '',
  })
  const [proofs, setProofs] = useState<readonly Sent[]>([])
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const asking = useDoing(async () => {
    const uploadIds = proofs.map(({ uploadId }) => uploadId)
    await call('/api/v2/mch/brand/request/add', { ...draft, uploadIds, requestId })
    say(t('asked'))
    onDone?.()
    onClose()
  })
  const nameless = Object.values(draft.name).every((text) => text.trim() === '')
  const send = () => {
    setTried(true)
    if (!nameless && proofs.length > 0) void asking.run()
  }
  return {
    draft,
    change: (part: Partial<typeof draft>) => set((now) => ({ ...now, ...part })),
    proofs,
    setProofs,
    lacks: { name: tried && nameless, proofs: tried && proofs.length === 0 },
    asking,
    send,
  }
}
export function AskBrand(props: Props) {
  const { t } = useTexts('brandsmerchant')
  const { draft, change, proofs, setProofs, lacks, asking, send } = useAsking(props)
  return (
    <Question title={t('title')} verb={t('ask')} suggested doing={asking} onDo={send} onClose={props.onClose}>
      <p className="small muted">{t('text')}</p>
      <TongueField
        label={t('name')}
        texts={draft.name}
        max={longest.name}
        fault={lacks.name ? t('nameLacking') : undefined}
        onChange={(name) => change({ name })}
      />
      <CountryChoice label={t('country')} value={draft.country} onChoose={(country) => change({ country })} />
      <Field label={t('owner')} help={t('ownerHelp')}>
        {(own) => (
          <Input
            {...own}
            maxLength={longest.owner}
            value={draft.owner}
            onChange={({ target }) => change({ owner: target.value })}
          />
        )}
      </Field>
      <Proofs sent={proofs} fault={lacks.proofs ? t('proofLacking') : undefined} onChange={setProofs} />
      <Field label={t('noteLabel')}>
        {(own) => (
          <Input.TextArea
            {...own}
            autoSize={{ minRows: 2, maxRows: 6 }}
            maxLength={longest.note}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
    </Question>
  )
}
interface ProofsProps {
  sent: readonly Sent[]
  fault: string | undefined
  onChange: (sent: readonly Sent[]) => void
}
function Proofs({ sent, fault, onChange }: ProofsProps) {
  const { t } = useTexts('brandsmerchant')
  const sending = useDoing(async (file: File) => {
    const uploadId = await sendFile('brandProof', file)
    onChange([...sent, { uploadId, name: file.name }])
  })
  return (
    <div className="field">
      <p className="small">{t('proofs')}</p>
      <ul className="proof-files">
        {sent.map(({ uploadId, name }) => (
          <li key={uploadId}>
            <span className="cut">{name}</span>
            <Button
              size="small"
              type="text"
              icon={<X size={14} />}
              aria-label={t('proofRemove', { name })}
              onClick={() => onChange(sent.filter((one) => one.uploadId !== uploadId))}
            />
          </li>
        ))}
      </ul>
      {sent.length < mostProofs && (
        <label className="proof-file" aria-busy={sending.busy}>
          <FilePlus className="i" size={16} />
          {t('proofChoose')}
          <input
            type="file"
            className="vh"
            accept={typesOf('brandProof').join()}
            onChange={({ target }) => {
              const file = target.files?.[0]
              target.value = ''
              if (file) void sending.run(file)
            }}
          />
        </label>
      )}
      {sending.fault && <Fault fault={sending.fault} />}
      <p className={fault ? 'field-said bad' : 'field-said'} role={fault ? 'alert' : undefined}>
        {fault ?? t('proofHelp')}
      </p>
    </div>
  )
}
