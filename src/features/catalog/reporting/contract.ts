// Calls of shoppers who report something. Who reported is told to nobody but staff.
import { Type } from 'typebox'
import { kinds, longestWords } from './limits.ts'
import { contract, Id, RequestId, shape, Time } from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

export const Kind = Type.Enum([...kinds])
export const Reason = shape({ code: Type.String(), name: Type.String() })
export const reportReasonList = contract({
  path: '/api/v2/user/report/reason/list',
  summary: 'What can be said of a product, a review or a merchant that is reported',
  who: 'public',
  run: 'read',
  input: shape({ kind: Kind }),
  output: shape({ records: Type.Array(Reason) }),
})
export const reportAdd = contract({
  path: '/api/v2/user/report/add',
  summary: 'Report a product, a review or a merchant, once; again: nothing happens, and it is told',
  who: 'shopper',
  run: 'one',
  begins: 'reporting',
  input: shape({
    kind: Kind,
    id: Id,
    reason: Type.String({ pattern: '^[a-zA-Z]{2,30}$' }),
    // letters are counted as people count them, by the handler
    words: Type.Optional(Type.String({ maxLength: longestWords * 8, description: `At most ${longestWords} letters` })),
    requestId: RequestId,
  }),
  output: shape({ already: Type.Boolean({ description: 'You had reported it before: that report stands' }) }),
  refusals: ['notFound', 'reportOwn', 'tooFast', 'badInput'],
})
/** One report as staff read it. */
export const Report = shape({
  id: Id,
  reason: Type.String(),
  words: Type.String(),
  lang: Type.Enum([...languages]),
  by: Type.String({ description: 'Empty: the account is gone' }),
  counts: Type.Boolean({ description: 'Of somebody whose reports count (older than a day, has bought)' }),
  at: Time,
})
