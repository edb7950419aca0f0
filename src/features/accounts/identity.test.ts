import { describe, expect, test } from 'vitest'
import { checkEmail, firstNickname, maskedName } from './identity.ts'

describe('e-mail addresses', () => {
  test.each([
    [' Ana.Lopez+shop@Example.COM ', 'ana.lopez+shop@example.com'],
    ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
    ['a@b.cd', 'a@b.cd'],
    ['x@example.xn--fiqs8s', 'x@example.xn--fiqs8s'],
  ])('%s is kept as %s', (typed, kept) => expect(checkEmail(typed)).toBe(kept))

  test.each([
    'ana',
    '@b.cd',
    'a@b',
    'a@@b.cd',
    'a b@c.de',
    '.a@b.cd',
    'a.@b.cd',
    'a..b@c.de',
    'a@-b.cd',
    'a@b..cd',
    '王@example.com',
    'a@例子.com',
    'a@b.cd\r\nbcc: x@y.z',
    'a@b.cd, x@y.zz',
    '\u212Aate@example.com',
    `${'a'.repeat(65)}@b.cd`,
    `a@${'b'.repeat(64)}.cd`,
    'a\0@b.cd',
    '<a@b.cd>',
    'a@b.c1'.slice(0, 5),
  ])('%j is refused', (typed) => expect(() => checkEmail(typed)).toThrow('emailInvalid'))

  test.each(['', '   '])('%j is empty', (typed) => expect(() => checkEmail(typed)).toThrow('emailEmpty'))
})

describe('what others see', () => {
  test('a mask tells the owner, not the others', () => {
    expect(maskedName('lola@example.com', null)).toBe('l***a@example.com')
    expect(maskedName('a@b.cd', null)).toBe('a***@b.cd')
    expect(maskedName('ab@b.cd', null)).toBe('a***@b.cd')
    expect(maskedName(null, '13800138000')).toBe('138****8000')
    expect(maskedName(null, null)).toBe('')
  })
  test('the first nickname is the local part, at most ten characters', () => {
    expect(firstNickname('maximiliano.gomez@example.com')).toBe('maximilian')
    expect(firstNickname('ana+tag@example.com')).toBe('ana')
    expect(firstNickname('+tag@example.com')).toBe('+tag')
  })
})
