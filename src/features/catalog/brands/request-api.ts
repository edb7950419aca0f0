// Handlers of requests for brands, at both desks.
import {
  adminBrandRequestApprove,
  adminBrandRequestClaim,
  adminBrandRequestCount,
  adminBrandRequestDetail,
  adminBrandRequestPage,
  adminBrandRequestReturn,
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
import { approve, ask, giveBack, take, withdraw } from './requests.ts'
import { brandsAlike } from '#features/catalog/products/products.ts'
import { handled } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

const shown = <R extends RequestRow>({ createdAt, decidedAt, ...row }: R) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
})
const cased = (row: CaseRow) => ({
  ...shown(row),
  taken: row.taken && { ...row.taken, until: new Date(row.taken.until).toISOString() },
})
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
  handled(adminBrandRequestPage, async ({ db, lang, user }, { tab = 'waiting', ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const rows = await listCases(db, lang, user.userId, tab, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countCases(db, tab)))
    return { ...made, records: made.records.map(cased) }
  }),
  handled(adminBrandRequestCount, async ({ db }) => ({ waiting: await countCases(db, 'waiting') })),
  handled(adminBrandRequestDetail, async ({ db, lang, user }, { requestId }) => {
    const row = await findCase(db, lang, user.userId, requestId)
    if (!row) throw new Refusal('notFound')
    return { ...cased(row), alike: await brandsAlike(db, lang, { id: row.brand?.id ?? 0, name: row.name }) }
  }),
  handled(adminBrandRequestClaim, ({ db, app, user, ip }, { id, release = false }) =>
    take(db, app, { userId: user.userId, ip }, { id, release }),
  ),
  handled(adminBrandRequestApprove, ({ db, user, ip }, input) => approve(db, { userId: user.userId, ip }, input)),
  handled(adminBrandRequestReturn, async ({ db, user, ip }, input) => {
    await giveBack(db, { userId: user.userId, ip }, input)
    return {}
  }),
] as const
