// The way of a parcel as a few places: worked examples.
import { expect, test } from 'vitest'
import { routeOf } from './parcel-route.ts'

const told = (track: string, ...places: string[]) => ({
  scans: places.toReversed().map((place) => ({ place, kind: 'transit' })),
  track,
  status: track === 'lost' ? 'lost' : 'travelling',
})
const words = (...args: Parameters<typeof routeOf>) => routeOf(...args).map(({ place, when }) => `${place} ${when}`)

test('from where it set out over where it is to where it goes', () => {
  expect(words(told('transit', 'Lugo', 'León', 'León', 'Burgos'), 'Soria')).toEqual([
    'Lugo past',
    'León past',
    'Burgos now',
    'Soria ahead',
  ])
})
test('the first and the last few, where there were many', () => {
  expect(words(told('transit', 'a', 'b', 'c', 'd', 'e'), 'z')).toEqual(['a past', 'd past', 'e now', 'z ahead'])
})
test('there, or in the city it goes to: nothing lies ahead', () => {
  expect(words(told('delivered', 'Lugo', 'Soria'), 'Soria')).toEqual(['Lugo past', 'Soria now'])
  expect(words(told('delivered', 'Lugo', 'Garray'), 'Soria')).toEqual(['Lugo past', 'Garray now'])
  expect(words(told('out', '南昌', '上海'), '上海市')).toEqual(['南昌 past', '上海 now'])
})
test('none where no place was told, of what goes back, of what is lost', () => {
  expect([words(told('transit', '', ''), 'Soria'), words(told('returning', 'Lugo'), 'Soria')]).toEqual([[], []])
  expect(words(told('lost', 'Lugo'), 'Soria')).toEqual([])
})
