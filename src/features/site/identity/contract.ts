// Calls about what the shop is called: the one-time setup of a shop without staff, and its name at the staff's desk.
import { Type } from 'typebox'
import { contract, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'
import { uploadIdPattern } from '#features/platform/uploads/limits.ts'
import { markKinds } from './limits.ts'
import { trades } from './trades.ts'

const Name = shape(
  {
    'zh-CN': Type.String({ maxLength: 200 }),
    'en-US': Type.String({ maxLength: 200 }),
    'es-ES': Type.String({ maxLength: 200 }),
  },
  { description: 'In each language, 40 letters; what is empty is called as in another' },
)
const token = Type.String({ minLength: 1, maxLength: 100, description: 'Of the setup address, behind its #' })
const Mail = Type.String({ maxLength: 254, description: 'E-mail' })

export const setupDetail = contract({
  path: '/api/v2/setup/detail',
  summary: 'Whether the setup address still stands, and what this shop can do from the start',
  who: 'public',
  run: 'read',
  pace: 'lookup',
  input: shape({ token }),
  output: shape({
    mail: Type.Boolean({
      description:
        'Letters leave: without it the staff find the code of a sign-in in the terminal, nobody else gets one',
    }),
    online: Type.Boolean({ description: 'There is a provider of online payment' }),
    trades: Type.Array(
      shape({
        trade: Type.Enum([...trades]),
        departments: Type.Array(Type.String(), { description: 'As they would be called, in the asker’s language' }),
      }),
    ),
  }),
  refusals: ['setupLinkOver', 'setupDone'],
})
export const setupFinish = contract({
  path: '/api/v2/setup/finish',
  summary:
    'Set up a shop that has no staff, all at once or nothing: its name, contacts, first administrator and merchant, ' +
    'departments and agreements. The address is good once; the same request again is answered alike. Signs nobody in',
  who: 'public',
  run: 'steps',
  pace: 'lookup',
  input: shape({
    token,
    name: Name,
    contacts: shape({
      email: Mail,
      telephone: Type.String({ maxLength: 40 }),
      address: Type.String({ maxLength: 200 }),
    }),
    admin: shape({ email: Mail, nickName: Type.String({ maxLength: 200 }), password: Type.String({ maxLength: 64 }) }),
    merchant: Nullable(
      shape({
        name: Type.String({ maxLength: 200 }),
        owner: Nullable(Mail, { description: 'null: the administrator sells here too' }),
      }),
      { description: 'null: no shop sells here yet' },
    ),
    trade: Nullable(Type.Enum([...trades]), { description: 'null: without departments' }),
    once: Type.String({
      minLength: 8,
      maxLength: 60,
      description: 'Of this request: sent again, it does nothing more',
    }),
  }),
  output: shape({ account: Type.String({ description: 'For the sign-in that follows' }) }),
  refusals: [
    'setupLinkOver',
    'setupDone',
    'platformNameInvalid',
    'contactMailInvalid',
    'ownerMailInvalid',
    'setupShopNameInvalid',
    'emailInvalid',
    'emailEmpty',
    'nicknameInvalid',
    'passwordInvalid',
    'accountExists',
    'accountClosed',
    'passwordExists',
  ],
})
export const adminIdentity = contract({
  path: '/api/v2/admin/identity/detail',
  summary: 'What the shop is called',
  who: { staff: 'setting.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    name: Name,
    version: Type.Integer({ description: '0: nobody said it yet' }),
    marks: Type.Array(
      shape({ kind: Type.Enum([...markKinds]), src: Type.String(), width: Type.Integer(), height: Type.Integer() }),
      { description: 'Pictures of the shop’s own: its mark on light and dark grounds, the icon of browser tabs' },
    ),
    updatedAt: Nullable(Time),
  }),
})
export const adminIdentitySave = contract({
  path: '/api/v2/admin/identity/save',
  summary: 'Call the shop otherwise: titles, pages and letters say it from here on',
  who: { staff: 'setting.write' },
  run: 'one',
  input: shape({
    name: Name,
    version: Type.Integer({ minimum: 0, description: 'As it was read' }),
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['platformNameInvalid', 'platformChanged'],
})
export const adminIdentityMark = contract({
  path: '/api/v2/admin/identity/mark',
  summary: 'A picture in the place of the name in letters, or the icon of browser tabs: cut to what is drawn on it',
  who: { staff: 'setting.write' },
  run: 'steps',
  input: shape({
    kind: Type.Enum([...markKinds]),
    uploadId: Nullable(Type.String({ pattern: uploadIdPattern }), {
      description: 'An upload of purpose shop; null takes it away',
    }),
  }),
  output: Nothing,
  refusals: ['uploadNotFound'],
})
