// A person's own things at the console, of every kind that a call of theirs can name.
import { setPassword } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import type { TestGoods } from '../goods.ts'
import { joinAs } from '../roles.ts'
import type { Person, World } from '../world.ts'

interface Scene {
  world: World
  goods: TestGoods
}
const none = 999_999_999
let count = 0
export const consolePassword = 'secret12'
/** Somebody of a merchant at the console. */
async function atDesk({ world, goods }: Scene): Promise<Person> {
  const who = await world.person()
  await setPassword(world.app.db, who.userId, consolePassword)
  return joinAs(world, who, { audience: 'merchant', merchantId: goods.merchants.kiln, role: 'goods' })
}

export const consoleMakers = {
  workplace: async ({ world, goods }: Scene) => {
    const merchantId = goods.merchants.kiln
    const worker = await world.person()
    await joinAs(world, worker, { audience: 'merchant', merchantId, role: 'goods' })
    return { of: worker, theirs: merchantId, missing: none }
  },
  consoleSession: async (scene: Scene) => {
    const who = await atDesk(scene)
    await openSession(scene.world.app.db, who.userId, {
      userAgent: 'another',
      days: 1,
      strength: 'twoProofs',
      idleSeconds: 3600,
    })
    const { rows } = await scene.world.pool.query<{ id: number }>(
      'select max(id)::int as id from session where user_id = $1',
      [who.userId],
    )
    return { of: who, theirs: rows[0]!.id, missing: none }
  },
  secondProof: async (scene: Scene) => {
    const who = await atDesk(scene)
    const { rows } = await scene.world.pool.query<{ id: number }>(
      `insert into second_proof (user_id, kind, name, credential_id, public_key, confirmed_at)
       values ($1, 'passkey', 'Mine', $2, '\\x00', shop_now()) returning id::int`,
      [who.userId, `key-${++count}`],
    )
    return { of: who, theirs: rows[0]!.id, missing: none }
  },
}
