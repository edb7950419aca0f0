// What happened to a payment, in the order in which it did: attempts, notices, questions, refunds, what people were
// told.
import { Fragment, type ReactNode } from 'react'
import { useMethodWord } from './ledger-list.tsx'
import { NoticeWords } from './notice-words.tsx'
import { useAnswerWord, useOutcomeWord, useReasonWord } from './words.ts'
import type { Output } from '#surfaces/console/desk/call.ts'
import { fours, useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useTexts } from '#web/texts.tsx'

export type Story = Output<'/api/v2/admin/pay/detail'>
interface Step {
  key: string
  at: string
  /** it moved money, or did not */
  bold?: boolean
  bad?: boolean
  text: string
  small?: (string | false | null)[]
  more?: ReactNode
}

export function StoryThread({ of }: { of: Story }) {
  const { t } = useTexts('paymentledgerstaff')
  const steps = useSteps(of)
  return (
    <section>
      <Sec title={t('story')} note={t('storyNote')} />
      <ol className="thread pay-story">
        {steps.map(({ key, at, bold, bad, text, small = [], more }) => (
          <li key={key} className={bad ? 'bad' : ''}>
            <span className="pay-step">
              <span>
                {bold ? <b className="strong">{text}</b> : text}
                {small
                  .filter((one) => one !== false && one !== null && one !== '')
                  .map((one) => (
                    <Fragment key={one as string}>
                      {' '}
                      <span className="muted small breaks">{one}</span>
                    </Fragment>
                  ))}
              </span>
              <Time at={at} />
            </span>
            {more}
          </li>
        ))}
      </ol>
    </section>
  )
}
function useSteps(of: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  const { money } = useFormat()
  const notices = useNoticeSteps(of)
  const parts = [useAttemptSteps(of), useQuestionSteps(of), useRefundSteps(of), useMessageSteps(of)]
  const own: Step[] = [
    { key: 'asked', at: of.createdAt, text: t('told.asked', { amount: money(of.amount) }) },
    ...(of.paidAt === null ? [] : [{ key: 'paid', at: of.paidAt, bold: true, text: t('told.paid') }]),
    ...(of.status === 'closed' ? [{ key: 'closed', at: of.expiresAt, text: t('told.closed') }] : []),
  ]
  // of one moment they stay as they are gathered: a notice, and what it brought
  return [...notices, ...own, ...parts.flat()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
function useAttemptSteps(of: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  const methodWord = useMethodWord()
  return of.attempts.flatMap((attempt, i) => {
    const n = i + 1
    const method = [methodWord(attempt.method), attempt.way].filter(Boolean).join(', ')
    const other = attempt.payer?.userId !== of.buyer.userId
    const name = attempt.payer?.name ?? t('guest')
    const begun: Step = {
      key: `attempt ${n}`,
      at: attempt.createdAt,
      text: other ? t('told.attemptBy', { n, method, name }) : t('told.attempt', { n, method }),
      small: [
        fours(attempt.attemptNo),
        attempt.byLink && t('byLink'),
        attempt.ref && t('told.ref', { ref: attempt.ref }),
      ],
    }
    const { status, endedAt } = attempt
    if (endedAt === null || status === 'open' || status === 'started') return [begun]
    const ended: Step = {
      key: `attempt ${n} end`,
      at: endedAt,
      bold: status === 'succeeded',
      text: t(`told.attemptEnd.${status}`, { n }),
      small: [attempt.txn && t('told.txn', { txn: attempt.txn }), attempt.unwanted && t('told.unwanted')],
    }
    return [begun, ended]
  })
}
function useNoticeSteps({ notices }: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  const outcomeWord = useOutcomeWord()
  return notices.map(({ provider, eventId, kind, outcome, kept, receivedAt }) => ({
    key: `notice ${provider} ${eventId}`,
    at: receivedAt,
    text: t('told.notice', { kind }),
    small: [outcome === null ? t('told.waiting') : t('told.outcome', { outcome: outcomeWord(outcome) })],
    more: kept && <NoticeWords provider={provider} eventId={eventId} />,
  }))
}
function useQuestionSteps({ questions }: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  const answerWord = useAnswerWord()
  return questions.map(({ of, answer, why, times, lastAt, askedAt }, i) => ({
    key: `question ${i}`,
    at: askedAt,
    bad: answer === 'silent' || answer === 'odd' || answer === 'failed',
    text: t('told.question', { answer: answerWord(answer, why) }),
    small: [fours(of), times > 1 && t('told.times', { n: times }), lastAt !== askedAt && null],
  }))
}
function useRefundSteps({ refunds }: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  const { money } = useFormat()
  const reasonWord = useReasonWord()
  return refunds.flatMap((refund) => {
    const { refundNo, status, orderNo, serviceNo, reason, doneAt, createdAt, refusals, ref } = refund
    const amount = money(refund.amount)
    const begun: Step = {
      key: `refund ${refundNo}`,
      at: createdAt,
      text: t('told.refund', { amount }),
      small: [
        reasonWord(reason),
        serviceNo !== null
          ? t('told.forClaim', { no: fours(serviceNo) })
          : orderNo !== null && t('told.forOrder', { no: fours(orderNo) }),
      ],
    }
    const small = [fours(refundNo), ref && t('told.ref', { ref }), refusals > 0 && t('refusalsOf', { count: refusals })]
    if (doneAt !== null)
      return [
        begun,
        { key: `refund ${refundNo} done`, at: doneAt, bold: true, text: t('told.refundDone', { amount }), small },
      ]
    if (status !== 'failed') return [begun]
    const failed = { bad: true, text: t('told.refundFailed', { amount }), small }
    return [begun, { key: `refund ${refundNo} failed`, at: refund.againAt ?? createdAt, ...failed }]
  })
}
function useMessageSteps({ messages }: Story): Step[] {
  const { t } = useTexts('paymentledgerstaff')
  return messages.map(({ id, to, title, at, mailedAt }) => ({
    key: `message ${id}`,
    at,
    text: t('told.message', { name: to, title }),
    small: [mailedAt !== null && t('told.mailed')],
  }))
}
