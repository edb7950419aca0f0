// One message in one language: its words with their blanks, how they would be read, a try-out in one's own mailbox.
import { Button, Input } from 'antd'
import { useState } from 'react'
import './templates.css'
import { longest } from '../limits.ts'
import type { Template } from './shape.ts'
import type { Language } from '#kernel/text/language.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Template
  lang: Language
  onClose: () => void
  onDone: () => void
}
export function TemplateQuestion({ of, lang, onClose, onDone }: Props) {
  const { t } = useTexts('templatesstaff')
  const [words, write] = useState(of.own ?? of.shipped)
  const writes = useMember().may('content.write')
  const wish = { key: of.key, lang, ...words }
  const saving = useDoing(async () => {
    await call('/api/v2/admin/template/save', { ...wish, requestId: newRequestId() })
    say(t('saved'))
    onDone()
  })
  return (
    <Question
      title={t('word')}
      verb={t('save')}
      suggested
      doing={saving}
      onDo={() => void (writes && saving.run())}
      onClose={onClose}
    >
      <Blanks of={of.blanks} />
      <Field label={t('field.title')}>
        {(own) => (
          <Input
            {...own}
            lang={lang}
            maxLength={longest.title}
            value={words.title}
            onChange={({ target }) => write({ ...words, title: target.value })}
          />
        )}
      </Field>
      <Field label={t('field.text')}>
        {(own) => (
          <Input.TextArea
            {...own}
            lang={lang}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={longest.text}
            value={words.text}
            onChange={({ target }) => write({ ...words, text: target.value })}
          />
        )}
      </Field>
      <Trying wish={wish} writes={writes} reset={of.own !== null} onDone={onDone} />
    </Question>
  )
}
function Blanks({ of }: { of: readonly string[] }) {
  const { t } = useTexts('templatesstaff')
  return (
    <p className="small muted">
      {of.length > 0 ? t('blanks') : t('noBlanks')}{' '}
      {of.map((blank) => (
        <code key={blank}>{`{{${blank}}} `}</code>
      ))}
    </p>
  )
}
interface TryingProps {
  wish: { key: string; lang: Language; title: string; text: string }
  writes: boolean
  reset: boolean
  onDone: () => void
}
function Trying({ wish, writes, reset, onDone }: TryingProps) {
  const { t } = useTexts('templatesstaff')
  const [seen, setSeen] = useState<{ title: string; text: string }>()
  const doing = useDoing(async (what: 'preview' | 'try' | 'reset') => {
    if (what === 'preview') return setSeen(await call('/api/v2/admin/template/preview', wish))
    if (what === 'reset') {
      const { key, lang } = wish
      await call('/api/v2/admin/template/reset', { key, lang, requestId: newRequestId() })
      say(t('resetDone'))
      return onDone()
    }
    const { to } = await call('/api/v2/admin/template/try', { ...wish, requestId: newRequestId() })
    say(t('sent', { to }))
  })
  return (
    <>
      <p className="row wrap">
        <Button size="small" onClick={() => void doing.run('preview')}>
          {t('preview')}
        </Button>
        {writes && (
          <Button size="small" aria-busy={doing.busy} onClick={() => void doing.run('try')}>
            {t('try')}
          </Button>
        )}
        {writes && reset && (
          <Button size="small" danger onClick={() => void doing.run('reset')}>
            {t('reset')}
          </Button>
        )}
      </p>
      {doing.fault && <Fault fault={doing.fault} />}
      {seen && (
        <div className="template-seen" role="status" lang={wish.lang}>
          <b className="strong">{seen.title}</b>
          <p>{seen.text}</p>
        </div>
      )}
    </>
  )
}
