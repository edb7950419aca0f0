// The thread meets its knots.
import { expect, test } from 'vitest'
import { threadWave } from './thread-wave.ts'

test('the thread passes every knot at height 26', () => {
  const path = threadWave([0, 30, 60, 100])
  expect(path.startsWith('M2 26C')).toBe(true)
  for (const x of [300, 600, 1000]) expect(path).toContain(` 36 ${x} 26`.replace(' 36 1000', ' 34 1000'))
})

test('one knot draws nothing', () => {
  expect(threadWave([100])).toBe('M1002 26')
})
