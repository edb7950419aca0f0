// How a parcel stands by its scans: worked examples, and the law that order and repetition change nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { movementOf, scanKinds, type ScanFact, type ScanKind } from './movement.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const told = (...kinds: ScanKind[]): ScanFact[] => kinds.map((kind, n) => ({ at: at(n), kind, text: `scan ${n}` }))
const seed = Number(process.env['TEST_SEED'] ?? Date.now() % 1e9)

test.each<[string, ScanKind[], ScanKind | null, number | null, string | null]>([
  ['nothing was told', [], null, null, null],
  ['announced only', ['placed'], 'placed', null, null],
  ['on its way', ['placed', 'collected', 'transit'], 'transit', null, null],
  ['arrived', ['collected', 'transit', 'out', 'delivered'], 'delivered', 3, null],
  ['a station after it arrived changes nothing', ['out', 'delivered', 'transit'], 'delivered', 1, null],
  ['held up', ['transit', 'problem'], 'problem', null, 'problem'],
  ['held up, then on its way again', ['transit', 'problem', 'out'], 'out', null, null],
  ['refused, then brought once more', ['out', 'refused', 'out'], 'out', null, null],
  ['on its way back, stations are part of that', ['out', 'returning', 'transit'], 'returning', null, 'back'],
  ['back', ['refused', 'returning', 'transit', 'returned', 'transit'], 'returned', null, 'back'],
  ['the way back was called off', ['returning', 'delivered'], 'delivered', 1, null],
  ['taken in at a locker, then sent back', ['delivered', 'returning'], 'returning', 0, 'back'],
])('%s', (_, kinds, track, delivered, trouble) => {
  expect(movementOf(told(...kinds))).toEqual({
    track,
    movedAt: kinds.length === 0 ? null : at(kinds.length - 1),
    deliveredAt: delivered === null ? null : at(delivered),
    trouble,
  })
})
test('of two scans of one moment the one further on the way is the newer', () => {
  const both = [
    { at: at(1), kind: 'delivered' as const, text: 'signed' },
    { at: at(1), kind: 'out' as const, text: 'on the bicycle' },
  ]
  expect(movementOf(both).track).toBe('delivered')
  expect(movementOf(both.toReversed()).track).toBe('delivered')
})

const scan = fc.record({
  at: fc.integer({ min: 0, max: 30 }).map(at),
  kind: fc.constantFrom(...scanKinds),
  text: fc.constantFrom('a', 'b', 'c'),
})
const scans = fc.array(scan, { maxLength: 12 })
test('order and repetition change nothing', () => {
  fc.assert(
    fc.property(scans, fc.infiniteStream(fc.nat()), (all, chance) => {
      const shuffled = all.map((s) => [chance.next().value, s] as const).toSorted(([a], [b]) => a - b)
      const again = [...shuffled, ...shuffled.filter(([n]) => n % 2 === 0)].map(([, s]) => s)
      expect(movementOf(again)).toEqual(movementOf(all))
    }),
    { seed },
  )
})
test('what is told late never moves a parcel back from where it was delivered', () => {
  fc.assert(
    fc.property(scans, scans, (known, late) => {
      const before = movementOf(known)
      if (before.track !== 'delivered') return
      const last = known.filter(({ kind }) => kind === 'delivered').map((s) => s.at.getTime())
      const older = late.filter((s) => s.at.getTime() <= Math.max(...last))
      expect(movementOf([...known, ...older]).track).toBe('delivered')
    }),
    { seed, numRuns: 500 },
  )
})
