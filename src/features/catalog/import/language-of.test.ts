// The language of a file of goods, told by its first rows.
import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test('a file tells its language, whoever sends it', () => {
  const english = [['ocean-blue-shirt', 'Ocean Blue Shirt', 'A shirt with a narrow collar and buttons', '50', 'true']]
  const spanish = [['mantel', 'Mantel de lino', '<p>Tejido con lino de España</p>', '49.00', 'true']]
  const chinese = [['bowl', '日用饭碗', 'Fits in the hand', '69']]
  expect(languageOf(english, 'zh-CN')).toBe('en-US')
  expect(languageOf(spanish, 'en-US')).toBe('es-ES')
  expect(languageOf(chinese, 'es-ES')).toBe('zh-CN')
})
test('what tells nothing keeps the language of who sends it', () => {
  const bare = [['tee', 'Tee', '', '50', 'https://example.com/the-of-and.jpg']]
  expect(languageOf(bare, 'es-ES')).toBe('es-ES')
  expect(languageOf([], 'zh-CN')).toBe('zh-CN')
})
