// Calls of letters: what a link of a mail would stop. Stopping itself is a raw route, for mail programs press it.
import { Type } from 'typebox'
import { noticeKinds } from '#features/people/profile/contract.ts'
import { contract, shape } from '#kernel/call/contract.ts'

export const letterDetail = contract({
  path: '/api/v2/user/letter/detail',
  summary: 'Which mails the link of a mail stops, and whether they still come',
  who: 'public',
  run: 'read',
  pace: 'lookup',
  input: shape({ link: Type.String({ maxLength: 200, description: 'What follows ?link= in the mail' }) }),
  output: shape({ kind: Type.Enum([...noticeKinds]), on: Type.Boolean() }),
  refusals: ['notFound'],
})
