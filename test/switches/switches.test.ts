// Each switch of the shop through the front door: off, every beginning is refused, by the calls that say so and by
// those that begin among other things, and what runs goes on; on again, the same beginnings are answered.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls, settings } from '#app.ts'
import type { Contract } from '#kernel/call/contract.ts'
import { settingOf, type SwitchName } from '#kernel/switches.ts'
import { features } from '#features.ts'
import { buyer } from '../buying.ts'
import { staffer } from '../claims.ts'
import { makeShop, type TestGoods } from '../goods.ts'
import { clerkOf, type Clerk } from '../shipping.ts'
import { openWorld, type World } from '../world.ts'
import { rows, type Prepared } from './rows.ts'

let world: World
let goods: TestGoods
let admin: Clerk
beforeAll(async () => {
  world = await openWorld({ settings: { unpaidPaymentsMax: 1000, feedbackPerDay: 50 } })
  goods = await makeShop(world)
  admin = await staffer(world, 'admin')
})
afterAll(() => world.close())

const names = features.flatMap(({ switches = {} }) => Object.keys(switches) as SwitchName[])
const save = (name: SwitchName, value: 0 | null, was: 0 | null) =>
  world.ask(
    '/api/v2/admin/setting/save',
    { changes: [{ name: settingOf(name), value, was }], reason: 'The shop does without' },
    admin,
  )
const turn = async (name: SwitchName, on: boolean) => {
  expect((await (on ? save(name, null, 0) : save(name, 0, null))).status).toBe(200)
  expect(world.app.context.settings.off()).toEqual(on ? [] : [name])
}
async function outcomes({ begins }: Prepared): Promise<(string | number)[]> {
  const all: (string | number)[] = []
  for (const begin of begins) {
    const reply = await begin()
    if (typeof reply === 'number') all.push(reply)
    else all.push(reply.status === 200 ? 200 : ((reply.data as { reason?: string }).reason ?? reply.status))
  }
  return all
}
const begun = (name: SwitchName): Contract[] => calls.map(({ contract }) => contract).filter((c) => c.begins === name)

test('every switch has a row, and each is a number of the business that is on', () => {
  expect(Object.keys(rows).toSorted()).toEqual(names.toSorted())
  for (const name of names) expect(settings[settingOf(name)], name).toMatchObject({ unit: 'switch', default: 1 })
})
describe.each(names)('%s', (name) => {
  test('off, nothing begins and what runs goes on', async () => {
    const prepared = await rows[name]({ world, goods, who: await buyer(world) })
    expect(prepared.begins.length).toBeGreaterThan(0)
    await turn(name, false)
    expect(await outcomes(prepared)).toEqual(prepared.begins.map(() => prepared.refused ?? 'featureOff'))
    await prepared.goesOn()
    await turn(name, true)
    expect(await outcomes(prepared)).toEqual(prepared.begins.map(() => 200))
  })
  test('off, each call that begins it says so', async () => {
    await turn(name, false)
    const [shopper, clerk] = [await buyer(world), await clerkOf(world, goods.merchants.kiln, 'owner')]
    for (const { path, who } of begun(name)) {
      const reply = await world.ask(path as '/api/v2/feedback/create', {} as never, who === 'shopper' ? shopper : clerk)
      expect([path, reply.status, (reply.data as { reason?: string }).reason]).toEqual([path, 422, 'featureOff'])
    }
    await turn(name, true)
  })
})
test('what was answered while it was on is answered again when it is off', async () => {
  const who = await buyer(world)
  const wish = { type: 'suggestion', content: 'Longer hours', requestId: crypto.randomUUID() }
  const first = await world.must('/api/v2/feedback/create', wish, who)
  await turn('feedback', false)
  expect(await world.must('/api/v2/feedback/create', wish, who)).toEqual(first)
  const others = [{ ...wish, requestId: crypto.randomUUID() }, { requestId: 'x' }, { requestId: 7 }]
  for (const other of others)
    expect((await world.ask('/api/v2/feedback/create', other as typeof wish, who)).data).toMatchObject({
      reason: 'featureOff',
    })
  await turn('feedback', true)
})
test('the desk is told what is off', async () => {
  await turn('webhooks', false)
  const clerk = await clerkOf(world, goods.merchants.kiln, 'owner')
  expect((await world.must('/api/v2/console/session/detail', {}, clerk)).off).toEqual(['webhooks'])
  await turn('webhooks', true)
})
