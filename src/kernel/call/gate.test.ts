// The gate: so many at once, by turns of networks and of people, lines and waits that end.
import { expect, test, vi } from 'vitest'
import { Gate, type Comer, type GateLimits } from './gate.ts'

const wide: GateLimits = {
  atOnce: 2,
  ofNetwork: 2,
  ofPerson: 2,
  waiting: 100,
  waitingOfNetwork: 100,
  waitingOfPerson: 100,
  patience: 60_000,
}
const from = (network: string, person?: string): Comer => ({ network, person })

/** A gate whose work ends when it is told to; `order` says who was let in. */
function scene(limits: Partial<GateLimits> = {}) {
  const gate = new Gate({ ...wide, ...limits })
  const order: string[] = []
  const ends: (() => void)[] = []
  const come = (comer: Comer, name: string): Promise<string> => {
    const through = gate.through(comer, async () => {
      order.push(name)
      await new Promise<void>((end) => ends.push(end))
      return name
    })
    return through.catch((e: unknown) => (e as { reason: string }).reason)
  }
  /** Ends what has been inside longest, and lets the next come in. */
  const end = async (): Promise<void> => {
    ends.shift()!()
    await new Promise((later) => setImmediate(later))
  }
  return { order, come, end, inside: () => ends.length }
}

test('one greedy network has so many inside, and another comes next however long its line', async () => {
  const { come, end, order, inside } = scene()
  const greedy = Array.from({ length: 24 }, (_, n) => come(from('a'), `a${n}`))
  const other = come(from('b'), 'b')
  await Promise.resolve()
  expect([inside(), order]).toEqual([2, ['a0', 'a1']])
  await end()
  expect(order).toEqual(['a0', 'a1', 'a2']) // it stood in line already, and first
  await end()
  expect(order.at(-1)).toBe('b')
  while (inside() > 0) await end()
  expect(await Promise.all([...greedy, other])).toHaveLength(25)
  expect(order).toHaveLength(25)
})

test('within a network people take turns; one person has so many inside, visitors are not one person', async () => {
  const { come, end, order, inside } = scene({ atOnce: 3, ofNetwork: 3, ofPerson: 1 })
  for (let n = 0; n < 3; n++) void come(from('a', 'ana'), `ana${n}`)
  for (let n = 0; n < 2; n++) void come(from('a', 'bo'), `bo${n}`)
  await Promise.resolve()
  expect(order).toEqual(['ana0', 'bo0'])
  void come(from('a'), 'v0')
  void come(from('a'), 'v1')
  await Promise.resolve()
  expect(order).toEqual(['ana0', 'bo0', 'v0'])
  while (inside() > 0) await end()
  expect(order.slice(3).toSorted()).toEqual(['ana1', 'ana2', 'bo1', 'v1'])
})

test('a network does not get all where only a part is for one', async () => {
  const { come, order } = scene({ atOnce: 3, ofNetwork: 2 })
  for (const name of ['a0', 'a1', 'a2']) void come(from('a'), name)
  void come(from('b'), 'b0')
  await Promise.resolve()
  expect(order).toEqual(['a0', 'a1', 'b0'])
})

test.each<[string, Partial<GateLimits>, Comer[]]>([
  ['of all', { waiting: 3 }, [from('b'), from('c', 'x'), from('d')]],
  ['of a network', { waitingOfNetwork: 3 }, [from('a'), from('a', 'x'), from('a', 'y')]],
  ['of a person', { waitingOfPerson: 3 }, [from('a', 'x'), from('a', 'x'), from('a', 'x')]],
])('the line %s has an end: who comes on top is refused, and room is made again', async (_what, max, comers) => {
  const { come, end, inside } = scene({ ...max, atOnce: 1 })
  void come(comers[0]!, 'first')
  for (const comer of comers) void come(comer, 'waits')
  expect(await come(comers[0]!, 'too many')).toBe('crowded')
  await end()
  const again = come(comers[0]!, 'again')
  while (inside() > 0) await end()
  expect(await again).toBe('again')
})

test('nobody waits for ever, and whoever gave up holds no place', async () => {
  vi.useFakeTimers()
  try {
    const { come, order } = scene({ atOnce: 1, patience: 1000 })
    void come(from('a'), 'long')
    const late = come(from('b'), 'late')
    await vi.advanceTimersByTimeAsync(1001)
    expect(await late).toBe('crowded')
    expect(order).toEqual(['long'])
    const other = new Gate({ ...wide, atOnce: 1 })
    await expect(other.through(from('a'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await other.through(from('a'), () => Promise.resolve('yes'))).toBe('yes')
  } finally {
    vi.useRealTimers()
  }
})
