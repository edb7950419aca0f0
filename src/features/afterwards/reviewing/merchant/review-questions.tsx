// What a merchant says to a review: an answer that everybody reads, or why it should be taken down.
import { Input } from 'antd'
import { useState } from 'react'
import { longestText, lengthOf } from '../limits.ts'
import { grounds, type Ground, type MchReview } from './review-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  review: MchReview
  onDone: () => void
  onClose: () => void
}
interface WordsProps {
  label: string
  help: string
  value: string
  onChange: (value: string) => void
  tried: boolean
}
const fits = (text: string): boolean => text.trim() !== '' && lengthOf(text) <= longestText
function Words({ label, help, value, onChange, tried }: WordsProps) {
  const { t } = useTexts('reviewingmerchant')
  const fault = value.trim() === '' ? t('wordsLacking') : t('tooLong', { max: longestText })
  return (
    <Field label={label} help={help} fault={tried && !fits(value) ? fault : undefined}>
      {(own) => (
        <Input.TextArea
          {...own}
          autoSize={{ minRows: 4, maxRows: 10 }}
          value={value}
          onChange={(e) => onChange(e.target.value)}
        />
      )}
    </Field>
  )
}

export function ReplyQuestion({ review, onDone, onClose }: Props) {
  const { t } = useTexts('reviewingmerchant')
  const [text, setText] = useState(review.reply?.text ?? '')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const { status } = await call('/api/v2/mch/comment/reply', { reviewId: review.id, text: text.trim(), requestId })
    say(t(`reply.done.${status}`))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (fits(text)) void sending.run()
  }
  const help = t('reply.help', { lang: t(`lang.${review.lang}`), count: lengthOf(text), max: longestText })
  return (
    <Question title={t('reply.title')} verb={t('reply.verb')} suggested doing={sending} onDo={send} onClose={onClose}>
      <Words label={t('reply.label')} help={help} value={text} onChange={setText} tried={tried} />
    </Question>
  )
}

export function AppealQuestion({ review, onDone, onClose }: Props) {
  const { t } = useTexts('reviewingmerchant')
  const [ground, choose] = useState<Ground>()
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const asked = { reviewId: review.id, ground: ground!, text: text.trim(), requestId }
    await call('/api/v2/mch/comment/appeal', asked)
    say(t('appeal.done'))
    onDone()
  })
  const send = () => {
    setTried(true)
    if (ground && fits(text)) void sending.run()
  }
  return (
    <Question title={t('appeal.ask')} verb={t('appeal.verb')} doing={sending} onDo={send} onClose={onClose}>
      <p className="small muted">{t('appeal.text')}</p>
      <Radios
        legend={t('appeal.legend')}
        choices={grounds.map((value) => ({ value, label: t(`ground.${value}`) }))}
        value={ground}
        onChoose={choose}
      />
      {tried && !ground && (
        <p className="field-said bad" role="alert">
          {t('appeal.choose')}
        </p>
      )}
      <Words label={t('appeal.label')} help={t('appeal.help')} value={text} onChange={setText} tried={tried} />
    </Question>
  )
}
