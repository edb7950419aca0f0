// Where I am signed in at the console: each ended alone, or all but this one.
import { Button } from 'antd'
import { useState } from 'react'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { Time } from '#surfaces/console/desk/time.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Device = Output<'/api/v2/console/session/list'>[number]

export function Devices() {
  const { t } = useTexts('securitymerchant')
  const { data, fault, again } = useAsked('/api/v2/console/session/list', {})
  const [requestId, renew] = useState(newRequestId)
  const ending = useDoing(async () => {
    const { ended } = await call('/api/v2/console/session/end', { requestId })
    renew(newRequestId())
    say(t('devices.ended', { count: ended }))
    again()
  })
  return (
    <section>
      <Sec
        title={t('devices.title')}
        note={t('devices.note')}
        end={
          (data?.length ?? 0) > 1 && (
            <Button size="small" aria-busy={ending.busy} onClick={() => void ending.run()}>
              {t('devices.endOthers')}
            </Button>
          )
        }
      />
      {ending.fault && <Fault fault={ending.fault} />}
      {data ? (
        <ul className="own-lines">
          {data.map((device) => (
            <Line key={device.id} device={device} onDone={again} />
          ))}
        </ul>
      ) : fault ? (
        <Failed fault={fault} onRetry={again} />
      ) : (
        <Bones />
      )}
    </section>
  )
}
function Line({ device, onDone }: { device: Device; onDone: () => void }) {
  const { t } = useTexts('securitymerchant')
  const { id, browser, system, network, lastUsedAt, since, second, current } = device
  const name = [browser, system].filter((part) => part !== '').join(', ') || t('devices.unknown')
  const [requestId] = useState(newRequestId)
  const ending = useDoing(async () => {
    await call('/api/v2/console/session/end', { id, requestId })
    onDone()
  })
  return (
    <li>
      <span className="what">
        <b className="strong">{name}</b> {current && <span className="jade">{t('devices.this')}</span>}
        <small>{[network, t(`devices.by.${second ?? 'code'}`)].filter((part) => part !== '').join(', ')}</small>
        <small>
          {t('devices.used')} <Time at={lastUsedAt} />, {t('proofs.since')} <Time at={since} />
        </small>
        {ending.fault && <Fault fault={ending.fault} />}
      </span>
      {!current && (
        <button
          type="button"
          className="link"
          aria-label={t('devices.endOf', { name })}
          aria-busy={ending.busy}
          onClick={() => void ending.run()}
        >
          {t('devices.end')}
        </button>
      )}
    </li>
  )
}
