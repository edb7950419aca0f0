// The words of a wish for an invoice, for who leaves: whom it was made out to, and why the merchant did not issue it.
import type { Asker, Person } from '../front.ts'
import type { TestGoods } from '../goods.ts'
import { clerkOf } from '../shipping.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  goods: TestGoods
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  /** one that stands nowhere else */
  word: () => string
  kept: (value: string) => string
}
export async function invoicing({ world, goods, says, word, kept }: Leaving, me: Person, orderNo: string) {
  const invoice = {
    type: 'enterprise',
    title: word(),
    country: 'FR',
    taxNo: kept('FRQZ987654321'),
    bank: word(),
    account: kept('6225880123477999'),
    address: word(),
    phone: kept('13955510875'),
    email: kept('qzbills@example.com'),
  }
  const { id } = await says('/api/v2/invoice/apply/add', { orderNo, invoice }, me)
  const finance = await clerkOf(world, goods.merchants.kiln, 'finance')
  await says('/api/v2/mch/invoice/reject', { id, reason: word() }, finance)
}
