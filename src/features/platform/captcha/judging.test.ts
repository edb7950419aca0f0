import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arePointsRight, isSlideRight, pointRadius, type Sample } from './judging.ts'

const hole = { x: 150, y: 40 }
const drag = (x: number, ms: number, samples = 21): Sample[] =>
  Array.from({ length: samples }, (_, i) => ({
    x: x * (1 - (1 - i / (samples - 1)) ** 3),
    y: 0,
    t: Math.round((ms / (samples - 1)) * i),
  }))
const judge = (x: number, track: readonly Sample[], by: 'drag' | 'keys' = 'drag', age = 3000) =>
  isSlideRight(hole, { x, by, track }, age)

describe('a slide', () => {
  test.each([
    [145, true],
    [150, true],
    [155, true],
    [144, false],
    [156, false],
  ])('at %i is right: %s', (x, right) => expect(judge(x, drag(x, 600))).toBe(right))
  test('of a hand that takes its time is right, wherever the hole is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 260 }),
        fc.integer({ min: 260, max: 2500 }),
        fc.integer({ min: 12, max: 200 }),
        (x, ms, samples) => {
          expect(isSlideRight({ x, y: 0 }, { x, by: 'drag', track: drag(x, ms, samples) }, ms + 100)).toBe(true)
        },
      ),
    )
  })
  test('at one speed along a ruler is a machine, whatever the speed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 2500 }), fc.integer({ min: 8, max: 200 }), (ms, samples) => {
        const track = Array.from({ length: samples }, (_, i) => ({
          x: (150 / (samples - 1)) * i,
          y: 0,
          t: (ms / (samples - 1)) * i,
        }))
        expect(judge(150, track)).toBe(false)
      }),
    )
  })
  test.each<[string, Sample[]]>([
    ['without a track', []],
    ['of one sample', [{ x: 150, y: 0, t: 600 }]],
    ['too quick', drag(150, 200)],
    ['of too few samples', drag(150, 600, 5)],
    ['that ends elsewhere', drag(140, 600)],
    ['that starts in the middle', drag(150, 600).slice(8)],
    ['that runs backwards in time', drag(150, 600).map((s, i) => (i === 10 ? { ...s, t: 0 } : s))],
    ['older than its puzzle', drag(150, 20_000)],
    ['that jumps', [...drag(20, 400), { x: 150, y: 0, t: 500 }].map((s, i) => (i < 21 ? { ...s, x: 0 } : s))],
  ])('%s is refused', (_, track) => expect(judge(150, track)).toBe(false))
})

describe('keys', () => {
  const steps = (lengths: number[], each: number): Sample[] => {
    let x = 0
    return [{ x: 0, y: 0, t: 0 }, ...lengths.map((length, i) => ({ x: (x += length), y: 0, t: (i + 1) * each }))]
  }
  test('go by steps there and back', () =>
    expect(judge(150, steps([...Array.from({ length: 16 }, () => 10), -10], 35), 'keys')).toBe(true))
  test('no faster than a key repeats', () =>
    expect(
      judge(
        150,
        steps(
          Array.from({ length: 15 }, () => 10),
          5,
        ),
        'keys',
      ),
    ).toBe(false))
  test('by no other step', () => expect(judge(150, steps([75, 75], 400), 'keys')).toBe(false))
})

test('points are right in order and within reach, none more', () => {
  const centres = [
    { x: 40, y: 40 },
    { x: 160, y: 90 },
    { x: 280, y: 140 },
  ]
  const point = fc.record({
    angle: fc.double({ min: 0, max: 7, noNaN: true }),
    far: fc.double({ min: 0, max: 60, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.tuple(point, point, point), (offs) => {
      const points = centres.map(({ x, y }, i) => ({
        x: x + Math.cos(offs[i]!.angle) * offs[i]!.far,
        y: y + Math.sin(offs[i]!.angle) * offs[i]!.far,
      }))
      fc.pre(offs.every(({ far }) => Math.abs(far - pointRadius) > 0.001))
      expect(arePointsRight(centres, points)).toBe(offs.every(({ far }) => far < pointRadius))
    }),
  )
  expect(arePointsRight(centres, centres.toReversed())).toBe(false)
  expect(arePointsRight(centres, [...centres, centres[0]!])).toBe(false)
})
