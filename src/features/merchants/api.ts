// Calls of merchants: public, read only.
import { handled } from '#kernel/contract.ts'
import { limitsOf, pageOf } from '#kernel/page.ts'
import { Refusal } from '#kernel/refusal.ts'
import { merchantDetail, merchantPage } from './contract.ts'
import { findMerchant, listMerchants } from './queries.ts'

export const merchantsApi = [
  handled(merchantDetail, async ({ db, lang }, { id }) => {
    const found = await findMerchant(db, id, lang)
    if (!found) throw new Refusal('notFound')
    return found
  }),
  handled(merchantPage, async ({ db, lang }, input) => {
    const limits = limitsOf(input, 20, ['int', 'id'])
    const { rows, total } = await listMerchants(db, lang, limits.cursor as [number, number] | undefined, limits.size + 1, limits.offset)
    return pageOf(rows, limits, (m) => [m.followerCount, m.id], { total, totalIsExact: true })
  }),
] as const
