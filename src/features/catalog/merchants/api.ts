// Calls of merchants: public ones, which read only, and those about where goods come back to.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { merchantDetail, merchantPage, merchantSimilar } from './contract.ts'
import {
  mchAddressAdd,
  mchAddressDefault,
  mchAddressDelete,
  mchAddressEdit,
  mchAddressPage,
} from './return-contract.ts'
import { addReturn, dropReturn, editReturn, makeDefaultReturn, pageOfReturns } from './returns.ts'
import {
  mchFreightAdd,
  mchFreightCalculate,
  mchFreightDefault,
  mchFreightDelete,
  mchFreightDetail,
  mchFreightEdit,
  mchFreightPage,
} from './freight-contract.ts'
import {
  addFreight,
  calculate,
  dropFreight,
  editFreight,
  makeDefaultFreight,
  pageOfFreights,
  showFreight,
  type Member,
} from './freight-desk.ts'
import { findMerchant } from './profile-queries.ts'
import { listMerchants, listSimilar, type ListedMerchant } from './queries.ts'

const of = ({ user, merchantId, ip }: { user: { userId: number }; merchantId: number; ip: string }): Member => ({
  userId: user.userId,
  merchantId,
  ip,
})

export const calls = [
  handled(merchantDetail, async ({ db, lang, user }, { id }) => {
    const found = await findMerchant(db, id, lang, user?.userId)
    if (!found) throw new Refusal('notFound')
    return found
  }),
  handled(merchantPage, async ({ db, lang }, input) => {
    const { categoryId, keyword, sort = 'followers', area } = input
    const limits = limitsOf(input, 20, ['int', 'id'])
    const { rows, total } = await listMerchants(
      db,
      lang,
      { categoryId, keyword, sort, area },
      limits.cursor as [number, number] | undefined,
      limits.size + 1,
      limits.offset,
    )
    const keyOf = ({ scores, nearness = 0, followerCount }: ListedMerchant) =>
      ({ rating: scores.goods + scores.service + scores.delivery, near: nearness, followers: followerCount })[sort]
    return pageOf(rows, limits, (m) => [keyOf(m), m.id], { total, totalIsExact: true })
  }),
  handled(merchantSimilar, async ({ db, lang }, { id, size = 8 }) => ({
    records: await listSimilar(db, lang, id, size),
  })),
  handled(mchAddressPage, ({ db, merchantId }, input) => pageOfReturns(db, merchantId, input)),
  handled(mchAddressAdd, async ({ db, merchantId }, input) => ({ id: await addReturn(db, merchantId, input) })),
  handled(mchAddressEdit, async ({ db, merchantId }, input) => {
    await editReturn(db, merchantId, input)
    return { id: input.id }
  }),
  handled(mchAddressDelete, async ({ db, merchantId }, { id }) => {
    await dropReturn(db, merchantId, id)
    return {}
  }),
  handled(mchAddressDefault, async ({ db, merchantId }, { id }) => {
    await makeDefaultReturn(db, merchantId, id)
    return {}
  }),
  handled(mchFreightPage, ({ db, merchantId }, input) => pageOfFreights(db, merchantId, input)),
  handled(mchFreightDetail, ({ db, merchantId }, { id }) => showFreight(db, merchantId, id)),
  handled(mchFreightAdd, async (ctx, { requestId: _, ...wish }) => ({ id: await addFreight(ctx.db, of(ctx), wish) })),
  handled(mchFreightEdit, async (ctx, { requestId: _, ...wish }) => ({
    version: await editFreight(ctx.db, of(ctx), wish),
  })),
  handled(mchFreightDelete, async (ctx, { id, note = '' }) => {
    await dropFreight(ctx.db, of(ctx), id, note.trim())
    return {}
  }),
  handled(mchFreightDefault, async (ctx, { id }) => {
    await makeDefaultFreight(ctx.db, of(ctx), id)
    return {}
  }),
  handled(mchFreightCalculate, async (_ctx, input) => calculate(input)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
