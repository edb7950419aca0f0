import { expect, test } from 'vitest'
import { claimStatuses } from '../states.ts'
import { began, situationOf, wayOf } from './situation.ts'

type Standing = Parameters<typeof situationOf>[0]
const plain: Standing = {
  status: 'pendingReview',
  type: 'returnAndRefund',
  returnGoods: true,
  appeal: null,
  refused: false,
  notArrived: false,
  astray: false,
  endedBecause: null,
  actions: [],
}
const kinds = [
  { type: 'refundOnly', returnGoods: false },
  { type: 'returnAndRefund', returnGoods: true },
  { type: 'exchange', returnGoods: true },
  { type: 'exchange', returnGoods: false },
] as const

test('a merchant answers, but a replenishment is reviewed by the platform', () => {
  expect(situationOf(plain)).toBe('answer')
  expect(situationOf({ ...plain, type: 'exchange', returnGoods: false })).toBe('review')
})
test('a rejection tells what is left to the buyer', () => {
  const rejected = { ...plain, status: 'merchantRejected' } as const
  expect(situationOf({ ...rejected, actions: ['edit', 'appeal'] })).toBe('rejected')
  expect(situationOf({ ...rejected, actions: ['appeal'] })).toBe('rejectedLast')
  expect(situationOf({ ...rejected, refused: true, actions: ['appeal'] })).toBe('refused')
  expect(situationOf({ ...rejected, appeal: 'pending' })).toBe('appeal')
  expect(wayOf({ ...rejected, refused: true, appeal: 'pending' })).toMatchObject({ current: 2 })
})
test('a closed claim says why', () => {
  const over = (endedBecause: Standing['endedBecause']) => situationOf({ ...plain, status: 'closed', endedBecause })
  expect(['noLogistics', 'rejected', 'denied', 'notArrived', 'done'].map((e) => over(e as 'done'))).toEqual([
    'noLogistics',
    'over',
    'denied',
    'lost',
    'replaced',
  ])
})
test('the present stage is one of the way, whatever the state', () => {
  for (const kind of kinds)
    for (const status of claimStatuses)
      for (const endedBecause of ['done', 'denied'] as const) {
        const way = wayOf({ ...plain, ...kind, status, endedBecause })
        if (way) expect(way.stages.length).toBeGreaterThanOrEqual(way.current)
      }
})
test('an exchange that cannot be sent ends in a refund', () => {
  const paid = wayOf({ ...plain, type: 'exchange', status: 'refundComplete' })
  expect(paid).toEqual({ stages: ['answer', 'sendBack', 'check', 'refund'], current: 4 })
})
test('an edit does not begin the time anew', () => {
  const entry = (event: string, createdAt: string) =>
    ({ event, createdAt, status: 'pendingReview', actor: 'buyer', note: '', uploadIds: [] as string[] }) as const
  const history = [entry('file', '2026-01-01'), entry('resubmit', '2026-01-03'), entry('edit', '2026-01-04')]
  expect(began({ history, createdAt: '2026-01-01' })).toBe('2026-01-03')
  expect(began({ history: [], createdAt: '2026-01-01' })).toBe('2026-01-01')
})
