// A refund by bank transfer that its payer's bank sent back: made through the doors of the shop, for each attack anew.
import { treasurer } from '../settling.ts'
import { bankSays, refundedSale } from '../transferring.ts'
import type { Person } from '../world.ts'
import type { Scene, Thing } from './scene.ts'

async function bouncedRefund({ world, goods }: Scene): Promise<Thing> {
  const staff: [Person, Person] = [await treasurer(world), await treasurer(world)]
  const { who, refundNo } = await refundedSale(world, goods, staff[0])
  await bankSays(world, staff, 'failed')
  return { of: who, theirs: refundNo, missing: '99999999999999999999' }
}
export const refundMakers = { bouncedRefund }
