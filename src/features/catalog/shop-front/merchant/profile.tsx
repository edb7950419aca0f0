// The profile of the shop: what shoppers read about it, saved as a whole and seen at once.
import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { frames, most } from '../limits.ts'
import { PictureField } from './parts/picture-field.tsx'
import './parts/shop-desk.css'
import { ShopRooms } from './parts/shop-rooms.tsx'
import { TongueField } from './parts/tongue-field.tsx'
import { typedProfile, wishOf, type Profile, type TypedProfile } from './typed-profile.ts'
import { HoursFields } from '#features/catalog/pickup-points/merchant/parts/hours-fields.tsx'
import { dayFits } from '#features/catalog/pickup-points/merchant/parts/typed-hours.ts'
import { Bones } from '#surfaces/console/desk/bones.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { Failed } from '#surfaces/console/desk/failed.tsx'
import { Fault } from '#surfaces/console/desk/fault.tsx'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useFormat } from '#surfaces/console/desk/format.ts'
import { useMember } from '#surfaces/console/desk/member.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { Sec } from '#surfaces/console/desk/sec.tsx'
import { useAsked, useDoing } from '#surfaces/console/desk/use-call.ts'
import { hrefWith } from '#web/href-with.ts'
import { useTexts } from '#web/texts.tsx'

export default function ShopProfile() {
  const { t } = useTexts('shopfrontmerchant')
  const { data, fault, again } = useAsked('/api/v2/mch/shop/detail', {})
  return (
    <div className="page">
      <header className="head">
        <div>
          <h1 className="display">{t('profile.title')}</h1>
          <p>{t('profile.note')}</p>
        </div>
        {data && (
          <div className="acts">
            <a
              className="plain-button"
              href={hrefWith('/home/shopIndex', { id: data.id })}
              target="_blank"
              rel="noreferrer"
            >
              {t('profile.see')}
            </a>
          </div>
        )}
      </header>
      <ShopRooms />
      {!data && (fault ? <Failed fault={fault} onRetry={again} /> : <Bones rows={8} />)}
      {data && <ProfileForm key={data.version} profile={data} onAgain={again} />}
    </div>
  )
}
interface FormProps {
  profile: Profile
  onAgain: () => void
}
function ProfileForm({ profile, onAgain }: FormProps) {
  const { t } = useTexts('shopfrontmerchant')
  const writes = useMember().may('shop.write')
  const [typed, setTyped] = useState(() => typedProfile(profile))
  const [tried, setTried] = useState(false)
  const change = (part: Partial<TypedProfile>) => setTyped((now) => ({ ...now, ...part }))
  const saving = useDoing(async () => {
    await call('/api/v2/mch/shop/edit', { ...wishOf(typed), version: profile.version, requestId: newRequestId() })
    say(t('saved'))
    onAgain()
  })
  const nameless = Object.values(typed.name).every((text) => text.trim() === '')
  const hoursFit = !typed.hasHours || (typed.days.every(dayFits) && typed.days.some(({ open }) => open))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!nameless && hoursFit) void saving.run()
      }}
    >
      <fieldset disabled={!writes} className="plain-fieldset">
        <div className="shop-form">
          <Words typed={typed} change={change} profile={profile} fault={tried && nameless} />
          <Pictures typed={typed} change={change} />
          <Business typed={typed} change={change} profile={profile} />
          <Service typed={typed} change={change} tried={tried} />
          {saving.fault && <Fault fault={saving.fault} />}
          {writes && (
            <p className="shop-save">
              <Button htmlType="submit" type="primary" aria-busy={saving.busy}>
                {t('profile.save')}
              </Button>
              {saving.fault?.reason === 'shopProfileChanged' && <Button onClick={onAgain}>{t('loadAgain')}</Button>}
            </p>
          )}
        </div>
      </fieldset>
    </form>
  )
}
interface PartProps {
  typed: TypedProfile
  change: (part: Partial<TypedProfile>) => void
}
function Words({ typed, change, profile, fault }: PartProps & { profile: Profile; fault: boolean }) {
  const { t } = useTexts('shopfrontmerchant')
  const { when } = useFormat()
  const help = profile.nameFreeAt ? t('profile.nameFrom', { day: when(profile.nameFreeAt) }) : t('profile.nameHelp')
  return (
    <>
      <Sec title={t('profile.words')} />
      <TongueField
        label={t('profile.name')}
        texts={typed.name}
        max={most.name}
        help={help}
        fault={fault ? t('profile.nameless') : undefined}
        onChange={(name) => change({ name })}
      />
      <TongueField
        label={t('profile.motto')}
        texts={typed.motto}
        max={most.motto}
        help={t('profile.mottoHelp')}
        onChange={(motto) => change({ motto })}
      />
      <TongueField
        label={t('profile.story')}
        texts={typed.story}
        max={most.story}
        rows={4}
        help={t('profile.storyHelp')}
        onChange={(story) => change({ story })}
      />
    </>
  )
}
function Pictures({ typed, change }: PartProps) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <>
      <Sec title={t('profile.pictures')} />
      <PictureField
        label={t('profile.logo')}
        help={t('profile.logoHelp')}
        file={typed.logo}
        frame={frames.logo}
        onChange={(logo) => change({ logo })}
      />
      <PictureField
        label={t('profile.banner')}
        help={t('profile.bannerHelp')}
        file={typed.banner}
        frame={frames.banner}
        onChange={(banner) => change({ banner })}
      />
    </>
  )
}
function Business({ typed, change, profile }: PartProps & { profile: Profile }) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <>
      <Sec title={t('profile.business')} note={t('profile.businessNote')} />
      <div className="pair">
        <div>
          <p className="small muted">{t('profile.businessName')}</p>
          <p>{profile.businessName || '–'}</p>
        </div>
        <div>
          <p className="small muted">{t('profile.licence')}</p>
          <p>{profile.licenceNumber || '–'}</p>
        </div>
      </div>
      <Checkbox
        checked={typed.showsLicence}
        disabled={profile.licenceNumber === ''}
        onChange={(event) => change({ showsLicence: event.target.checked })}
      >
        {t('profile.showsLicence')}
      </Checkbox>
      <TongueField
        label={t('profile.place')}
        texts={typed.place}
        max={most.place}
        help={t('profile.placeHelp')}
        onChange={(place) => change({ place })}
      />
      <Field label={t('profile.founded')}>
        {(own) => (
          <Input
            {...own}
            type="date"
            style={{ width: 180 }}
            value={typed.foundedOn}
            onChange={(event) => change({ foundedOn: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
function Service({ typed, change, tried }: PartProps & { tried: boolean }) {
  const { t } = useTexts('shopfrontmerchant')
  return (
    <>
      <Sec title={t('profile.service')} note={t('profile.serviceNote')} />
      <div className="pair">
        <Field label={t('profile.phone')}>
          {(own) => (
            <Input
              {...own}
              type="tel"
              maxLength={24}
              value={typed.phone}
              onChange={(e) => change({ phone: e.target.value })}
            />
          )}
        </Field>
        <Field label={t('profile.email')}>
          {(own) => (
            <Input
              {...own}
              type="email"
              maxLength={120}
              value={typed.email}
              onChange={(e) => change({ email: e.target.value })}
            />
          )}
        </Field>
      </div>
      <Checkbox checked={typed.hasHours} onChange={(event) => change({ hasHours: event.target.checked })}>
        {t('profile.hasHours')}
      </Checkbox>
      {typed.hasHours && <HoursFields days={typed.days} onChange={(days) => change({ days })} tried={tried} />}
    </>
  )
}
