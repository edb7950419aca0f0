// A timer that waits while it is held, and ends once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pausableTimer } from './pausable-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ends once, after the time that was not paused', () => {
  const end = vi.fn()
  const timer = pausableTimer(5000, end)
  vi.advanceTimersByTime(4000)
  timer.pause()
  timer.pause()
  vi.advanceTimersByTime(60_000)
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(999)
  expect(end).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(end).toHaveBeenCalledOnce()
  timer.resume()
  vi.advanceTimersByTime(60_000)
  expect(end).toHaveBeenCalledOnce()
})

test('stopped is stopped', () => {
  const end = vi.fn()
  const timer = pausableTimer(100, end)
  timer.stop()
  timer.resume()
  vi.advanceTimersByTime(1000)
  expect(end).not.toHaveBeenCalled()
})
