// One feedback with all that was said: read marks go, what is added makes it wait again.
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import './feedback.css'
import { Evidence } from '#features/sales/after-sales/parts/evidence.tsx'
import type { Calls } from '#kernel/call/contract.ts'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { TextArea } from '#ui/controls/text-area.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { call, requestId } from '#web/call.ts'
import { Form } from '#web/form-frame.tsx'
import { quietly, useForm } from '#web/form.ts'
import { useTexts } from '#web/texts.tsx'
import { answerDays, hasEmoji, lengthOf, longest } from '../limits.ts'

type Full = Calls['/api/v2/feedback/detail']['output']
export function Thread({ of }: { of: Full }) {
  const { t } = useTexts('feedback')
  useRead(of)
  return (
    <article className="feedback-thread">
      <header>
        <h1 className="display">{of.type}</h1>
        <p className="feedback-line">
          <span>{t(`status.${of.status}`)}</span>
          <time dateTime={of.createdAt}>
            <Moment iso={of.createdAt} />
          </time>
        </p>
      </header>
      <ol>
        <li className="mine">
          <p>{of.content}</p>
          <Evidence uploadIds={of.uploadIds} />
          {of.contact && <small>{t('reachedBy', { contact: of.contact })}</small>}
        </li>
        {of.thread.map((reply) => (
          <li key={reply.id} className={reply.mine ? 'mine' : 'theirs'}>
            <small>
              {t(reply.mine ? 'me' : 'shop')} · <Moment iso={reply.at} />
            </small>
            <p>{reply.body}</p>
          </li>
        ))}
      </ol>
      {of.status === 'open' && <p className="feedback-wait">{t('waits', answerDays)}</p>}
      {of.status === 'closed' ? (
        <Banner tone="info" className="mt-4">
          {t('closed')}
        </Banner>
      ) : (
        <Answer id={of.id} />
      )}
    </article>
  )
}
/** Opened, it is read. */
function useRead({ id, unread }: Full): void {
  useEffect(() => {
    if (unread)
      call('/api/v2/feedback/read', { id, requestId: requestId() }, { quiet: true, stay: true }).catch(
        () => undefined, // told again with the next opening
      )
  }, [id, unread])
}
function Answer({ id }: { id: number }) {
  const { t } = useTexts('feedback')
  const { revalidate } = useRevalidator()
  const form = useForm<{ content: string }, { id: number }>({
    first: { content: '' },
    order: ['content'],
    check: (_, { content }) => {
      if (content.trim() === '') return t('contentRequired')
      if (hasEmoji(content)) return t('noEmoji')
      return lengthOf(content) > longest.content ? t('tooLong', { max: longest.content }) : undefined
    },
    send: ({ content }, id2) => quietly('/api/v2/feedback/reply', { id, content: content.trim(), requestId: id2 }),
    onDone: () => revalidate(),
  })
  return (
    <Form form={form} className="feedback-form">
      <TextArea
        {...form.text('content')}
        label={t('add')}
        rows={3}
        counter={t('counter', { count: lengthOf(form.fields.content), max: longest.content })}
      />
      <div className="feedback-acts">
        <SubmitButton busy={form.busy}>{t('send')}</SubmitButton>
      </div>
    </Form>
  )
}
