// Templates of specs: of staff by category, of a shop for itself alone; goods copy them and stay as they were written.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { id } from '../../../../test/drafting.ts'
import { makeShop, same, type TestGoods } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { clerkOf, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { most } from './limits.ts'

let world: World
let goods: TestGoods
let staff: Person
let kiln: Clerk
let paper: Clerk
beforeAll(async () => {
  world = await openWorld()
  goods = await makeShop(world)
  staff = await joinAs(world, await world.person('staff'), { audience: 'staff', role: 'catalogue' })
  kiln = await clerkOf(world, goods.merchants.kiln, 'goods')
  paper = await clerkOf(world, goods.merchants.paper, 'goods')
})
afterAll(() => world.close())

const wish = (title: string, choices: string[], colour: string | null = null) => ({
  title: same(title),
  name: same('Size'),
  choices: choices.map((name) => ({ name: same(name), colour })),
  requestId: id(),
})
const offered = async (who: Clerk, categoryId?: number) =>
  (await world.must('/api/v2/mch/goods/spec/list', categoryId ? { categoryId } : {}, who)).records
const titles = async (who: Clerk, categoryId?: number) =>
  (await offered(who, categoryId)).map(({ title }) => title['en-US'])

describe('of staff', () => {
  test('are offered in their categories and below; changed, values that stay keep their codes', async () => {
    const made = await world.must(
      '/api/v2/admin/spec/add',
      { ...wish('Letters', ['S', 'M', 'L']), categoryIds: [goods.categories.table] },
      staff,
    )
    await world.must('/api/v2/admin/spec/add', { ...wish('Anywhere', ['One'], '#c9a36b'), categoryIds: [] }, staff)
    expect(await titles(kiln, goods.categories.cups)).toEqual(['Letters', 'Anywhere'])
    expect(await titles(kiln, goods.categories.pens)).toEqual(['Anywhere'])
    expect(await titles(kiln)).toEqual(['Anywhere'])
    const edit = { ...wish('Letters', ['XS', 'M', 'L', 'm']), id: made.id, version: 1, categoryIds: [] }
    await world.must('/api/v2/admin/spec/edit', edit, staff)
    const found = (await offered(kiln)).find((one) => one.id === made.id)!
    expect(found.choices.map(({ code }) => code)).toEqual(['xs', 'm', 'l', 'm-2'])
    const late = await world.ask('/api/v2/admin/spec/edit', { ...edit, requestId: id() }, staff)
    expect(late.data).toMatchObject({ reason: 'specTemplateChanged' })
    const wordless = { ...wish('', ['S']), title: { 'en-US': ' ' }, categoryIds: [] }
    expect((await world.ask('/api/v2/admin/spec/add', wordless, staff)).data).toMatchObject({
      reason: 'specTemplateWordless',
    })
    const nowhere = { ...wish('Far', ['S']), categoryIds: [999_999] }
    expect((await world.ask('/api/v2/admin/spec/add', nowhere, staff)).status).toBe(400)
    const drop = () => world.ask('/api/v2/admin/spec/delete', { id: made.id, requestId: id() }, staff)
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 404])
    const { rows } = await world.pool.query("select count(*)::int as n from audit_log where action like 'spec.%'")
    expect(rows[0].n).toBe(4)
  })
})
describe('of a shop', () => {
  test('are its own: another shop sees none of them and can throw none away, staff’s neither', async () => {
    const { id: own } = await world.must('/api/v2/mch/goods/spec/add', wish('Ours', ['A', 'B']), kiln)
    const { id: staffs } = await world.must(
      '/api/v2/admin/spec/add',
      { ...wish('Theirs', ['A']), categoryIds: [] },
      staff,
    )
    expect(await titles(kiln)).toEqual(['Ours', 'Anywhere', 'Theirs'])
    expect(await titles(paper)).toEqual(['Anywhere', 'Theirs'])
    const drop = async (which: number, who: Clerk) =>
      (await world.ask('/api/v2/mch/goods/spec/delete', { id: which, requestId: id() }, who)).status
    expect([await drop(own, paper), await drop(staffs, kiln)]).toEqual([404, 404])
    // nor do staff by the call that is theirs
    const byStaff = await world.ask('/api/v2/admin/spec/delete', { id: own, requestId: id() }, staff)
    expect(byStaff.status).toBe(404)
    const rewrite = { ...wish('Taken', ['A']), id: own, version: 1, categoryIds: [] }
    expect((await world.ask('/api/v2/admin/spec/edit', rewrite, staff)).status).toBe(404)
    expect(await drop(own, kiln)).toBe(200)
  })
  test('are so many at most, however they are sent', async () => {
    await world.pool.query(
      `insert into spec_template (merchant_id, title, code, name, choices)
       select $1, '{"en-US": "x"}', 'x', '{"en-US": "x"}', '[{"code": "x", "name": {"en-US": "x"}, "colour": null}]'
       from generate_series(1, $2)`,
      [goods.merchants.paper, most.ofShop - 1],
    )
    const sent = [1, 2, 3].map((n) => world.ask('/api/v2/mch/goods/spec/add', wish(`Late ${n}`, ['A']), paper))
    const replies = await Promise.all(sent)
    expect(replies.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
  })
})
