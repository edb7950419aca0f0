// Reasons arranged by staff: worded anew, turned off, ordered, added; what was said before keeps its words.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, mustPlace } from '../../../../test/buying.ts'
import { makeShop } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, sold } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { listNames, type List } from './limits.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await openWorld()
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
const everywhere = (text: string) => ({ 'en-US': text, 'zh-CN': text, 'es-ES': text })
const listOf = async (of: List) => (await world.must('/api/v2/admin/reason/list', { of }, editor)).records
const edit = (of: List, code: string, name: object, active = true) =>
  world.ask('/api/v2/admin/reason/edit', { of, code, name, active, requestId: requestId() }, editor)
const types = async () => (await world.must('/api/v2/config/feedback', {})).types

test.each(listNames)('%s: worded, ordered, turned off, but never the last one', async (of) => {
  const [first, second] = await listOf(of)
  const kinds = [first!.kinds[0]!]
  const wish = { of, name: everywhere('Own'), kinds, fault: 'none' as const, requestId: requestId() }
  const { code } = await world.must('/api/v2/admin/reason/add', wish, editor)
  expect((await listOf(of)).at(-1)).toMatchObject({ code, active: true, kinds })
  await world.must('/api/v2/admin/reason/move', { of, code, before: first!.code, requestId: requestId() }, editor)
  expect((await listOf(of)).slice(0, 3).map((r) => r.code)).toEqual([code, first!.code, second!.code])
  expect((await edit(of, code, everywhere('Anew'), false)).code).toBe(20001)
  expect((await edit(of, code, { 'en-US': 'Only English' })).code).toBe(422218)
  expect((await edit(of, 'unknown', everywhere('x'))).code).toBe(40401)
  const all = await listOf(of)
  const turned = await Promise.all(all.map((r) => edit(of, r.code, r.name, false)))
  expect(turned.filter((r) => r.code === 422219).length).toBeGreaterThan(0)
  expect((await listOf(of)).filter((r) => r.active).length).toBeGreaterThan(0)
  for (const r of all) await edit(of, r.code, r.name, true)
  const wrong = { ...wish, kinds: ['nothing'], requestId: requestId() }
  expect((await world.ask('/api/v2/admin/reason/add', wrong, editor)).code).toBe(40001)
})

test('the reason of what staff grant by themselves is nobody’s to choose, so nobody turns it on', async () => {
  expect((await listOf('refund')).map(({ code }) => code)).not.toContain('granted')
  expect((await edit('refund', 'granted', everywhere('Free money'))).code).toBe(40401)
  const { rows } = await world.pool.query<{ active: boolean }>(`select active from claim_reason where code = 'granted'`)
  expect(rows).toEqual([{ active: false }])
})

test('feedback keeps the words that it came with; what is off cannot be chosen', async () => {
  const author = await world.person()
  const [first] = await types()
  const wish = { type: first!.code, content: 'Hello', requestId: requestId() }
  const { id } = await world.must('/api/v2/feedback/create', wish, author)
  await edit('feedback', first!.code, everywhere('<script>a()</script>'), false)
  expect((await world.must('/api/v2/feedback/detail', { id }, author)).type).toBe(first!.name)
  expect((await types()).map((one) => one.code)).not.toContain(first!.code)
  const again = { ...wish, requestId: requestId() }
  expect((await world.ask('/api/v2/feedback/create', again, author)).code).toBe(40001)
})

test('an order that was cancelled keeps the words it was given; what is off is not offered', async () => {
  const goods = await makeShop(world)
  const who = await buyer(world)
  const offered = () =>
    world.must('/api/v2/order/sell/cancel/reason/list', { kind: 'unpaid' }, { ...who, lang: 'es-ES' })
  expect((await offered()).records).toContainEqual({ code: 'changedMind', name: 'He cambiado de idea' })
  const cancelled = async (reason: string) => {
    const { orderNos } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity: 1 })
    await world.must('/api/v2/order/sell/cancel', { orderNo: orderNos[0]!, reason, requestId: requestId() }, who)
    return orderNos[0]!
  }
  const [ours, own] = [await cancelled('changedMind'), await cancelled('Ya no <b>hace falta</b>')]
  await edit('cancel', 'changedMind', everywhere('Worded anew'), false)
  const told = async (orderNo: string) =>
    (await world.must('/api/v2/order/sell/detail', { orderNo }, { ...who, lang: 'es-ES' })).cancelReason
  expect([await told(ours), await told(own)]).toEqual(['He cambiado de idea', 'Ya no <b>hace falta</b>'])
  expect((await offered()).records.map(({ code }) => code)).not.toContain('changedMind')
})

test('a shop reads why it is asked to call an order off, in words of then and in its language', async () => {
  const goods = await makeShop(world)
  const who = await buyer(world)
  const { orderNo } = await sold(world, goods, who)
  await world.must('/api/v2/order/sell/cancel/request', { orderNo, reason: 'wrongItem', requestId: requestId() }, who)
  await edit('cancel', 'wrongItem', everywhere('Worded anew'))
  const clerk = await clerkOf(world, goods.merchants.kiln)
  const read = await world.must('/api/v2/mch/order/detail', { orderNo }, { ...clerk, lang: 'zh-CN' })
  expect(read.cancelRequest).toMatchObject({ reason: '商品或数量选错了' })
  expect(read.history.find(({ event }) => event === 'requestCancel')!.note).toBe('商品或数量选错了')
})
