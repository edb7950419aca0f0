// One provider: what it is for, how it stands, what is seen of its keys; a try says at once how it ended.
import { Button } from 'antd'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Connected } from './connected.ts'
import { call, type Output } from '#surfaces/console/desk/call.ts'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Found = Output<'/api/v2/admin/connection/try'>
const KeysQuestion = lazy(() => import('./keys-question.tsx'))
const RemoveQuestion = lazy(() => import('./remove-question.tsx'))

interface Props {
  provider: Connected
  writes: boolean
  onDone: () => void
}
export function Provider({ provider, writes, onDone }: Props) {
  const { t } = useTexts('connectionsstaff')
  const { connection, fields, source } = provider
  const [asks, ask] = useState<'keys' | 'remove'>()
  const done = () => {
    ask(undefined)
    onDone()
  }
  return (
    <li className="provider">
      <div>
        <h2>{t(`of.${connection}.name`)}</h2>
        <p className="muted">{t(`of.${connection}.about`)}</p>
      </div>
      <div>
        <Standing provider={provider} />
        {source === 'desk' && <Seen provider={provider} />}
        {writes && (
          <div className="row wrap provider-acts">
            {(source === 'none' || source === 'desk') && fields.length > 0 && (
              <Button onClick={() => ask('keys')}>{source === 'none' ? t('give') : t('replace')}</Button>
            )}
            {provider.canBeTried && <Try provider={provider} />}
            {provider.version > 0 && (
              <Button type="text" danger onClick={() => ask('remove')}>
                {t('remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      <Suspense>
        {asks === 'keys' && <KeysQuestion provider={provider} onClose={() => ask(undefined)} onSaved={done} />}
        {asks === 'remove' && <RemoveQuestion provider={provider} onClose={() => ask(undefined)} onRemoved={done} />}
      </Suspense>
    </li>
  )
}

function Standing({ provider: { source, setAt, setBy, version, connection } }: { provider: Connected }) {
  const { t } = useTexts('connectionsstaff')
  if (source === 'none') return <p className="muted">{t(connection === 'storage' ? 'folder' : 'none')}</p>
  return (
    <p>
      <b>{t(`source.${source}`)}</b>
      {source === 'desk' && setAt !== null && (
        <span className="muted">
          {' '}
          {setBy} <Time at={setAt} />
        </span>
      )}
      {source !== 'desk' && version > 0 && <span className="warn"> {t('behind')}</span>}
    </p>
  )
}
function Seen({ provider: { fields } }: { provider: Connected }) {
  const { t } = useTexts('connectionsstaff')
  return (
    <dl className="provider-seen small">
      {fields.map(({ name, seen }) =>
        seen === null ? null : (
          <div key={name}>
            <dt>{t(`field.${name as 'SMTP_URL'}.name`)}</dt>
            <dd>{seen}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

function Try({ provider: { connection } }: { provider: Connected }) {
  const { t } = useTexts('connectionsstaff')
  const [found, setFound] = useState<Found>()
  const trying = useDoing(async () => {
    setFound(undefined)
    setFound(await call('/api/v2/admin/connection/try', { connection }))
  })
  return (
    <>
      <Button aria-busy={trying.busy} onClick={() => void trying.run()}>
        {trying.busy ? t('trying') : t('try')}
      </Button>
      {trying.fault && <Fault fault={trying.fault} />}
      {found && (
        <p className={found.why === 'fine' ? 'provider-found fine' : 'provider-found'} role="status">
          {found.why === 'fine' ? (
            <CircleCheck className="i" size={15} aria-hidden="true" />
          ) : (
            <CircleAlert className="i" size={15} aria-hidden="true" />
          )}
          <span>
            {found.why === 'fine' ? t(`of.${connection}.fine`) : t(`why.${found.why}`)}
            {found.said !== '' && <q>{found.said}</q>}
          </span>
        </p>
      )}
    </>
  )
}
