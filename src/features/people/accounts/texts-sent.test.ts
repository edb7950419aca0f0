// Texts: to mobile numbers of countries that are served, within the budgets of a day, with an alarm.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
const settings = { captchaRequired: 0, textsPerCountryDay: 5, textsPerDay: 8 }
beforeAll(async () => void (world = await openWorld({ settings, env: { SMS_COUNTRIES: 'CN, ES,US' } })))
afterAll(() => world.close())
const ask = (area_code: string, phone: string) => world.ask('/get-phone-valid-code', { area_code, phone })

test.each([
  ['44', '7400123456', 'a country that is not served'],
  ['86', '02088886666', 'no mobile number'],
  ['34', '912345678', 'no mobile number'],
  ['34', '803123456', 'a number that costs its caller'],
])('+%s %s gets none: %s', async (area, phone) => {
  expect(await ask(area, phone)).toMatchObject({ status: 400, data: { reason: 'phoneNotServed' } })
  expect((await world.pool.query('select from login_code')).rowCount).toBe(0)
})
test('a country and the shop have budgets of a day; their end is an alarm', async () => {
  const alarm = vi.spyOn(world.app.context.log, 'error').mockImplementation(() => undefined)
  const codes = []
  for (let n = 0; n < 6; n++) codes.push((await ask('86', `1380013880${n}`)).code)
  expect(codes).toEqual([1, 1, 1, 1, 1, 42901])
  expect(alarm.mock.calls.map(([told]) => told)).toMatchObject([
    { budget: 'texts country CN', sent: 4, allowed: 5 },
    { budget: 'texts country CN' },
  ])
  for (let n = 0; n < 3; n++) expect((await ask('34', `60011122${n}`)).code).toBe(1)
  expect(await ask('34', '600111229')).toMatchObject({ status: 429, code: 42901 })
  expect((await world.ask('/get-email-valid-code', { user_email: 'still@example.com' })).code, 'mails go on').toBe(1)
  await world.advance(86_401_000)
  expect((await ask('86', '13800138809')).code).toBe(1)
  alarm.mockRestore()
})
