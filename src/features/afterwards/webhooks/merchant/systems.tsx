// A merchant's own systems: keys in, webhooks out, and how each delivery went.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import '#surfaces/console/desk/case.css'
import './systems.css'
import { Deliveries } from './deliveries.tsx'
import { Delivery } from './delivery.tsx'
import { EndpointQuestion } from './endpoint-question.tsx'
import { Endpoints } from './endpoints.tsx'
import { useEventWord } from './event-word.ts'
import type { EndpointList, Secret } from './webhook-desk.ts'
import { Keys } from '#features/people/api-keys/merchant/parts/keys.tsx'
import { SecretNote } from '#features/people/api-keys/merchant/parts/secret-note.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { NotOffered } from '#surfaces/console/desk/not-offered.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, usePolled } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

/** as often as the deliveries below: the sums agree with them */
const often = 5000
export default function Systems() {
  const { t } = useTexts('webhooksmerchant')
  const keys = useAsked('/api/v2/mch/key/page', {})
  const hooks = useAsked('/api/v2/mch/webhook/page', {})
  const writes = useMember().may('system.write')
  usePolled(hooks.again, often)
  const [picked, pick] = useState<number>()
  // what was done makes the list of deliveries new
  const [turn, setTurn] = useState(0)
  const done = () => {
    hooks.again()
    setTurn((n) => n + 1)
  }
  const fault = keys.fault ?? hooks.fault
  if (!keys.data || !hooks.data)
    return (
      <div className="page">
        {fault ? <Failed page fault={fault} onRetry={() => [keys.again(), hooks.again()]} /> : <Bones />}
      </div>
    )
  return (
    <div className="page systems">
      <header className="head">
        <h1 className="display">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <div className="two">
        <div>
          <Keys keys={keys.data} writes={writes} onDone={keys.again} />
          <Webhooks list={hooks.data} writes={writes} turn={turn} picked={picked} onPick={pick} onDone={done} />
        </div>
        <aside aria-label={t('events')}>
          {picked !== undefined && <Delivery key={`${picked} ${turn}`} id={picked} writes={writes} onDone={done} />}
          <EventList events={hooks.data.events} />
        </aside>
      </div>
    </div>
  )
}

interface WebhooksProps {
  list: EndpointList
  writes: boolean
  turn: number
  picked: number | undefined
  onPick: (id: number) => void
  onDone: () => void
}
/** The endpoints, and the deliveries of all or of one. */
function Webhooks({ list, writes, turn, picked, onPick, onDone }: WebhooksProps) {
  const { t } = useTexts('webhooksmerchant')
  const [endpointId, pickEndpoint] = useState<number>()
  const [asks, ask] = useState(false)
  const [secret, show] = useState<Secret>()
  const made = (next: Secret) => {
    ask(false)
    show(next)
    onDone()
  }
  const tested = (id: number) => {
    onPick(id)
    onDone()
  }
  const { records, events, tries, keptDays } = list
  const offered = useMember().offers('webhooks')
  const add = writes && offered && (
    <Button size="small" icon={<Plus size={14} />} onClick={() => ask(true)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <section>
        <Sec title={t('webhooks')} note={t('webhooksNote', { count: tries })} end={add} />
        <NotOffered of="webhooks" />
        {secret && <SecretShown of={secret} onClose={() => show(undefined)} />}
        <Endpoints
          list={list}
          writes={writes}
          at={endpointId}
          onPick={(id) => pickEndpoint(id === endpointId ? undefined : id)}
          onSecret={made}
          onTest={tested}
          onDone={onDone}
        />
      </section>
      {records.length > 0 && (
        <Deliveries
          key={`${turn} ${endpointId}`}
          endpoint={records.find(({ id }) => id === endpointId)}
          days={keptDays}
          at={picked}
          onPick={onPick}
        />
      )}
      {asks && <EndpointQuestion events={events} onMade={made} onDone={onDone} onClose={() => ask(false)} />}
    </>
  )
}

function SecretShown({ of: { host, secret }, onClose }: { of: Secret; onClose: () => void }) {
  const { t } = useTexts('webhooksmerchant')
  return (
    <SecretNote title={t('secretOf', { host })} secret={secret} onClose={onClose}>
      {t('secretOnce')}
    </SecretNote>
  )
}
function EventList({ events }: { events: readonly string[] }) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  return (
    <section>
      <Sec title={t('events')} />
      <ul className="sum">
        {events.map((event) => (
          <li key={event}>
            <span>{word(event)}</span>
            <code className="tiny faint">{event}</code>
          </li>
        ))}
      </ul>
      <p className="tiny faint">{t('eventsNote')}</p>
    </section>
  )
}
