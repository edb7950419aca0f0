// Handlers of staff about what was agreed with merchants.
import { adminTermsDetail, adminTermsOutside, adminTermsSave } from './contract.ts'
import { agree, outside, show } from './terms.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(adminTermsDetail, ({ db, lang }, { id }) => show(db, lang, id)),
  handled(adminTermsOutside, ({ db }, { id, categoryIds }) => outside(db, id, categoryIds)),
  handled(adminTermsSave, async ({ db, user, ip }, input) => ({
    version: await agree(db, { userId: user.userId, ip }, input),
  })),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
