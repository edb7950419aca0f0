// A page that works as it should: at rest, without barriers, within its width, and nothing went wrong in it.
import { expect } from 'vitest'
import { quiet, type Visitor } from './browser.ts'
import { barriers, sideways, steady } from './looking.ts'

/** Fails the test, with what is told, where something is wrong with the page that somebody sees. */
export async function sound({ page, faults }: Visitor, told: string): Promise<void> {
  await quiet(page)
  // a drawer that still fades in has other colours
  await steady(page)
  expect(await barriers(page), told).toEqual([])
  expect(await sideways(page), told).toEqual([])
  expect(faults, told).toEqual([])
}
