// A person's own things of the kinds that others invite them to: colleagues, invitations, a place at a merchant.
import type { Buyer } from '../buying.ts'
import type { TestGoods } from '../goods.ts'
import { joinAs } from '../roles.ts'
import type { World } from '../world.ts'

interface Scene {
  world: World
  goods: TestGoods
  owner: Buyer
}
const none = 999_999_999
let count = 0
const invited = async ({ world, owner }: Scene, contact: string): Promise<number> =>
  (
    await world.must(
      '/api/v2/user/children/add',
      { contact, nickname: '小乔', role: 'buyer', monthlyLimit: null },
      owner,
    )
  ).id

export const teamMakers = {
  colleague: async (scene: Scene) => ({
    of: scene.owner,
    theirs: await invited(scene, `colleague${++count}@example.com`),
    missing: none,
  }),
  invitation: async (scene: Scene) => {
    const guest = await scene.world.person()
    return { of: guest, theirs: await invited(scene, guest.email), missing: none }
  },
  askedToWork: async ({ world, goods }: Scene) => {
    const guest = await world.person()
    const as = { audience: 'merchant', merchantId: goods.merchants.kiln, role: 'owner' } as const
    const boss = await joinAs(world, await world.person(), as)
    const { id } = await world.must('/api/v2/mch/staff/invite', { contact: guest.email, role: 'goods' }, boss)
    return { of: guest, theirs: id, missing: none }
  },
}
