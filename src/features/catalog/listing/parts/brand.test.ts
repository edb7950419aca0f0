import { expect, test } from 'vitest'
import { nameKey, nameKeys } from '#features/catalog/products/name-keys.ts'
import { brandsByLetter, ofTheDay } from './brand.ts'

test('a name is sorted by its letters: Chinese in pinyin, without accents', () => {
  expect(['南山窑', 'Única', '渡口 Ferry', 'Ñandú', '7 Gatos', ' Otter'].map(nameKey)).toEqual([
    'nanshanyao',
    'unica',
    'dukou ferry',
    'nandu',
    '7 gatos',
    'otter',
  ])
  expect(nameKeys({ 'en-US': 'White Ravine', 'zh-CN': '白涧' })).toEqual({
    'zh-CN': 'baijian',
    'en-US': 'white ravine',
  })
})

test('every brand has its day, in turn', () => {
  const day = 86_400_000
  const brands = ['a', 'b', 'c']
  expect(new Set([0, 1, 2].map((d) => ofTheDay(brands, d * day)))).toEqual(new Set(brands))
  expect(ofTheDay([], 0)).toBeUndefined()
})

test('groups by letter keep their order; what has no letter comes last', () => {
  const groups = brandsByLetter([
    { letter: '#', n: 1 },
    { letter: 'A', n: 2 },
    { letter: 'B', n: 3 },
    { letter: 'A', n: 4 },
  ])
  expect(groups.map((g) => [g.letter, g.brands.map((b) => b.n)])).toEqual([
    ['A', [2, 4]],
    ['B', [3]],
    ['#', [1]],
  ])
})
