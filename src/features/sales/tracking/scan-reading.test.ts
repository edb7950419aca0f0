// What a provider tells, read as scans: its codes and words, its times and places; and whatever else may come.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberIn, scansIn } from './scan-reading.ts'
import { scanKinds } from '#features/sales/fulfilment/movement.ts'

const row = (more: object) => ({ ftime: '2026-11-23 18:00:00', context: 'x', ...more })
const kindOf = (more: object) => scansIn({ data: [row(more)] })[0]?.kind

test.each([
  ['101', 'placed'],
  ['103', 'collected'],
  ['1002', 'transit'],
  ['11', 'customs'],
  ['5', 'out'],
  ['501', 'point'],
  ['206', 'problem'],
  ['14', 'refused'],
  ['6', 'returning'],
  ['4', 'returned'],
  ['304', 'delivered'],
  ['9999', 'transit'],
])('code %s is %s', (statusCode, kind) => expect(kindOf({ statusCode })).toBe(kind))

test('words where there is no code; where there is neither, the whole says it of the newest', () => {
  expect(kindOf({ status: '投柜或驿站' })).toBe('point')
  expect(kindOf({ statusCode: 3, status: '在途' }), 'a number as well').toBe('delivered')
  const older = { ...row({}), ftime: '2026-11-22 18:00:00' }
  expect(scansIn({ state: '3', data: [older, row({})] }).map((s) => s.kind)).toEqual(['transit', 'delivered'])
})
test('its clocks are in China; of places the city', () => {
  const [scan] = scansIn({ data: [row({ areaName: '浙江,杭州市,余杭区' })] })
  expect([scan!.at.toISOString(), scan!.place]).toEqual(['2026-11-23T10:00:00.000Z', '杭州市'])
  expect(scansIn({ data: [row({ location: 'Sevilla', areaName: '西班牙' })] })[0]!.place).toBe('Sevilla')
  expect(scansIn({ data: [row({ areaName: '西班牙' })] })[0]!.place).toBe('西班牙')
})
test('whatever comes, nothing breaks: scans have a time, words that can be kept, and a kind', () => {
  const field = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constantFrom('2026-11-23 18:00:00', '3', '5'))
  const rows = fc.record({
    ftime: field,
    time: field,
    context: field,
    status: field,
    statusCode: field,
    areaName: field,
  })
  const told = fc.oneof(fc.anything(), fc.record({ state: field, nu: field, data: fc.array(fc.oneof(rows, field)) }))
  fc.assert(
    fc.property(told, (value) => {
      for (const { at, text, place, kind } of scansIn(value)) {
        expect(Number.isNaN(at.getTime())).toBe(false)
        expect(text).not.toBe('')
        expect(`${text}${place}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u)
        expect(scanKinds).toContain(kind)
      }
      expect(typeof numberIn(value)).toBe('string')
    }),
  )
})
