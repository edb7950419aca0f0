// Handlers of requests for brands, at both desks.
import {
  adminBrandRequestApprove,
  adminBrandRequestCount,
  adminBrandRequestDetail,
  adminBrandRequestPage,
  adminBrandRequestReturn,
  brandRequestCase,
  brandRequestAdd,
  brandRequestPage,
  brandRequestWithdraw,
} from './request-contract.ts'
import {
  countCases,
  countOfMerchant,
  findCase,
  listCases,
  listOfMerchant,
  type CaseRow,
  type RequestRow,
} from './request-queries.ts'
import { approve, ask, desk, giveBack, withdraw } from './requests.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import { brandsAlike } from '#features/catalog/products/products.ts'
import { handled } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const shown = <R extends RequestRow>({ createdAt, decidedAt, ...row }: R) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})
const cased = (row: CaseRow) => ({ ...shown(row), taken: shownTaken(row.taken) })
export const requestCalls = [
  handled(brandRequestAdd, ({ db, lang, user, merchantId }, input) =>
    ask(db, lang, { userId: user.userId, merchantId }, input),
  ),
  handled(brandRequestPage, async ({ db, lang, merchantId }, page) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = await listOfMerchant(db, lang, merchantId, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countOfMerchant(db, merchantId)))
    return { ...made, records: made.records.map(shown) }
  }),
  handled(brandRequestWithdraw, async ({ db, user, merchantId }, { id }) => {
    await withdraw(db, { userId: user.userId, merchantId }, id)
    return {}
  }),
  handled(adminBrandRequestPage, async ({ db, lang, user }, { tab = 'waiting', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const asked = { tab, holder, reader: user.userId }
    const rows = await listCases(db, lang, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countCases(db, asked)))
    return { ...made, records: made.records.map(cased) }
  }),
  handled(adminBrandRequestCount, async ({ db, user }) => ({
    waiting: await countCases(db, { tab: 'waiting', reader: user.userId }),
  })),
  handled(adminBrandRequestDetail, async ({ db, lang, user }, { requestId }) => {
    const row = await findCase(db, lang, user.userId, requestId)
    if (!row) throw new Refusal('notFound')
    return { ...cased(row), alike: await brandsAlike(db, lang, { id: row.brand?.id ?? 0, name: row.name }) }
  }),
  ...caseCalls(brandRequestCase, desk),
  handled(adminBrandRequestApprove, ({ db, user, ip }, input) => approve(db, { userId: user.userId, ip }, input)),
  handled(adminBrandRequestReturn, async ({ db, user, ip }, input) => {
    await giveBack(db, { userId: user.userId, ip }, input)
    return {}
  }),
] as const
