// What is left undone while the process is late: extras first, then what visitors look at, never the rest.
import { expect, test } from 'vitest'
import { openAdmission, openDrawingGate } from './admission.ts'
import type { AppContext } from './app-context.ts'
import { contract, Nothing, type Contract, type Visitor } from './contract.ts'
import { watchLoopDelay } from './loop-delay.ts'
import { kernelSettings, type SettingsReader } from '../data/settings.ts'

let late = 0
const get: SettingsReader['get'] = (name) => kernelSettings[name as keyof typeof kernelSettings].default
const app = { settings: { get }, delay: () => late } as unknown as AppContext
const admit = openAdmission(app)
const base = { path: '/t', summary: '', input: Nothing, output: Nothing } as const
const visitor = { ip: '203.0.113.9' } as Visitor
const person = { ...visitor, token: 'x'.repeat(43) }

const extra = contract({ ...base, who: 'public', run: 'read', extra: true })
const list = contract({ ...base, who: 'public', run: 'read' })
const own = contract({ ...base, who: 'shopper', run: 'read' })
const signIn = contract({ ...base, who: 'public', run: 'one' })
const order = contract({ ...base, who: 'shopper', run: 'one' })
const pay = contract({ ...base, who: 'shopper', run: 'steps' })

const asks: [string, Contract, Visitor, 'http' | 'page'][] = [
  ['extra', extra, visitor, 'http'],
  ['extra of a page', extra, person, 'page'],
  ['list', list, visitor, 'http'],
  ['list of a page', list, visitor, 'page'],
  ['list of somebody signed in', list, person, 'http'],
  ['own', own, person, 'http'],
  ['sign-in', signIn, visitor, 'http'],
  ['order', order, person, 'http'],
  ['pay', pay, person, 'http'],
]
test.each([
  [0, []],
  [200, ['extra', 'extra of a page']],
  [900, ['extra', 'extra of a page', 'list']],
])('late by %i ms, these are refused: %j', async (ms, refused) => {
  late = ms
  const told = await Promise.all(
    asks.map(([name, of, who, from]) =>
      admit(who, of, from, () => Promise.resolve()).then(
        () => [],
        (e: unknown) => [name, (e as { reason: string }).reason],
      ),
    ),
  )
  expect(told.filter((t) => t.length > 0)).toEqual(refused.map((name) => [name, 'crowded']))
})
test('pages of visitors are refused while the process is very late, those of people are drawn', async () => {
  const gate = openDrawingGate(app)
  const draw = (token?: string) => gate.through({ network: 'a', person: token }, () => Promise.resolve('drawn'))
  late = 200
  expect([await draw(), await draw('t')]).toEqual(['drawn', 'drawn'])
  late = 900
  await expect(draw()).rejects.toMatchObject({ reason: 'crowded' })
  expect(await draw('t')).toBe('drawn')
})

test('a process that is busy again and again is late; an idle one is not', async () => {
  const delay = watchLoopDelay()
  try {
    expect(delay.now()).toBe(0)
    const busy = async (): Promise<void> => {
      for (const end = performance.now() + 120; performance.now() < end;);
      await new Promise((later) => setImmediate(later))
    }
    await expect.poll(() => busy().then(() => delay.now()), { timeout: 20_000, interval: 1 }).toBeGreaterThan(30)
    await expect.poll(delay.now, { timeout: 20_000 }).toBeLessThan(30)
  } finally {
    delay.stop()
  }
})
