// State machines read one table for the server, the buttons and the diagram.
import { expect, test } from 'vitest'
import { legal, next, sources, type Machine } from './machine.ts'

const door: Machine<'open' | 'shut' | 'locked', 'close' | 'lock' | 'break'> = {
  open: { close: 'shut', break: 'open' },
  shut: { lock: 'locked' },
  locked: {},
}

test('an event leads on only where the table says so', () => {
  expect([next(door, 'open', 'close'), next(door, 'open', 'lock'), next(door, 'locked', 'close')]).toEqual([
    'shut',
    undefined,
    undefined,
  ])
  expect(sources(door, 'lock')).toEqual(['shut'])
  expect([legal(door, 'open'), legal(door, 'locked')]).toEqual([['close', 'break'], []])
})
test('what may happen in a state is exactly what leads somewhere', () => {
  for (const state of ['open', 'shut', 'locked'] as const)
    for (const event of ['close', 'lock', 'break'] as const) {
      const leads = next(door, state, event) !== undefined
      expect([legal(door, state).includes(event), sources(door, event).includes(state)]).toEqual([leads, leads])
    }
})
