// Asking the platform to look at a rejection: in one's own words, with photos. What was typed is kept until it is sent.
import { useState } from 'react'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { LazyDialog } from '#ui/overlays/lazy-dialog.tsx'
import { useDraft } from '#web/drafts.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { drafts, type Draft } from './drafts.ts'
import { longest } from './use-apply.ts'

interface AppealFields {
  explanation: string
  photos: Uploaded[]
}
interface AppealDialogProps {
  open: boolean
  serviceNo: string
  onClose: () => void
  onDone: () => Promise<void>
}
const empty: Draft = { explanation: '', photos: [], reasonId: null }

function useAppeal({ serviceNo, onClose, onDone }: AppealDialogProps) {
  const { t } = useTexts(['aftersales', 'errors'])
  const key = `appeal ${serviceNo}`
  const form = useForm<AppealFields, unknown>({
    first: { explanation: '', photos: [] },
    order: ['explanation', 'photos'],
    check: (name, { explanation }) =>
      name === 'explanation' && explanation.trim() === '' ? t('errors:explanationRequired') : undefined,
    send: ({ explanation, photos }, requestId) =>
      quietly('/api/v2/order/refund/appeal', {
        serviceNo,
        explanation: explanation.trim(),
        uploadIds: photos.map((photo) => photo.uploadId),
        requestId,
      }),
    fieldOf: ({ reason }) =>
      reason === 'explanationRequired' ? 'explanation' : reason === 'uploadNotFound' ? 'photos' : undefined,
    onDone: async () => {
      drafts.drop(key)
      toast(t('appeal.done'), { kind: 'success' })
      await onDone()
      onClose()
    },
  })
  useDraft(drafts, key, { ...form.fields, reasonId: null }, empty, ({ explanation, photos }) =>
    form.change({ explanation, photos }),
  )
  return form
}

export function AppealDialog(props: AppealDialogProps) {
  const { t } = useTexts(['aftersales', 'storefront'])
  const form = useAppeal(props)
  const [uploading, setUploading] = useState(false)
  const press = () => (uploading ? toast(t('apply.wait')) : form.press())
  const { explanation, photos } = form.fields
  return (
    <LazyDialog
      open={props.open}
      onClose={props.onClose}
      firm
      title={t('appeal.title')}
      text={t('appeal.text')}
      closeLabel={t('storefront:close')}
      foot={
        <>
          <Button onClick={props.onClose}>{t('appeal.keep')}</Button>
          <Button kind="primary" busy={form.busy} onClick={press}>
            {t('appeal.send')}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid gap-6">
        <TextArea
          {...form.text('explanation')}
          label={t('appeal.explanation')}
          rows={4}
          maxLength={longest}
          counter={t('apply.counter', { count: explanation.length, max: longest })}
        />
        <UploadField
          purpose="claim"
          label={t('apply.photos')}
          hint={t('apply.photosHint')}
          value={photos}
          error={form.fault('photos')}
          onChange={(next) => form.change({ photos: next })}
          onBusy={setUploading}
        />
      </Form>
    </LazyDialog>
  )
}
