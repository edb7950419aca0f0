// Handlers of buyers about their own reviews.
import { append } from './appending.ts'
import { commentAppend, commentCreate, myReviewCount, myReviewDetail, myReviewPage } from './contract.ts'
import { mustBeSayable, saidOf } from './holding.ts'
import { languageOf } from './language.ts'
import { countTabs, listMine, showOrder } from './reading.ts'
import { write } from './writing.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(myReviewPage, ({ db, lang, user }, { tab = 'toReview', ...page }) =>
    listMine(db, lang, user.userId, { tab, ...page }),
  ),
  handled(myReviewCount, ({ db, user }) => countTabs(db, user.userId)),
  handled(myReviewDetail, ({ db, lang, user }, { orderNo }) => showOrder(db, lang, user.userId, orderNo)),
  handled(
    commentCreate,
    ({ db, app, lang, user }, { requestId: _, ...wish }) => write(db, app, { userId: user.userId, lang }, wish),
    ({ db, lang }, { text = '', pictures }) =>
      mustBeSayable(db, 'reviews', saidOf(text, languageOf(text, lang), pictures)),
  ),
  handled(
    commentAppend,
    ({ db, app, lang, user }, { requestId: _, ...wish }) => append(db, app, { userId: user.userId, lang }, wish),
    ({ db, lang }, { text, pictures }) => mustBeSayable(db, 'reviews', saidOf(text, languageOf(text, lang), pictures)),
  ),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
