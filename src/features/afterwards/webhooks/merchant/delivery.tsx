// One delivery: as it went out, what came back at each try, when it goes out again; repeated by hand.
import { Button } from 'antd'
import { RotateCw } from 'lucide-react'
import { AnswerState } from './deliveries.tsx'
import { short, useEventWord } from './event-word.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Detail = Output<'/api/v2/mch/webhook/delivery/detail'>
const often = 2000
const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

export function Delivery({ id, writes, onDone }: { id: number; writes: boolean; onDone: () => void }) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  const { data, fault, again } = useAsked('/api/v2/mch/webhook/delivery/detail', { id })
  usePolled(again, often)
  const repeating = useDoing(async () => {
    await call('/api/v2/mch/webhook/delivery/repeat', { id, requestId: newRequestId() })
    onDone()
  })
  if (!data) return fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />
  return (
    <section>
      <Sec title={word(data.event)} end={<AnswerState of={data} />} />
      <div>
        <pre className="wire">{`POST ${short(data.url)}\nwebhook-id: ${data.messageId}\n\n${pretty(data.body)}`}</pre>
        <p className="tiny faint">{t('idsOnly')}</p>
        <Story of={data} />
        {writes && (
          <Button
            type={data.state === 'done' ? 'default' : 'primary'}
            icon={<RotateCw size={15} />}
            disabled={!data.enabled}
            aria-busy={repeating.busy}
            onClick={() => void repeating.run()}
          >
            {t('repeat')}
          </Button>
        )}
        {repeating.fault && <Fault fault={repeating.fault} />}
      </div>
    </section>
  )
}
function Story({ of: { log, nextAt, tries, enabled, createdAt, event } }: { of: Detail }) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  return (
    <ol className="thread">
      {nextAt !== null && (
        <li className="now">
          <b className="strong">{t('try', { n: tries + 1 })}</b>
          {enabled ? <Time at={nextAt} /> : <span className="faint"> {t('rests')}</span>}
        </li>
      )}
      {log.map(({ at, status, fault, answer, ms }) => (
        <li key={at} className={status !== null && status < 300 ? 'ok' : 'red'}>
          {status === null ? t(`fault.${fault ?? 'unreachable'}`) : status}{' '}
          <span className="faint">{t('ms', { n: ms })}</span>
          <Time at={at} />
          {answer !== '' && <q>{answer.slice(0, 300)}</q>}
        </li>
      ))}
      <li className="ok">
        {word(event)}
        <Time at={createdAt} />
      </li>
    </ol>
  )
}
