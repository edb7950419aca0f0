// Handlers of staff about the platform's invoices.
import { credit } from './issuing.ts'
import { countDue, holdIssuer, isPrefixTaken, readIssuer, saveIssuer, type Issuer } from './queries.ts'
import { filePart, listOf, show } from './reading.ts'
import {
  adminFeeInvoiceCount,
  adminFeeInvoiceCredit,
  adminFeeInvoiceDetail,
  adminFeeInvoiceExport,
  adminFeeInvoicePage,
  adminFeeIssuerDetail,
  adminFeeIssuerSave,
} from './staff-contract.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { shanghaiDay } from '#kernel/data/days.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { audit } from '#kernel/security/audit.ts'

/** What waited for it is issued. Refuses badInput, feePrefixTaken. */
async function tellIssuer(db: Db, by: { userId: number; ip: string }, told: Issuer): Promise<void> {
  const texts = Object.entries(told).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'string' ? value.trim() : value,
  ])
  const issuer = Object.fromEntries(texts) as Issuer
  const empty = (['name', 'taxNo'] as const).find((key) => issuer[key] === '')
  if (empty) throw new Refusal('badInput', { field: empty, rule: 'minLength' })
  const before = await holdIssuer(db)
  if (await isPrefixTaken(db, issuer)) throw new Refusal('feePrefixTaken')
  await saveIssuer(db, issuer)
  const deed = { staffId: by.userId, action: 'feeInvoice.issuer', subject: 'fee_issuer', subjectId: 1, ip: by.ip }
  await audit(db, { ...deed, before: before ? { ...before } : null, after: { ...issuer } })
  await addJob(db, 'feeInvoices.run', {}, { key: 'feeInvoices.run', last: true })
}
export const staffCalls = [
  handled(adminFeeInvoicePage, ({ db, lang }, { tab, merchantId, number, from, until, ...page }) =>
    listOf(db, lang, page, { tab, merchantId, from, until, ...(number && { number }) }),
  ),
  handled(adminFeeInvoiceDetail, ({ db, lang }, { id }) => show(db, lang, id)),
  handled(adminFeeInvoiceCount, async ({ db }) => ({
    waiting: await countDue(db),
    hasIssuer: (await readIssuer(db)) !== undefined,
  })),
  handled(adminFeeInvoiceExport, async ({ db, app, lang }, input) => ({
    name: `fee-invoices-${shanghaiDay(app.clock.now())}.csv`,
    ...(await filePart(db, lang, input)),
  })),
  handled(adminFeeInvoiceCredit, ({ db, user, ip }, { id, amount, reason, anew }) =>
    credit(db, { userId: user.userId, ip }, { id, amount, reason, anew }),
  ),
  handled(adminFeeIssuerDetail, async ({ db }) => ({ issuer: (await readIssuer(db)) ?? null })),
  handled(adminFeeIssuerSave, async ({ db, user, ip }, { requestId: _, ...told }) => {
    await tellIssuer(db, { userId: user.userId, ip }, told)
    return {}
  }),
] as const

type Own = CallTable<typeof staffCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
