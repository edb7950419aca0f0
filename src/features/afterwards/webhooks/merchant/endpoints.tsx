// Where events go: each address with what it is told and how that went; switched, changed, tested, removed.
import { Switch } from 'antd'
import { useState } from 'react'
import { EndpointQuestion } from './endpoint-question.tsx'
import { short, useEventWord } from './event-word.ts'
import type { Endpoint, EndpointList, Secret } from './webhook-desk.ts'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { State } from '#surfaces/console/desk/state.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Hands {
  writes: boolean
  onPick: (id: number) => void
  onSecret: (made: Secret) => void
  onTest: (deliveryId: number) => void
  onDone: () => void
}
export function Endpoints({ list, at, ...hands }: Hands & { list: EndpointList; at: number | undefined }) {
  const { t } = useTexts('webhooksmerchant')
  if (list.records.length === 0) return <p className="small muted">{t('none')}</p>
  return (
    <table className="lines systems-lines">
      <thead>
        <tr>
          <th scope="col">{t('column.address')}</th>
          <th scope="col" className="wide">
            {t('column.events')}
          </th>
          <th scope="col">{t('column.deliveries')}</th>
          <th scope="col" className="n">
            {t('column.on')}
          </th>
        </tr>
      </thead>
      <tbody>
        {list.records.map((endpoint) => (
          <Line key={endpoint.id} endpoint={endpoint} events={list.events} at={at === endpoint.id} {...hands} />
        ))}
      </tbody>
    </table>
  )
}
function Line({ endpoint, events, at, ...hands }: Hands & { endpoint: Endpoint; events: string[]; at: boolean }) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  const { id, url, enabled } = endpoint
  const switching = useDoing((on: boolean) =>
    call('/api/v2/mch/webhook/enable', { id, enabled: on, requestId: newRequestId() }),
  )
  const all = endpoint.events.length === events.length
  return (
    <tr className={at ? 'at' : ''}>
      <td>
        <button type="button" className="pick strong" aria-pressed={at} onClick={() => hands.onPick(id)}>
          {short(url)}
        </button>
        {hands.writes && <Acts endpoint={endpoint} events={events} {...hands} />}
        {switching.fault && <Fault fault={switching.fault} />}
      </td>
      <td className="wide muted">{all ? t('allEvents') : endpoint.events.map(word).join(' · ')}</td>
      <td>
        <How of={endpoint} />
      </td>
      <td className="n">
        <span className="over">
          <Switch
            size="small"
            checked={enabled}
            disabled={!hands.writes}
            loading={switching.busy}
            aria-label={short(url)}
            onChange={(on) => void switching.run(on).then(hands.onDone)}
          />
        </span>
      </td>
    </tr>
  )
}
function How({ of: { enabled, restsSince, done, failed, waiting } }: { of: Endpoint }) {
  const { t } = useTexts('webhooksmerchant')
  if (restsSince)
    return (
      <State kind="bad">
        {t('rests')} <Time at={restsSince} />
      </State>
    )
  if (!enabled) return <State kind="off">{t('off')}</State>
  if (failed > 0) return <State kind="few">{t('someFailed', { count: failed, of: failed + done })}</State>
  if (waiting > 0) return <State kind="pay">{t('someWait', { count: waiting })}</State>
  return done > 0 ? (
    <State kind="done">{t('allDone', { count: done })}</State>
  ) : (
    <span className="faint">{t('noneYet')}</span>
  )
}
type Act = 'edit' | 'secret' | 'remove'
function Acts({ endpoint, events, onSecret, onTest, onDone }: Hands & { endpoint: Endpoint; events: string[] }) {
  const { t } = useTexts('webhooksmerchant')
  const [asks, ask] = useState<Act>()
  const { id, url, enabled } = endpoint
  const close = () => ask(undefined)
  const testing = useDoing(async () =>
    onTest((await call('/api/v2/mch/webhook/test', { id, requestId: newRequestId() })).id),
  )
  const changing = useDoing(async (way: 'secret' | 'remove') => {
    if (way === 'secret')
      onSecret({ host: short(url), secret: (await call('/api/v2/mch/webhook/secret', { id })).secret })
    else await call('/api/v2/mch/webhook/remove', { id, requestId: newRequestId() })
    close()
    onDone()
  })
  return (
    <span className="over systems-more small">
      {enabled && (
        <button type="button" className="link" aria-busy={testing.busy} onClick={() => void testing.run()}>
          {t('test')}
        </button>
      )}
      {(['edit', 'secret', 'remove'] as const).map((way) => (
        <button key={way} type="button" className="link" onClick={() => ask(way)}>
          {t(way)}
        </button>
      ))}
      {testing.fault && <Fault fault={testing.fault} />}
      {asks === 'edit' && <EndpointQuestion endpoint={endpoint} events={events} onDone={onDone} onClose={close} />}
      {(asks === 'secret' || asks === 'remove') && (
        <Question
          title={t(`${asks}Title`, { host: short(url) })}
          verb={t(asks)}
          suggested={asks === 'secret'}
          doing={changing}
          onDo={() => void changing.run(asks)}
          onClose={close}
        >
          <p className="small muted">{t(`${asks}Text`)}</p>
        </Question>
      )}
    </span>
  )
}
