// What happens to the invoice of one order of the demo, by the verbs of the shop.
import { sql } from 'kysely'
import { ask, type Wish } from '#features/afterwards/invoicing/asking.ts'
import { issue, reject, type Clerk } from '#features/afterwards/invoicing/issuing.ts'
import { issuerOf, openApplication, saveIssuer } from '#features/afterwards/invoicing/queries.ts'
import type { Act, Acting } from './order-acts.ts'

const company: Wish = { type: 'enterprise', title: '青石设计（上海）有限公司', taxNo: '91330100799655058B' }
const people = {
  'zh-CN': { type: 'individual', title: '林月然' },
  'en-US': { type: 'individual', title: 'Grace Holloway', country: 'GB' },
  'es-ES': { type: 'individual', title: 'Lucía Ortega Vidal', country: 'ES', taxNo: '12345678Z' },
} as const satisfies Record<string, Wish>

async function clerkOf({ db, order: { merchantId } }: Acting): Promise<Clerk> {
  const { rows } = await sql<{ userId: number; name: string }>`
    select m.user_id as "userId", s.name ->> 'zh-CN' as name from membership m join merchant s on s.id = m.merchant_id
    where m.merchant_id = ${merchantId} order by m.user_id limit 1`.execute(db)
  const { userId, name } = rows[0]!
  const place = { address: '浙江省杭州市西湖区文三路 90 号', phone: '0571-88120000', bank: '', account: '' }
  if (!(await issuerOf(db, merchantId)))
    await saveIssuer(db, merchantId, { name: `${name}商贸有限公司`, taxNo: '91330100799655058B', ...place })
  return { merchantId, userId, ip: '' }
}
const applicationOf = async ({ db, order }: Acting): Promise<number> => (await openApplication(db, order.orderId))!.id

export const invoicing = {
  forCompany: ({ db, app, order }) => ask(db, app, order.buyer.userId, order.orderNo, company),
  forPerson: ({ db, app, order }) => ask(db, app, order.buyer.userId, order.orderNo, people[order.buyer.language]),
  issue: async (on) => issue(on.db, await clerkOf(on), await applicationOf(on)),
} as const satisfies Record<string, Act>
export const rejecting =
  (reason: string): Act =>
  async (on) =>
    reject(on.db, await clerkOf(on), await applicationOf(on), reason)
