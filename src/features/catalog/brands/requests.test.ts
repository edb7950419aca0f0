// Brands that shops ask for: with proof, once, decided by one of the staff, and told.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { id, writing, type Writing } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { leaveRequests, requestsBy } from './request-queries.ts'

let world: World
let goods: TestGoods
let kiln: Writing
let keeper: Person
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  kiln = await writing(world, goods)
  keeper = await joinAs(world, await world.person('keeper'), { audience: 'staff', role: 'catalogue' })
})
afterAll(() => world.close())

const mch = '/api/v2/mch/brand/request'
const desk = '/api/v2/admin/brand/request'
const reasonOf = ({ data }: { data: unknown }) => (data as { reason?: string }).reason
const proof = async (who: Clerk) =>
  (await mustSend(world, who, 'brandProof', await picture(40, 40).png().toBuffer(), 'image/png')).uploadId
const wanted = async (name: string, who: Clerk = kiln.keeper) => ({
  name: same(name),
  country: 'PT',
  owner: 'Silva Lda',
  note: 'We are its agents',
  uploadIds: [await proof(who)],
  requestId: id(),
})
const asked = async (name: string, who: Clerk = kiln.keeper) =>
  (await world.must(`${mch}/add`, await wanted(name, who), who)).id
const approve = (requestId: number, more: object = {}, by: Person = keeper) => {
  const wish = { id: requestId, brandId: null, name: same(`Brand ${requestId}`), country: null, requestId: id() }
  return world.ask(`${desk}/approve`, { ...wish, ...more }, by)
}
const giveBack = (requestId: number, reason = 'The certificate has run out', by: Person = keeper) =>
  world.ask(`${desk}/return`, { id: requestId, reason, requestId: id() }, by)
const own = async (requestId: number, who: Clerk = kiln.keeper) =>
  (await world.must(`${mch}/page`, { size: 50 }, who)).records.find((r) => r.id === requestId)
const toldOf = async (userId: number) =>
  (
    await world.pool.query<{ key: string; link: string }>(
      'select key, link from message where user_id = $1 order by id desc limit 1',
      [userId],
    )
  ).rows[0]

describe('asking', () => {
  test('with proof that staff see, each look logged, and no other shop', async () => {
    const requestId = await asked('Aveiro Salt')
    const shown = await world.must(`${desk}/detail`, { requestId }, keeper)
    expect(shown).toMatchObject({ name: same('Aveiro Salt'), owner: 'Silva Lda', state: 'open', alike: [] })
    const [file] = shown.proofs
    const look = (who: { token: string; headers?: Record<string, string> }) =>
      fetch(`${world.url}/api/v2/token/file/${file}`, {
        headers: { authorization: `Bearer ${who.token}`, ...who.headers },
      }).then((r) => r.status)
    expect(await look(keeper)).toBe(200)
    const { rows } = await world.pool.query(
      `select after ->> 'purpose' as purpose from audit_log where action = 'upload.read' and staff_id = $1`,
      [keeper.userId],
    )
    expect(rows).toEqual([{ purpose: 'brandProof' }])
    const colleague = await clerkOf(world, goods.merchants.kiln, 'goods')
    const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
    expect([await look(colleague), await look(stranger)]).toEqual([200, 404])
    expect(await own(requestId, stranger)).toBeUndefined()
  })
  test('not without proof or with another’s, not what is there, not twice; however many at once', async () => {
    const bare = { ...(await wanted('Bare')), uploadIds: [] }
    expect((await world.ask(`${mch}/add`, bare, kiln.keeper)).status).toBe(400)
    const stranger = await clerkOf(world, goods.merchants.paper, 'goods')
    const theirs = { ...(await wanted('Theirs')), uploadIds: [await proof(stranger)] }
    expect(reasonOf(await world.ask(`${mch}/add`, theirs, kiln.keeper))).toBe('uploadNotFound')
    expect(reasonOf(await world.ask(`${mch}/add`, await wanted('nan shan'), kiln.keeper))).toBe('brandExists')
    const wishes = await Promise.all([1, 2, 3, 4].map(() => wanted('Only once')))
    const replies = await Promise.all(wishes.map((wish) => world.ask(`${mch}/add`, wish, kiln.keeper)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(new Set(replies.filter((r) => r.status !== 200).map(reasonOf))).toEqual(new Set(['brandAsked']))
  })
  test('so many of a shop wait at once, and no more; one that is taken back makes room', async () => {
    const boss = await clerkOf(world, goods.merchants.paper, 'goods')
    const first = await asked('Many a', boss)
    const wishes = await Promise.all(Array.from('bcdefghijkl').map((letter) => wanted(`Many ${letter}`, boss)))
    const replies = await Promise.all(wishes.map((wish) => world.ask(`${mch}/add`, wish, boss)))
    expect(replies.filter((r) => r.status === 200)).toHaveLength(9)
    expect(new Set(replies.filter((r) => r.status !== 200).map(reasonOf))).toEqual(new Set(['brandRequestsMany']))
    expect((await world.ask(`${mch}/withdraw`, { id: first }, kiln.keeper)).status).toBe(404)
    await world.must(`${mch}/withdraw`, { id: first }, boss)
    expect(reasonOf(await world.ask(`${mch}/withdraw`, { id: first }, boss))).toBe('caseClosed')
    await asked('Many z', boss)
    expect((await world.ask(`${desk}/detail`, { requestId: first }, keeper)).status).toBe(404)
  })
})

describe('deciding', () => {
  test('approved it is a brand at once, named as staff say; the shop is told', async () => {
    const requestId = await asked('aveiro  soap')
    const reply = await approve(requestId, { name: same('Aveiro Soap'), country: 'PT' })
    const { brandId } = reply.data as { brandId: number }
    const { brands } = await world.must('/api/v2/mch/goods/draft/choices', {}, kiln.keeper)
    expect(brands.find((b) => b.id === brandId)?.name).toBe('Aveiro Soap')
    expect(await own(requestId)).toMatchObject({ state: 'approved', brand: { id: brandId, name: 'Aveiro Soap' } })
    const link = `/merchant/goods/brands?shop=${kiln.merchantId}`
    expect(await toldOf(kiln.keeper.userId)).toEqual({ key: 'brandApproved', link })
    const kept = await world.must('/api/v2/admin/brand/detail', { id: brandId }, keeper)
    expect(kept.owner).toMatchObject({ requestId, owner: 'Silva Lda' })
  })
  test('it may be there already, under another name', async () => {
    const requestId = await asked('Ferry Co')
    expect(reasonOf(await approve(requestId, { brandId: 999_999 }))).toBe('brandGone')
    expect((await approve(requestId, { brandId: goods.brands.ferry })).data).toEqual({ brandId: goods.brands.ferry })
    expect(await own(requestId)).toMatchObject({ state: 'approved', brand: { name: 'Ferry' } })
  })
  test('returned with a reason that the shop reads; asked for again it is another request', async () => {
    const requestId = await asked('Run out')
    expect(reasonOf(await giveBack(requestId, ' '))).toBe('reasonRequired')
    expect((await giveBack(requestId)).status).toBe(200)
    expect(await own(requestId)).toMatchObject({
      state: 'returned',
      answer: 'The certificate has run out',
      brand: null,
    })
    expect(await toldOf(kiln.keeper.userId)).toMatchObject({ key: 'brandReturned' })
    expect(await asked('Run out')).toBeGreaterThan(requestId)
  })
  test('once, whoever of the staff decides at once', async () => {
    const requestId = await asked('Contested')
    const replies = await Promise.all([
      approve(requestId),
      giveBack(requestId),
      approve(requestId),
      giveBack(requestId),
    ])
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(new Set(replies.filter((r) => r.status !== 200).map(reasonOf))).toEqual(new Set(['caseClosed']))
  })
  test('one person’s for half an hour, unless they let it go; never who works for the shop or only reads', async () => {
    const requestId = await asked('Claimed')
    const second = await joinAs(world, await world.person(), { audience: 'staff', role: 'catalogue' })
    const take = (by: Person) => world.ask(`${desk}/claim`, { id: requestId }, by)
    expect((await take(second)).status).toBe(200)
    expect(reasonOf(await giveBack(requestId))).toBe('caseHeld')
    await world.must(`${desk}/release`, { id: requestId }, second)
    await take(second)
    await world.advance(31 * 60_000)
    const both = await world.person()
    await grantMembership(world.app.db, {
      userId: both.userId,
      audience: 'merchant',
      merchantId: kiln.merchantId,
      role: 'goods',
    })
    await grantMembership(world.app.db, { userId: both.userId, audience: 'staff', role: 'catalogue' })
    const concerned = await atConsole(world, both, 'staff')
    expect(reasonOf(await giveBack(requestId, 'x', concerned))).toBe('caseConcerned')
    const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
    expect((await giveBack(requestId, 'x', support)).status).toBe(403)
    expect((await giveBack(requestId)).status).toBe(200)
  })
  test('who asked has it in their data, and leaves the request behind without a name', async () => {
    const clerk = await clerkOf(world, goods.merchants.kiln, 'goods')
    const requestId = await asked('Left behind', clerk)
    expect(await requestsBy(world.app.db, clerk.userId)).toMatchObject([{ owner: 'Silva Lda', state: 'open' }])
    await leaveRequests(world.app.db, clerk.userId)
    expect(await requestsBy(world.app.db, clerk.userId)).toEqual([])
    expect(await own(requestId)).toMatchObject({ state: 'open' })
  })
})
