// Where a new shop delivers, and who carries: the carriers follow the countries until somebody chooses them.
import { Checkbox, Radio, Select } from 'antd'
import type { Offered, SettingUp } from './use-setup.ts'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props extends SettingUp {
  offered: Offered
}
export function DeliveryPart({ typed, type, carriers, offered }: Props) {
  const { t } = useTexts('identitystaff')
  return (
    <section>
      <h2 className="display">{t('delivery.title')}</h2>
      <p className="muted">{t('delivery.text')}</p>
      <Radio.Group
        aria-label={t('delivery.title')}
        value={typed.everywhere}
        onChange={(e) => type({ everywhere: e.target.value as boolean })}
        options={[
          { value: false, label: t('delivery.some') },
          { value: true, label: t('delivery.everywhere') },
        ]}
      />
      {!typed.everywhere && (
        <Field label={t('delivery.countries')}>
          {(own) => (
            <Select
              {...own}
              mode="multiple"
              optionFilterProp="label"
              value={typed.countries}
              onChange={(countries: string[]) => type({ countries })}
              options={offered.countries.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Field>
      )}
      <details className="setup-carriers">
        <summary>{t('delivery.carriers', { count: carriers.length, of: offered.carriers.length })}</summary>
        <div role="group" aria-label={t('delivery.carriersLabel')}>
          <Checkbox.Group
            value={carriers}
            onChange={(codes) => type({ carriers: codes })}
            options={offered.carriers.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </div>
      </details>
    </section>
  )
}
