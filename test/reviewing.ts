// Reviews for tests, written by who bought, and those at the desks who answer and decide them.
import type { Calls } from '#kernel/call/contract.ts'
import type { Buyer } from './buying.ts'
import { received, staffer } from './claims.ts'
import type { TestGoods, TestSku } from './goods.ts'
import { clerkOf } from './shipping.ts'
import type { Person, World } from './world.ts'

type Wish = Partial<Calls['/api/v2/goods/comment/create']['input']> & { sku?: TestSku }
/** A review of a piece that arrived. */
export async function reviewed(world: World, goods: TestGoods, who: Buyer, { sku, ...wish }: Wish = {}) {
  const { orderLineId } = await received(world, goods, who, sku ? { sku } : {})
  return world.must('/api/v2/goods/comment/create', { rating: 4, text: 'Thin at the lip', ...wish, orderLineId }, who)
}
export const answerer = (world: World, merchantId: number) => clerkOf(world, merchantId, 'service')
export const reviewer = (world: World) => staffer(world, 'review')
/** The case that is open about a review. */
export async function caseOf(world: World, staff: Person, reviewId: number) {
  const { records } = await world.must('/api/v2/admin/comment/page', { size: 100 }, staff)
  const found = records.find(({ review }) => review.id === reviewId)
  if (!found) throw new Error(`no case about ${reviewId}`)
  return found
}
export const decideCase = (world: World, staff: Person, caseId: number, show: boolean) =>
  world.ask(
    '/api/v2/admin/comment/decide',
    { caseId, show, reason: 'As our rules say', requestId: crypto.randomUUID() },
    staff,
  )
