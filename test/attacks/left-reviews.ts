// The words of a review, for who leaves: their own, under their pictures, and those of the merchant who answered.
import { received } from '../claims.ts'
import type { Asker, Person } from '../front.ts'
import type { TestGoods } from '../goods.ts'
import { mustSend, picture } from '../uploading.ts'
import { clerkOf } from '../shipping.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  goods: TestGoods
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  staff: Asker
  /** one that stands nowhere else */
  word: () => string
}
export async function reviewing({ world, goods, says, staff, word }: Leaving, me: Person): Promise<string> {
  const { records } = await world.must('/api/v2/user/address/page', {}, me)
  const sold = await received(world, goods, { ...me, addressId: records[0]!.id })
  const { uploadId } = await mustSend(world, me, 'review', await picture(60, 60).png().toBuffer(), 'image/png')
  const pictures = [{ uploadId, alt: word() }]
  const wish = { orderLineId: sold.orderLineId, rating: 5, text: word(), pictures }
  const { reviewId } = await says('/api/v2/goods/comment/create', wish, me)
  const { uploadId: later } = await mustSend(world, me, 'review', await picture(50, 50).png().toBuffer(), 'image/png')
  const more = { reviewId, text: word(), pictures: [{ uploadId: later, alt: word() }] }
  await says('/api/v2/goods/comment/append', more, me)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'service')
  await says('/api/v2/mch/comment/reply', { reviewId, text: word() }, clerk)
  const asked = await says('/api/v2/mch/comment/appeal', { reviewId, ground: 'untrue', text: word() }, clerk)
  const note = { id: asked['caseId'], words: word(), requestId: crypto.randomUUID() }
  await says('/api/v2/admin/comment/note', note, staff)
  await says('/api/v2/admin/comment/decide', { caseId: asked['caseId'], show: true, reason: word() }, staff)
  const reported = { kind: 'product', id: goods.products.paper, reason: 'other', words: word() }
  await says('/api/v2/user/report/add', reported, me)
  return sold.orderNo
}
