// The words of a cart and an order, for who leaves: what is to stand on the goods, the title of an invoice, a remark.
import type { Asker, Person } from '../front.ts'
import { same, type TestGoods } from '../goods.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  goods: TestGoods
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  /** one that stands nowhere else */
  word: () => string
  kept: (value: string) => string
}
/** Goods that ask for a name, in the cart in three ways. */
export async function wishing({ world, goods, says, word }: Leaving, me: Person): Promise<void> {
  const name = {
    code: 'name',
    kind: 'text',
    label: same('Name'),
    required: false,
    madeToOrder: true,
    maxLength: 20,
    choices: [],
  }
  await world.pool.query('update product set questions = $1 where id = $2', [
    JSON.stringify([name]),
    goods.products.normal,
  ])
  const skuId = goods.skus.second
  const answers = () => [{ code: 'name', value: word() }]
  const wordings = () => [{ answers: answers(), quantity: 1 }]
  const { cartLineId } = await says('/api/v2/cart/cart/add', { skuId, quantity: 1, answers: answers() }, me)
  await says('/api/v2/cart/cart/num', { cartLineId, quantity: 1, wordings: wordings() }, me)
  await says('/api/v2/cart/cart/merge', { lines: [{ skuId, quantity: 1, wordings: wordings() }] }, me)
}
export async function ordering(
  { world, goods, says, word, kept }: Leaving,
  me: Person,
): Promise<{ payNo: string; orderNos: string[] }> {
  const from = { skuId: goods.skus.normal, quantity: 1, answers: [{ code: 'name', value: word() }] }
  const { records } = await world.must('/api/v2/user/address/page', {}, me)
  const invoice = { type: 'enterprise' as const, title: word(), taxNo: kept('91330100799655058B') }
  const wish = { from, addressId: records[0]!.id, invoice }
  const { priceToken } = await world.must('/api/v2/order/sell/normal/preview', wish, me)
  const remarks = [{ merchantId: goods.merchants.kiln, text: word() }]
  return (await says('/api/v2/order/sell/normal/create', { ...wish, priceToken, remarks }, me)) as never
}
