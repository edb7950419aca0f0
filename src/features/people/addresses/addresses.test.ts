import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { addressOf, addressView, defaultAddress, forgetDeleted } from './addresses.ts'

let world: World
beforeAll(async () => void (world = await openWorld({ settings: { addressMaxCount: 6 } })))
afterAll(() => world.close())

const base = '/api/v2/user/address'
const china = {
  consignee: '王小明',
  areaCode: '86',
  phone: '138 0013 8000',
  country: 'CN',
  stateCode: '31',
  state: '上海',
  city: '上海市',
  region: '徐汇区',
  detail: '衡山路 1 号',
}
const spain = {
  surname: 'García',
  givenName: 'Ana',
  areaCode: '+34',
  phone: '612345678',
  country: 'ES',
  stateCode: 'MD',
  state: 'Madrid',
  city: 'Madrid',
  zipCode: '28013',
  detail: 'C/ Mayor 1',
}
const add = (
  who: Person,
  more: Partial<typeof china & { label: string; streetCode: string; isDefault: boolean; requestId: string }> = {},
) => world.ask(`${base}/add`, { ...china, ...more }, { token: who.token })
const added = async (who: Person, more: Parameters<typeof add>[1] = {}): Promise<number> => {
  const reply = await add(who, more)
  expect(reply.code, reply.message).toBe(20001)
  return reply.data.id
}
const list = async (who: Person) => (await world.must(`${base}/page`, {}, { token: who.token })).records
const defaults = async (who: Person) => (await list(who)).filter((a) => a.isDefault).map((a) => a.id)

describe('an address book', () => {
  test('adds, shows, changes', async () => {
    const who = await world.person()
    const id = await added(who, { label: ' 家 ', streetCode: '310104004' })
    const kept = {
      id,
      consignee: '王小明',
      surname: '',
      givenName: '',
      areaCode: '86',
      phone: '13800138000',
      country: 'CN',
      state: '上海市',
      stateCode: '31',
      city: '上海市',
      region: '徐汇区',
      street: '湖南路街道',
      streetCode: '310104004',
      zipCode: '',
      detail: '衡山路 1 号',
      label: '家',
      isDefault: true,
      misfit: null,
    }
    expect(await world.must(`${base}/detail`, { id }, { token: who.token })).toEqual(kept)
    await world.must(`${base}/edit`, { id, ...spain }, { token: who.token })
    expect(await world.must(`${base}/detail`, { id }, { token: who.token })).toMatchObject({
      consignee: 'Ana García',
      surname: 'García',
      label: null,
      region: '',
      street: '',
      stateCode: 'M',
      isDefault: true,
    })
    const page = await world.must(`${base}/page`, {}, { token: who.token })
    expect(page).toMatchObject({ total: 1, totalIsExact: true, page: 1, size: 20, next: null })
  })
  test.each([
    [{ city: '' }, 40006],
    [{ streetCode: '110101001' }, 40022],
    [{ detail: ' ' }, 40007],
    [{ detail: '路 1 号 😀' }, 40008],
    [{ detail: '<b>' }, 40008],
    [{ phone: '123' }, 40009],
    [{ areaCode: '34' }, 40009],
    [{ areaCode: '9999' }, 40009],
    [{ consignee: '' }, 40001],
    [{ consignee: 'a\0b<' }, 40001],
    [{ country: 'cn' }, 40001],
    [{ label: 'x'.repeat(21) }, 40001],
    [{ color: 'red' } as { consignee?: string }, 40001],
  ])('%j is refused with %d, in adding and in changing', async (fault, code) => {
    const who = await world.person()
    expect((await add(who, fault)).code).toBe(code)
    const id = await added(who)
    expect((await world.ask(`${base}/edit`, { id, ...china, ...fault }, { token: who.token })).code).toBe(code)
  })
  test('needs a session', async () => expect((await world.ask(`${base}/page`, {})).code).toBe(-201))
  test('pages by number and by cursor, the default first', async () => {
    const who = await world.person()
    const ids = [await added(who), await added(who), await added(who), await added(who)]
    await world.must(`${base}/default`, { id: ids[1]! }, { token: who.token })
    const order = [ids[1], ids[3], ids[2], ids[0]]
    expect((await list(who)).map((a) => a.id)).toEqual(order)
    const first = await world.must(`${base}/page`, { size: 3 }, { token: who.token })
    const rest = await world.must(`${base}/page`, { size: 3, after: first.next! }, { token: who.token })
    expect([...first.records, ...rest.records].map((a) => a.id)).toEqual(order)
    expect(rest).toMatchObject({ total: 4, next: null })
    expect(
      (await world.must(`${base}/page`, { size: 3, page: 2 }, { token: who.token })).records.map((a) => a.id),
    ).toEqual([ids[0]])
    expect((await world.ask(`${base}/page`, { after: 'x' }, { token: who.token })).code).toBe(40001)
  })
  test('holds so many and no more, also at once', async () => {
    const who = await world.person()
    const replies = await Promise.all(Array.from({ length: 50 }, () => add(who)))
    expect(replies.filter((r) => r.code === 20001)).toHaveLength(6)
    expect(replies.find((r) => r.code !== 20001)).toMatchObject({ code: 42220, data: { max: 6 } })
    expect(await defaults(who)).toHaveLength(1)
    const [gone] = await list(who)
    await world.must(`${base}/delete`, { id: gone!.id }, { token: who.token })
    await added(who)
    expect((await world.ask(`${base}/delete`, { id: gone!.id, restore: true }, { token: who.token })).code).toBe(42220)
  })
  test('the same request id adds one', async () => {
    const who = await world.person()
    const requestId = crypto.randomUUID()
    const ids = await Promise.all([added(who, { requestId }), added(who, { requestId })])
    expect(new Set(ids).size).toBe(1)
    expect(await list(who)).toHaveLength(1)
  })
})

describe('labels', () => {
  test('are offered and taken', async () => {
    const who = await world.person()
    await added(who, { label: 'Casa' })
    await added(who)
    expect(await world.must(`${base}/label/list`, {}, { token: who.token, lang: 'es-ES' })).toEqual({
      offered: ['Casa', expect.any(String)],
      taken: ['Casa'],
    })
  })
  test('stand once for each person', async () => {
    const [who, other] = [await world.person(), await world.person()]
    await added(who, { label: '公司' })
    expect(await add(who, { label: ' 公司 ' })).toMatchObject({
      status: 409,
      code: 40901,
      message: 'That label already exists',
    })
    await added(other, { label: '公司' })
    const id = await added(who)
    expect((await world.ask(`${base}/edit`, { id, ...china, label: '公司' }, { token: who.token })).code).toBe(40901)
    await world.must(`${base}/edit`, { id, ...china, label: '家' }, { token: who.token })
    await world.must(`${base}/edit`, { id, ...china, label: '家', detail: '路 2 号' }, { token: who.token })
  })
  test('added ten times at once stand once', async () => {
    const who = await world.person()
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(who, { label: 'Home' })))
    expect(replies.map((r) => r.code).filter((c) => c !== 40901)).toEqual([20001])
  })
  test('are free after deleting; taking back a taken one is refused', async () => {
    const who = await world.person()
    const id = await added(who, { label: 'Home' })
    await world.must(`${base}/delete`, { id }, { token: who.token })
    await added(who, { label: 'Home' })
    expect((await world.ask(`${base}/delete`, { id, restore: true }, { token: who.token })).code).toBe(40901)
  })
})

describe('the default', () => {
  test('is the first, moves when told, and is one', async () => {
    const who = await world.person()
    const [a, b] = [await added(who), await added(who)]
    expect(await defaults(who)).toEqual([a])
    const c = await added(who, { isDefault: true })
    expect(await defaults(who)).toEqual([c])
    await world.must(`${base}/edit`, { id: b, ...china, isDefault: true }, { token: who.token })
    expect(await defaults(who)).toEqual([b])
    await world.must(`${base}/edit`, { id: b, ...china, detail: '路 2 号' }, { token: who.token })
    expect(await defaults(who)).toEqual([b])
    await world.must(`${base}/edit`, { id: b, ...china, isDefault: false }, { token: who.token })
    expect(await defaults(who)).toEqual([])
  })
  test('stays one under a race', async () => {
    const who = await world.person()
    const ids = [await added(who), await added(who), await added(who)]
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all(
        [...ids, ...ids].map((id) => world.ask(`${base}/default`, { id }, { token: who.token })),
      )
      expect(replies.every((r) => r.code === 20001)).toBe(true)
      expect(await defaults(who)).toHaveLength(1)
    }
    const together = await Promise.all([
      add(who, { isDefault: true }),
      add(who, { isDefault: true }),
      world.ask(`${base}/default`, { id: ids[0]! }, { token: who.token }),
    ])
    expect(together.every((r) => r.code === 20001)).toBe(true)
    expect(await defaults(who)).toHaveLength(1)
  })
  test('comes back when its deletion is undone, unless another took its place', async () => {
    const who = await world.person()
    const [a, b] = [await added(who), await added(who)]
    await world.must(`${base}/delete`, { id: a }, { token: who.token })
    expect(await defaults(who)).toEqual([])
    expect((await defaultAddress(world.app.db, who.userId))?.id).toBe(b)
    await world.must(`${base}/delete`, { id: a, restore: true }, { token: who.token })
    await world.must(`${base}/delete`, { id: a, restore: true }, { token: who.token })
    expect(await defaults(who)).toEqual([a])
    await world.must(`${base}/delete`, { id: a }, { token: who.token })
    await world.must(`${base}/default`, { id: b }, { token: who.token })
    await world.must(`${base}/delete`, { id: a, restore: true }, { token: who.token })
    expect(await defaults(who)).toEqual([b])
  })
})

describe('addresses of others', () => {
  test('are like missing ones, on every call', async () => {
    const [owner, thief] = [await world.person(), await world.person()]
    const id = await added(owner, { label: 'Home' })
    const gone = await added(owner)
    await world.must(`${base}/delete`, { id: gone }, { token: owner.token })
    const before = await list(owner)
    for (const target of [id, gone, 999_999_999]) {
      const replies = [
        await world.ask(`${base}/detail`, { id: target }, { token: thief.token }),
        await world.ask(`${base}/edit`, { id: target, ...china, isDefault: true }, { token: thief.token }),
        await world.ask(`${base}/default`, { id: target }, { token: thief.token }),
        await world.ask(`${base}/delete`, { id: target }, { token: thief.token }),
        await world.ask(`${base}/delete`, { id: target, restore: true }, { token: thief.token }),
      ]
      for (const reply of replies)
        expect(reply).toMatchObject({ status: 404, code: 40401, data: { reason: 'notFound' } })
    }
    expect(await list(owner)).toEqual(before)
    expect((await world.ask(`${base}/detail`, { id: gone }, { token: owner.token })).code).toBe(40401)
    expect((await world.ask(`${base}/delete`, { id: gone }, { token: owner.token })).code).toBe(40401)
    expect(await addressOf(world.app.db, thief.userId, id)).toBeUndefined()
    expect(await defaultAddress(world.app.db, thief.userId)).toBeUndefined()
  })
  test('the door tells the areas for freight', async () => {
    const who = await world.person()
    const id = await added(who)
    const address = await addressOf(world.app.db, who.userId, id)
    expect(address?.areas).toEqual(['CN-31', 'CN'])
    expect(addressView(address!)).toMatchObject({ consignee: '王小明', state: '上海市' })
  })
})

test('what was deleted a day ago is forgotten; until then it can be taken back', async () => {
  const who = await world.person()
  const { id } = await world.must(`${base}/add`, china, who)
  await world.must(`${base}/delete`, { id }, who)
  const left = async () => {
    await forgetDeleted(world.app.db)
    return (await world.pool.query('select from address where user_id = $1', [who.userId])).rowCount
  }
  expect(await left()).toBe(1)
  await world.pool.query("update address set deleted_at = deleted_at - interval '25 hours' where user_id = $1", [
    who.userId,
  ])
  expect(await left()).toBe(0)
})
