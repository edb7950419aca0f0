// Where a brand is from: one of the countries that addresses know, or nothing said.
import { Select } from 'antd'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useAsked } from '#surfaces/console/desk/use-call.ts'
import { useTexts } from '#web/texts.tsx'

interface Props {
  label: string
  value: string | null
  onChoose: (country: string | null) => void
}
export function CountryChoice({ label, value, onChoose }: Props) {
  const { t } = useTexts('brandsmerchant')
  const places = useAsked('/api/v2/config/region/list', {}).data?.records ?? []
  return (
    <Field label={label}>
      {(own) => (
        <Select
          {...own}
          allowClear
          showSearch
          optionFilterProp="label"
          value={value}
          placeholder={t('noCountry')}
          options={places.map(({ code, name }) => ({ value: code, label: name }))}
          getPopupContainer={(at: HTMLElement) => at.closest<HTMLElement>('dialog') ?? document.body}
          onChange={(code?: string) => onChoose(code ?? null)}
        />
      )}
    </Field>
  )
}
