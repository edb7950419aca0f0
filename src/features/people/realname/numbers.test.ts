import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  birthdayFault,
  chineseIdFault,
  isCreditCode,
  isName,
  isSpanishNumber,
  isSpanishPerson,
  maskName,
  maskNumber,
  plainNumber,
} from './numbers.ts'

const today = '2026-11-20'
describe('a resident of China', () => {
  test.each([
    ['11010519491231002X', undefined],
    ['440524188001010014', 'invalid'], // born 1880
    ['110105194912310021', 'invalid'], // wrong check digit
    ['99010519491231002X', 'invalid'], // no such province
    ['11010519490231002X', 'invalid'], // no such day
    ['1101051949123100', 'invalid'],
    ['', 'invalid'],
  ])('%s', (number, fault) => expect(chineseIdFault(number, today)).toBe(fault))
  test('a digit typed wrong is always noticed', () => {
    const right = '11010519491231002X'
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 9 }), (at, digit) => {
        const typed = right.slice(0, at) + String(digit) + right.slice(at + 1)
        return typed === right || chineseIdFault(typed, today) === 'invalid'
      }),
    )
  })
  test('is of age on the eighteenth birthday, not the day before', () => {
    expect(birthdayFault('2008-11-20', today)).toBeUndefined()
    expect(birthdayFault('2008-11-21', today)).toBe('young')
    expect(birthdayFault('2027-01-01', today)).toBe('invalid')
    expect(birthdayFault('2001-02-29', today)).toBe('invalid')
  })
})
describe('Spain', () => {
  test.each(['12345678Z', 'X1234567L', '00000000T', 'Y0000000Z'])('knows the person %s', (n) =>
    expect(isSpanishPerson(n)).toBe(true),
  )
  test.each(['12345678A', 'X1234567A', '1234567Z', 'Z12345678L'])('does not know the person %s', (n) =>
    expect(isSpanishPerson(n)).toBe(false),
  )
  test.each(['A58818501', 'B83835728', 'Q2826000H', 'P2807900B'])('knows %s', (n) =>
    expect(isSpanishNumber(n)).toBe(true),
  )
  test.each(['A58818502', 'Q28260001', 'P28079001', 'K0000000A'])('does not know %s', (n) =>
    expect(isSpanishNumber(n)).toBe(false),
  )
})
describe('a company of China', () => {
  test.each(['91350100M000100Y43', '91110000600037341L'])('is %s', (n) => expect(isCreditCode(n)).toBe(true))
  test.each(['91350100M000100Y44', '91350100M000100I43', '9135010', ''])('is not %s', (n) =>
    expect(isCreditCode(n)).toBe(false),
  )
})
test('names are letters; masks hide what matters', () => {
  for (const name of ['林月然', 'Ana María Núñez', "O'Brien-Smith", '阿卜杜拉·买买提']) expect(isName(name)).toBe(true)
  for (const name of ['x', '<b>', 'Ana1', '😀😀', '']) expect(isName(name)).toBe(false)
  expect(maskName('林月然')).toBe('*月然')
  expect(maskName('Ana Núñez')).toBe('A** N****')
  expect(maskNumber('11010519491231002X')).toBe('1****************X')
  expect(plainNumber(' 12.345.678-z ')).toBe('12345678Z')
})
