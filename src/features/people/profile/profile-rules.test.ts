import { expect, test } from 'vitest'
import { checkBirthday, latestToday, noticesOf } from './profile-rules.ts'

const today = '2026-11-20'
test.each(['1900-01-01', '1988-02-29', '2026-11-20'])('%s is a birthday', (day) =>
  expect(checkBirthday(day, today)).toBe(day),
)
test.each(['1899-12-31', '2026-11-21', '1987-02-29', '2000-13-01', '2000-00-10', '0000-01-01', 'tomorrow--'])(
  '%s is none',
  (day) => expect(() => checkBirthday(day, today)).toThrow('birthdayInvalid'),
)
test('today is the latest day on earth', () => {
  expect(latestToday(Date.parse('2026-11-20T09:59:00Z'))).toBe('2026-11-20')
  expect(latestToday(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
})
test('offers come only when asked for; a way that one does not have is null; a summary is for who works', () => {
  expect(noticesOf({}, { email: true, sms: false, works: false })).toEqual([
    { kind: 'orders', email: true, sms: null },
    { kind: 'messages', email: true, sms: null },
    { kind: 'promotions', email: false, sms: null },
    { kind: 'reviews', email: true, sms: null },
  ])
  expect(noticesOf({ 'orders.sms': false, 'promotions.email': true }, { email: true, sms: true, works: true })).toEqual(
    [
      { kind: 'orders', email: true, sms: false },
      { kind: 'messages', email: true, sms: true },
      { kind: 'promotions', email: true, sms: false },
      { kind: 'reviews', email: true, sms: null },
      { kind: 'desk', email: true, sms: null },
      { kind: 'summary', email: true, sms: null },
    ],
  )
})
