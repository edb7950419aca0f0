// Tax numbers: real ones pass, and one wrong character or two that changed places never do
// where the country's check can tell.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCif, isCreditCode, isPersonalNif } from '#features/people/realname/numbers.ts'
import { asksTaxNo, isTaxNo, plainTaxNo } from './tax-number.ts'

const digit = '0123456789'.split('')
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'.split('')
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...digit), minLength: length, maxLength: length })
const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length })
/** All 18-character completions of a body that pass: there must be exactly one. */
const creditCode = fc.tuple(letters(2), digits(6), letters(9)).map(([head, region, body]) => {
  const right = alphabet.map((c) => head + region + body + c).filter(isCreditCode)
  expect(right).toHaveLength(1)
  return right[0]!
})
const put = (text: string, at: number, character: string): string => text.slice(0, at) + character + text.slice(at + 1)

test.each(['91110000802100433B', '914403001922038216', '91330100799655058B', '91110108551385082Q'])(
  'the company %s is known by its code',
  (code) => {
    expect(isCreditCode(code)).toBe(true)
    expect(isTaxNo(code, 'CN', 'enterprise')).toBe(true)
    expect(isTaxNo(code, 'CN', 'individual')).toBe(false)
  },
)
test('a credit code has one right check character, and one wrong character or a swap of neighbours is told', () => {
  fc.assert(
    fc.property(creditCode, fc.nat(17), fc.constantFrom(...alphabet), (code, at, character) => {
      expect(isCreditCode(put(code, at, character))).toBe(code[at] === character)
      const next = Math.min(at, 16)
      const swapped = put(put(code, next, code[next + 1]!), next + 1, code[next]!)
      if (swapped !== code) expect(isCreditCode(swapped)).toBe(false)
    }),
  )
})
test('letters that a credit code never has are refused, whatever the sum', () => {
  for (const letter of 'IOSVZ') expect(isCreditCode(put('91110000802100433B', 9, letter))).toBe(false)
})
test.each([
  ['440300192203821', true],
  ['11010519491231002X01', true],
  ['12345678901234567890', true],
  ['44030019220382', false],
  ['4403001922038211', false],
  ['ABCDEF192203821', false],
])('old Chinese numbers have 15 or 20 characters: %s %s', (code, right) =>
  expect(isTaxNo(code, 'CN', 'enterprise')).toBe(right),
)

test.each(['12345678Z', '00000000T', 'X1234567L', 'Y1234567X', 'Z1234567R', 'K1234567L'])(
  '%s is the number of a person in Spain',
  (code) => {
    expect(isPersonalNif(code)).toBe(true)
    expect([isTaxNo(code, 'ES', 'individual'), isTaxNo(code, 'ES', 'enterprise')]).toEqual([true, true])
  },
)
test.each(['A58818501', 'B12345674', 'Q2826000H', 'G28029643', 'P2807900B', 'U12345674'])(
  '%s is the number of a company in Spain, never of a person',
  (code) => {
    expect(isCif(code)).toBe(true)
    expect([isTaxNo(code, 'ES', 'individual'), isTaxNo(code, 'ES', 'enterprise')]).toEqual([false, true])
  },
)
test('one wrong digit in a NIF or CIF is told', () => {
  const wrong = (code: string, from: number, right: (code: string) => boolean) =>
    fc.property(fc.integer({ min: from, max: 7 }), fc.constantFrom(...digit), (at, other) => {
      expect(right(put(code, at, other))).toBe(code[at] === other)
    })
  fc.assert(wrong('12345678Z', 0, isPersonalNif))
  fc.assert(wrong('X1234567L', 1, isPersonalNif))
  fc.assert(wrong('B12345674', 1, isCif))
  fc.assert(wrong('Q2826000H', 1, isCif))
})
test('the control of a company is a digit or a letter as its form demands', () => {
  expect([isCif('B1234567D'), isCif('Q28260008'), isCif('J1234567D'), isCif('J12345674')]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
test('every number of eight digits has exactly one letter in Spain', () => {
  fc.assert(
    fc.property(digits(8), (number) => {
      expect(latin.filter((l) => isPersonalNif(number + l))).toHaveLength(1)
    }),
  )
})
test('numbers are read as people write them', () => {
  expect(plainTaxNo(' es-b12 345 674 ', 'ES')).toBe('B12345674')
  expect(plainTaxNo('91110000 8021 0043 3b', 'CN')).toBe('91110000802100433B')
  expect(plainTaxNo('９１１１００００８０２１００４３３Ｂ', 'CN')).toBe('91110000802100433B')
  expect(plainTaxNo('DE 123.456.789', 'DE')).toBe('DE123456789')
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('CN', 'ES', 'US'),
      (text, country) => void expect(plainTaxNo(plainTaxNo(text, country), country)).toBe(plainTaxNo(text, country)),
    ),
  )
})
test('other countries: a loose pattern; a person in China is asked for none', () => {
  expect(
    ['DE123456789', '12-3456789'.replace('-', ''), 'GB999999973'].every((n) => isTaxNo(n, 'US', 'enterprise')),
  ).toBe(true)
  expect(['ABCDEF', '12345', 'DROP TABLE', ''].some((n) => isTaxNo(n, 'US', 'enterprise'))).toBe(false)
  expect([asksTaxNo('CN', 'individual'), asksTaxNo('CN', 'enterprise'), asksTaxNo('ES', 'individual')]).toEqual([
    false,
    true,
    true,
  ])
})
