// Approving a brand that a shop asks for: it is made, or found among those that are there.
import { useState } from 'react'
import { BrandChoice } from './brand-choice.tsx'
import type { FullRequest } from './shape.ts'
import { CountryChoice } from '../merchant/parts/country-choice.tsx'
import { longest } from '../limits.ts'
import { TongueField } from '#features/catalog/shop-front/merchant/parts/tongue-field.tsx'
import { call, newRequestId } from '#surfaces/console/desk/call.ts'
import { useCase } from '#surfaces/console/desk/casework/case-page.tsx'
import { Question, Radios } from '#surfaces/console/desk/question.tsx'
import { say } from '#surfaces/console/desk/said.tsx'
import { useDoing } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  of: FullRequest
  onClose: () => void
}
export function ApproveQuestion({ of, onClose }: Props) {
  const { t } = useTexts('brandsstaff')
  const { decided } = useCase()
  const same = of.alike.find((one) => one.same)
  const [way, setWay] = useState<'make' | 'there'>(same ? 'there' : 'make')
  const [name, setName] = useState(of.name)
  const [country, setCountry] = useState(of.country)
  const [brandId, choose] = useState(same?.id)
  const [tried, setTried] = useState(false)
  const [requestId] = useState(newRequestId)
  const sending = useDoing(async () => {
    const found = way === 'there' ? brandId! : null
    await call('/api/v2/admin/brand/request/approve', { id: of.id, brandId: found, name, country, requestId })
    say(t('approved'))
    onClose()
    decided()
  })
  const send = () => {
    setTried(true)
    if (way === 'make' || brandId !== undefined) void sending.run()
  }
  const choices = (['make', 'there'] as const).map((value) => ({ value, label: t(`way.${value}`) }))
  return (
    <Question title={t('approveTitle')} verb={t('approve')} suggested doing={sending} onDo={send} onClose={onClose}>
      <Radios legend={t('way.legend')} choices={choices} value={way} onChoose={setWay} />
      {way === 'make' ? (
        <>
          <TongueField label={t('name')} texts={name} max={longest.name} onChange={setName} />
          <CountryChoice label={t('country')} value={country} onChoose={setCountry} />
        </>
      ) : (
        <BrandChoice
          label={t('way.which')}
          first={of.alike}
          value={brandId}
          fault={tried && brandId === undefined ? t('choose') : undefined}
          onChoose={choose}
        />
      )}
      <p className="small muted">{t('told')}</p>
    </Question>
  )
}
