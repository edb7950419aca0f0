// The digits of a countdown, what is announced when, and whose clock rules.
import { expect, test } from 'vitest'
import { announcement, clockFace } from './clock-face.ts'
import { msLeft } from './time-left.ts'

test('digits of a time left', () => {
  expect(clockFace(9_668_000, false)).toEqual({ days: 0, hours: '02', minutes: '41', seconds: '08' })
  expect(clockFace(90_061_000, true)).toEqual({ days: 1, hours: '01', minutes: '01', seconds: '01' })
  expect(clockFace(90_061_000, false).hours).toBe('25')
})

test('a begun second counts, zero is the end', () => {
  expect(clockFace(1, false).seconds).toBe('01')
  expect(clockFace(0, false).seconds).toBe('00')
  expect(clockFace(-5000, false).seconds).toBe('00')
  expect(clockFace(59_999, false)).toMatchObject({ minutes: '01', seconds: '00' })
})

test('told once, at five and at one minute, and at the end', () => {
  expect(announcement(1_800_000)).toBe('deadline')
  expect(announcement(300_001)).toBe('deadline')
  expect(announcement(300_000)).toBe('five')
  expect(announcement(60_000)).toBe('one')
  expect(announcement(0)).toBe('over')
})

test('the server clock rules', () => {
  expect(msLeft(10_000, 0, 4_000)).toBe(6_000)
  expect(msLeft(10_000, 2_000, 4_000)).toBe(4_000)
  expect(msLeft(10_000, 0, 12_000)).toBe(0)
})
