// Calls of search. Suggestions and hot words are public and kept for a moment; a history is only ever its buyer's.
import { cleaned, fold } from '#features/catalog/words/words.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { searchHistoryAdd, searchHistoryDelete, searchHistoryList, searchHot, searchSuggest } from './contract.ts'
import { addHistory, deleteHistory, listHistory } from './queries.ts'
import { hotWords, suggest } from './search.ts'
import { staffCalls } from './staff-api.ts'

const suggestAge = 30_000

export const calls = [
  handled(searchSuggest, (ctx, { keyword, merchantId }) => {
    const words = cleaned(keyword)
    return ctx.app.cache.get('catalog', `suggest ${ctx.lang} ${merchantId} ${words}`, suggestAge, () =>
      suggest(ctx, words, merchantId),
    )
  }),
  handled(searchHot, async (ctx) => {
    const { words, inBox } = await hotWords(ctx)
    return { records: words, inBox }
  }),
  handled(searchHistoryList, async ({ db, user }) => ({ records: await listHistory(db, user.userId) })),
  handled(searchHistoryAdd, async ({ db, user }, { keyword }) => {
    const words = cleaned(keyword)
    if (!words) throw new Refusal('badInput', { field: 'keyword', rule: 'blank' })
    await addHistory(db, user.userId, words, fold(words))
    return {}
  }),
  handled(searchHistoryDelete, async ({ db, user }, { ids }) => {
    await deleteHistory(db, user.userId, ids)
    return {}
  }),
  ...staffCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
