// How many members and invitations there may be, however many come at once, and what is left of people who go.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetInvitedBy, personalDataOf } from './members.ts'
import { features } from '#features.ts'
import { rolesOf } from '#kernel/security/roles.ts'
import { languages } from '#kernel/text/language.ts'
import { textsOf } from '#kernel/text/i18n.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
beforeAll(async () => {
  world = await openWorld({ settings: { membersMaxCount: 4, memberInvitesPerDay: 6 } })
  goods = await makeShop(world)
})
afterAll(() => world.close())
const ownerOf = async (merchantId: number) =>
  joinAs(world, await world.person(), { audience: 'merchant', merchantId, role: 'owner' })
type Member = Awaited<ReturnType<typeof ownerOf>>
const invite = (by: Member, contact: string) => world.ask('/api/v2/mch/staff/invite', { contact, role: 'goods' }, by)
const cancel = (by: Member, id: number) => world.must('/api/v2/mch/staff/invite/cancel', { id }, by)
const accept = (who: Person, id: number) => world.ask('/api/v2/user/membership/accept', { id }, who)

test('there is room for so many; a day has so many invitations, taken back or not', async () => {
  const owner = await ownerOf(goods.merchants.kiln)
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => invite(owner, `crowd${n}@example.com`)))
  const sent = replies.filter((r) => r.status === 200)
  expect(sent).toHaveLength(3)
  expect(replies.filter((r) => r.data.reason === 'membersFull')).toHaveLength(3)
  for (const { data } of sent) await cancel(owner, data.id)
  for (const n of [1, 2]) await cancel(owner, (await invite(owner, `later${n}@example.com`)).data.id)
  await invite(owner, 'last@example.com')
  expect((await invite(owner, 'spent@example.com')).data.reason).toBe('memberInvitesSpent')
})
test('nobody is sent letter upon letter, and a shop that filled up meanwhile takes nobody in', async () => {
  const merchantId = goods.merchants.paper
  const owner = await ownerOf(merchantId)
  const again = (id: number) => world.ask('/api/v2/mch/staff/invite/again', { id }, owner)
  let sent = (await invite(owner, 'bombed@example.com')).data.id
  for (const _ of [2, 3]) sent = (await again(sent)).data.id
  expect((await again(sent)).data.reason).toBe('memberInvitesSpent')
  await cancel(owner, sent)
  expect((await invite(owner, 'bombed@example.com')).data.reason).toBe('memberInvitesSpent')
  const guest = await world.person()
  const { id } = (await invite(owner, guest.email)).data
  for (const _ of [1, 2, 3])
    await joinAs(world, await world.person(), { audience: 'merchant', merchantId, role: 'goods' })
  expect((await accept(guest, id)).data.reason).toBe('membersFull')
  await world.pool.query("delete from membership where merchant_id = $1 and role = 'goods'", [merchantId])
  expect((await accept(guest, id)).status).toBe(200)
  await world.advance(38 * 86_400_000)
  await world.app.tasks['members.tidy']!({}, {} as never)
  expect((await world.pool.query('select from merchant_invitation')).rowCount).toBe(0)
})
test('a person finds in their data where they work and who invites them; who leaves is named no more', async () => {
  const owner = await ownerOf(goods.merchants.kiln)
  const guest = await world.person()
  await invite(owner, guest.email)
  const kept = await personalDataOf(world.app.db, guest.userId, 'en-US')
  expect(kept).toMatchObject({ worksFor: [], invitedTo: [{ role: 'goods', status: 'open' }], invited: [] })
  expect(await personalDataOf(world.app.db, owner.userId, 'en-US')).toMatchObject({
    worksFor: [{ role: 'owner' }],
    invited: [{ contact: guest.email }],
  })
  await forgetInvitedBy(world.app.db, [guest.email])
  expect(await personalDataOf(world.app.db, guest.userId, 'en-US')).toMatchObject({ invitedTo: [] })
})
test('every area that a role of merchants may hold has words', () => {
  const brought = features.map((f) => f.permissions)
  const areas = new Set([...rolesOf('merchant', brought).values()].flat().map((p) => p.split('.')[0]!))
  for (const lang of languages)
    expect(Object.keys(textsOf(lang).members.areas), lang).toEqual(expect.arrayContaining([...areas]))
})
test('who is removed while they ask does nothing any more', async () => {
  const second = await ownerOf(goods.merchants.kiln)
  const removing = await world.pool.connect()
  await removing.query('begin')
  // as the shop does it: the merchant is held first
  await removing.query('select from merchant where id = $1 for no key update', [goods.merchants.kiln])
  await removing.query('delete from membership where user_id = $1', [second.userId])
  const asked = invite(second, 'nobody@example.com')
  await expect
    .poll(async () => {
      const { rows } = await world.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`)
      return rows.length
    })
    .toBeGreaterThan(0)
  await removing.query('commit')
  removing.release()
  expect((await asked).data.reason).toBe('forbidden')
})
