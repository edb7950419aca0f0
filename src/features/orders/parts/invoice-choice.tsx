// Whether an invoice is asked, and for whom. Titles typed for one kind are kept while another is looked at.
import { useTexts } from '#web/texts.tsx'
import { ChipRadios } from '#ui/chip.tsx'
import { Field } from '#ui/field.tsx'

export type InvoiceType = 'none' | 'individual' | 'enterprise'
export interface InvoiceFields {
  individual: string
  enterprise: string
  taxNo: string
}
export type InvoiceFaults = { title?: string | undefined; taxNo?: string | undefined }
export const titleOf = (type: InvoiceType, fields: InvoiceFields): string => (type === 'none' ? '' : fields[type].trim())

export interface InvoiceChoiceProps {
  type: InvoiceType
  onType: (type: InvoiceType) => void
  fields: InvoiceFields
  onFields: (fields: InvoiceFields) => void
  faults: InvoiceFaults
}

export function InvoiceChoice({ type, onType, fields, onFields, faults }: InvoiceChoiceProps) {
  const { t } = useTexts(['orders', 'shop'])
  const options = (['none', 'individual', 'enterprise'] as const).map((value) => ({ value, label: t(`confirm.invoices.${value}`) }))
  return (
    <div className="label-row border-t-2 border-t-ink">
      <span>{t('confirm.invoice')}</span>
      <div className="label-row-wide">
        <ChipRadios legend={t('confirm.invoice')} name="invoice" options={options} value={type} onChange={onType} />
        {type !== 'none' && (
          <div className="invoice-fields">
            <Field
              id="invoice-title"
              label={type === 'enterprise' ? t('confirm.invoiceCompany') : t('confirm.invoiceTitle')}
              autoComplete={type === 'enterprise' ? 'organization' : 'name'}
              maxLength={100}
              value={fields[type]}
              error={faults.title}
              errorWord={t('shop:error')}
              onChange={(event) => onFields({ ...fields, [type]: event.currentTarget.value })}
            />
            {type === 'enterprise' && (
              <Field
                id="invoice-tax-no"
                label={t('confirm.taxNo')}
                autoComplete="off"
                maxLength={40}
                value={fields.taxNo}
                error={faults.taxNo}
                errorWord={t('shop:error')}
                onChange={(event) => onFields({ ...fields, taxNo: event.currentTarget.value })}
              />
            )}
          </div>
        )}
      </div>
    </div>
  )
}
