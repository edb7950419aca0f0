import { expect, test } from 'vitest'
import { optionsFor, pathKey } from './cascade.ts'

const places = [
  { key: '1', name: 'Palma de Mallorca' },
  { key: '2', name: 'Málaga' },
  { key: '3', name: '上海市', also: 'shanghai' },
]
const names = (text: string) => optionsFor(places, text).map((place) => place.name)

test('a typed text finds names without accents and case, beginnings first, and other spellings', () => {
  expect(names('mala')).toEqual(['Málaga'])
  expect(names('MAL')).toEqual(['Málaga', 'Palma de Mallorca'])
  expect(names('shang')).toEqual(['上海市'])
  expect(names('上')).toEqual(['上海市'])
  expect(names('  ')).toHaveLength(3)
  expect(names('xyz')).toEqual([])
})
test('a path has one key', () => expect([pathKey([]), pathKey(places)]).toEqual(['', '1/2/3']))
