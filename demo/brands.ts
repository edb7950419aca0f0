// Brands sold in the merchants. A brand belongs to no merchant; `country` is an ISO code.
import { Type } from 'typebox'
import { dataOf, shape } from './data.ts'
import { Text } from './text.ts'

const Brand = shape({
  code: Type.String(),
  name: Text,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  story: Text,
})
export const brands = dataOf('brands', () => Type.Array(Brand))
