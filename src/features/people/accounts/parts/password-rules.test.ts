import { expect, test } from 'vitest'
import { checkPassword } from '../password.ts'
import { isPassword, strengthOf } from './password-rules.ts'

const shopTakes = (p: string): boolean => {
  try {
    checkPassword(p)
    return true
  } catch {
    return false
  }
}
test.each([
  'abc123',
  'Abcdef123456',
  'a1!@#$',
  'abcdef',
  '123456',
  'abc12',
  'abcdefg123456',
  '密码abc123',
  'abc 123',
  '',
  'a1\u00e9xyz',
  'A1a1a1a1a1a1',
])('%s: form and shop agree', (p) => expect(isPassword(p)).toBe(shopTakes(p)))
test.each([
  ['abc123', 'weak'],
  ['password12', 'weak'],
  ['aaaa1111', 'weak'],
  ['tea4lanterns', 'fair'],
  ['Tea4!lantern', 'good'],
] as const)('%s is %s', (p, strength) => expect(strengthOf(p)).toBe(strength))
