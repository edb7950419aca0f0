// Calls of messages: counting, reading, deleting, muting. Whose they are says the session, never the input.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { messageTypes, mutableTypes } from '#kernel/messages.ts'

const MessageType = Type.Enum([...messageTypes])
const MutableType = Type.Enum([...mutableTypes])
/** Account and trade: what nobody can mute. */
export const noticeTypes = ['order', 'afterSale', 'asset', 'notice'] as const
const Ids = Type.Array(Id, { minItems: 1, maxItems: 100 })
const Unread = Type.Integer({ description: 'Unread messages of all types that are not muted' })

const MessageRow = shape({
  id: Id,
  type: MessageType,
  title: Type.String(),
  text: Type.String(),
  picture: Nullable(Type.String(), { description: 'A picture, shown at /img/{picture}-{width}.webp' }),
  createdAt: Time,
  read: Type.Boolean(),
})
const Message = shape({
  ...MessageRow.properties,
  link: Nullable(Type.String(), { description: 'The place in the shop that it is about' }),
  about: Nullable(shape({ title: Type.String(), note: Type.String() }), { description: 'The thing that it speaks of' }),
  press: Nullable(Type.String(), { description: 'What the way there is called, where its type says too little' }),
  items: Type.Array(shape({ text: Type.String(), link: Type.String() }), {
    description: 'Several things that it names, each with its place',
  }),
  mailedAt: Nullable(Time, { description: 'When its letter left' }),
})

export const messageCount = contract({
  path: '/api/v2/user/message/count',
  summary: 'How many messages are unread, of each type and in all, and what is muted',
  who: 'shopper',
  run: 'read',
  extra: true,
  input: Nothing,
  output: shape({
    all: Unread,
    ...(Object.fromEntries(messageTypes.map((type) => [type, Type.Integer()] as const)) as Record<
      (typeof messageTypes)[number],
      ReturnType<typeof Type.Integer>
    >),
    muted: Type.Array(MutableType),
  }),
})
export const messagePage = contract({
  path: '/api/v2/user/message/page',
  summary: 'My messages, newest first. Announcements to everybody are listed by announcement/page',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput, type: Type.Optional(MessageType), unread: Type.Optional(Type.Boolean()) }),
  output: pageOf(MessageRow),
})
export const messageDetail = contract({
  path: '/api/v2/user/message/detail',
  summary: 'One message of mine',
  who: 'shopper',
  run: 'read',
  input: shape({ id: Id }),
  output: Message,
  refusals: ['notFound'],
})
export const messageRead = contract({
  path: '/api/v2/user/message/read',
  summary: 'I have read these messages',
  who: 'shopper',
  run: 'one',
  input: shape({ ids: Ids, requestId: RequestId }),
  output: shape({ all: Unread }),
})
export const messageReadAll = contract({
  path: '/api/v2/user/message/readAll',
  summary: 'I have read all messages, or all of one type, announcements too',
  who: 'shopper',
  run: 'one',
  input: shape({ type: Type.Optional(MessageType), requestId: RequestId }),
  output: shape({ all: Unread }),
})
export const messageDelete = contract({
  path: '/api/v2/user/message/delete',
  summary: 'Delete messages, or take that back within a day',
  who: 'shopper',
  run: 'one',
  input: shape({ ids: Ids, restore: Type.Optional(Type.Boolean()), requestId: RequestId }),
  output: shape({ all: Unread }),
  refusals: ['notFound'],
})
export const messageMute = contract({
  path: '/api/v2/user/message/mute',
  summary: 'Mute a type of messages, or hear it again; account, orders and money cannot be muted',
  who: 'shopper',
  run: 'one',
  input: shape({ type: MutableType, on: Type.Boolean(), requestId: RequestId }),
  output: shape({ all: Unread, muted: Type.Array(MutableType) }),
})
export const noticePage = contract({
  path: '/api/v2/user/notice/page',
  summary: 'Notices about my account and my orders, newest first',
  who: 'shopper',
  run: 'read',
  input: shape({ ...pageInput, type: Type.Optional(Type.Enum([...noticeTypes])) }),
  output: pageOf(MessageRow),
})
export const noticeDetail = contract({
  path: '/api/v2/user/notice/detail',
  summary: 'One notice of mine',
  who: 'shopper',
  run: 'read',
  input: shape({ id: Id }),
  output: Message,
  refusals: ['notFound'],
})
