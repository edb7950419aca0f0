// The demo's orders in every state, over three months, made by the verbs of the shop at the times that they tell.
import { sql } from 'kysely'
import { carryOutRefunds, type DemoBuyer, type DemoOrder } from './order-acts.ts'
import { plan, said, storyOf, type Step } from './order-stories.ts'
import { inThePast } from './past.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { isRefusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

const [hour, day] = [3_600_000, 86_400_000]
interface Planned {
  order: DemoOrder
  steps: Step[]
  placedAt: number
  /** what else it may be of, where the first cannot be had */
  others: number[]
}

/** Seeds orders of these buyers, who have addresses. */
export async function seedOrders(db: Db, app: AppContext, buyerIds: readonly number[]): Promise<void> {
  const [buyers, skus] = [await readBuyers(db, buyerIds), await readSkus(db)]
  const now = app.clock.now()
  const planned = plan.map(([name, daysAgo], at) => planOf(at, name, now - daysAgo * day, buyers, skus))
  await play(db, app, planned)
}
/** One order of this buyer for each story, begun as long ago as the first of its kind in the demo; their numbers, and
 * those of their claims. */
export async function oneOfEach(
  db: Db,
  app: AppContext,
  buyerId: number,
  skuId: number,
): Promise<Record<string, { orderNo: string; serviceNo?: string }>> {
  const [buyer] = await readBuyers(db, [buyerId])
  const now = app.clock.now()
  const names = [...new Set(plan.map(([name]) => name))]
  const planned = names.map((name, at) => {
    const daysAgo = plan.find(([of]) => of === name)![1]
    return planOf(at, name, now - daysAgo * day, [buyer!], [skuId])
  })
  await play(db, app, planned)
  return Object.fromEntries(
    planned.map(({ order: { orderNo, serviceNo } }, at) => [
      names[at]!,
      { orderNo, ...(serviceNo !== undefined && { serviceNo }) },
    ]),
  )
}
async function play(db: Db, app: AppContext, planned: readonly Planned[]): Promise<void> {
  const moments = planned.flatMap(({ order, steps, placedAt, others }) =>
    steps.map(([hours, act]) => ({ order, others, act, moment: placedAt + hours * hour, first: hours === 0 })),
  )
  await inThePast(db, app, async (at) => {
    for (const { order, others, act, moment, first } of moments.toSorted((a, b) => a.moment - b.moment))
      await at(moment, async (then) => {
        const on = { db, app: then, order }
        await (first ? firstThatFits(order, others, () => act(on)) : act(on))
        if (!first) await carryOutRefunds(db, then, order)
      })
  })
}
function planOf(
  at: number,
  name: (typeof plan)[number][0],
  placedAt: number,
  buyers: readonly DemoBuyer[],
  skus: readonly number[],
): Planned {
  const story = storyOf(name)
  const buyer = buyers[at % buyers.length]!
  const [skuId, ...others] = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => skus[(at * 7 + n * 13) % skus.length]!)
  const remark = story.remark === undefined ? '' : said(story.remark, buyer.language)
  const order = { buyer, skuId: skuId!, quantity: story.quantity ?? 1, remark, orderId: 0, orderNo: '', merchantId: 0 }
  return { order: { ...order, parcelIds: [] }, steps: story.steps(buyer.language), placedAt, others }
}
/** Not every merchant sends everywhere: then it is something else. */
async function firstThatFits(order: DemoOrder, others: readonly number[], place: () => Promise<unknown>) {
  for (const skuId of [order.skuId, ...others]) {
    order.skuId = skuId
    try {
      return await place()
    } catch (e) {
      if (!isRefusal(e) || skuId === others.at(-1)) throw e
    }
  }
  return undefined
}

const readBuyers = async (db: Db, ids: readonly number[]): Promise<DemoBuyer[]> => {
  const { rows } = await sql<DemoBuyer>`
    select id as "userId", coalesce(language, 'zh-CN') as language, vip = 1 as "superMember" from user_account
    where id = any(${ids}::bigint[]) order by id`.execute(db)
  return rows
}
/** One kind of each product that is easily had, those of all merchants in turn. */
const readSkus = async (db: Db): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select min(k.id) as id, row_number() over (partition by p.merchant_id order by p.id) as turn, p.merchant_id
      from product p join sku k on k.product_id = p.id join stock t on t.sku_id = k.id
      where p.status = 'onSale' and p.purchase_limit is null and p.questions = '[]' and k.status = 'onSale'
        and t.on_hand - t.reserved > 20
      group by p.id, p.merchant_id
    ) g order by turn, merchant_id`.execute(db)
  return rows.map(({ id }) => id)
}
