// Calls about a merchant's keys: a system of its own is let in by one, within its scope. No key opens any of them.
import { Type } from 'typebox'
import { contract, Id, Nothing, Nullable, RequestId, shape, Time } from '#kernel/call/contract.ts'

const writes = { merchant: 'system.write' } as const
const Name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' })
const Scope = Type.Array(Type.String({ pattern: '^[a-z]+\\.(read|write)$' }), {
  minItems: 1,
  maxItems: 30,
  uniqueItems: true,
  description: 'Permissions, of those that `scopes` offers; changing includes seeing',
})
const Days = Nullable(Type.Integer({ minimum: 1, maximum: 730 }), { description: 'Ends after so many; null: never' })
const Made = shape({
  id: Id,
  key: Type.String({ description: 'Shown this once: only its hash is kept' }),
  expiresAt: Nullable(Time),
})

export const mchKeyPage = contract({
  path: '/api/v2/mch/key/page',
  summary: 'The keys of this merchant, the newest first; all, for there are few. Ended ones stay for a while',
  who: { merchant: 'system.read' },
  run: 'read',
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({
        id: Id,
        name: Type.String(),
        hint: Type.String({ description: 'Its first and last letters' }),
        scope: Type.Array(Type.String()),
        state: Type.Enum(['open', 'resting', 'revoked', 'expired'], {
          description: 'resting: whoever made it no longer holds all of its scope here; it does what is left',
        }),
        madeBy: Type.String({ description: 'Nickname' }),
        createdAt: Time,
        expiresAt: Nullable(Time),
        lastUsedAt: Nullable(Time, { description: 'To ten minutes' }),
      }),
    ),
    scopes: Type.Array(Type.String(), { description: 'What a key made by me may hold' }),
    max: Type.Integer({ description: 'Keys at a time that hold' }),
  }),
})
export const mchKeyAdd = contract({
  path: '/api/v2/mch/key/add',
  summary: 'Make a key. It speaks for whoever made it, and ends with their membership',
  who: writes,
  run: 'one',
  begins: 'apiKeys',
  input: shape({ name: Name, scope: Scope, days: Days }),
  output: Made,
  refusals: ['keyAboveYou', 'keysFull'],
  byKey: false,
})
export const mchKeyReplace = contract({
  path: '/api/v2/mch/key/replace',
  summary: 'Revoke a key and make another with its name, scope and days, which speaks for me',
  who: writes,
  run: 'one',
  input: shape({ id: Id }),
  output: Made,
  refusals: ['notFound', 'keyAboveYou', 'keysFull'],
  byKey: false,
})
export const mchKeyRevoke = contract({
  path: '/api/v2/mch/key/revoke',
  summary: 'End a key at once',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
  byKey: false,
})
