// The profile of a shop through the front door: seen at once, changed by one at a time, with nothing of another's.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let goods: TestGoods
let kiln: Clerk
let paper: Clerk
const id = () => crypto.randomUUID()
const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
beforeAll(async () => {
  world = await openWorld({ settings: { shopNameSeconds: 60 } })
  goods = await makeShop(world)
  kiln = await clerkOf(world, goods.merchants.kiln, 'manager')
  paper = await clerkOf(world, goods.merchants.paper, 'manager')
})
afterAll(() => world.close())

/** What is kept goes first: that every write drops it is shown by the test of kept answers. */
const anew = (): void => world.app.context.cache.drop('catalog')
const listed = async (merchantId: number, more: Partial<Calls['/api/v2/goods/goods/page']['input']> = {}) => {
  anew()
  return (await world.must('/api/v2/goods/goods/page', { merchantId, size: 50, ...more })).records
}
const reasonOf = async (asking: Promise<{ status: number; data: unknown }>) => {
  const { status, data } = await asking
  return status === 200 ? 'done' : (data as { reason?: string }).reason
}
type Edit = Calls['/api/v2/mch/shop/edit']['input']
async function wish(by: Clerk, more: Partial<Edit> = {}): Promise<Edit> {
  const now = await world.must('/api/v2/mch/shop/detail', {}, by)
  const { name, motto, story, place, foundedOn, contact, hours, showsLicence, version } = now
  const [logo, banner] = [now.logo?.file ?? null, now.banner?.file ?? null]
  return {
    name,
    motto,
    story,
    place,
    foundedOn,
    contact,
    hours,
    showsLicence,
    version,
    logo,
    banner,
    requestId: id(),
    ...more,
  }
}
const edit = async (by: Clerk, more: Partial<Edit> = {}) => world.ask('/api/v2/mch/shop/edit', await wish(by, more), by)
async function brought(by: Clerk): Promise<string> {
  const { uploadId } = await mustSend(world, by, 'shop', await picture(800, 200).png().toBuffer(), 'image/png')
  return (await world.must('/api/v2/mch/shop/picture', { uploadId }, by)).file
}
const shop = (merchantId: number, lang = 'en-US') => world.must('/api/v2/merchant/detail', { id: merchantId }, { lang })

test('is seen at once, in each language, as plain words', async () => {
  const banner = await brought(kiln)
  const story = { 'en-US': `One\n\n${script}`, 'zh-CN': '一', 'es-ES': 'Uno' }
  const hours = [...Array.from({ length: 5 }, () => ({ open: '09:00', close: '18:00' })), null, null]
  const contact = { email: 'hello@kiln.example', phone: '+86 798 555 0101' }
  const done = await edit(kiln, { banner, story, hours, contact, foundedOn: '1987-03-12', motto: same(script) })
  expect(done.status).toBe(200)
  expect(await shop(goods.merchants.kiln)).toMatchObject({
    banner: { file: banner, width: 800, height: 200 },
    logo: null,
    story: story['en-US'],
    motto: script,
    hours,
    contact,
    foundedOn: '1987-03-12',
    founded: 1987,
    licenceNumber: '',
  })
  expect((await shop(goods.merchants.kiln, 'es-ES')).story).toBe('Uno')
})
test('of two who write at once, one is told that it was changed', async () => {
  const wishes = await Promise.all([wish(kiln), wish(kiln)])
  const done = await Promise.all(wishes.map((w) => reasonOf(world.ask('/api/v2/mch/shop/edit', w, kiln))))
  expect(new Set(done)).toEqual(new Set(['done', 'shopProfileChanged']))
})
test('a name is nobody else’s, comes to the goods, and stays for its time', async () => {
  const taken = (await shop(goods.merchants.paper)).name
  expect(await reasonOf(edit(kiln, { name: { 'es-ES': ` ${taken.toUpperCase().replace(' ', '  ')} ` } }))).toBe(
    'shopNameTaken',
  )
  expect(await reasonOf(edit(kiln, { name: { 'en-US': ' \u200b ' } }))).toBe('badInput')
  expect(await reasonOf(edit(kiln, { name: same('Riverside Kiln') }))).toBe('done')
  await world.runJobs()
  expect((await listed(goods.merchants.kiln))[0]!.merchant.name).toBe('Riverside Kiln')
  expect((await world.must('/api/v2/merchant/page', { keyword: 'riverside' })).total).toBe(1)
  expect(await reasonOf(edit(kiln, { name: same('Lakeside Kiln') }))).toBe('shopNameTooSoon')
  await world.advance(61_000)
  expect(await reasonOf(edit(kiln, { name: same('Lakeside Kiln') }))).toBe('done')
})
test('two shops that take one name at once: one has it', async () => {
  await world.advance(61_000)
  const name = same('One Name')
  const done = await Promise.all([kiln, paper].map((by) => reasonOf(edit(by, { name }))))
  expect(new Set(done)).toEqual(new Set(['done', 'shopNameTaken']))
})
test('no picture of another shop, no upload of another person or for another purpose', async () => {
  const foreign = await brought(paper)
  // the very same bytes belong to whoever brought them
  await world.pool.query('delete from shop_picture where merchant_id = $1 and file = $2', [
    goods.merchants.kiln,
    foreign,
  ])
  expect(await reasonOf(edit(kiln, { logo: foreign }))).toBe('shopPictureUnknown')
  expect(await reasonOf(edit(kiln, { logo: 'f'.repeat(24) }))).toBe('shopPictureUnknown')
  const bytes = await picture(40, 40).png().toBuffer()
  for (const [by, purpose] of [
    [paper, 'shop'],
    [kiln, 'goods'],
  ] as const) {
    const { uploadId } = await mustSend(world, by, purpose, bytes, 'image/png')
    expect(await reasonOf(world.ask('/api/v2/mch/shop/picture', { uploadId }, kiln))).toBe('uploadNotFound')
  }
})
test('nonsense is refused: a day to come, hours that end before they begin, a contact that is none', async () => {
  const week = Array.from({ length: 7 }, () => ({ open: '18:00', close: '09:00' }))
  for (const more of [
    { foundedOn: '2099-01-01' },
    { foundedOn: '1999-02-30' },
    { hours: week },
    { contact: { email: 'javascript:alert(1)', phone: '' } },
    { contact: { email: '', phone: '"><script>' } },
    { businessName: 'Somebody Else Ltd.' },
  ])
    expect(await reasonOf(edit(kiln, more as Partial<Edit>))).toBe('badInput')
})
test('who may not write the shop, writes nothing', async () => {
  const clerk = await clerkOf(world, goods.merchants.kiln, 'orders')
  expect((await edit(clerk)).status).toBe(403)
})
