// The words of a bank transfer, for who leaves: whose account it was, and what staff told of its proof.
import type { Asker, Person } from '../front.ts'
import { joinAs } from '../roles.ts'
import { giveRecipient, proof, transferId } from '../transferring.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  word: () => string
  kept: (value: string) => string
}
export async function transferring({ world, says, word, kept }: Leaving, me: Person): Promise<void> {
  await giveRecipient(world)
  const wish = { amount: 5000, agreement: true, requestId: crypto.randomUUID() }
  const { payNo } = await world.must('/api/v2/user/balance/recharge/create', wish, me)
  const account = { holder: word(), bank: word(), number: kept('620077341199'), country: 'FR' }
  await says('/api/v2/order/pay/transfer/add', { payNo, ...account, uploadIds: [await proof(world, me)] }, me)
  const finance = await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' })
  const returned = { id: await transferId(world, payNo), decision: 'reject', reason: word() }
  await says('/api/v2/admin/pay/transfer/audit', returned, finance)
}
