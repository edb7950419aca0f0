// One pickup point, new or changed: its name, place, coordinates, hours and what buyers should know.
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import '#surfaces/console/desk/case.css'
import './points.css'
import { HoursFields } from './parts/hours-fields.tsx'
import { SpotFields } from './spot-fields.tsx'
import { lacksOf, newPoint, partsOfPoint, typedPoint, type OwnPoint, type TypedPoint } from './typed-point.ts'
import { BackToList } from '#surfaces/console/desk/back-to-list.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { SiteFields } from '#surfaces/console/desk/typed-address/address-fields.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { pickupPointPath, pickupPointsPath } from '#surfaces/console/desk/ways.ts'
import { useTexts } from '#web/texts.tsx'

export default function PickupPoint() {
  const { t } = useTexts('pickuppointsmerchant')
  const { pointId } = useParams()
  const { data, fault, again } = useAsked('/api/v2/mch/pickup/point/list', pointId ? {} : null)
  const found = data?.records.find(({ id }) => String(id) === pointId)
  return (
    <div className="page">
      <BackToList
        list="pickupPoints"
        listPath={pickupPointsPath}
        pathOf={(key) => pickupPointPath(Number(key))}
        at={pointId ?? ''}
      >
        {t('back')}
      </BackToList>
      <header className="head">
        <div>
          <h1 className="display">{t(pointId ? 'editTitle' : 'addTitle')}</h1>
        </div>
      </header>
      {!pointId && <PointForm />}
      {pointId && !data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {pointId && data && (found ? <PointForm point={found} /> : <p className="muted">{t('gone')}</p>)}
    </div>
  )
}

function PointForm({ point }: { point?: OwnPoint }) {
  const { t } = useTexts('pickuppointsmerchant')
  const go = useNavigate()
  const [typed, setTyped] = useState<TypedPoint>(() => (point ? typedPoint(point) : newPoint))
  const [tried, setTried] = useState(false)
  const change = (part: Partial<TypedPoint>) => setTyped((now) => ({ ...now, ...part }))
  const saving = useDoing(async () => {
    const told = { ...partsOfPoint(typed), requestId: newRequestId() }
    if (point) await call('/api/v2/mch/pickup/point/edit', { id: point.id, ...told })
    else await call('/api/v2/mch/pickup/point/add', told)
    say(t('saved'))
    await go(pickupPointsPath)
  })
  return (
    <form
      className="point-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (lacksOf(typed).length === 0) void saving.run()
      }}
    >
      <PointFields typed={typed} onChange={change} tried={tried} />
      {saving.fault && <Fault fault={saving.fault} />}
      <p>
        <Button htmlType="submit" type="primary" aria-busy={saving.busy}>
          {t('save')}
        </Button>
      </p>
    </form>
  )
}

interface FieldsProps {
  typed: TypedPoint
  onChange: (part: Partial<TypedPoint>) => void
  tried: boolean
}
function PointFields({ typed, onChange, tried }: FieldsProps) {
  const { t } = useTexts('pickuppointsmerchant')
  const lacks = tried ? lacksOf(typed) : []
  return (
    <>
      <Field
        label={t('field.name')}
        help={t('field.nameHelp')}
        fault={lacks.includes('name') ? t('fault.name') : undefined}
      >
        {(own) => (
          <Input {...own} maxLength={60} value={typed.name} onChange={(e) => onChange({ name: e.target.value })} />
        )}
      </Field>
      <fieldset>
        <legend>{t('place')}</legend>
        <SiteFields
          typed={typed.site}
          onChange={(part) => onChange({ site: { ...typed.site, ...part } })}
          tried={tried}
        />
      </fieldset>
      <SpotFields typed={typed} onChange={onChange} wrong={lacks.includes('spot')} />
      <HoursFields days={typed.days} onChange={(days) => onChange({ days })} tried={tried} />
      <Field label={t('field.note')} help={t('field.noteHelp')}>
        {(own) => (
          <Input.TextArea
            {...own}
            rows={2}
            maxLength={200}
            value={typed.note}
            onChange={(e) => onChange({ note: e.target.value })}
          />
        )}
      </Field>
    </>
  )
}
