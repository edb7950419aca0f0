import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#kernel/data/db.ts'
import { telling } from '#kernel/jobs/events.ts'
import { addJobs } from '#kernel/jobs/jobs.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { personalDataOf } from './addresses.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const base = '/api/v2/order/pickup/person'
const lin = { name: ' 林月然 ', areaCode: '+86', phone: '138 0013 2719' }
const add = (who: Person, more: object = {}) => world.ask(`${base}/add`, { ...lin, ...more }, { token: who.token })
const added = async (who: Person, more: object = {}): Promise<number> => {
  const reply = await add(who, more)
  expect(reply.code, reply.message).toBe(20001)
  return reply.data.id
}
const list = async (who: Person) => (await world.must(`${base}/list`, {}, { token: who.token })).records
const defaults = async (who: Person) => (await list(who)).filter((p) => p.isDefault).map((p) => p.id)

describe('people who pick up', () => {
  test('are added, shown, changed, the default first', async () => {
    const who = await world.person()
    const one = await added(who)
    const two = await added(who, { name: 'Ana García', areaCode: '34', phone: '612345678' })
    expect(await list(who)).toEqual([
      { id: one, name: '林月然', areaCode: '86', phone: '13800132719', isDefault: true },
      { id: two, name: 'Ana García', areaCode: '34', phone: '612345678', isDefault: false },
    ])
    await world.must(`${base}/edit`, { id: two, ...lin, name: 'Ana Ruiz', isDefault: true }, { token: who.token })
    expect(await list(who)).toMatchObject([{ id: two, name: 'Ana Ruiz', phone: '13800132719' }, { id: one }])
    await world.must(`${base}/edit`, { id: two, ...lin }, { token: who.token })
    expect(await defaults(who)).toEqual([two])
  })
  test.each([
    [{ name: ' ' }, 40001],
    [{ name: '😀' }, 40001],
    [{ phone: '12' }, 40009],
    [{ areaCode: '999' }, 40009],
    [{ color: 'red' }, 40001],
  ])('%j is refused with %d, in adding and in changing', async (fault, code) => {
    const who = await world.person()
    expect((await add(who, fault)).code).toBe(code)
    const id = await added(who)
    expect((await world.ask(`${base}/edit`, { id, ...lin, ...fault }, { token: who.token })).code).toBe(code)
  })
  test('are twenty at most, also when fifty come at once', async () => {
    const who = await world.person()
    const replies = await Promise.all(Array.from({ length: 50 }, (_, i) => add(who, { isDefault: i % 3 === 0 })))
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(20)
    expect(replies.find((r) => r.code !== 20001)).toMatchObject({ status: 422, code: 42223, data: { max: 20 } })
    expect(await defaults(who)).toHaveLength(1)
    const [first] = await list(who)
    await world.must(`${base}/delete`, { id: first!.id }, { token: who.token })
    await added(who)
    expect((await world.ask(`${base}/delete`, { id: first!.id, restore: true }, { token: who.token })).code).toBe(42223)
    expect(await list(who)).toHaveLength(20)
  })
  test('have one default, also when several are made it at once', async () => {
    const who = await world.person()
    const ids = [await added(who), await added(who), await added(who)]
    const replies = await Promise.all(
      [...ids, ...ids].map((id) => world.ask(`${base}/edit`, { id, ...lin, isDefault: true }, { token: who.token })),
    )
    expect(replies.every((r) => r.code === 20001)).toBe(true)
    expect(await defaults(who)).toHaveLength(1)
  })
  test('come back when their deletion is undone, as the default unless another took its place', async () => {
    const who = await world.person()
    const [a, b] = [await added(who), await added(who)]
    await world.must(`${base}/delete`, { id: a }, { token: who.token })
    expect((await list(who)).map((p) => p.id)).toEqual([b])
    await world.must(`${base}/delete`, { id: a, restore: true }, { token: who.token })
    expect(await defaults(who)).toEqual([a])
    await world.must(`${base}/delete`, { id: a }, { token: who.token })
    await world.must(`${base}/edit`, { id: b, ...lin, isDefault: true }, { token: who.token })
    await world.must(`${base}/delete`, { id: a, restore: true }, { token: who.token })
    expect(await defaults(who)).toEqual([b])
  })
  test('the same request id adds one', async () => {
    const who = await world.person()
    const requestId = crypto.randomUUID()
    const ids = await Promise.all([added(who, { requestId }), added(who, { requestId })])
    expect(new Set(ids).size).toBe(1)
  })
  test('of others are like missing ones, on every call', async () => {
    const [owner, thief] = [await world.person(), await world.person()]
    const id = await added(owner)
    const before = await list(owner)
    for (const target of [id, 999_999_999])
      for (const [path, input] of [
        ['edit', { ...lin, isDefault: true }],
        ['delete', {}],
        ['delete', { restore: true }],
      ] as const)
        expect(
          await world.ask(`${base}/${path}` as `${typeof base}/edit`, { id: target, ...input } as never, {
            token: thief.token,
          }),
        ).toMatchObject({ status: 404, code: 40401 })
    expect(await list(owner)).toEqual(before)
    expect((await world.ask(`${base}/list`, {})).code).toBe(-201)
  })
})

test('with the account all of it is gone, and only that', async () => {
  const [who, other] = [await world.person(), await world.person()]
  const address = {
    consignee: '林月然',
    areaCode: '86',
    phone: '13800132719',
    country: 'CN',
    stateCode: '31',
    city: '上海市',
    region: '徐汇区',
    detail: '武康路 168 号',
  }
  for (const person of [who, other]) {
    const id = await added(person)
    await world.must(`${base}/delete`, { id }, { token: person.token })
    await added(person)
    await world.must('/api/v2/user/address/add', address, { token: person.token })
  }
  const kept = await personalDataOf(world.app.db, who.userId)
  expect(kept).toMatchObject({
    addresses: [{ consignee: '林月然', detail: '武康路 168 号' }],
    pickupPersons: [{ name: '林月然' }, { name: '林月然' }],
  })
  expect(JSON.parse(JSON.stringify(kept))).toBeTruthy()
  await transact(world.app.db, (trx) => addJobs(trx, telling('account.erased', { userId: who.userId })))
  await world.runJobs()
  expect(await personalDataOf(world.app.db, who.userId)).toEqual({ addresses: [], pickupPersons: [] })
  expect(await personalDataOf(world.app.db, other.userId)).toMatchObject({ addresses: [{}], pickupPersons: [{}, {}] })
})
