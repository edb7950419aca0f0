// Adding to a review, once: words and photos, below what was said before.
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { UploadField } from '#features/platform/uploads/parts/upload-field.tsx'
import { Button } from '#ui/controls/button.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { useDraft } from '#web/drafts.ts'
import { quietly, useForm } from '#web/form.ts'
import { Form } from '#web/form-frame.tsx'
import { useOffered } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { lengthOf, longestText } from '../limits.ts'
import { followUpDrafts, nothingAdded, type FollowUpFields } from './follow-up-drafts.ts'
import './writing.css'

const order = ['text', 'photos'] as const
const send = (reviewId: number, { text, photos }: FollowUpFields, requestId: string) =>
  quietly('/api/v2/goods/comment/append', {
    reviewId,
    text: text.trim(),
    pictures: photos.map(({ uploadId, alt }) => ({ uploadId, ...(alt && { alt: alt.slice(0, 120) }) })),
    requestId,
  })

interface Props {
  reviewId: number
  onClose: () => void
}
function useAppending({ reviewId, onClose }: Props) {
  const { t } = useTexts('reviewing')
  const { revalidate } = useRevalidator()
  const form = useForm<FollowUpFields, { status: 'pending' | 'shown' | 'hidden' }>({
    first: nothingAdded,
    order,
    check: (name, { text }) => {
      if (name !== 'text') return undefined
      if (text.trim() === '') return t('append.required')
      return lengthOf(text) > longestText ? t('write.tooLong', { max: longestText }) : undefined
    },
    send: (fields, requestId) => send(reviewId, fields, requestId),
    fieldOf: ({ reason }) => (reason === 'uploadNotFound' ? 'photos' : undefined),
    onDone: async ({ status }) => {
      followUpDrafts.drop(String(reviewId))
      toast(t(`append.done.${status}`), { kind: 'success' })
      onClose()
      await revalidate()
    },
  })
  useDraft(followUpDrafts, String(reviewId), form.fields, nothingAdded, form.change)
  return form
}

export function FollowUpForm(props: Props) {
  const { t } = useTexts('reviewing')
  const [uploading, setUploading] = useState(false)
  const form = useAppending(props)
  const pictured = useOffered('reviewPictures')
  const { text, photos } = form.fields
  return (
    <Form form={form} className="follow-up-form">
      <TextArea
        {...form.text('text')}
        label={t('append.text')}
        hint={t('append.textHint')}
        rows={3}
        counter={t('write.counter', { count: lengthOf(text), max: longestText })}
      />
      {pictured && (
        <UploadField
          purpose="review"
          label={t('write.photos')}
          hint={t('write.photosHint')}
          value={photos}
          error={form.fault('photos')}
          onChange={(next) => form.change({ photos: next })}
          onBusy={setUploading}
          alt
        />
      )}
      <p className="flex gap-3">
        <Button
          kind="primary"
          size="sm"
          busy={form.busy}
          onClick={() => (uploading ? toast(t('write.wait')) : form.press())}
        >
          {t('append.send')}
        </Button>
        <Button kind="second" size="sm" onClick={props.onClose}>
          {t('append.cancel')}
        </Button>
      </p>
    </Form>
  )
}
