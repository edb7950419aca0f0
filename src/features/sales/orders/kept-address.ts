// An address as an order keeps it: with the name and one line of it in every language, so that nothing later changes
// it. Pure.
import {
  addressLine,
  consigneeName,
  type AddressParts,
  type NameParts,
} from '#features/people/addresses/address-text.ts'
import { languages } from '#kernel/text/language.ts'

export const keptAddress = <A extends AddressParts & NameParts & { areas: string[] }>(address: A) => ({
  ...address,
  name: consigneeName(address),
  text: Object.fromEntries(languages.map((l) => [l, addressLine(address, l)])),
})
