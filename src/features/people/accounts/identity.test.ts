import { describe, expect, test } from 'vitest'
import { checkContact, checkEmail, checkNickname, checkPhone, firstNickname, maskedName } from './identity.ts'

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

describe('phone numbers', () => {
  test.each([
    ['86', '138 0013 8000', '+8613800138000'],
    ['+86', '138-0013-8000', '+8613800138000'],
    [undefined, '１３８００１３８０００', '+8613800138000'],
    ['34', '+86 13800138000', '+8613800138000'],
    ['34', '612 345 678', '+34612345678'],
    ['44', '07400 123456', '+447400123456'],
    ['1', '(503) 555-0142', '+15035550142'],
  ])('%s %s is kept as %s', (area, typed, kept) => expect(checkPhone(area, typed)).toBe(kept))
  test.each([
    ['86', '138001380001'],
    ['86', '23800138000'],
    ['999', '13800138000'],
    ['0', '13800138000'],
    ['', 'phone'],
    ['86', '13800138000;ext=7'],
    ['86', '13800138000 x7'],
    ['86', 'tel:13800138000'],
    ['86', ''],
  ])('%s %s is refused', (area, typed) => expect(() => checkPhone(area, typed)).toThrow('phoneInvalid'))
  test('an account is told by either', () => {
    expect(checkContact(' A@b.cd ', undefined)).toBe('a@b.cd')
    expect(checkContact('612 345 678', '34')).toBe('+34612345678')
    expect(() => checkContact('anna', '34')).toThrow('emailInvalid')
    expect(() => checkContact(' ', '34')).toThrow('accountEmpty')
  })
})

describe('nicknames', () => {
  test.each([
    ['  Lin   Yue ', 'Lin Yue'],
    ['林月然', '林月然'],
    ['👨‍👩‍👧‍👦'.repeat(8), '👨‍👩‍👧‍👦'.repeat(8)],
    ['e\u0301'.repeat(10), 'é'.repeat(10)],
    ['❤️ 1', '❤️ 1'],
  ])('%j is kept as %j', (typed, kept) => expect(checkNickname(typed)).toBe(kept))
  test.each([
    '',
    ' ',
    '12345678901',
    'a\u202eb',
    'a\u200bb',
    '\u3164',
    '\u2800\u2800',
    '\u200d',
    '\u0301',
    'a\u00adb',
    'a\nb',
    'a\0b',
    `a${'\u0301'.repeat(200)}`,
  ])('%j is refused', (typed) => expect(() => checkNickname(typed)).toThrow('nicknameInvalid'))
})

describe('what others see', () => {
  test('a mask tells the owner, not the others', () => {
    expect(maskedName('lola@example.com', null)).toBe('l***a@example.com')
    expect(maskedName('a@b.cd', null)).toBe('a***@b.cd')
    expect(maskedName('ab@b.cd', null)).toBe('a***@b.cd')
    expect(maskedName(null, '+8613800138000')).toBe('+86 138****8000')
    expect(maskedName(null, '+34612345678')).toBe('+34 612****5678')
    expect(maskedName('lola@example.com', '+34612345678')).toBe('l***a@example.com')
    expect(maskedName(null, null)).toBe('')
  })
  test('the first nickname is the local part, at most ten characters', () => {
    expect(firstNickname('maximiliano.gomez@example.com')).toBe('maximilian')
    expect(firstNickname('ana+tag@example.com')).toBe('ana')
    expect(firstNickname('+tag@example.com')).toBe('+tag')
    expect(firstNickname('+8613800138000'), 'nothing of the number').toBe('Miralo')
  })
})
