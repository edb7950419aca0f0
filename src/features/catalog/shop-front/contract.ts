// Calls of a merchant about its shop: the profile that shoppers read, and the pictures it brings for it.
import { Type, type TProperties } from 'typebox'
import { most } from './limits.ts'
import { WeekHours } from '#features/catalog/merchants/contract.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { contract, Id, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

const reads = { merchant: 'shop.read' } as const
const writes = { merchant: 'shop.write' } as const

/** A text in the languages it has; what is blank counts as missing. */
export const ShopTexts = (longest: number, description?: string) =>
  shape(
    Object.fromEntries(
      languages.map((lang) => [lang, Type.Optional(Type.String({ maxLength: longest }))]),
    ) as TProperties as Record<(typeof languages)[number], ReturnType<typeof optional>>,
    description === undefined ? {} : { description },
  )
const optional = () => Type.Optional(Type.String())
export const PictureFile = Type.String({
  pattern: '^[a-z0-9-]{1,80}$',
  description: 'A picture that this merchant brought for its shop',
})
const Contact = shape({
  email: Type.String({ maxLength: 120, pattern: '^([^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+)?$' }),
  phone: Type.String({ maxLength: 24, pattern: '^(\\+?[0-9][0-9 ()-]{4,22})?$' }),
})
const fields = {
  name: ShopTexts(most.name),
  motto: ShopTexts(most.motto),
  story: ShopTexts(most.story),
  place: ShopTexts(most.place),
  foundedOn: Nullable(Type.String({ pattern: '^(1[5-9]|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })),
  contact: Contact,
  hours: Nullable(WeekHours),
  showsLicence: Type.Boolean(),
}
const Shot = shape({ file: Type.String(), width: Type.Integer(), height: Type.Integer() })

export const mchShopDetail = contract({
  path: '/api/v2/mch/shop/detail',
  summary: 'The profile of this merchant’s shop, as it is written',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    ...fields,
    id: Id,
    version: Type.Integer({ description: '0: nothing was saved yet' }),
    logo: Nullable(Shot),
    banner: Nullable(Shot),
    businessName: Type.String({ description: 'As staff looked at it; it is not changed here' }),
    licenceNumber: Type.String({ description: 'Of the application that was approved; empty where there is none' }),
    nameFreeAt: Nullable(Type.String(), { description: 'From when the name may be changed; null: now' }),
    seal: shape({ char: Type.String(), shape: Type.String(), ink: Type.String() }),
  }),
})
export const mchShopEdit = contract({
  path: '/api/v2/mch/shop/edit',
  summary: 'Save the profile of this merchant’s shop; shoppers read it at once',
  who: writes,
  run: 'one',
  input: shape({
    ...fields,
    logo: Nullable(PictureFile),
    banner: Nullable(PictureFile),
    version: Type.Integer({ minimum: 0 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['badInput', 'shopProfileChanged', 'shopNameTaken', 'shopNameTooSoon', 'shopPictureUnknown'],
})
export const mchShopPicture = contract({
  path: '/api/v2/mch/shop/picture',
  logged: false,
  summary: 'Bring a picture that was sent for the shop; its profile names it by its file',
  who: writes,
  run: 'steps',
  input: shape({ uploadId: UploadId }),
  output: Shot,
  refusals: ['uploadNotFound'],
})
