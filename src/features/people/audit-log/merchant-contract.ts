// Calls of a shop's own log: what its members and keys did in it.
import { Type } from 'typebox'
import { areaNames } from './areas.ts'
import { contract, Id, Nothing, Nullable, pageInput, pageOf, RequestId, shape, Time } from '#kernel/call/contract.ts'

const who = { merchant: 'log.read' } as const
const Person = shape({ userId: Id, nickName: Type.String() })
const Json = Nullable(Type.String({ description: 'JSON; masks, states and sums only' }))

const filter = {
  userId: Type.Optional(Id),
  area: Type.Optional(Type.Enum(areaNames)),
  number: Type.Optional(
    Type.String({ minLength: 1, maxLength: 40, description: 'Of an order or a claim, or the id of a thing' }),
  ),
}
export const mchLogPage = contract({
  path: '/api/v2/mch/log/page',
  summary:
    'What members and keys of this merchant did, newest first: who, what, on which thing, before and after, why, ' +
    'from which network and device',
  who,
  run: 'read',
  input: shape({
    ...pageInput,
    ...filter,
    from: Type.Optional(Time),
    until: Type.Optional(Time),
  }),
  output: pageOf(
    shape({
      id: Id,
      at: Time,
      member: Person,
      action: Type.String(),
      subject: Type.String(),
      subjectId: Type.Integer(),
      number: Nullable(Type.String({ description: 'Of the order or claim' })),
      before: Json,
      after: Json,
      reason: Type.String(),
      network: Type.String({ description: 'Shortened: 203.0.113.0/24' }),
      device: Type.String({ description: 'Browser and system, as far as known' }),
      key: Nullable(Type.String(), { description: 'Name and last letters of the key that did it for the person' }),
    }),
  ),
})
export const mchLogFilter = contract({
  path: '/api/v2/mch/log/filter',
  summary: 'Who stands in the log of this merchant',
  who,
  run: 'read',
  input: Nothing,
  output: shape({ members: Type.Array(Person) }),
})
export const mchLogExport = contract({
  path: '/api/v2/mch/log/export',
  summary: 'Write the log of a time, or of it what a filter finds, as a file, by a job',
  who,
  byKey: false,
  run: 'one',
  input: shape({ ...filter, from: Time, until: Time, requestId: RequestId }),
  output: shape({ jobId: Id }),
  refusals: ['notFound', 'fileJobRunning'],
})
