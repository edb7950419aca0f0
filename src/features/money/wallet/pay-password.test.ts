// Whether a payment password is mine: right, wrong until it locks, none there; and each try counts for paying too.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, payPassword } from '../../../../test/buying.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const verify = (who: Person | undefined, typed: string) =>
  world.ask('/api/v2/user/pay-password/verify', { payPassword: typed }, who)

test('the right one is right; five wrong ones lock it, the right one included', async () => {
  const lin = await buyer(world)
  expect((await verify(lin, payPassword)).status).toBe(200)
  expect((await verify(lin, '000000')).data).toMatchObject({ reason: 'payPasswordWrong', triesLeft: 4 })
  expect((await verify(lin, payPassword)).status, 'and forgets the wrong one').toBe(200)
  for (let n = 0; n < 5; n++) await verify(lin, '000000')
  expect((await verify(lin, payPassword)).data.reason).toBe('payPasswordLocked')
  expect((await verify(await world.person(), '000000')).data.reason).toBe('payPasswordNotSet')
  expect((await verify(undefined, payPassword)).status).toBe(401)
})
