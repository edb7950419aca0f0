// Words to somebody, in the language that they read; or about them, for the staff alone.
import { useState } from 'react'
import { useNameOf } from './people.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  way: 'write' | 'note'
  of: Output<'/api/v2/admin/user/detail'>
  onDone: () => void
  onClose: () => void
}
export function WordsQuestion({ way, of, onDone, onClose }: Props) {
  const { t } = useTexts('shoppersstaff')
  const name = useNameOf()(of)
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const doing = useDoing(async () => {
    const path = way === 'write' ? '/api/v2/admin/user/message/add' : '/api/v2/admin/user/note/add'
    await call(path, { userId: of.userId, text: text.trim(), requestId })
    say(t(`done.${way}`, { name }))
    onClose()
    onDone()
  })
  const send = () => {
    setTried(true)
    if (text.trim() !== '') void doing.run()
  }
  const language = t(`language.${of.language ?? 'en-US'}`)
  return (
    <Question
      title={t(`ask.${way}`, { name })}
      verb={t(`act.${way}`)}
      suggested
      doing={doing}
      onDo={send}
      onClose={onClose}
    >
      <ReasonField
        label={way === 'write' ? t('wordsIn', { language }) : t('noteWords')}
        help={t(`help.${way}`)}
        fault={tried && text.trim() === '' ? t('wordsMissing') : undefined}
        value={text}
        most={1000}
        onChange={setText}
      />
    </Question>
  )
}
