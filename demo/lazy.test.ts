// Content is read when it is asked for: a shop that is no demo starts without a single file of it.
import * as fs from 'node:fs'
import { expect, test, vi } from 'vitest'

vi.mock('node:fs', async (importOriginal) => {
  const real = await importOriginal<typeof fs>()
  return { ...real, readFileSync: vi.fn(real.readFileSync) }
})
const reads = (): string[] =>
  vi.mocked(fs.readFileSync).mock.calls.flatMap(([path]) => /demo\/data\/(.*)\.json$/.exec(String(path))?.[1] ?? [])

test('what a server imports of the demo reads nothing; content is read once, with what it refers to', async () => {
  await import('./demo.ts')
  await import('./decide.ts')
  expect(reads()).toEqual([])
  const { people } = await import('./people.ts')
  expect(people()).toBe(people())
  expect(reads().toSorted()).toEqual(['merchants', 'people'])
})
