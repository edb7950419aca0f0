// Why something is decided so, in the words of who decides: a field of questions.
import { Input } from 'antd'
import { Field } from './field.tsx'

interface Props {
  label: string
  help?: string | undefined
  /** what is wrong with it, once somebody tried */
  fault: string | undefined
  value: string
  most?: number
  onChange: (words: string) => void
}
export const ReasonField = ({ label, help, fault, value, most = 500, onChange }: Props) => (
  <Field label={label} help={help} fault={fault}>
    {(own) => (
      <Input.TextArea
        {...own}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
