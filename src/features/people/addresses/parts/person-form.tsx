// The form of a pickup person: name, phone with area code, default.
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/banner.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { useTexts } from '#web/texts.tsx'
import { SubmitButton } from '#ui/controls/submit-button.tsx'
import { AreaCode } from './area-code.tsx'
import type { Country } from './area-code.tsx'
import { usePersonForm } from './use-person-form.ts'
import type { PersonFields } from './use-person-form.ts'
import './address.css'

export interface PersonFormProps {
  first: PersonFields
  /** Edits this person; without it one is added. */
  id: number | undefined
  countries: readonly Country[]
  /** Whose area code it is, of several countries that share one. */
  country: string
  /** `added`: the id of a new one */
  onSaved: (added?: number) => void
  /** Beside the save button: the way back. */
  aside: ReactNode
}
export function PersonForm({ first, id, countries, country, onSaved, aside }: PersonFormProps) {
  const { t } = useTexts('addresses')
  const hand = usePersonForm(first, id, onSaved)
  const { fields, change, whole, busy, alarm, save } = hand
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (alarm > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]')?.focus()
  }, [alarm])
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-[560px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void save()
      }}
    >
      {whole && (
        <Banner tone="error" live>
          {whole}
        </Banner>
      )}
      <Lines {...hand} countries={countries} country={country} />
      <Tick
        label={t('pickup.isDefault')}
        checked={fields.isDefault}
        onChange={(event) => change({ isDefault: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busy={busy}>{t('pickup.save')}</SubmitButton>
        {aside}
      </div>
    </form>
  )
}

type LinesProps = Pick<ReturnType<typeof usePersonForm>, 'fields' | 'change' | 'faults'> &
  Pick<PersonFormProps, 'countries' | 'country'>
function Lines({ fields, change, faults, countries, country }: LinesProps) {
  const { t } = useTexts(['addresses', 'storefront'])
  const errorWord = t('storefront:error')
  const area = useId()
  return (
    <>
      <Field
        label={t('pickup.name')}
        autoComplete="name"
        maxLength={60}
        value={fields.name}
        error={faults.name}
        errorWord={errorWord}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className="form-phone">
        <AreaCode
          id={area}
          countries={countries}
          country={country}
          value={fields.areaCode}
          onChange={(areaCode) => change({ areaCode })}
          error={undefined}
        />
        <Field
          label={t('phone')}
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
          value={fields.phone}
          error={faults.phone}
          errorWord={errorWord}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
