// Calls about what a merchant's people hear of their shop: each for themselves, owners for the roles.
import { Type } from 'typebox'
import { contract, Nothing, Nullable, RequestId, shape } from '#kernel/call/contract.ts'
import { shopChannels, shopNotices } from '#kernel/shop-notices.ts'

const Notice = Type.Enum([...shopNotices])
const Channel = Type.Enum([...shopChannels])
const Stand = Nullable(
  shape({
    on: Type.Boolean(),
    usual: Type.Boolean({ description: 'What holds where nothing is chosen' }),
    locked: Type.Boolean({ description: 'It always comes' }),
  }),
  { description: 'null: it does not come by this way' },
)
const Notices = Type.Array(shape({ notice: Notice, app: Stand, mail: Stand, summary: Stand }))
const Changes = Type.Array(
  shape({ notice: Notice, channel: Channel, on: Nullable(Type.Boolean(), { description: 'null: as it is usual' }) }),
  { minItems: 1, maxItems: shopNotices.length * shopChannels.length },
)
const Wish = Nullable(Type.Boolean(), { description: 'null: I have no e-mail address' })
const Own = shape({
  role: Type.String({ description: 'As what I work here' }),
  mails: Wish,
  mornings: Wish,
  notices: Notices,
})
const OfRoles = shape({ roles: Type.Array(shape({ role: Type.String(), notices: Notices })) })

export const mchNoticeDetail = contract({
  path: '/api/v2/mch/notice/detail',
  summary:
    'Which notices of this merchant come to me by which ways: those that my role may hear of; and whether mails of ' +
    'my shops, and the letter of the morning, come at all',
  who: { merchant: 'shop.read' },
  run: 'read',
  byKey: false,
  input: Nothing,
  output: Own,
  refusals: ['notFound'],
})
export const mchNoticeEdit = contract({
  path: '/api/v2/mch/notice/edit',
  summary:
    'Choose which notices of this merchant come to me; what is not given stays. Mails and mornings hold for all of ' +
    'my shops',
  who: { merchant: 'shop.read' },
  run: 'one',
  byKey: false,
  logged: false,
  input: shape({
    mails: Type.Optional(Type.Boolean()),
    mornings: Type.Optional(Type.Boolean()),
    changes: Type.Optional(Changes),
    requestId: RequestId,
  }),
  output: Own,
  refusals: ['notFound', 'noticeAlwaysComes', 'noticeTwice'],
})
export const mchNoticeRoleDetail = contract({
  path: '/api/v2/mch/notice/role/detail',
  summary: 'Which notices come to the members of each role, where they chose nothing themselves',
  who: { merchant: 'staff.write' },
  run: 'read',
  byKey: false,
  input: Nothing,
  output: OfRoles,
})
export const mchNoticeRoleEdit = contract({
  path: '/api/v2/mch/notice/role/edit',
  summary:
    'Choose which notices come to the members of a role, where they chose nothing themselves; what is not given stays',
  who: { merchant: 'staff.write' },
  run: 'one',
  byKey: false,
  input: shape({
    role: Type.String({ minLength: 1, maxLength: 60 }),
    changes: Changes,
    requestId: RequestId,
  }),
  output: OfRoles,
  refusals: ['notFound', 'noticeAlwaysComes', 'noticeTwice'],
})
