// What is wrong with something: a reason of the list, words if one likes. What was typed stays until it was sent.
import { useEffect, useId, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Radio } from '#ui/controls/radio.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { call } from '#web/call.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm, type FormInHand } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { lengthOf, longestWords, type Kind } from '../limits.ts'

interface Fields {
  reason: string
  words: string
}
interface Props {
  kind: Kind
  id: number
  open: boolean
  onClose: () => void
}
function useReporting({ kind, id, onClose }: Props) {
  const { t } = useTexts('reporting')
  return useForm<Fields, { already: boolean }>({
    first: { reason: '', words: '' },
    order: ['reason', 'words'],
    check: (name, { reason, words }) => {
      if (name === 'reason') return reason === '' ? t('reasonRequired') : undefined
      return lengthOf(words) > longestWords ? t('tooLong', { max: longestWords }) : undefined
    },
    send: ({ reason, words }, requestId) =>
      quietly('/api/v2/user/report/add', {
        kind,
        id,
        reason,
        ...(words.trim() !== '' && { words: words.trim() }),
        requestId,
      }),
    onDone: ({ already }) => {
      onClose()
      if (already) toast(t('already'))
      else toast(t('done'), { kind: 'success' })
    },
  })
}

export function ReportSheet(props: Props) {
  const { t } = useTexts(['reporting', 'storefront'])
  const form = useReporting(props)
  const { words } = form.fields
  const [tries, setTries] = useState(0)
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t(`title.${props.kind}`)}
      text={t('text')}
      closeLabel={t('storefront:close')}
      wide="centre"
      foot={
        <>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={form.busy} onClick={form.press}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid gap-6">
        <Reasons key={tries} kind={props.kind} form={form} onRetry={() => setTries(tries + 1)} />
        <TextArea
          {...form.text('words')}
          label={t('words')}
          hint={t('wordsHint')}
          rows={3}
          counter={t('counter', { count: lengthOf(words), max: longestWords })}
        />
      </Form>
    </Sheet>
  )
}

type Reason = { code: string; name: string }
interface ReasonsProps {
  kind: Kind
  form: FormInHand<Fields>
  onRetry: () => void
}
function Reasons({ kind, form, onRetry }: ReasonsProps) {
  const { t } = useTexts(['reporting', 'storefront'])
  const id = useId()
  const [reasons, setReasons] = useState<readonly Reason[] | 'failed'>()
  useEffect(() => {
    let away = false
    void call('/api/v2/user/report/reason/list', { kind }, { quiet: true }).then(
      ({ records }) => away || setReasons(records),
      () => away || setReasons('failed'),
    )
    return () => void (away = true)
  }, [kind])
  if (reasons === 'failed')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-3">
        {t('failed')}
        <Button size="sm" onClick={onRetry}>
          {t('again')}
        </Button>
      </p>
    )
  const error = form.fault('reason')
  return (
    <fieldset className="grid min-w-0 gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 font-semibold">{t('reason')}</legend>
      {reasons === undefined && <Skeleton height="180px" />}
      {reasons?.map(({ code, name }) => (
        <Radio
          key={code}
          name="reason"
          value={code}
          checked={form.fields.reason === code}
          onChange={() => form.change({ reason: code })}
          label={name}
        />
      ))}
      <FieldError id={id} error={error} errorWord={t('storefront:error')} />
    </fieldset>
  )
}
