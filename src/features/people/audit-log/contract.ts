// Calls of the log of what staff did.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, shape, Time } from '#kernel/call/contract.ts'

const who = { staff: 'audit.read' } as const
const Person = shape({ userId: Id, nickName: Type.String() })
const Json = Nullable(Type.String({ description: 'JSON; masks and states only' }))

const filter = {
  staffId: Type.Optional(Id),
  action: Type.Optional(Type.String({ maxLength: 60, description: 'As log/filter tells them' })),
  subjectId: Type.Optional(Id),
  from: Type.Optional(Time),
  until: Type.Optional(Time),
}
export const logPage = contract({
  path: '/api/v2/admin/log/page',
  summary: 'What staff did to money and private data, newest first: who, what, before and after, why, from where',
  who,
  run: 'read',
  input: shape({
    ...pageInput,
    ...filter,
  }),
  output: pageOf(
    shape({
      id: Id,
      at: Time,
      staff: Nullable(Person, { description: 'null: whoever was at the shell of the server' }),
      action: Type.String(),
      subject: Type.String(),
      subjectId: Type.Integer(),
      subjectNo: Nullable(Type.String({ description: 'Number of the document' })),
      about: Nullable(Person),
      before: Json,
      after: Json,
      reason: Type.String(),
      ip: Type.String(),
      singleHanded: Type.Boolean({ description: 'Approved by who asked for it, for nobody else could' }),
    }),
  ),
})
export const logFilter = contract({
  path: '/api/v2/admin/log/filter',
  summary: 'Who stands in the log, and which deeds do',
  who,
  run: 'read',
  input: Nothing,
  output: shape({ staff: Type.Array(Person), actions: Type.Array(Type.String()) }),
})
export const logExport = contract({
  path: '/api/v2/admin/log/export',
  summary: 'The newest five thousand deeds that a filter finds, as CSV; the look stands in the log itself',
  who,
  run: 'one',
  input: shape(filter),
  output: shape({
    name: Type.String(),
    csv: Type.String(),
    more: Type.Boolean({ description: 'There are older ones' }),
  }),
})
