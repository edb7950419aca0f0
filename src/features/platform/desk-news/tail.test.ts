// Each row is told once, also one that is seen after those above it; too many are told as such.
import { expect, test } from 'vitest'
import { Tail } from './tail.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Move } from '#kernel/desk-news.ts'

const db = undefined as unknown as Db
/** A table of news that can be grown. */
function open(...ids: number[]) {
  const rows = ids.map((id) => ({ id, merchantId: id, staff: false }))
  const sorted = () => rows.toSorted((a, b) => a.id - b.id)
  const tail = new Tail({
    of: 'orders',
    needs: 'order.read',
    newest: () => Promise.resolve(sorted().at(-1)?.id ?? 0),
    since: (_, id, most) =>
      Promise.resolve(
        sorted()
          .filter((row) => row.id > id)
          .slice(0, most),
      ),
  })
  const read = async () => {
    const moves = await tail.read(db)
    return moves === 'many' ? moves : moves.map(({ id }: Move) => id)
  }
  return {
    tail,
    read,
    grow: (...more: number[]) => rows.push(...more.map((id) => ({ id, merchantId: id, staff: false }))),
  }
}

test('what was there before is not told, what comes is told once', async () => {
  const { tail, read, grow } = open(1, 2, 3)
  await tail.begin(db)
  expect(await read()).toEqual([])
  grow(4, 5)
  expect(await read()).toEqual([4, 5])
  expect(await read()).toEqual([])
})
test('a lower id that is committed later is told, too, as long as it is among the last', async () => {
  const { tail, read, grow } = open(1000)
  await tail.begin(db)
  grow(1002)
  expect(await read()).toEqual([1002])
  grow(1001)
  expect(await read()).toEqual([1001])
  grow(...Array.from({ length: 150 }, (_, n) => 1003 + n))
  expect(await read()).toHaveLength(150)
  grow(999)
  expect(await read()).toEqual([])
})
test('of an empty table the first row is told', async () => {
  const { tail, read, grow } = open()
  await tail.begin(db)
  grow(1)
  expect(await read()).toEqual([1])
})
test('too many at once are told as many, then it goes on from the newest', async () => {
  const { tail, read, grow } = open(5)
  await tail.begin(db)
  grow(...Array.from({ length: 1500 }, (_, n) => 6 + n))
  expect(await read()).toBe('many')
  expect(await read()).toEqual([])
  grow(5000)
  expect(await read()).toEqual([5000])
})
