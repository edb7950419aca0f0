// Handlers of merchants at the staff's desk.
import { contentOf, maskedOf } from './applying.ts'
import { beforeOf, checksOf } from './checks.ts'
import { decide, desk, reveal } from './deciding.ts'
import { commissionOf, findApplication } from './queries.ts'
import {
  adminApplyAudit,
  adminApplyCount,
  adminApplyDetail,
  adminApplyPage,
  adminApplyReveal,
  adminMerchantDetail,
  adminMerchantPage,
  adminMerchantReopen,
  adminMerchantSuspend,
  applicationCase,
} from './staff-contract.ts'
import {
  applicantOf,
  countApplications,
  countShops,
  findQueued,
  findShop,
  listApplications,
  listShops,
  listSteps,
  type QueuedRow,
  type ShopRow,
} from './staff-queries.ts'
import { turn } from './suspending.ts'
import { caseCalls, shownTaken } from '#features/people/casework/casework.ts'
import { addressLine } from '#features/people/addresses/address-text.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

const anHour = 3_600_000
const queued = (app: AppContext, { sentKey: _key, sentAt, decidedAt, taken, ...row }: QueuedRow) => ({
  ...row,
  sentAt: sentAt.toISOString(),
  dueAt: new Date(sentAt.getTime() + app.settings.get('applicationReviewHours') * anHour).toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  taken: shownTaken(taken),
})
const shop = <Row extends ShopRow>({ createdAt, ...row }: Row) => ({ ...row, createdAt: createdAt.toISOString() })

/** Refuses notFound. */
async function inFull(db: Db, app: AppContext, lang: Language, reader: number, id: number) {
  const row = await findApplication(db, id)
  const listed = await findQueued(db, lang, reader, id)
  if (!row || !listed) throw new Refusal('notFound')
  const who = row.userId === null ? undefined : await applicantOf(db, row.userId)
  const content = contentOf(row)
  const { from, to } = await commissionOf(db, content.departments)
  return {
    ...queued(app, listed),
    version: row.version,
    content,
    masked: maskedOf(app, row),
    returnAddress: row.returnAddress ? addressLine(row.returnAddress, lang) : '',
    checks: await checksOf(db, app, row),
    notes: row.notes,
    before: beforeOf(row),
    language: row.language,
    who: who
      ? {
          userId: who.userId,
          nickName: who.nickName,
          since: who.since.toISOString(),
          orders: who.orders,
          proven: (['email', 'phone'] as const).filter((proof) => who[proof]),
          own: who.userId === reader,
        }
      : null,
    commissionFrom: from,
    commissionTo: to,
    merchantId: row.merchantId,
    history: (await listSteps(db, id)).map((step) => ({ ...step, at: step.at.toISOString() })),
  }
}

export const staffCalls = [
  handled(adminApplyPage, async ({ db, app, lang, user }, { tab = 'waiting', holder, ...page }) => {
    const limits = limitsOf(page, 20, ['time', 'id'])
    const asked = { tab, holder, reader: user.userId }
    const rows = await listApplications(db, lang, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.sentKey, r.id], cappedTotal(await countApplications(db, asked)))
    return { ...made, records: made.records.map((row) => queued(app, row)) }
  }),
  handled(adminApplyCount, async ({ db, user }) => ({
    waiting: await countApplications(db, { tab: 'waiting', reader: user.userId }),
    returned: await countApplications(db, { tab: 'returned', reader: user.userId }),
  })),
  handled(adminApplyDetail, ({ db, app, lang, user }, { id }) => inFull(db, app, lang, user.userId, id)),
  handled(adminApplyReveal, ({ db, app, user, ip }, { id, reason }) =>
    reveal(db, app, { userId: user.userId, ip }, id, reason),
  ),
  handled(adminApplyAudit, ({ db, user, ip }, input) => decide(db, { userId: user.userId, ip }, input)),
  ...caseCalls(applicationCase, desk),
  handled(adminMerchantPage, async ({ db, lang }, { keyword, status, ...page }) => {
    const limits = limitsOf(page, 20, ['id'])
    const asked = { keyword: keyword?.trim(), status }
    const rows = await listShops(db, lang, asked, limits)
    const made = pageOf(rows, limits, (r) => [r.id], cappedTotal(await countShops(db, asked)))
    return { ...made, records: made.records.map(shop) }
  }),
  handled(adminMerchantDetail, async ({ db, lang }, { id }) => {
    const found = await findShop(db, lang, id)
    if (!found) throw new Refusal('notFound')
    return { ...shop(found), suspendedAt: found.suspendedAt?.toISOString() ?? null }
  }),
  handled(adminMerchantSuspend, ({ db, user, ip }, input) => turn(db, { userId: user.userId, ip }, 'suspend', input)),
  handled(adminMerchantReopen, ({ db, user, ip }, input) => turn(db, { userId: user.userId, ip }, 'reopen', input)),
] as const
