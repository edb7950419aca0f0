// Toasts: 3000 ms, 0 stays, same text counts, pause.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a toast leaves by itself after 3000 ms', () => {
  const store = createToastStore()
  store.show('Saved')
  vi.advanceTimersByTime(2999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

test('duration 0 stays until it is closed', () => {
  const store = createToastStore()
  const id = store.show('You are offline', { duration: 0 })
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toHaveLength(1)
  store.close(id)
  expect(store.list()).toHaveLength(0)
})

test('the same text merges into one, counts, and starts its time anew', () => {
  const store = createToastStore()
  store.show('Saved')
  vi.advanceTimersByTime(2000)
  store.show('Saved')
  store.show('Saved')
  expect(store.list()).toMatchObject([{ text: 'Saved', count: 3 }])
  vi.advanceTimersByTime(2999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
  store.show('Saved')
  expect(store.list()).toMatchObject([{ count: 1 }])
})

test('other texts and kinds stay apart', () => {
  const store = createToastStore()
  store.show('Saved')
  store.show('Not saved', { kind: 'error' })
  store.show('Saved', { kind: 'success' })
  expect(store.list()).toHaveLength(3)
})

test('time stands still while paused', () => {
  const store = createToastStore()
  store.show('Saved')
  vi.advanceTimersByTime(1000)
  store.pause()
  vi.advanceTimersByTime(10_000)
  expect(store.list()).toHaveLength(1)
  store.resume()
  vi.advanceTimersByTime(1999)
  expect(store.list()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(store.list()).toHaveLength(0)
})

test('a merge that asks to stay, stays', () => {
  const store = createToastStore()
  store.show('Saved')
  store.show('Saved', { duration: 0 })
  vi.advanceTimersByTime(60_000)
  expect(store.list()).toMatchObject([{ count: 2, duration: 0 }])
})

test('listeners hear every change', () => {
  const store = createToastStore()
  const heard = vi.fn()
  const stop = store.subscribe(heard)
  store.show('Saved')
  vi.advanceTimersByTime(3000)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  store.show('Saved')
  expect(heard).toHaveBeenCalledTimes(2)
})
