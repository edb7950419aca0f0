// Calls of the profile: what a person shows of themselves, and the settings that follow them to every device.
import { Type } from 'typebox'
import { genders, noticeChannels } from './limits.ts'
import { UploadId } from '#features/platform/uploads/contract.ts'
import { contract, Nothing, Nullable, RequestId, shape } from '#kernel/call/contract.ts'
import { mailWishes } from '#kernel/messages.ts'

export const userEdit = contract({
  path: '/api/v2/user/edit',
  summary: 'Change nickname, gender, birthday, picture; what is not given stays. null takes it away',
  who: 'shopper',
  run: 'one',
  input: shape({
    nickName: Type.Optional(Type.String({ maxLength: 200, description: 'At most 10 characters as people count them' })),
    gender: Type.Optional(Nullable(Type.Enum([...genders]))),
    birthday: Type.Optional(
      Nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), {
        description: 'A day that was, from 1900-01-01',
      }),
    ),
    avatar: Type.Optional(Nullable(shape({ uploadId: UploadId }), { description: 'An upload of the purpose avatar' })),
    requestId: RequestId,
  }),
  output: Nothing,
  refusals: ['nicknameInvalid', 'birthdayInvalid', 'uploadNotFound'],
})

/** What the shop writes about, and by which ways: messages about security are always sent and stand in no list. */
export const noticeKinds = mailWishes
const NoticeKind = Type.Enum([...noticeKinds])
const NoticeChannel = Type.Enum([...noticeChannels])
const Settings = shape({
  personalised: Type.Boolean({ description: 'Recommendations by what was looked at' }),
  notices: Type.Array(
    shape({
      kind: NoticeKind,
      email: Nullable(Type.Boolean(), { description: 'null: the person has no e-mail address' }),
      sms: Nullable(Type.Boolean(), { description: 'null: the person has no phone, or no texts are sent of it' }),
    }),
  ),
})
export const settingDetail = contract({
  path: '/api/v2/user/setting/detail',
  summary: 'The settings that follow the person to every device',
  who: 'shopper',
  run: 'read',
  input: Nothing,
  output: Settings,
})
export const settingEdit = contract({
  path: '/api/v2/user/setting/edit',
  summary: 'Change settings; what is not given stays',
  who: 'shopper',
  run: 'one',
  input: shape({
    personalised: Type.Optional(Type.Boolean()),
    notices: Type.Optional(
      Type.Array(shape({ kind: NoticeKind, channel: NoticeChannel, on: Type.Boolean() }), {
        maxItems: noticeKinds.length * noticeChannels.length,
      }),
    ),
    requestId: RequestId,
  }),
  output: Settings,
})
