// The fields of an address, as a desk types one: places of China are chosen from their lists, abroad they are written.
import { Input } from 'antd'
import { PlaceFields } from './place-fields.tsx'
import type { Typed } from './typed-address.ts'
import { Field } from '../field.tsx'
import { useTexts } from '#web/texts.tsx'

interface Props {
  typed: Typed
  onChange: (part: Partial<Typed>) => void
  /** somebody tried to go on: what lacks says so */
  tried: boolean
}
export function AddressFields({ typed, onChange, tried }: Props) {
  return (
    <>
      <Line name="consignee" max={60} typed={typed} onChange={onChange} tried={tried} />
      <SiteFields typed={typed} onChange={onChange} tried={tried} />
    </>
  )
}
/** The same of a place with nobody's name. */
export function SiteFields({ typed, onChange, tried }: Props) {
  const fields = { typed, onChange, tried }
  return (
    <>
      <div className="waybill">
        <Line name="areaCode" max={4} {...fields} />
        <Line name="phone" max={30} {...fields} />
      </div>
      <PlaceFields {...fields} />
      <Line name="detail" max={200} {...fields} />
    </>
  )
}

interface LineProps extends Props {
  name: 'consignee' | 'areaCode' | 'phone' | 'detail'
  max: number
}
function Line({ name, max, typed, onChange, tried }: LineProps) {
  const { t } = useTexts('typedaddress')
  const lacks = tried && typed[name].trim() === ''
  return (
    <Field label={t(`field.${name}`)} fault={lacks ? t('lacking') : undefined}>
      {(own) => (
        <Input {...own} maxLength={max} value={typed[name]} onChange={(e) => onChange({ [name]: e.target.value })} />
      )}
    </Field>
  )
}
