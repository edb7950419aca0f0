// Calls of staff about what messages and their letters say: worded for each language, tried out, taken back.
import { Type } from 'typebox'
import { longest } from './limits.ts'
import { contract, Nothing, Nullable, RequiredRequestId, shape } from '#kernel/call/contract.ts'
import { messageTypes } from '#kernel/messages.ts'
import { languages } from '#kernel/text/language.ts'

const reads = { staff: 'content.read' } as const
const writes = { staff: 'content.write' } as const

const Key = Type.String({ pattern: '^[a-zA-Z]{2,60}$' })
const Lang = Type.Enum([...languages])
const Wording = shape({ title: Type.String(), text: Type.String() })
const words = {
  title: Type.String({ minLength: 1, maxLength: longest.title }),
  text: Type.String({ minLength: 1, maxLength: longest.text }),
}
export const adminTemplateList = contract({
  path: '/api/v2/admin/template/list',
  summary: 'All messages that can be worded: their blanks, what they say, and what the shop comes with',
  who: reads,
  run: 'read',
  input: shape({ lang: Lang }),
  output: shape({
    records: Type.Array(
      shape({
        key: Type.String(),
        type: Type.Enum([...messageTypes]),
        mailed: Type.Boolean({ description: 'A letter says the same to who wants one' }),
        blanks: Type.Array(Type.String()),
        shipped: Wording,
        own: Nullable(Wording, { description: 'null: as the shop comes with it' }),
      }),
    ),
  }),
})
const which = { key: Key, lang: Lang }
const refusals = ['notFound', 'badInput', 'templateBlank'] as const
export const adminTemplateSave = contract({
  path: '/api/v2/admin/template/save',
  summary: 'Word a message in a language; what was sent keeps its blanks and is said so too',
  who: writes,
  run: 'one',
  input: shape({ ...which, ...words, requestId: RequiredRequestId }),
  output: Nothing,
  refusals,
})
export const adminTemplateReset = contract({
  path: '/api/v2/admin/template/reset',
  summary: 'Say a message again as the shop comes with it',
  who: writes,
  run: 'one',
  input: shape({ ...which, requestId: RequiredRequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
export const adminTemplatePreview = contract({
  path: '/api/v2/admin/template/preview',
  summary: 'A wording with examples in its blanks',
  who: reads,
  run: 'read',
  input: shape({ ...which, ...words }),
  output: Wording,
  refusals,
})
export const adminTemplateTry = contract({
  path: '/api/v2/admin/template/try',
  summary: 'Send a wording with examples in its blanks to my own mailbox',
  who: writes,
  run: 'steps',
  input: shape({ ...which, ...words, requestId: RequiredRequestId }),
  output: shape({ to: Type.String({ description: 'My address, masked' }) }),
  refusals: [...refusals, 'templateNoMailbox', 'networkBusy'],
})
