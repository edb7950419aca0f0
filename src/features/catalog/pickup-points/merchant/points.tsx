// The pickup points of a merchant: those in use and those out of it, each with its address and hours.
import { Button } from 'antd'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import '#surfaces/console/desk/case.css'
import './points.css'
import { HoursLines } from '../parts/hours.tsx'
import type { OwnPoint } from './typed-point.ts'
import { mapOf } from '../hours-text.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Empty } from '#surfaces/console/desk/empty.tsx'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { NotOffered } from '#surfaces/console/desk/not-offered.tsx'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { newPickupPointPath, pickupPointPath } from '#surfaces/console/desk/ways.ts'
import { useLang } from '#ui/text/lang.tsx'
import { useTexts } from '#web/texts.tsx'

export default function PickupPoints() {
  const { t } = useTexts('pickuppointsmerchant')
  const go = useNavigate()
  const { data, fault, again } = useAsked('/api/v2/mch/pickup/point/list', {})
  const { may, offers } = useMember()
  const writes = may('shop.write')
  const room = data && offers('pickup') && data.records.length < data.max
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('title')}</h1>
          <p>{t('note')}</p>
        </div>
        {writes && room && (
          <div className="acts">
            <Button type="primary" icon={<Plus size={15} />} onClick={() => void go(newPickupPointPath)}>
              {t('add')}
            </Button>
          </div>
        )}
      </header>
      <NotOffered of="pickup" />
      {fault && data && <Fault fault={fault} />}
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={3} />)}
      {data?.records.length === 0 && <Empty draw="box" title={t('none.title')} text={t('none.text')} />}
      {data && data.records.length > 0 && (
        <>
          <ul className="units rule">
            {data.records.map((point) => (
              <Row key={point.id} point={point} writes={writes} onDone={again} />
            ))}
          </ul>
          <p className="small muted">{t('of', { n: data.records.length, max: data.max })}</p>
        </>
      )}
    </div>
  )
}

interface RowProps {
  point: OwnPoint
  writes: boolean
  onDone: () => void
}
function Row({ point, writes, onDone }: RowProps) {
  const { t } = useTexts('pickuppointsmerchant')
  const lang = useLang()
  const { name, text, areaCode, phone, note, hours, enabled, lat } = point
  return (
    <li className="pickup-point">
      <div className="grow">
        <h2>
          {name} <span className={enabled ? 'jade' : 'faint'}>{t(enabled ? 'inUse' : 'outOfUse')}</span>
        </h2>
        <p className="muted">
          {text}{' '}
          <a
            className="link small nowrap"
            href={mapOf(point, lang)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${t('onMap')}: ${name}`}
          >
            {t('onMap')}
          </a>
        </p>
        <p className="muted">
          +{areaCode} {phone}
        </p>
        {note && <p className="muted">{note}</p>}
        {lat === null && <p className="small faint">{t('noSpot')}</p>}
        {writes && <RowActs point={point} onDone={onDone} />}
      </div>
      <HoursLines hours={hours} className="point-hours" />
    </li>
  )
}
function RowActs({ point: { id, name, enabled }, onDone }: Omit<RowProps, 'writes'>) {
  const { t } = useTexts('pickuppointsmerchant')
  const [asks, ask] = useState(false)
  const turning = useDoing(async () => {
    await call('/api/v2/mch/pickup/point/enable', { id, enabled: !enabled, requestId: newRequestId() })
    say(t(enabled ? 'taken' : 'put'))
    onDone()
  })
  const removing = useDoing(async () => {
    await call('/api/v2/mch/pickup/point/remove', { id, requestId: newRequestId() })
    say(t('removed'))
    ask(false)
    onDone()
  })
  return (
    <div className="row wrap point-acts">
      <Link className="plain-button" to={pickupPointPath(id)} aria-label={`${t('edit')}: ${name}`}>
        {t('edit')}
      </Link>
      <button
        type="button"
        className="plain-button"
        aria-label={`${t(enabled ? 'takeOut' : 'putIn')}: ${name}`}
        onClick={() => void turning.run()}
      >
        {t(enabled ? 'takeOut' : 'putIn')}
      </button>
      <button type="button" className="plain-button" aria-label={`${t('remove')}: ${name}`} onClick={() => ask(true)}>
        {t('remove')}
      </button>
      {turning.fault && <Fault fault={turning.fault} />}
      {asks && (
        <Question
          title={t('removeTitle', { name })}
          verb={t('remove')}
          doing={removing}
          onDo={() => void removing.run()}
          onClose={() => ask(false)}
        >
          <p className="small muted">{t('removeText')}</p>
        </Question>
      )}
    </div>
  )
}
