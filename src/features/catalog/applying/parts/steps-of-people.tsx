// The first three steps: the company with its licence, who answers for it, and the account that money goes to.
import type { Country } from './offered.ts'
import { Line, SecretLine, Spot, SpotFault, useFault } from './spot.tsx'
import type { Hand } from './use-application.ts'
import { licenceName } from '../content.ts'
import { documents } from '#features/people/realname/states.ts'
import { UploadField } from '#features/platform/uploads/parts/upload-field.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { useTexts } from '#web/texts.tsx'

export function CompanyStep({ hand, countries }: { hand: Hand; countries: readonly Country[] }) {
  const { t } = useTexts(['applying', 'storefront'])
  const fault = useFault(hand)
  const { draft, change } = hand
  const number = licenceName(draft.country)
  return (
    <>
      <Spot of="country" hand={hand}>
        <Select
          label={t('field.country')}
          name="country"
          value={draft.country}
          error={fault('country')}
          errorWord={t('storefront:error')}
          onChange={(e) => change({ country: e.currentTarget.value })}
        >
          <option value="">{t('choose')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Spot>
      <Line
        of="companyName"
        hand={hand}
        label={t('field.companyName')}
        hint={t('hint.companyName')}
        maxLength={120}
        autoComplete="organization"
      />
      <Line of="licenceNumber" hand={hand} label={t(`number.${number}`)} maxLength={40} spellCheck={false} />
      <LicenceEnd hand={hand} />
      <Pictures of="licenceIds" purpose="licence" max={3} hand={hand} hint={t('hint.licenceIds')} />
    </>
  )
}

/** A day, or no end at all. */
function LicenceEnd({ hand }: { hand: Hand }) {
  const { t } = useTexts(['applying', 'storefront'])
  const fault = useFault(hand)
  const { draft, change, judge } = hand
  const long = draft.licenceUntil === 'long'
  return (
    <Spot of="licenceUntil" hand={hand}>
      {!long && (
        <Field
          type="date"
          label={t('field.licenceUntil')}
          name="licenceUntil"
          value={draft.licenceUntil}
          error={fault('licenceUntil')}
          errorWord={t('storefront:error')}
          onChange={(e) => change({ licenceUntil: e.currentTarget.value })}
          onBlur={() => draft.licenceUntil !== '' && judge(['licenceUntil'])}
        />
      )}
      <Tick
        className="mt-2"
        label={t('long')}
        checked={long}
        onChange={(e) => change({ licenceUntil: e.currentTarget.checked ? 'long' : '' })}
      />
    </Spot>
  )
}

interface PicturesProps {
  of: 'licenceIds' | 'identityIds'
  purpose: 'licence' | 'realName'
  max: number
  hand: Hand
  hint: string
}
/** Private: only the applicant and whoever reviews see them. */
function Pictures({ of, purpose, max, hand, hint }: PicturesProps) {
  const { t } = useTexts('applying')
  const fault = useFault(hand)
  return (
    <Spot of={of} hand={hand}>
      <UploadField
        purpose={purpose}
        max={max}
        label={t(`field.${of}`)}
        hint={`${hint} ${t('hint.private')}`}
        value={hand.draft[of].map((uploadId) => ({ uploadId }))}
        error={fault(of)}
        onChange={(files) => hand.change({ [of]: files.map(({ uploadId }) => uploadId) })}
      />
    </Spot>
  )
}

export function PersonStep({ hand }: { hand: Hand }) {
  const { t } = useTexts(['applying', 'storefront', 'realname'])
  const fault = useFault(hand)
  const { draft, change, judge } = hand
  const most = draft.document === 'passport' ? 1 : 2
  return (
    <>
      <Line of="legalName" hand={hand} label={t('field.legalName')} hint={t('hint.legalName')} maxLength={120} />
      <Spot of="document" hand={hand}>
        <p className="field-label">{t('field.document')}</p>
        <ChipRadios
          legend={t('field.document')}
          options={documents.map((value) => ({ value, label: t(`realname:document.${value}`) }))}
          value={draft.document}
          onChange={(next) => change({ document: next, ...(next === 'passport' && cut(draft.identityIds)) })}
        />
      </Spot>
      <SecretLine of="legalNumber" hand={hand} label={t(`realname:numberOf.${draft.document}`)} maxLength={40} />
      {draft.document !== 'idCard' && (
        <Spot of="legalBirthday" hand={hand}>
          <Field
            type="date"
            label={t('field.legalBirthday')}
            name="legalBirthday"
            value={draft.legalBirthday}
            error={fault('legalBirthday')}
            errorWord={t('storefront:error')}
            onChange={(e) => change({ legalBirthday: e.currentTarget.value })}
            onBlur={() => draft.legalBirthday !== '' && judge(['legalBirthday'])}
          />
        </Spot>
      )}
      <Pictures
        of="identityIds"
        purpose="realName"
        max={most}
        hand={hand}
        hint={most === 1 ? t('realname:photos.one') : t('realname:photos.two')}
      />
    </>
  )
}
const cut = (ids: readonly string[]) => ({ identityIds: ids.slice(0, 1) })

export function BankStep({ hand }: { hand: Hand }) {
  const { t } = useTexts('applying')
  const { draft, change } = hand
  const offers = draft.companyName !== '' && draft.bankHolder !== draft.companyName
  return (
    <>
      <div>
        <Line of="bankHolder" hand={hand} label={t('field.bankHolder')} hint={t('hint.bankHolder')} maxLength={120} />
        {offers && (
          <button type="button" className="sell-offer" onClick={() => change({ bankHolder: draft.companyName })}>
            {t('sameAsCompany', { name: draft.companyName })}
          </button>
        )}
      </div>
      <Line of="bankName" hand={hand} label={t('field.bankName')} hint={t('hint.bankName')} maxLength={120} />
      <SecretLine of="bankAccount" hand={hand} label={t('field.bankAccount')} maxLength={40} />
    </>
  )
}

export function AgreementStep({ hand, reviewHours }: { hand: Hand; reviewHours: number }) {
  const { t } = useTexts('applying')
  return (
    <>
      <ul className="sell-duties">
        {(['real', 'ship', 'returns', 'commission', 'data'] as const).map((duty) => (
          <li key={duty}>{t(`duty.${duty}`)}</li>
        ))}
      </ul>
      <Spot of="agreed" hand={hand}>
        <Tick
          name="agreed"
          label={t('agree')}
          checked={hand.draft.agreed}
          onChange={(e) => hand.change({ agreed: e.currentTarget.checked })}
        />
        <SpotFault of="agreed" hand={hand} />
      </Spot>
      <p className="text-13 text-ink-2">{t('afterSending', { count: reviewHours })}</p>
    </>
  )
}
