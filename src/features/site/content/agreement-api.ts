// Handlers of agreements.
import { adminConsentPage, agreementAccept, agreementPending, agreementVersionList } from './agreement-contract.ts'
import {
  countConsents,
  keepConsent,
  listConsents,
  pendingFor,
  shownVersions,
  versionsShown,
} from './agreement-queries.ts'
import { handled } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

export const agreementCalls = [
  handled(agreementPending, async ({ db, lang, user }) => ({ records: await pendingFor(db, lang, user.userId) })),
  handled(agreementAccept, async ({ db, user }, { agreements }) => {
    const ids = agreements.map(({ id }) => id)
    const shown = new Map((await shownVersions(db, ids)).map(({ id, version }) => [id, version]))
    for (const { id, version } of agreements) {
      if (!shown.has(id)) throw new Refusal('notFound')
      // nobody agrees to what they were not shown
      if (shown.get(id) !== version) throw new Refusal('contentChanged')
    }
    await keepConsent(db, user.userId, agreements)
    return {}
  }),
  handled(agreementVersionList, async ({ db }, { code }) => {
    const versions = code.includes('\0') ? [] : await versionsShown(db, code)
    return {
      records: versions.map(({ version, shownFrom }) => ({ version, shownFrom: shownFrom.toISOString() })),
    }
  }),
  handled(adminConsentPage, async ({ db }, { articleId, version, ...page }) => {
    const limits = limitsOf(page, 20, ['time', 'id'])
    const of = { articleId, version }
    const rows = await listConsents(db, of, limits)
    const made = pageOf(rows, limits, (r) => [r.at, r.userId], cappedTotal(await countConsents(db, of)))
    return {
      ...made,
      records: made.records.map(({ userId, name, agreedAt }) => ({ userId, name, agreedAt: agreedAt.toISOString() })),
    }
  }),
] as const
