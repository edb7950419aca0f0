// Calls of staff about reviews: what waits for them, taking and deciding it, and the words that make it wait.
import { Type } from 'typebox'
import { CaseState, DeskReview, Ground } from './desk-shape.ts'
import { Picture } from '#features/catalog/products/contract.ts'
import { caseContracts, caseRefusals, Holder, Taken } from '#features/people/casework/contract.ts'
import { sensitivePlaces, severities } from '#features/catalog/words/sensitive.ts'
import { Report } from '#features/catalog/reporting/contract.ts'
import {
  contract,
  Id,
  Nothing,
  Nullable,
  pageInput,
  pageOf,
  RequestId,
  RequiredRequestId,
  shape,
  Time,
} from '#kernel/call/contract.ts'
import { languages } from '#kernel/text/language.ts'

const reads = { staff: 'comment.read' } as const
const writes = { staff: 'comment.write' } as const

export const Case = shape({
  id: Id,
  kind: Type.Enum(['review', 'followUp', 'reply', 'appeal', 'reported'], {
    description:
      'review, followUp, reply: held for words of the list; appeal: of the merchant; reported: by enough shoppers',
  }),
  state: CaseState,
  text: Type.String({ description: 'What waits, or what the merchant says of the review' }),
  pictures: Type.Array(Picture),
  ground: Nullable(Ground),
  found: Type.Array(Type.String(), { description: 'The words of the list' }),
  createdAt: Time,
  decidedAt: Nullable(Time),
  answer: Type.String(),
  taken: Taken,
  review: DeskReview,
})
export const adminCommentPage = contract({
  path: '/api/v2/admin/comment/page',
  summary: 'What waits for staff about reviews, the oldest first; decided: the newest first',
  who: reads,
  run: 'read',
  input: shape({
    ...pageInput,
    tab: Type.Optional(Type.Enum(['open', 'held', 'appealed', 'reported', 'decided'])),
    holder: Type.Optional(Holder),
  }),
  output: pageOf(Case),
})
export const adminCommentCount = contract({
  path: '/api/v2/admin/comment/count',
  summary: 'How much waits in each tab, up to 1,001',
  who: reads,
  run: 'read',
  input: Nothing,
  output: shape({
    open: Type.Integer(),
    held: Type.Integer(),
    appealed: Type.Integer(),
    reported: Type.Integer(),
  }),
})
const caseId = { caseId: Id }
export const adminCommentDetail = contract({
  path: '/api/v2/admin/comment/detail',
  summary: 'One of them, with the review as its merchant sees it and what shoppers reported of it',
  who: reads,
  run: 'read',
  input: shape(caseId),
  output: shape({
    ...Case.properties,
    own: Type.Boolean({ description: 'Of the reader, or of a shop that they work for: another decides' }),
    reports: Type.Array(Report),
  }),
  refusals: ['notFound'],
})
export const commentCase = caseContracts('/api/v2/admin/comment', 'comment')
export const adminCommentDecide = contract({
  path: '/api/v2/admin/comment/decide',
  summary: 'Whether the words are, or stay, seen; an appeal is denied by that. With a reason, once',
  who: writes,
  run: 'one',
  input: shape({
    ...caseId,
    show: Type.Boolean(),
    reason: Type.String({ maxLength: 500 }),
    requestId: RequiredRequestId,
  }),
  output: shape({ state: CaseState }),
  refusals: [...caseRefusals, 'reasonRequired'],
})
const Severity = Type.Enum([...severities], { description: 'hold: staff see it first; refuse: it is not taken' })
const Lang = Nullable(Type.Enum([...languages]), { description: 'null: it is looked for in all' })
const Places = Type.Array(Type.Enum([...sensitivePlaces]), { minItems: 1, maxItems: 3, uniqueItems: true })
const Word = shape({
  id: Id,
  word: Type.String(),
  severity: Severity,
  lang: Lang,
  places: Places,
  hits: Type.Integer({ description: 'Found in the last 30 days' }),
  createdAt: Time,
})
export const adminWordPage = contract({
  path: '/api/v2/admin/comment/word/page',
  summary: 'Words that nobody sees before staff do, the newest first',
  who: reads,
  run: 'read',
  input: shape({ ...pageInput, keyword: Type.Optional(Type.String({ maxLength: 40 })) }),
  output: pageOf(Word),
})
export const adminWordAdd = contract({
  path: '/api/v2/admin/comment/word/add',
  summary: 'Add a word: from now on what has it in it waits',
  who: writes,
  run: 'one',
  input: shape({
    word: Type.String({ minLength: 1, maxLength: 40 }),
    severity: Type.Optional(Severity),
    lang: Type.Optional(Lang),
    places: Type.Optional(Places),
    requestId: RequestId,
  }),
  output: Word,
  refusals: ['wordListed', 'badInput'],
})
export const adminWordEdit = contract({
  path: '/api/v2/admin/comment/word/edit',
  summary: 'What becomes of what has a word in it, where it is looked for and in which language',
  who: writes,
  run: 'one',
  input: shape({ id: Id, severity: Severity, lang: Lang, places: Places, requestId: RequiredRequestId }),
  output: Word,
  refusals: ['notFound'],
})
export const adminWordTry = contract({
  path: '/api/v2/admin/comment/word/try',
  summary: 'Which words of the list stand in a text, and what would become of it',
  who: reads,
  run: 'read',
  input: shape({ text: Type.String({ maxLength: 2000 }), place: Type.Enum([...sensitivePlaces]), lang: Lang }),
  output: shape({ records: Type.Array(shape({ word: Type.String(), severity: Severity })) }),
})
export const adminWordDelete = contract({
  path: '/api/v2/admin/comment/word/delete',
  summary: 'Take a word from the list; what waits, waits on',
  who: writes,
  run: 'one',
  input: shape({ id: Id, requestId: RequestId }),
  output: Nothing,
  refusals: ['notFound'],
})
