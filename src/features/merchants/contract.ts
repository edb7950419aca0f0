// Calls of merchants as the public sees them.
import { Type } from 'typebox'
import { contract, Id, pageInput, pageOf, shape } from '#kernel/contract.ts'

export const Seal = shape({ char: Type.String(), shape: Type.String(), ink: Type.String() }, { description: 'The house seal: one Chinese character, its outline and colour' })
/** A merchant as cards, groups and rows show it. */
export const MerchantCard = shape({ merchantId: Id, name: Type.String(), seal: Seal, place: Type.String() })
const MerchantRow = shape({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  motto: Type.String(),
  place: Type.String(),
  seal: Seal,
  status: Type.String(),
  scores: shape({ goods: Type.Integer({ description: 'Hundredths: 492 is 4.92' }), service: Type.Integer(), delivery: Type.Integer() }),
  followerCount: Type.Integer(),
  productCount: Type.Integer(),
})
export const merchantDetail = contract({
  path: '/api/v2/merchant/detail',
  summary: 'One merchant',
  who: 'public',
  run: 'read',
  input: shape({ id: Id }),
  output: shape({ ...MerchantRow.properties, story: Type.String(), founded: Type.Union([Type.Integer(), Type.Null()]) }),
  refusals: ['notFound'],
})
export const merchantPage = contract({
  path: '/api/v2/merchant/page',
  summary: 'Open merchants, those with most followers first',
  who: 'public',
  run: 'read',
  input: shape(pageInput),
  output: pageOf(MerchantRow),
})
