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
import { findMerchant, listMerchants, listSimilar, type ListedMerchant } from './queries.ts'

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
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
