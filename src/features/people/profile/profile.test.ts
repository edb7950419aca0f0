// The profile by the front door: what may be said of oneself, settings that follow the person,
// and that nobody reaches another's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { isPersonalised, personalDataOf } from './profile.ts'

let world: World
let ana: Person
let bo: Person
beforeAll(async () => {
  world = await openWorld()
  ana = await world.person('ana')
  bo = await world.person()
})
afterAll(() => world.close())

const me = (who: Person) => world.must('/api/v2/user/getUserInfo', {}, who)

test('what is given is kept, what is not stays, null takes it away', async () => {
  await world.must('/api/v2/user/edit', { nickName: '  林  月 ', gender: 'other', birthday: '1988-02-29' }, ana)
  expect(await me(ana)).toMatchObject({ nickName: '林 月', gender: 'other', birthday: '1988-02-29', avatar: null })
  await world.must('/api/v2/user/edit', { gender: null }, ana)
  expect(await me(ana)).toMatchObject({ nickName: '林 月', gender: null, birthday: '1988-02-29' })
  await world.must('/api/v2/user/edit', { birthday: null }, ana)
  expect(await me(ana)).toMatchObject({ birthday: null })
  await world.must('/api/v2/user/edit', {}, ana)
  expect((await me(bo)).nickName).not.toBe('林 月')
})

test.each(['', '   ', '12345678901', '\u202Eadmin', 'a\u0007b', '\u200B\u200B', '\uFEFF'])(
  'the nickname %j is refused and nothing changes',
  async (nickName) => {
    const before = await me(ana)
    const reply = await world.ask('/api/v2/user/edit', { nickName, gender: 'male' }, ana)
    expect([reply.status, reply.data]).toMatchObject([400, { reason: 'nicknameInvalid' }])
    expect(await me(ana)).toEqual(before)
  },
)
test('ten characters as people count them', async () => {
  await world.must('/api/v2/user/edit', { nickName: '👩‍👩‍👧‍👦é觅乐567890' }, ana)
  expect((await me(ana)).nickName).toBe('👩‍👩‍👧‍👦é觅乐567890')
})

test.each(['1899-12-31', '2999-01-01', '1987-02-29', '2000-13-01'])('the birthday %s is refused', async (birthday) => {
  expect(await world.ask('/api/v2/user/edit', { birthday }, ana)).toMatchObject({
    status: 400,
    code: 40_081,
    data: { reason: 'birthdayInvalid' },
  })
})
test('fields that are not the profile are refused', async () => {
  for (const more of [
    { vip: 1 },
    { email: 'x@example.com' },
    { userId: 1 },
    { inviteCode: 'AAAA' },
    { gender: 'x' },
    { birthday: '88-2-29' },
  ])
    expect((await world.ask('/api/v2/user/edit', more as never, ana)).status).toBe(400)
})

test('a picture is an upload of one’s own, once', async () => {
  const upload = async (who: Person) =>
    (
      await world.pool.query<{ id: string }>(
        `insert into upload (user_id, purpose, status, ticket_hash,
            announced_type, announced_size, type, size, file, width, height)
          values ($1, 'avatar', 'kept', decode(md5(random()::text), 'hex'),
            'image/png', 1000, 'image/webp', 1000, md5(random()::text) || '.webp', 512, 512) returning id`,
        [who.userId],
      )
    ).rows[0]!.id
  const [mine, theirs] = [await upload(ana), await upload(bo)]
  const missing = '00000000-0000-4000-8000-000000000000'
  const told = async (uploadId: string) => {
    const { status, code, data } = await world.ask('/api/v2/user/edit', { avatar: { uploadId } }, ana)
    return { status, code, data }
  }
  expect(await told(theirs)).toEqual(await told(missing))
  expect((await told(theirs)).data).toMatchObject({ reason: 'uploadNotFound' })
  expect((await me(ana)).avatar).toBeNull()
  expect((await told(mine)).status).toBe(200)
  const { avatar } = await me(ana)
  expect(avatar).toMatch(/\.webp$/)
  expect((await told(mine)).status).toBe(404)
  expect((await me(ana)).avatar).toBe(avatar)
  const kept = async () =>
    (await world.pool.query('select id from upload where user_id = $1', [ana.userId])).rows.map(
      (r: { id: string }) => r.id,
    )
  const next = await upload(ana)
  expect((await told(next)).status).toBe(200)
  expect(await kept()).toEqual([next]) // the picture before does not stay open to everybody
  await world.must('/api/v2/user/edit', { avatar: null }, ana)
  expect((await me(ana)).avatar).toBeNull()
  expect(await kept()).toEqual([])
})

test('settings: the usual first, each change by itself, also at the same moment', async () => {
  const usual = await world.must('/api/v2/user/setting/detail', {}, ana)
  expect(usual).toEqual({
    personalised: true,
    notices: [
      { kind: 'orders', email: true, sms: null },
      { kind: 'messages', email: true, sms: null },
      { kind: 'promotions', email: false, sms: null },
      { kind: 'reviews', email: true, sms: null },
    ],
  })
  await Promise.all([
    world.must('/api/v2/user/setting/edit', { personalised: false }, ana),
    world.must('/api/v2/user/setting/edit', { notices: [{ kind: 'promotions', channel: 'email', on: true }] }, ana),
    world.must('/api/v2/user/setting/edit', { notices: [{ kind: 'orders', channel: 'email', on: false }] }, ana),
  ])
  expect(await world.must('/api/v2/user/setting/detail', {}, ana)).toMatchObject({
    personalised: false,
    notices: [{ email: false }, { email: true }, { email: true }, { email: true }],
  })
  expect(await world.must('/api/v2/user/setting/detail', {}, bo)).toEqual(
    expect.objectContaining({ personalised: true }),
  )
  expect(
    (
      await world.ask(
        '/api/v2/user/setting/edit',
        { notices: [{ kind: 'codes', channel: 'email', on: false }] } as never,
        ana,
      )
    ).status,
  ).toBe(400)
})

test('recommendations heed the wish of whoever is signed in', async () => {
  const input = { scene: 'home' as const, productIds: [1, 2, 3], size: 5 }
  expect((await world.must('/api/v2/goods/goods/recommend', input, ana)).personalised).toBe(false)
  expect((await world.must('/api/v2/goods/goods/recommend', input, bo)).personalised).toBe(true)
  expect((await world.must('/api/v2/goods/goods/recommend', input)).personalised).toBe(true)
})

test('a closed account leaves no settings behind', async () => {
  expect(await personalDataOf(world.app.db, ana.userId)).toMatchObject({
    personalised: false,
    notices: { 'promotions.email': true },
  })
  await world.pool.query(`select graphile_worker.add_job('profile.erase', json_build_object('userId', $1::int))`, [
    ana.userId,
  ])
  await world.runJobs()
  expect(await isPersonalised(world.app.db, ana.userId)).toBe(true)
  expect((await world.pool.query('select from profile_setting where user_id = $1', [ana.userId])).rowCount).toBe(0)
})
