// Calls about the keys of providers at the staff's desk: seen without what is secret, given, taken away, tried.
import { Type } from 'typebox'
import { connectionNames } from '#kernel/connections.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const reads = { staff: 'connection.read' } as const
const writes = { staff: 'connection.write' } as const
const Connection = Type.Enum([...connectionNames])
const Reason = Type.String({ maxLength: 300, description: 'For the audit log' })
const Version = Type.Integer({ minimum: 0, description: 'As it was read' })

export const adminConnections = contract({
  path: '/api/v2/admin/connection/page',
  summary: 'The providers of the shop, where the keys of each come from, and what may be seen of them',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        connection: Connection,
        source: Type.Enum(['none', 'desk', 'environment', 'demo'], {
          description: 'demo: a simulator of the demo shop · environment and demo come before what the desk gives',
        }),
        fields: Type.Array(
          shape({
            name: Type.String({ description: 'Of the variable that sets the same' }),
            secret: Type.Boolean(),
            long: Type.Boolean(),
            optional: Type.Boolean(),
            seen: Nullable(Type.String(), { description: 'Of what the desk gave: its end, or all that is no secret' }),
          }),
        ),
        canBeTried: Type.Boolean(),
        version: Type.Integer(),
        setAt: Nullable(Time),
        setBy: Nullable(Type.String(), { description: 'Nickname' }),
      }),
    ),
  }),
})
export const adminConnectionSave = contract({
  path: '/api/v2/admin/connection/save',
  summary: 'Give the keys of a provider: sealed at once, used from the commit on, never shown again',
  who: writes,
  run: 'one',
  input: shape({
    connection: Connection,
    values: Type.Array(shape({ name: Type.String({ maxLength: 40 }), value: Type.String({ maxLength: 8000 }) }, {}), {
      minItems: 1,
      maxItems: 10,
      description: 'What is left out stays as it is; an empty one is taken away',
    }),
    reason: Reason,
    version: Version,
    requestId: RequiredRequestId,
  }),
  output: shape({ version: Type.Integer() }),
  refusals: ['connectionInvalid', 'connectionInside', 'connectionForced', 'connectionChanged', 'reasonRequired'],
})
export const adminConnectionRemove = contract({
  path: '/api/v2/admin/connection/remove',
  summary: 'Take the keys of a provider away: nothing begins there from the commit on',
  who: writes,
  run: 'one',
  input: shape({ connection: Connection, reason: Reason, version: Version, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['connectionChanged', 'reasonRequired'],
})
export const adminConnectionTry = contract({
  path: '/api/v2/admin/connection/try',
  summary: 'Really ask the provider with the keys that hold; a letter or text of it goes to me',
  who: writes,
  run: 'steps',
  pace: 'lookup',
  input: shape({ connection: Connection }),
  output: shape({
    why: Type.Enum(['fine', 'unreachable', 'keys', 'refused', 'inside', 'noPhone'], {
      description:
        'keys: it does not take them · refused: it has another objection · inside: its address lies in a network of ' +
        'our own · noPhone: there is nobody to send a text to',
    }),
    said: Type.String({ description: 'In the words of the provider; may be empty' }),
  }),
  refusals: ['connectionInvalid'],
})
