// How fen are written in three languages, to the cent.
import { expect, test } from 'vitest'
import { priceParts, priceText, shortPrice, spokenPrice } from './price-text.ts'

test('a full price has two decimals in the order of the language', () => {
  expect(priceText(129900, 'en-US')).toBe('¥1,299.00')
  expect(priceText(129900, 'zh-CN')).toBe('¥1,299.00')
  expect(priceText(129900, 'es-ES')).toBe('1299,00\u00a0¥')
  expect(priceText(5, 'en-US')).toBe('¥0.05')
  expect(priceText(0, 'en-US')).toBe('¥0.00')
})

test('a short price drops only empty cents', () => {
  expect(shortPrice(36800, 'en-US')).toBe('¥368')
  expect(shortPrice(36850, 'en-US')).toBe('¥368.50')
  expect(shortPrice(36800, 'es-ES')).toBe('368\u00a0¥')
  expect(shortPrice(0, 'zh-CN')).toBe('¥0')
})

test('a negative amount takes a true minus, before the symbol', () => {
  expect(priceText(-9000, 'en-US')).toBe('−¥90.00')
  expect(shortPrice(-9000, 'es-ES')).toBe('−90\u00a0¥')
  expect(priceParts(-9000, 'en-US')[0]).toEqual({ kind: 'sign', text: '−' })
})

test('no cent is lost where a float would lose one', () => {
  expect(priceText(900719925474099, 'en-US')).toBe('¥9,007,199,254,740.99')
  expect(priceText(1999, 'en-US')).toBe('¥19.99')
  for (let fen = 0; fen < 3000; fen += 7)
    expect(priceText(fen, 'en-US')).toBe(`¥${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, '0')}`)
})

test('parts join to the text', () => {
  for (const lang of ['en-US', 'zh-CN', 'es-ES'] as const) {
    const joined = priceParts(123456, lang)
      .map((part) => part.text)
      .join('')
    expect(joined).toBe(priceText(123456, lang))
  }
  expect(priceParts(123456, 'es-ES').at(-1)?.kind).toBe('symbol')
})

test('spoken prices name the currency', () => {
  expect(spokenPrice(129900, 'en-US')).toBe('1,299 Chinese yuan')
  expect(spokenPrice(129950, 'es-ES')).toBe('1299,50 yuanes')
  expect(spokenPrice(100, 'es-ES')).toBe('1 yuan')
  expect(spokenPrice(129900, 'zh-CN')).toBe('1,299元')
})

test('anything but whole fen is refused', () => {
  expect(() => priceText(12.5, 'en-US')).toThrow(RangeError)
})
