// Codes of an app: the samples of RFC 6238 and RFC 4648, and no code of another time.
import { expect, test } from 'vitest'
import { appAddress, base32, codeAt, stepAt, stepOf } from './totp.ts'

const secret = Buffer.from('12345678901234567890')
test('are those of RFC 6238, the last six digits', () => {
  const samples = { 59: '287082', 1111111109: '081804', 1234567890: '005924', 2000000000: '279037' }
  for (const [seconds, code] of Object.entries(samples))
    expect(codeAt(secret, stepAt(Number(seconds) * 1000))).toBe(code)
})
test('hold one step before and after, as somebody types them, and no longer', () => {
  const now = 1_800_000_000_000
  const at = (steps: number) => stepOf(secret, codeAt(secret, stepAt(now) + steps), now)
  expect([at(-1), at(0), at(1)]).toEqual([stepAt(now) - 1, stepAt(now), stepAt(now) + 1])
  expect([at(-2), at(2)]).toEqual([undefined, undefined])
  const [a, b] = [codeAt(secret, stepAt(now)).slice(0, 3), codeAt(secret, stepAt(now)).slice(3)]
  expect(stepOf(secret, ` ${a} ${b}`, now)).toBe(stepAt(now))
  for (const typed of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦']) expect(stepOf(secret, typed, now)).toBeUndefined()
})
test('secrets are written as apps read them', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(Buffer.from('fooba'))).toBe('MZXW6YTB')
  expect(appAddress(secret, 'a***@b.c')).toBe(
    'otpauth://totp/Miralo%3Aa***%40b.c?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Miralo&algorithm=SHA1' +
      '&digits=6&period=30',
  )
})
