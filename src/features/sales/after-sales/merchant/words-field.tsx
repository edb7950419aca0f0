// Words to the other side, or why something is done: they stand in the case, and of staff in the audit log.
import { ReasonField } from '#surfaces/console/desk/reason-field.tsx'
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
  const fault = lacks ? t('words.lacking') : undefined
  return <ReasonField label={label} help={help} fault={fault} value={value} onChange={onChange} />
}
/** Nothing of a choice was chosen. */
export const Unchosen = ({ children }: { children: string }) => (
  <p className="field-said bad" role="alert">
    {children}
  </p>
)
