// How the shop is reached, at the staff's desk: one form, told by foot, help, letters and pages.
import { Button, Input } from 'antd'
import { useState, type FormEvent } from 'react'
import './parts/content.css'
import { most } from '../limits.ts'
import { longestAddress } from '#kernel/text/outside.ts'
import { ContentRooms } from './parts/rooms.tsx'
import { SocialPages } from './social-pages.tsx'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId, type Output } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault, useFaultWords } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

type Kept = Output<'/api/v2/admin/channel/detail'>
const lines = [
  ['telephone', most.phone, 'tel'],
  ['phone', most.phone, 'tel'],
  ['email', 254, 'email'],
  ['addressChinese', most.address, 'text'],
  ['addressEnglish', most.address, 'text'],
  ['chat', longestAddress, 'url'],
] as const
const helped = ['addressEnglish', 'chat'] as const
const isHelped = (name: string): name is (typeof helped)[number] => (helped as readonly string[]).includes(name)

export default function Contacts() {
  const { t } = useTexts('contentstaff')
  const { data, fault, again } = useAsked('/api/v2/admin/channel/detail', {})
  return (
    <div className="page">
      <header className="head">
        <h1 className="display">{t('contacts.title')}</h1>
        <p>{t('contacts.text')}</p>
      </header>
      <ContentRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={6} />)}
      {data && <Form key={data.version} kept={data} onAgain={again} />}
    </div>
  )
}

function Form({ kept, onAgain }: { kept: Kept; onAgain: () => void }) {
  const { t } = useTexts('contentstaff')
  const writes = useMember().may('content.write')
  const [typed, setTyped] = useState(kept)
  const words = useFaultWords()
  const saving = useDoing(async () => {
    const { updatedAt: _, ...wish } = typed
    await call('/api/v2/admin/channel/save', { ...wish, requestId: newRequestId() })
    say(t('contacts.saved'))
    onAgain()
  })
  const at = typeof saving.fault?.params['field'] === 'string' ? saving.fault.params['field'] : undefined
  const said = (field: string) => (at === field && saving.fault ? words(saving.fault) : undefined)
  const isPlaced = at !== undefined && (at.startsWith('social/') || lines.some(([name]) => name === at))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void saving.run()
  }
  return (
    <form className="shop-form" onSubmit={submit} noValidate>
      <fieldset className="plain-fieldset shop-form" disabled={!writes}>
        <Lines typed={typed} said={said} onChange={setTyped} />
        <TongueField
          label={t('contacts.hours')}
          help={t('contacts.hoursHelp')}
          texts={typed.hours}
          max={most.hours}
          onChange={(hours) => setTyped({ ...typed, hours })}
        />
        <SocialPages
          pages={typed.social}
          faultAt={(place) => said(`social/${place}/to`)}
          onChange={(social) => setTyped({ ...typed, social })}
        />
      </fieldset>
      {saving.fault && !isPlaced && <Fault fault={saving.fault} />}
      {saving.fault?.reason === 'contentChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
      {writes && (
        <p className="row">
          <Button type="primary" htmlType="submit" aria-busy={saving.busy}>
            {t('save')}
          </Button>
        </p>
      )}
    </form>
  )
}
interface LinesProps {
  typed: Kept
  said: (field: string) => string | undefined
  onChange: (typed: Kept) => void
}
function Lines({ typed, said, onChange }: LinesProps) {
  const { t } = useTexts('contentstaff')
  return lines.map(([name, max, type]) => (
    <Field
      key={name}
      label={t(`contacts.${name}`)}
      help={isHelped(name) ? t(`contacts.${name}Help`) : undefined}
      fault={said(name)}
    >
      {(own) => (
        <Input
          {...own}
          type={type}
          maxLength={max}
          value={typed[name]}
          onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
        />
      )}
    </Field>
  ))
}
