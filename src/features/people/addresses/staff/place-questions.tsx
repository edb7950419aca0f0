// A place is delivered to or not, or called otherwise, with what depends on it; or a new one.
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { longestPlaceName } from '../limits.ts'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { Question } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing, type Doing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

export type Place = Output<'/api/v2/admin/place/list'>['records'][number]
const most = 10_001
interface Props {
  onClose: () => void
  onDone: () => void
}
const unfit = ({ fault }: Pick<Doing<[]>, 'fault'>): unknown =>
  fault?.reason === 'placeUnfit' ? fault.params['field'] : undefined

export function EditPlace({ place, onClose, onDone }: Props & { place: Place }) {
  const { t } = useTexts('addressesstaff')
  const { code, version, renames } = place
  const [active, turn] = useState(place.active)
  const [name, type] = useState(place.local)
  const saving = useDoing(async () => {
    const wish = { code, version, active, ...(renames && { name }), requestId: newRequestId() }
    await call('/api/v2/admin/place/edit', wish)
    say(t('places.saved'))
    onDone()
  })
  const isUnfit = unfit(saving) === 'name'
  return (
    <Question
      title={place.name}
      verb={t('places.save')}
      suggested
      doing={{ busy: saving.busy, fault: isUnfit ? undefined : saving.fault }}
      onDo={() => void saving.run()}
      onClose={onClose}
    >
      <Effect code={code} />
      {renames && <NameField name={name} isUnfit={isUnfit} onType={type} />}
      <Checkbox checked={active} onChange={({ target }) => turn(target.checked)}>
        {t('places.active')}
      </Checkbox>
      {saving.fault?.reason === 'placeChanged' && <Button onClick={onDone}>{t('places.again')}</Button>}
    </Question>
  )
}
/** Told before it is saved. */
function Effect({ code }: { code: string }) {
  const { t } = useTexts('addressesstaff')
  const { number } = useFormat()
  const { data } = useAsked('/api/v2/admin/place/effect', { code })
  if (!data) return <p className="small muted" aria-busy="true" />
  const { addresses, templates, merchants } = data
  const told = {
    addresses: addresses >= most ? t('places.many') : number(addresses),
    templates: number(templates),
    merchants: number(merchants),
  }
  return <p className="small muted">{t('places.effect', told)}</p>
}
function NameField({ name, isUnfit, onType }: { name: string; isUnfit: boolean; onType: (name: string) => void }) {
  const { t } = useTexts('addressesstaff')
  return (
    <Field label={t('places.name')} help={t('places.nameHelp')} fault={isUnfit ? t('places.unfit.name') : undefined}>
      {(own) => (
        <Input
          {...own}
          lang="zh-CN"
          maxLength={longestPlaceName}
          value={name}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  )
}
export function AddPlace({ parent, onClose, onDone }: Props & { parent: string }) {
  const { t } = useTexts('addressesstaff')
  const [code, typeCode] = useState('')
  const [name, type] = useState('')
  const [requestId, renew] = useState(newRequestId)
  const adding = useDoing(async () => {
    renew(newRequestId())
    await call('/api/v2/admin/place/add', { parent, code, name, requestId })
    say(t('places.saved'))
    onDone()
  })
  const field = unfit(adding)
  const isPlaced = field === 'name' || field === 'code'
  return (
    <Question
      title={t('places.add')}
      verb={t('places.add')}
      suggested
      doing={{ busy: adding.busy, fault: isPlaced ? undefined : adding.fault }}
      onDo={() => void adding.run()}
      onClose={onClose}
    >
      <Field
        label={t('places.code')}
        help={t('places.codeHelp', { parent })}
        fault={field === 'code' ? t('places.unfit.code') : undefined}
      >
        {(own) => (
          <Input
            {...own}
            inputMode="numeric"
            maxLength={6}
            value={code}
            onChange={({ target }) => typeCode(target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      <NameField name={name} isUnfit={field === 'name'} onType={type} />
    </Question>
  )
}
