// Sending feedback, /user/user/help/feedBack: what it is about, words, screenshots, how to be reached.
import { href, Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useState } from 'react'
import '../parts/feedback.css'
import { UploadField, type Uploaded } from '#features/platform/uploads/parts/upload-field.tsx'
import { NotOffered } from '#surfaces/storefront/visit/not-offered.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { visitContext } from '#web/context.ts'
import { quietly, useForm } from '#web/form.ts'
import { Form } from '#web/form-frame.tsx'
import { hrefWith } from '#web/href-with.ts'
import { load, toSignIn } from '#web/load.ts'
import { useOffered, type ShellHandle } from '#web/root-data.ts'
import { useTexts } from '#web/texts.tsx'
import { hasChinese, hasEmoji, lengthOf, longest, mostPictures } from '../limits.ts'
import { PageTitle } from '#web/page-title.tsx'

export const handle: ShellHandle = { tab: 'me', title: (t) => t('feedback:title') }
export const meta = () => []

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  if (!visit.signedIn) throw toSignIn(visit.here)
  return { config: await load(visit, '/api/v2/config/feedback', {}) }
}
interface Fields {
  type: string | null
  content: string
  contact: string
  pictures: readonly Uploaded[]
}
const nothing: Fields = { type: null, content: '', contact: '', pictures: [] }
const fieldOf: ReadonlyMap<string, keyof Fields> = new Map<string, keyof Fields>([
  ['uploadNotFound', 'pictures'],
  ['feedbackEmoji', 'content'],
  ['feedbackContact', 'contact'],
])

function useCheck() {
  const { t } = useTexts('feedback')
  return (name: string, { type, content, contact }: Fields): string | undefined => {
    if (name === 'type') return type === null ? t('typeRequired') : undefined
    if (name === 'contact') return hasChinese(contact) ? t('contactChinese') : undefined
    if (name !== 'content') return undefined
    if (content.trim() === '') return t('contentRequired')
    if (hasEmoji(content)) return t('noEmoji')
    return lengthOf(content) > longest.content ? t('tooLong', { max: longest.content }) : undefined
  }
}
function useSending() {
  const { t } = useTexts('feedback')
  const navigate = useNavigate()
  return useForm<Fields, { id: number }>({
    first: nothing,
    order: ['type', 'content', 'pictures', 'contact'],
    check: useCheck(),
    send: ({ type, content, contact, pictures }, requestId) =>
      quietly('/api/v2/feedback/create', {
        type: type!,
        content: content.trim(),
        ...(contact.trim() && { contact: contact.trim() }),
        uploadIds: pictures.map(({ uploadId }) => uploadId),
        requestId,
      }),
    fieldOf: ({ reason }) => fieldOf.get(reason),
    onDone: async ({ id }) => {
      toast(t('sent'), { kind: 'success' })
      await navigate(hrefWith('/user/user/help/feedBackList', { id }))
    },
  })
}

export default function FeedbackPage() {
  const { t } = useTexts('feedback')
  const offered = useOffered('feedback')
  return (
    <div className="wrap pb-16">
      <PageTitle of={t('title')} />
      <Crumbs />
      <h1 className="display pt-2 pb-2 text-48 max-md:sr-only">{t('title')}</h1>
      {offered ? <Writing /> : <NotOffered />}
    </div>
  )
}
function Writing() {
  const { config } = useLoaderData<typeof loader>()
  const { t } = useTexts('feedback')
  const form = useSending()
  const [uploading, setUploading] = useState(false)
  const { content, pictures } = form.fields
  return (
    <>
      <p className="feedback-intro">{t('intro', config.answerDays)}</p>
      <Form form={form} className="feedback-form">
        <Types types={config.types} form={form} />
        <TextArea
          {...form.text('content')}
          label={t('content')}
          hint={t('contentHint')}
          rows={5}
          counter={t('counter', { count: lengthOf(content), max: longest.content })}
        />
        <UploadField
          purpose="feedback"
          max={mostPictures}
          label={t('pictures')}
          hint={t('picturesHint', { max: mostPictures })}
          value={pictures}
          error={form.fault('pictures')}
          onChange={(next) => form.change({ pictures: next })}
          onBusy={setUploading}
        />
        <Field {...form.text('contact')} label={t('contact')} hint={t('contactHint')} maxLength={longest.contact} />
        <div className="feedback-acts">
          <SubmitButton busy={form.busy || uploading}>{t('send')}</SubmitButton>
          <TextLink render={<Link to={href('/user/user/help/feedBackList')} prefetch="intent" />}>{t('mine')}</TextLink>
        </div>
      </Form>
    </>
  )
}
interface TypesProps {
  types: readonly { code: string; name: string }[]
  form: ReturnType<typeof useSending>
}
function Types({ types, form }: TypesProps) {
  const { t } = useTexts(['feedback', 'storefront'])
  return (
    <div>
      <p className="feedback-legend" aria-hidden="true">
        {t('type')}
      </p>
      <ChipRadios
        legend={t('type')}
        name="type"
        options={types.map(({ code, name }) => ({ value: code, label: name }))}
        value={form.fields.type}
        onChange={(code) => form.change({ type: code })}
      />
      <FieldError id="feedback-type" error={form.fault('type')} errorWord={t('storefront:error')} />
    </div>
  )
}
function Crumbs() {
  const { t } = useTexts('feedback')
  return (
    <Breadcrumb
      className="wide-only"
      label={t('path')}
      crumbs={[{ label: t('help'), link: <Link to={href('/user/user/help')} /> }]}
      here={t('title')}
    />
  )
}
