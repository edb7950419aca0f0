// What a field of the address form is called on the page, by country.
import { useTexts } from '#web/texts.tsx'
import type { FieldName } from './address-fields.ts'

export function useFieldName(country: string): (name: FieldName) => string {
  const { t } = useTexts('addresses')
  const inChina = country === 'CN'
  const keys = {
    state: inChina ? 'province' : 'state',
    city: inChina ? 'cityCn' : 'city',
    region: 'district',
    zipCode: 'zip',
    stateCode: 'state',
    streetCode: 'street',
  } as const
  return (name) => t(name in keys ? keys[name as keyof typeof keys] : (name as Exclude<FieldName, keyof typeof keys>))
}
