// What a merchant and the platform say of a statement, the newest first; on top whose turn it is.
import { Button, Input } from 'antd'
import { useState } from 'react'
import type { Statement } from './statement-lines.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { side } from '#surfaces/console/desk/side.ts'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: Statement
  /** missing: no more than read */
  onSay?: ((words: string) => Promise<unknown>) | undefined
}
export function StatementThread({ of, onSay }: Props) {
  const { t } = useTexts('statementsmerchant')
  const { when } = useFormat()
  return (
    <section>
      <Sec title={t('thread.title')} />
      {onSay && <Say onSay={onSay} />}
      <ol className="thread">
        {of.status === 'open' && (
          <li className="now">
            <b className="strong">{t(`thread.turn.${side}`)}</b>
            <time dateTime={of.confirmBy}>{t('thread.until', { when: when(of.confirmBy) })}</time>
          </li>
        )}
        {of.dispute && of.dispute.status !== 'closed' && (
          <li className="now">
            <b className="strong">{t('thread.answers')}</b>
          </li>
        )}
        {of.words.map((word) => (
          <li key={word.id}>
            <b className="strong">{t(`thread.said.${word.kind}`)}</b>{' '}
            <span className="muted">{word.side === 'staff' ? t('thread.staff', { name: word.by }) : word.by}</span>
            <Time at={word.at} />
            <q>{word.words}</q>
          </li>
        ))}
        {of.confirmedAt && (
          <li>
            {of.bySilence ? t('thread.silence') : t('thread.confirmed', { name: of.confirmedBy ?? '' })}
            <Time at={of.confirmedAt} />
          </li>
        )}
        <li>
          {t('thread.made')}
          <Time at={of.createdAt} />
        </li>
      </ol>
    </section>
  )
}
function Say({ onSay }: { onSay: (words: string) => Promise<unknown> }) {
  const { t } = useTexts('statementsmerchant')
  const [words, setWords] = useState('')
  const sending = useDoing(async () => {
    await onSay(words.trim())
    setWords('')
  })
  const label = t(`thread.ask.${side}`)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '') void sending.run()
      }}
    >
      <p className="statement-ask">
        <Input
          aria-label={label}
          placeholder={label}
          maxLength={500}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button htmlType="submit" aria-busy={sending.busy}>
          {t(`thread.send.${side}`)}
        </Button>
      </p>
      {sending.fault && <Fault fault={sending.fault} />}
    </form>
  )
}
