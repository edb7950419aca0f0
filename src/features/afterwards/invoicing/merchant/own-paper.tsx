// A paper of the merchant's own: a PDF, sent as soon as it is chosen, and the number that it bears.
import { Input } from 'antd'
import { useId } from 'react'
import { typesOf } from '#features/platform/uploads/limits.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { sendFile } from '#surfaces/console/desk/send-file.ts'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export interface SentPaper {
  uploadId: string
  name: string
}
interface Props {
  paper: SentPaper | undefined
  onPaper: (paper: SentPaper | undefined) => void
  onBusy: (busy: boolean) => void
  reference: string
  onReference: (reference: string) => void
  tried: boolean
}
export function OwnPaper({ reference, onReference, ...file }: Props) {
  const { t } = useTexts('invoicingmerchant')
  return (
    <>
      <PaperFile {...file} />
      <Field label={t('issue.reference')} help={t('issue.referenceHelp')}>
        {(own) => <Input {...own} maxLength={40} value={reference} onChange={(e) => onReference(e.target.value)} />}
      </Field>
    </>
  )
}
function PaperFile({ paper, onPaper, onBusy, tried }: Omit<Props, 'reference' | 'onReference'>) {
  const { t } = useTexts('invoicingmerchant')
  const id = useId()
  const sending = useDoing(async (file: File) => {
    onBusy(true)
    onPaper(undefined)
    try {
      onPaper({ uploadId: await sendFile('invoice', file), name: file.name })
    } finally {
      onBusy(false)
    }
  })
  const lacks = tried && !paper && !sending.busy
  const said = paper ? t('issue.sent', { name: paper.name }) : t(lacks ? 'issue.fileLacking' : 'issue.fileHelp')
  return (
    <div className="field">
      <label htmlFor={id}>{t('issue.file')}</label>
      <span className="paper-input" aria-busy={sending.busy}>
        <input
          id={id}
          type="file"
          accept={typesOf('invoice').join(',')}
          disabled={sending.busy}
          aria-invalid={lacks || undefined}
          aria-describedby={`${id}-said`}
          onChange={(e) => {
            const [file] = e.target.files ?? []
            e.target.value = '' // the same file, mended, may be chosen again
            if (file) void sending.run(file)
          }}
        />
      </span>
      <p
        id={`${id}-said`}
        className={`field-said ${lacks ? 'bad' : paper ? 'good' : ''}`}
        role={lacks ? 'alert' : 'status'}
      >
        {sending.busy ? t('issue.sending') : said}
      </p>
      {sending.fault && <Fault fault={sending.fault} />}
    </div>
  )
}
