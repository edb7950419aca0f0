// The numbers of the business at the desk, through the front door: bounds, locks, other hands, other processes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings } from '#app.ts'
import { boundsOf } from '#kernel/data/settings.ts'
import { languages } from '#kernel/text/language.ts'
import { readTexts } from '#kernel/text/text-files.ts'
import { atConsole, joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Member = Person & { headers: Record<string, string> }
let world: World
let admin: Member
beforeAll(async () => {
  world = await openWorld()
  admin = await joinAs(world, await world.person('setter'), { audience: 'staff', role: 'admin' })
})
afterAll(() => world.close())

interface Change {
  name: string
  value: unknown
  was: unknown
}
const reason = 'Carriers stand still'
const save = (changes: Change | Change[], more: object = {}, by: Member = admin) =>
  world.ask('/api/v2/admin/setting/save', { changes: [changes].flat() as never, reason, ...more }, by)
const reasonOf = (reply: { data: unknown }) => (reply.data as { reason?: string }).reason
const one = async (name: string) =>
  (await world.must('/api/v2/admin/setting/page', {}, admin)).records.find((r) => r.name === name)!
const history = async (name: string) => (await world.must('/api/v2/admin/setting/history', { name }, admin)).records

describe('the words', () => {
  test.each(languages)('of every number stand in %s, with its meaning', (lang) => {
    const { numbers = {} } = readTexts(lang)['settings'] as {
      numbers?: Record<string, { name?: string; about?: string }>
    }
    const lacking = Object.keys(settings).filter((name) => !numbers[name]?.name || !numbers[name]?.about)
    expect(lacking, 'add them to src/features/platform/settings/texts').toEqual([])
    expect(
      Object.keys(numbers).filter((name) => !(name in settings)),
      'of no number',
    ).toEqual([])
  })
  test('of every unit and area are told', async () => {
    const { records } = await world.must('/api/v2/admin/setting/page', {}, admin)
    expect(records.map((r) => r.name)).toEqual(expect.arrayContaining(Object.keys(settings)))
  })
})
test('what a number comes with lies within its bounds', () => {
  for (const [name, definition] of Object.entries(settings)) {
    const { min, max } = boundsOf(definition)
    expect(min <= definition.default && definition.default <= max, name).toBe(true)
  }
})
describe('two that depend on each other', () => {
  test('are of one unit, each is there, and both come with what fits', () => {
    for (const [name, { before, atMost, unit, default: usual }] of Object.entries(settings)) {
      const other = before ?? atMost
      if (other === undefined) continue
      expect(settings[other]?.unit, `${name}: ${other}`).toBe(unit)
      expect(before === undefined || atMost === undefined, name).toBe(true)
      const most = settings[other]!.default
      expect(before === undefined ? usual <= most : usual < most, `${name} and ${other}`).toBe(true)
    }
  })
  test('are changed from either side only so that they fit, or together; the other is named', async () => {
    const high = { name: 'arrivalUntilDays', value: 1, was: null }
    expect((await save(high)).data).toMatchObject({
      reason: 'settingAbove',
      name: 'arrivalFromDays',
      value: 2,
      other: 'arrivalUntilDays',
      most: 1,
    })
    expect(reasonOf(await save({ name: 'arrivalFromDays', value: 6, was: null }))).toBe('settingAbove')
    expect((await save({ name: 'arrivalFromDays', value: 5, was: null })).status).toBe(200)
    expect((await save([{ name: 'arrivalFromDays', value: 1, was: 5 }, high])).status).toBe(200)
    // back to what it comes with, which does not fit what the other is by now
    expect(reasonOf(await save({ name: 'arrivalFromDays', value: null, was: 1 }))).toBe('settingAbove')
    expect((await one('arrivalFromDays')).value).toBe(1)
    const tell = { name: 'unshippedTellDays', value: 15, was: null }
    expect(reasonOf(await save(tell))).toBe('settingNotBelow')
    expect((await one('unshippedTellDays')).set).toBeNull()
    // one that is fixed binds the other too
    expect(reasonOf(await save({ name: 'claimSeconds', value: 2 * 86_400, was: null }))).toBe('settingAbove')
    const replies = await Promise.all([
      save({ name: 'uncollectedTellDays', value: 20, was: null }),
      save({ name: 'uncollectedCallOffDays', value: 18, was: null }),
    ])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})
test('is changed with a reason, holds at once, and tells who changed it from what to what', async () => {
  expect(await one('cartMaxLines')).toMatchObject({
    value: 120,
    usual: 120,
    set: null,
    source: 'default',
    changedBy: null,
  })
  expect((await save({ name: 'cartMaxLines', value: 150, was: null })).status).toBe(200)
  expect(world.app.context.settings.get('cartMaxLines')).toBe(150)
  expect(await one('cartMaxLines')).toMatchObject({ value: 150, set: 150, source: 'table', changedBy: 'setter' })
  expect((await save({ name: 'cartMaxLines', value: null, was: 150 })).status).toBe(200)
  expect(await one('cartMaxLines')).toMatchObject({ value: 120, set: null, source: 'default', changedBy: 'setter' })
  expect(await history('cartMaxLines')).toMatchObject([
    { before: 150, after: 120, reason, by: 'setter' },
    { before: 120, after: 150, reason },
  ])
})
test('another process knows it by the commit, not by the clock', async () => {
  const other = await openWorld({ over: world })
  await expect
    .poll(() =>
      other.app.context.cache
        .get('setting', 'probe', 60_000, async () => Math.random())
        .then(
          async (first) =>
            first === (await other.app.context.cache.get('setting', 'probe', 60_000, async () => Math.random())),
        ),
    )
    .toBe(true)
  await save({ name: 'footprintMaxCount', value: 600, was: null })
  await expect.poll(() => other.app.context.settings.get('footprintMaxCount'), { timeout: 10_000 }).toBe(600)
  await other.close()
})
test('outside of its bounds, fixed, unknown, of another kind: refused, and nothing of the rest is done', async () => {
  const { min, max } = boundsOf(settings['followMaxCount']!)
  const fine = { name: 'addressMaxCount', value: 60, was: null }
  for (const [change, why] of [
    [{ name: 'followMaxCount', value: max + 1, was: null }, 'settingOutOfBounds'],
    [{ name: 'followMaxCount', value: min - 1, was: null }, 'settingOutOfBounds'],
    [{ name: 'orderUnpaidSeconds', value: 3600, was: null }, 'settingLocked'],
    [{ name: 'orderUnpaidSeconds', value: null, was: null }, 'settingLocked'],
    [{ name: 'none', value: 1, was: null }, 'settingUnknown'],
    [{ name: '__proto__', value: 1, was: null }, 'settingUnknown'],
    [{ name: 'toString', value: null, was: null }, 'settingUnknown'],
    [{ name: 'followMaxCount', value: 900, was: 901 }, 'settingChanged'],
    ...['7', 1.5, -1, true, {}, [], 1e300, undefined].map(
      (value) => [{ name: 'followMaxCount', value, was: null }, 'badInput'] as const,
    ),
  ] as const)
    expect(reasonOf(await save([fine, change as Change])), JSON.stringify(change)).toBe(why)
  expect(reasonOf(await save(fine, { reason: '  ' }))).toBe('reasonRequired')
  expect(reasonOf(await save([]))).toBe('badInput')
  expect(reasonOf(await save({ ...fine, locked: false } as never))).toBe('badInput')
  expect((await one('addressMaxCount')).set).toBeNull()
  expect(await history('addressMaxCount')).toEqual([])
})
test('of two who change it at once one is heard, the other sees what stands now', async () => {
  const replies = await Promise.all([
    save({ name: 'teamMaxCount', value: 60, was: null }),
    save({ name: 'teamMaxCount', value: 70, was: null }),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  const lost = replies.find(({ status }) => status === 422)!
  expect(lost.data).toMatchObject({ reason: 'settingChanged', now: (await one('teamMaxCount')).value })
})
test('that the environment of a demo shop holds is told so, and not changed', async () => {
  process.env['SETTING_INVOICE_MAX_COUNT'] = '7'
  const other = await openWorld({ over: world })
  delete process.env['SETTING_INVOICE_MAX_COUNT']
  const there = await atConsole(other, admin)
  const { records } = await other.must('/api/v2/admin/setting/page', {}, there)
  expect(records.find(({ name }) => name === 'invoiceMaxCount')).toMatchObject({
    value: 7,
    source: 'environment',
    usual: 20,
  })
  const reply = await other.ask(
    '/api/v2/admin/setting/save',
    { changes: [{ name: 'invoiceMaxCount', value: 9, was: null }], reason },
    there,
  )
  expect(reasonOf(reply)).toBe('settingForced')
  await other.close()
})
test('a script in the reason is kept as words', async () => {
  const script = '<img src=x onerror=alert(1)>'
  await save({ name: 'apiKeysMaxCount', value: 21, was: null }, { reason: script })
  expect((await history('apiKeysMaxCount'))[0]!.reason).toBe(script)
})
