import { expect, test } from 'vitest'
import { languageOf } from './language.ts'

test.each([
  ['杯壁很薄，握着很暖。', 'en-US', 'zh-CN'],
  ['和 Ferry Paper 的本子一起买的，很好', 'es-ES', 'zh-CN'],
  ['Thin at the lip and warm in the hand.', 'zh-CN', 'en-US'],
  ['Finas en el borde, cálidas en la mano. ¡Muy bien!', 'en-US', 'es-ES'],
  ['The celadon pair, 豆青, is greener than I thought and I like it better that way.', 'es-ES', 'en-US'],
  ['Perfect', 'es-ES', 'es-ES'],
  ['OK', 'zh-CN', 'en-US'],
  ['👍👍👍', 'zh-CN', 'zh-CN'],
  ['👍', 'es-ES', 'es-ES'],
  ['', 'en-US', 'en-US'],
] as const)('%s, by somebody who reads %s: %s', (text, own, lang) => expect(languageOf(text, own)).toBe(lang))
