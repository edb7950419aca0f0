// What every reviewing desk asks alike: take a case and let it go, its notes and history. A desk says where its calls
// lie and which permission they need.
import { Type, type Static } from 'typebox'
import { contract, Id, Nothing, Nullable, RequestId, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

/** Who has it, as long as they have it. */
export const Taken = Nullable(shape({ mine: Type.Boolean(), by: Type.String(), until: Time }))
/** By whom cases of a queue are held: the reader, nobody, somebody else. */
export const Holder = Type.Enum(['mine', 'free', 'others'])
export type Holder = Static<typeof Holder>
/** The longest note, in UTF-16 units. */
const longestNote = 500
/** Of taking a case, and of deciding one. */
export const caseRefusals = ['notFound', 'caseClosed', 'caseConcerned', 'caseHeld'] as const
const input = shape({ id: Id, requestId: RequestId })

export function caseContracts<const B extends string, const A extends string>(base: B, area: A) {
  const reads = { staff: `${area}.read` } as const
  const writes = { staff: `${area}.write` } as const
  return {
    claim: contract({
      path: `${base}/claim`,
      summary: 'Take it: nobody else decides it for a while; again: for another while',
      who: writes,
      run: 'one',
      input,
      output: shape({ claimedUntil: Time }),
      refusals: [...caseRefusals],
    }),
    release: contract({
      path: `${base}/release`,
      summary: 'Let it go: somebody else may take it',
      who: writes,
      run: 'one',
      input,
      output: Nothing,
      refusals: ['notFound'],
    }),
    file: contract({
      path: `${base}/file`,
      summary: 'What staff noted of it among themselves, and what they did to it, each the newest first, at most 100',
      who: reads,
      run: 'read',
      input: shape({ id: Id }),
      output: shape({
        notes: Type.Array(shape({ id: Id, by: Type.String(), words: Type.String(), at: Time })),
        history: Type.Array(
          shape({ id: Id, by: Type.String(), action: Type.String(), reason: Type.String(), at: Time }),
        ),
      }),
      refusals: ['notFound'],
    }),
    note: contract({
      path: `${base}/note`,
      summary: 'Note something of it that only staff read; it goes with the account that it is about',
      who: writes,
      run: 'one',
      input: shape({ id: Id, words: Type.String({ maxLength: longestNote }), requestId: RequiredRequestId }),
      output: shape({ id: Id }),
      refusals: ['notFound', 'reasonRequired'],
    }),
  } as const
}
