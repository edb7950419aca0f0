import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test('thousands are shortened as people say them in each language', () => {
  expect(numberText(1040, 'en-US', 'compact')).toBe('1K')
  expect(numberText(1040, 'zh-CN', 'compact')).toBe('1040')
  expect(numberText(1040, 'es-ES', 'compact')).toBe('1040')
  expect(numberText(12_400, 'es-ES', 'compact')).toMatch(/^12,4\smil$/)
})
