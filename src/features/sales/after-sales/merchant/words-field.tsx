// Words to the other side, or why something is done: they stand in the case, and of staff in the audit log.
import { Input } from 'antd'
import { Field } from '#surfaces/console/desk/field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  label: string
  help?: string
  value: string
  onChange: (value: string) => void
  /** somebody tried to go on: what lacks says so */
  tried: boolean
}
export function WordsField({ label, help, value, onChange, tried }: Props) {
  const { t } = useTexts('aftersalesmerchant')
  const lacks = tried && value.trim() === ''
  return (
    <Field label={label} help={help} fault={lacks ? t('words.lacking') : undefined}>
      {(own) => (
        <Input.TextArea
          {...own}
          autoSize={{ minRows: 3, maxRows: 8 }}
          maxLength={500}
          value={value}
          onChange={(e) => onChange(e.target.value)}
        />
      )}
    </Field>
  )
}
/** Nothing of a choice was chosen. */
export const Unchosen = ({ children }: { children: string }) => (
  <p className="field-said bad" role="alert">
    {children}
  </p>
)
