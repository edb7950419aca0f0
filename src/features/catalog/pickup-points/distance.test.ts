import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byDistance, metresBetween, nearnesses, shared, type Area, type Spot } from './distance.ts'
import { hoursFit, hoursOn, weekdayOf } from './hours.ts'

const spot: fc.Arbitrary<Spot> = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
})
const halfway = Math.round(Math.PI * 6_371_009)

describe('metres', () => {
  test('from here to there are as many as back, none to itself, and never more than halfway round', () => {
    fc.assert(
      fc.property(spot, spot, (a, b) => {
        const metres = metresBetween(a, b)
        expect(metres).toBe(metresBetween(b, a))
        expect(metresBetween(a, a)).toBe(0)
        expect(Number.isSafeInteger(metres) && metres >= 0 && metres <= halfway).toBe(true)
      }),
    )
  })
  test('by way of a third place are no fewer', () => {
    fc.assert(
      fc.property(spot, spot, spot, (a, b, c) => {
        expect(metresBetween(a, c)).toBeLessThanOrEqual(metresBetween(a, b) + metresBetween(b, c) + 2)
      }),
    )
  })
  test('known ones: a degree of latitude, Shanghai to Madrid, across the date line', () => {
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBe(111_195)
    const madrid = metresBetween({ lat: 31.2304, lng: 121.4737 }, { lat: 40.4168, lng: -3.7038 })
    expect(Math.abs(madrid - 10_250_000)).toBeLessThan(60_000)
    expect(metresBetween({ lat: 0, lng: 179.5 }, { lat: 0, lng: -179.5 })).toBe(111_195)
  })
})

describe('what two addresses share', () => {
  const jinan: Area = { country: 'CN', stateCode: '36', city: '景德镇市', region: '珠山区' }
  test.each<[Area, string | null]>([
    [jinan, 'district'],
    [{ ...jinan, region: '昌江区' }, 'city'],
    [{ ...jinan, city: '南昌市' }, 'state'],
    // a district of the same name in another city is another one
    [{ ...jinan, stateCode: '31', city: '上海市' }, 'country'],
    [{ country: 'CN' }, 'country'],
    [{ country: 'ES' }, null],
    [{ country: 'CN', stateCode: '', city: '', region: '' }, 'country'],
  ])('%j: %s', (area, said) => {
    expect(shared(area, jinan)).toBe(said)
    expect(shared(jinan, area)).toBe(said)
  })
  test('measured ones come first, then the smaller place that is shared', () => {
    const told = fc.record({
      distance: fc.option(fc.nat(halfway)),
      nearness: fc.option(fc.constantFrom(...nearnesses)),
    })
    fc.assert(
      fc.property(fc.array(told), (all) => {
        const sorted = all.toSorted(byDistance)
        const measured = sorted.filter((p) => p.distance !== null)
        expect(sorted.slice(0, measured.length)).toEqual(measured)
        const metres = measured.map((p) => p.distance!)
        expect(metres).toEqual(metres.toSorted((a, b) => a - b))
        const ranks = sorted.slice(measured.length).map((p) => (p.nearness ? nearnesses.indexOf(p.nearness) : 9))
        expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
      }),
    )
  })
})

test('a date has the hours of its day of the week', () => {
  const hours = [{ open: '09:00', close: '18:00' }, null, null, null, null, null, { open: '10:00', close: '16:00' }]
  expect(['2026-11-23', '2026-11-24', '2026-11-29', '2024-02-29'].map(weekdayOf)).toEqual([0, 1, 6, 3])
  expect(hoursOn(hours, '2026-11-23')).toEqual(hours[0])
  expect(hoursOn(hours, '2026-11-24')).toBeNull()
  expect(hoursFit(hours)).toBe(true)
  expect(
    [hours.map(() => null), hours.slice(1), [{ open: '09:00', close: '09:00' }, ...hours.slice(1)]].map(hoursFit),
  ).toEqual([false, false, false])
})
