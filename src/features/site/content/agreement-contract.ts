// Calls about agreements: which new versions somebody is asked for, agreeing to them, older versions; who agreed.
import { Type } from 'typebox'
import { contract, Id, Nothing, pageInput, pageOf, RequiredRequestId, shape, Time } from '#kernel/call/contract.ts'

const Version = Type.Integer({ minimum: 1, maximum: 2_000_000_000 })
export const agreementPending = contract({
  path: '/api/v2/agreement/pending',
  summary: 'Agreements of which I am asked for a new version; what stood when I registered I agreed to by that',
  who: 'shopper',
  run: 'read',
  extra: true,
  input: Nothing,
  output: shape({
    records: Type.Array(
      shape({ id: Id, code: Type.String(), title: Type.String(), summary: Type.String(), version: Type.Integer() }),
    ),
  }),
})
export const agreementAccept = contract({
  path: '/api/v2/agreement/accept',
  summary: 'I agree to these versions, which are the newest; again: nothing happens',
  who: 'shopper',
  run: 'one',
  input: shape({
    agreements: Type.Array(shape({ id: Id, version: Version }), { minItems: 1, maxItems: 20 }),
    requestId: RequiredRequestId,
  }),
  output: Nothing,
  refusals: ['notFound', 'contentChanged'],
})
export const agreementVersionList = contract({
  path: '/api/v2/agreement/version/list',
  summary: 'The versions of an agreement, the newest first; each can be read by article/detail',
  who: 'public',
  run: 'read',
  input: shape({ code: Type.String({ minLength: 1, maxLength: 60 }) }),
  output: shape({ records: Type.Array(shape({ version: Type.Integer(), shownFrom: Time })) }),
})
export const adminConsentPage = contract({
  path: '/api/v2/admin/agreement/consent/page',
  summary: 'Who agreed to which version of an agreement, the newest first',
  who: { staff: 'content.read' },
  run: 'read',
  input: shape({ ...pageInput, articleId: Id, version: Version }),
  output: pageOf(shape({ userId: Id, name: Type.String(), agreedAt: Time })),
})
