// A webhook: its address and what it is told.
import { Checkbox, Input } from 'antd'
import { useState } from 'react'
import { short, useEventWord } from './event-word.ts'
import type { Endpoint, Secret } from './webhook-desk.ts'
import { call, newRequestId, type Input as Given } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Events = Given<'/api/v2/mch/webhook/add'>['events']
interface Props {
  /** the one that is changed; else a new one */
  endpoint?: Endpoint
  events: readonly string[]
  onMade?: (secret: Secret) => void
  onDone: () => void
  onClose: () => void
}
export function EndpointQuestion({ endpoint, events, onMade, onDone, onClose }: Props) {
  const { t } = useTexts('webhooksmerchant')
  const [url, setUrl] = useState(endpoint?.url ?? 'https://')
  const [chosen, choose] = useState<readonly string[]>(endpoint?.events ?? [])
  const [tried, setTried] = useState(false)
  const lacks = { url: tried && !URL.canParse(url), events: tried && chosen.length === 0 }
  const doing = useDoing(async () => {
    const wish = { url: url.trim(), events: chosen as Events }
    if (endpoint) await call('/api/v2/mch/webhook/edit', { ...wish, id: endpoint.id, requestId: newRequestId() })
    else onMade?.({ host: short(url.trim()), secret: (await call('/api/v2/mch/webhook/add', wish)).secret })
    if (endpoint) onDone()
    onClose()
  })
  const send = () => {
    setTried(true)
    if (URL.canParse(url) && chosen.length > 0) void doing.run()
  }
  return (
    <Question
      title={endpoint ? t('editTitle', { host: short(endpoint.url) }) : t('addTitle')}
      verb={endpoint ? t('save') : t('make')}
      suggested
      doing={doing}
      onDo={send}
      onClose={onClose}
    >
      <Field label={t('address')} help={t('addressHelp')} fault={lacks.url ? t('addressMissing') : undefined}>
        {(own) => (
          <Input {...own} value={url} maxLength={500} inputMode="url" onChange={(e) => setUrl(e.target.value)} />
        )}
      </Field>
      <EventChoice events={events} chosen={chosen} onChoose={choose} />
      {lacks.events && (
        <p className="field-said bad" role="alert">
          {t('eventsMissing')}
        </p>
      )}
    </Question>
  )
}

interface ChoiceProps {
  events: readonly string[]
  chosen: readonly string[]
  onChoose: (events: readonly string[]) => void
}
function EventChoice({ events, chosen, onChoose }: ChoiceProps) {
  const { t } = useTexts('webhooksmerchant')
  const word = useEventWord()
  return (
    <fieldset className="event-choice">
      <legend>{t('told')}</legend>
      <Checkbox
        className="event-all"
        checked={chosen.length === events.length}
        indeterminate={chosen.length > 0 && chosen.length < events.length}
        onChange={(e) => onChoose(e.target.checked ? events : [])}
      >
        {t('everything')}
      </Checkbox>
      {events.map((event) => (
        <Checkbox
          key={event}
          checked={chosen.includes(event)}
          onChange={(e) => onChoose(e.target.checked ? [...chosen, event] : chosen.filter((one) => one !== event))}
        >
          {word(event)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
