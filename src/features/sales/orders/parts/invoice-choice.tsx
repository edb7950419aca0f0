// Whether an invoice is asked, and for whom: one of the saved profiles, or what is typed here.
import { useTexts } from '#web/texts.tsx'
import { href, Link } from 'react-router'
import { ChipRadios } from '#ui/controls/chip.tsx'
import { Field } from '#ui/controls/field.tsx'
import { FieldError } from '#ui/controls/field-frame.tsx'
import { Mark } from '#ui/goods/badge.tsx'
import { RadioCards } from '#ui/controls/radio.tsx'
import { TextLink } from '#ui/text/text-link.tsx'
import { Tick } from '#ui/controls/checkbox.tsx'
import type { Profile } from '#features/money/invoices/parts/profile-fields.ts'
import type { InvoiceInHand, InvoiceType } from './use-invoice.ts'

export interface InvoiceChoiceProps {
  type: InvoiceType
  onType: (type: InvoiceType) => void
  /** The saved profiles of this type. */
  profiles: readonly Profile[]
  chosen: Profile | undefined
  /** 0: none of them. */
  onChoose: (id: number) => void
  hand: InvoiceInHand
}

export function InvoiceChoice(props: InvoiceChoiceProps) {
  const { type, onType, profiles, chosen } = props
  const { t } = useTexts('orders')
  const options = (['none', 'individual', 'enterprise'] as const).map((value) => ({
    value,
    label: t(`confirm.invoices.${value}`),
  }))
  return (
    <div className="label-row border-t-2 border-t-ink">
      <span>{t('confirm.invoice')}</span>
      <div className="label-row-wide">
        <ChipRadios legend={t('confirm.invoice')} name="invoice" options={options} value={type} onChange={onType} />
        {type !== 'none' && (
          <div className="invoice-fields">
            {profiles.length > 0 && <Saved {...props} />}
            {!chosen && <Typed {...props} type={type} />}
          </div>
        )}
      </div>
    </div>
  )
}

function Saved({ profiles, chosen, onChoose }: InvoiceChoiceProps) {
  const { t } = useTexts('invoices')
  const saved = profiles.map(({ id, title, taxNo, isDefault }) => ({
    value: String(id),
    label: title,
    sub: taxNo || undefined,
    end: isDefault ? <Mark>{t('default')}</Mark> : undefined,
  }))
  return (
    <div className="grid gap-2">
      <RadioCards
        legend={t('choose')}
        hideLegend
        options={[...saved, { value: '0', label: t('other') }]}
        value={String(chosen?.id ?? 0)}
        onChange={(id) => onChoose(Number(id))}
      />
      <TextLink className="justify-self-start" render={<Link to={href('/user/user/invoice')} />}>
        {t('manage')}
      </TextLink>
    </div>
  )
}

function Typed({ type, hand: { fields, change, faults } }: InvoiceChoiceProps & { type: 'individual' | 'enterprise' }) {
  const { t } = useTexts(['orders', 'storefront', 'invoices'])
  return (
    <>
      <Field
        id="invoice-title"
        label={type === 'enterprise' ? t('confirm.invoiceCompany') : t('confirm.invoiceTitle')}
        autoComplete={type === 'enterprise' ? 'organization' : 'name'}
        maxLength={100}
        value={fields[type]}
        error={faults.title}
        errorWord={t('storefront:error')}
        onChange={(event) => change({ [type]: event.currentTarget.value })}
      />
      {type === 'enterprise' && (
        <Field
          id="invoice-tax-no"
          label={t('confirm.taxNo')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={fields.taxNo}
          error={faults.taxNo}
          errorWord={t('storefront:error')}
          onChange={(event) => change({ taxNo: event.currentTarget.value })}
        />
      )}
      <div>
        <Tick
          id="invoice-save"
          label={t('invoices:saveAsProfile')}
          checked={fields.save}
          aria-describedby={faults.save ? 'invoice-save-error' : undefined}
          onChange={(event) => change({ save: event.currentTarget.checked })}
        />
        <FieldError id="invoice-save" error={faults.save} errorWord={t('storefront:error')} />
      </div>
    </>
  )
}
