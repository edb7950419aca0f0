// Reports for tests, by newcomers and by people who count: their account is old enough and has bought something.
import { buyer } from './buying.ts'
import type { Asker } from './front.ts'
import type { TestGoods } from './goods.ts'
import { sold } from './shipping.ts'
import type { Person, World } from './world.ts'
import type { Calls } from '#kernel/call/contract.ts'
import { openSession } from '#kernel/call/session.ts'

type Wish = Calls['/api/v2/user/report/add']['input']
interface Said {
  reason?: string
  words?: string
}
export const reportOf = (
  world: World,
  who: Asker,
  kind: Wish['kind'],
  id: number,
  { reason = kind === 'review' ? 'spam' : 'misleading', words }: Said = {},
) => world.ask('/api/v2/user/report/add', { kind, id, reason, ...(words !== undefined && { words }) }, who)
export async function mustReport(world: World, who: Asker, kind: Wish['kind'], id: number, said: Said = {}) {
  const reply = await reportOf(world, who, kind, id, said)
  if (reply.status !== 200) throw new Error(`not reported: ${JSON.stringify(reply.raw)}`)
  return reply.data
}
/** Somebody whose reports count. */
export async function counted(world: World, goods: TestGoods): Promise<Person> {
  const who = await buyer(world)
  await sold(world, goods, who, { sku: 'paper' })
  await world.pool.query("update user_account set created_at = created_at - interval '2 days' where id = $1", [
    who.userId,
  ])
  return who
}
/** The same person in the shop instead of at a desk. */
export const inTheShop = async (world: World, { userId }: Person): Promise<Asker> => ({
  token: await openSession(world.app.db, userId, { userAgent: '', days: 30 }),
})
