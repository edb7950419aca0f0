// Handlers of staff about the order of the goods of a category.
import { adminCategoryOrder, adminCategoryOrderEdit, adminCategoryOrderPreview } from './contract.ts'
import { detail, edit, preview } from './sorting.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(adminCategoryOrder, ({ db, lang }, { categoryId }) => detail(db, lang, categoryId)),
  handled(adminCategoryOrderPreview, async ({ db, lang }, wish) => ({ records: await preview(db, lang, wish) })),
  handled(adminCategoryOrderEdit, ({ db, user, ip }, wish) => edit(db, { userId: user.userId, ip }, wish)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
