// Whether the shop wants a second proof of every member; owners change it.
import { Button } from 'antd'
import { useState } from 'react'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export function ProofRule({ writes }: { writes: boolean }) {
  const { t } = useTexts('membersmerchant')
  const { data, again } = useAsked('/api/v2/mch/staff/proof/rule', {})
  const [asks, ask] = useState(false)
  if (!data) return null
  const { required } = data
  return (
    <section className="proof-rule">
      <Sec
        title={t('rule.title')}
        note={t(required ? 'rule.on' : 'rule.off')}
        end={
          writes && (
            <Button size="small" onClick={() => ask(true)}>
              {t(required ? 'rule.drop' : 'rule.require')}
            </Button>
          )
        }
      />
      {asks && <Asking on={!required} onDone={again} onClose={() => ask(false)} />}
    </section>
  )
}
function Asking({ on, onDone, onClose }: { on: boolean; onDone: () => void; onClose: () => void }) {
  const { t } = useTexts('membersmerchant')
  const [requestId] = useState(newRequestId)
  const doing = useDoing(async () => {
    await call('/api/v2/mch/staff/proof/require', { on, requestId })
    onDone()
    onClose()
  })
  return (
    <Question
      title={t(on ? 'rule.ask' : 'rule.dropAsk')}
      verb={t(on ? 'rule.require' : 'rule.drop')}
      suggested={on}
      doing={doing}
      onDo={() => void doing.run()}
      onClose={onClose}
    >
      <p className="small muted">{on ? t('rule.askText') : t('rule.off')}</p>
    </Question>
  )
}
