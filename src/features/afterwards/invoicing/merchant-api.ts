// Handlers of merchants about invoices.
import { issue, reject } from './issuing.ts'
import {
  mchInvoiceCount,
  mchInvoiceDetail,
  mchInvoiceIssue,
  mchInvoicePage,
  mchInvoiceReject,
  mchIssuerDetail,
  mchIssuerSave,
} from './merchant-contract.ts'
import { sealPaper } from './papers.ts'
import { issuerOf, saveIssuer } from './queries.ts'
import { listOfShop, showToShop } from './reading.ts'
import { countShop } from './reading-queries.ts'
import { readPrivate } from '#features/platform/uploads/uploads.ts'
import { handled, type CallTable, type Session } from '#kernel/call/contract.ts'
import { Refusal } from '#kernel/call/refusal.ts'

interface Acting {
  user: Session
  merchantId: number
  ip: string
}
const clerk = ({ user, merchantId, ip }: Acting) => ({ userId: user.userId, merchantId, ip })

export const merchantCalls = [
  handled(mchInvoicePage, ({ db, lang, merchantId }, input) => listOfShop(db, lang, merchantId, input)),
  handled(mchInvoiceCount, async ({ db, merchantId }) => ({
    requested: await countShop(db, merchantId, { tab: 'requested' }),
  })),
  handled(mchInvoiceDetail, ({ db, app, lang, merchantId }, { id }) => showToShop(db, app, lang, merchantId, id)),
  handled(
    mchInvoiceIssue,
    async (ctx, { id, uploadId, reference = '', amount }, sealed: Buffer | undefined) => {
      const paper = uploadId && sealed ? { uploadId, sealed, reference: reference.trim() } : undefined
      return { number: await issue(ctx.db, clerk(ctx), id, { amount, paper }) }
    },
    // the file is read and sealed before the transaction begins
    async ({ db, app, user }, { id, uploadId, amount }) => {
      if (uploadId === undefined) return undefined
      if (amount === undefined) throw new Refusal('badInput', { field: 'amount', rule: 'required' })
      const file = await readPrivate(db, app, user.userId, uploadId)
      if (file?.type !== 'application/pdf') throw new Refusal('uploadNotFound')
      return sealPaper(app, id, file.bytes)
    },
  ),
  handled(mchInvoiceReject, async (ctx, { id, reason }) => {
    await reject(ctx.db, clerk(ctx), id, reason)
    return {}
  }),
  handled(mchIssuerDetail, async ({ db, merchantId }) => ({ issuer: (await issuerOf(db, merchantId)) ?? null })),
  handled(mchIssuerSave, async ({ db, merchantId }, { requestId: _, ...told }) => {
    const trimmed = Object.entries(told).map(([key, value]) => [key, value.trim()])
    const issuer = Object.fromEntries(trimmed) as typeof told
    const empty = (['name', 'taxNo'] as const).find((key) => issuer[key] === '')
    if (empty) throw new Refusal('badInput', { field: empty, rule: 'minLength' })
    await saveIssuer(db, merchantId, issuer)
    return {}
  }),
] as const

type Own = CallTable<typeof merchantCalls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
