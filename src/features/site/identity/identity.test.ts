// The first start of a shop: a one-time address, one page, all or nothing; and the name, said everywhere.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { offerSetup } from './identity.ts'
import { messages } from '#kernel/text/i18n.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type World } from '../../../../test/world.ts'

const worlds: World[] = []
async function fresh(options: Parameters<typeof openWorld>[0] = {}): Promise<World> {
  const world = await openWorld(options)
  worlds.push(world)
  return world
}
let world: World
beforeAll(async () => void (world = await fresh()))
afterAll(async () => {
  // modules are shared with other test files: none may find this shop's name
  const { knowPlatform } = await import('#kernel/text/platform-name.ts')
  for (const each of worlds) await each.close()
  knowPlatform(null)
})

const name = { 'zh-CN': '青禾', 'en-US': 'Greenfield', 'es-ES': '' }
const wish = {
  name,
  contacts: { email: 'help@greenfield.example', telephone: '+86 571 8800 1234', address: '杭州市文一西路 1 号' },
  admin: { email: 'boss@greenfield.example', nickName: 'Boss', password: 'harbour7' },
  merchant: { name: 'Greenfield Own', owner: null },
  trade: 'food' as const,
}
let number = 0
const once = () => `request-${++number}`
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const offered = async (shop: World) => (await offerSetup(shop.app.db))?.split('#')[1] ?? ''
const finish = (shop: World, token: string, more: object = {}) =>
  shop.ask('/api/v2/setup/finish', { token, once: once(), ...wish, ...more })
const counted = async (shop: World) =>
  (
    await shop.pool.query<Record<string, number>>(`select
      (select count(*)::int from membership) as members,
      (select count(*)::int from user_account) as people,
      (select count(*)::int from category) as categories, (select count(*)::int from article) as articles,
      (select count(*)::int from merchant) as merchants, (select count(*)::int from channel) as channels,
      (select count(*)::int from shop_identity) as names`)
  ).rows[0]!

test('what is refused leaves nothing behind, and the address stays open', async () => {
  const token = await offered(world)
  expect(token).toMatch(/^[\w-]{43}$/)
  const before = await counted(world)
  const wrong: [object, string][] = [
    [{ name: { 'zh-CN': '', 'en-US': ' ', 'es-ES': '' } }, 'platformNameInvalid'],
    [{ name: { ...name, 'es-ES': 'x'.repeat(41) } }, 'platformNameInvalid'],
    [{ name: { ...name, 'es-ES': '{{count}}' } }, 'platformNameInvalid'],
    [{ contacts: { ...wish.contacts, email: 'nobody' } }, 'contactMailInvalid'],
    [{ admin: { ...wish.admin, email: 'nobody' } }, 'emailInvalid'],
    [{ admin: { ...wish.admin, password: 'short' } }, 'passwordInvalid'],
    [{ merchant: { name: ' ', owner: null } }, 'setupShopNameInvalid'],
    [{ merchant: { name: 'Own', owner: 'nobody' } }, 'ownerMailInvalid'],
    [{ role: 'admin' }, 'badInput'],
  ]
  for (const [more, reason] of wrong) expect(reasonOf(await finish(world, token, more))).toBe(reason)
  expect(await counted(world)).toEqual(before)
  expect((await world.ask('/api/v2/setup/detail', { token })).status).toBe(200)
})
test('a fault half-way takes all of it back', async () => {
  const token = await offered(world)
  const before = await counted(world)
  await world.pool.query(`create function fail_setup() returns trigger language plpgsql as
    $$ begin raise 'planted'; end $$;
    create trigger fail_setup before insert on merchant for each row execute function fail_setup()`)
  expect((await finish(world, token)).status).toBe(500)
  await world.pool.query('drop trigger fail_setup on merchant; drop function fail_setup()')
  expect(await counted(world)).toEqual(before)
  expect((await world.ask('/api/v2/setup/detail', { token })).status).toBe(200)
})
test('a newer start puts out the address of before, and a guessed one opens nothing', async () => {
  const [old, token] = [await offered(world), await offered(world)]
  expect(old).not.toBe(token)
  for (const wrong of [old, 'x'.repeat(43), 'x'])
    expect(reasonOf(await world.ask('/api/v2/setup/detail', { token: wrong }))).toBe('setupLinkOver')
  expect(reasonOf(await finish(world, old))).toBe('setupLinkOver')
  const { rows } = await world.pool.query<{ kept: string }>(`select shop_setup::text as kept from shop_setup`)
  expect(rows[0]!.kept).not.toContain(token)
})
test('of many at once one sets the shop up; the same request again is answered alike', async () => {
  const token = await offered(world)
  const mine = { token, once: once(), ...wish }
  const replies = await Promise.all([
    ...Array.from({ length: 3 }, () => world.ask('/api/v2/setup/finish', mine)),
    ...Array.from({ length: 3 }, (_, at) =>
      finish(world, token, { admin: { ...wish.admin, email: `other${at}@example.com` } }),
    ),
  ])
  const { rows } = await world.pool.query<{ email: string }>(
    `select u.email from membership m join user_account u on u.id = m.user_id where m.audience = 'staff'`,
  )
  expect(rows).toHaveLength(1)
  const done = replies.filter(({ status }) => status === 200)
  expect(done.every(({ data }) => (data as { account: string }).account === rows[0]!.email)).toBe(true)
  expect(replies.filter((r) => r.status !== 200).every((r) => reasonOf(r) === 'setupDone')).toBe(true)
  if (rows[0]!.email === wish.admin.email) expect(done).toHaveLength(3)
  else expect(done).toHaveLength(1)
})
test('afterwards the address is refused clearly, and no start prints one', async () => {
  const { rows } = await world.pool.query<{ used: boolean }>('select used_at is not null as used from shop_setup')
  expect(rows).toEqual([{ used: true }])
  expect(await offerSetup(world.app.db)).toBeUndefined()
  const other = await fresh()
  const token = await offered(other)
  await other.must('/api/v2/setup/finish', { token, once: once(), ...wish })
  expect(reasonOf(await finish(other, token))).toBe('setupDone')
  expect(reasonOf(await other.ask('/api/v2/setup/detail', { token }))).toBe('setupDone')
})
test('what was set up stands: departments, agreements, contacts, a merchant and its owner', async () => {
  const list = await world.must('/api/v2/article/page', { kind: 'agreement' })
  expect(list.records.map(({ code }) => code).toSorted()).toEqual(['privacy-policy', 'sale-terms', 'user-agreement'])
  const privacy = await world.must('/api/v2/article/detail', { code: 'privacy-policy' })
  expect(JSON.stringify(privacy)).toMatch(/Greenfield|青禾/)
  expect(JSON.stringify(privacy)).not.toContain('{{')
  const { rows: tree } = await world.pool.query<{ level: number; all: number; three: number }>(
    `select (parent_id is null)::int as level, count(*)::int as all,
       count(*) filter (where name ?& array['zh-CN', 'en-US', 'es-ES'])::int as three
     from category group by 1 order by 1`,
  )
  expect(tree.map(({ all, three }) => all - three)).toEqual([0, 0])
  expect(tree[1]).toMatchObject({ all: 6 })
  const { rows: owners } = await world.pool.query<{ role: string }>(
    `select role from membership where audience = 'merchant'`,
  )
  expect(owners).toEqual([{ role: 'owner' }])
})
test('an administrator made at the shell ends the address', async () => {
  const other = await fresh()
  const token = await offered(other)
  await joinAs(other, await other.person('shell'), { audience: 'staff', role: 'admin' })
  expect(reasonOf(await other.ask('/api/v2/setup/detail', { token }))).toBe('setupDone')
  expect(reasonOf(await finish(other, token))).toBe('setupDone')
  expect(await offerSetup(other.app.db)).toBeUndefined()
  expect(reasonOf(await finish(other, token))).toBe('setupLinkOver')
})
test('an account with a password of its own is not taken over', async () => {
  const other = await fresh()
  const token = await offered(other)
  const shopper = await other.person('buyer')
  await other.pool.query(`update user_account set password_hash = 'x' where id = $1`, [shopper.userId])
  const admin = { ...wish.admin, email: shopper.email }
  expect(reasonOf(await finish(other, token, { admin }))).toBe('accountExists')
})
test('guessing is paced', async () => {
  const other = await fresh({ settings: { lookupsPerMinute: 3 } })
  const replies = []
  for (let n = 0; n < 90; n++) replies.push(await other.ask('/api/v2/setup/detail', { token: `guess-${n}` }))
  expect(replies.some((r) => reasonOf(r) === 'tooFast')).toBe(true)
})
test('staff rename the shop: each process says it, of two at once one is refused, and others may not', async () => {
  const boss = await joinAs(world, await world.person('renamer'), { audience: 'staff', role: 'admin' })
  const { version } = await world.must('/api/v2/admin/identity/detail', {}, boss)
  const names = { 'zh-CN': '<script>禾</script>', 'en-US': 'Green & <b>Co', 'es-ES': 'Verde' }
  const save = (id: string) => world.ask('/api/v2/admin/identity/save', { name: names, version, requestId: id }, boss)
  const replies = await Promise.all([save(randomUUID()), save(randomUUID())])
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  await expect.poll(() => messages('es-ES')('composer:title')).toBe('Verde')
  const content = await joinAs(world, await world.person('content'), { audience: 'staff', role: 'content' })
  expect(
    (await world.ask('/api/v2/admin/identity/save', { name, version, requestId: randomUUID() }, content)).status,
  ).toBe(403)
  const { rows } = await world.pool.query<{ n: number }>(
    `select count(*)::int as n from audit_log where action = 'identity.save'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
test('without mail the staff find their code in the terminal, nobody else; with mail nobody does', async () => {
  const shop = await fresh({ demo: false })
  const token = await offered(shop)
  expect((await shop.must('/api/v2/setup/detail', { token })).mail).toBe(false)
  await finish(shop, token, { merchant: { name: 'Own', owner: 'seller@greenfield.example' } })
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { email: account, password } = wish.admin
  const device = randomUUID()
  const open = (who: string, at = shop) =>
    at.ask('/api/v2/console/session/open', { account: who, password, device }, { headers: { 'user-type': '3' } })
  try {
    const opened = await open(account)
    expect(opened.data).toMatchObject({ printed: true })
    const code = /: (\d{6}),/.exec(String(printed.mock.calls[0]?.[0]))![1]!
    expect(JSON.stringify(opened.raw)).not.toContain(code)
    const inside = await shop.must('/api/v2/console/session/confirm', { ticket: opened.data.ticket, code, device })
    expect(inside.memberships).toMatchObject([{ audience: 'staff', role: 'admin' }])
    printed.mockClear()
    await shop.pool.query(
      `update user_account set password_hash = (select password_hash from user_account
      where email = $1) where email = 'seller@greenfield.example'`,
      [account],
    )
    expect(reasonOf(await open('seller@greenfield.example'))).toBe('networkBusy')
    const mailed = await openWorld({ over: shop, demo: false, env: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    worlds.push(mailed)
    await shop.pool.query('delete from login_code')
    expect(reasonOf(await open(account, mailed))).toBe('networkBusy')
    expect(printed).not.toHaveBeenCalled()
  } finally {
    printed.mockRestore()
  }
})
