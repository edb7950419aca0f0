// Calls of staff about how the shop is reached.
import { Type } from 'typebox'
import { longestAddress } from '#kernel/text/outside.ts'
import { most } from './limits.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'
import { ShopTexts } from '#features/catalog/shop-front/contract.ts'

const line = (maxLength: number) => Type.String({ maxLength })
const Contacts = {
  telephone: line(most.phone),
  phone: line(most.phone),
  email: line(254),
  addressChinese: line(most.address),
  addressEnglish: line(most.address),
  hours: ShopTexts(most.hours, 'When somebody answers'),
  chat: Type.String({ maxLength: longestAddress, description: 'https://… where one writes to the shop' }),
  social: Type.Array(
    shape({
      name: line(most.socialName),
      to: line(longestAddress),
      languages: Type.Array(Type.Enum([...languages]), { uniqueItems: true, maxItems: 3, description: 'None: all' }),
    }),
    { maxItems: most.social },
  ),
}
const Version = Type.Integer({ minimum: 0, maximum: 2_000_000_000, description: 'As it was read; 0: nothing yet' })

export const adminChannelDetail = contract({
  path: '/api/v2/admin/channel/detail',
  summary: 'How the shop is reached (channel 2421), as it is written',
  who: { staff: 'content.read' },
  run: 'read',
  input: Nothing,
  output: shape({ ...Contacts, version: Version, updatedAt: Nullable(Time) }),
})
export const adminChannelSave = contract({
  path: '/api/v2/admin/channel/save',
  summary: 'Change how the shop is reached: foot, help, letters and pages tell it from here on; what is empty vanishes',
  who: { staff: 'content.write' },
  run: 'one',
  input: shape({ ...Contacts, version: Version, requestId: RequiredRequestId }),
  output: shape({ version: Version }),
  refusals: ['contentChanged', 'contactMailUnfit', 'contactPhoneUnfit', 'contactLinkUnfit'],
})
