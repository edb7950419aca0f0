// Reading together: one at once, the rest in one statement that begins after they asked, failures of nobody else.
import { expect, test } from 'vitest'
import type { Db } from './db.ts'
import { readTogether } from './read-together.ts'

const db = { isTransaction: false } as Db
/** Statements that end when they are told to. */
function scene() {
  const statements: { keys: readonly number[]; end: (e?: Error) => void }[] = []
  const read = readTogether<number, string>(
    (_db, keys) =>
      new Promise((resolve, reject) => {
        const end = (e?: Error): void => (e ? reject(e) : resolve(new Map(keys.map((k) => [k, `row ${k}`]))))
        statements.push({ keys, end })
      }),
  )
  return { statements, read }
}
const later = () => new Promise((then) => setImmediate(then))

test('the first reads at once; those who ask meanwhile are read together, after that', async () => {
  const { statements, read } = scene()
  const first = read(db, [1])
  const rest = [read(db, [2]), read(db, [3, 1]), read(db, [2])]
  expect(statements.map((s) => s.keys)).toEqual([[1]])
  statements[0]!.end()
  expect((await first).get(1)).toBe('row 1')
  await later()
  expect(statements.map((s) => s.keys)).toEqual([[1], [2, 3, 1]])
  const late = read(db, [4])
  expect(statements).toHaveLength(2)
  statements[1]!.end()
  expect((await Promise.all(rest)).map((rows) => [rows.get(2), rows.get(1)])).toEqual(
    rest.map(() => ['row 2', 'row 1']),
  )
  await later()
  expect(statements[2]!.keys).toEqual([4])
  statements[2]!.end()
  await late
  void read(db, [5])
  expect(statements[3]!.keys).toEqual([5]) // nobody there: at once again
})

test('what fails fails for who was in it; the next statement is read all the same', async () => {
  const { statements, read } = scene()
  const [first, second] = [read(db, [1]), read(db, [2])]
  statements[0]!.end(new Error('cut'))
  await expect(first).rejects.toThrow('cut')
  await later()
  statements[1]!.end()
  expect((await second).get(2)).toBe('row 2')
})

test('in a transaction, and on another database, everybody reads alone', async () => {
  const { statements, read } = scene()
  const [inside, other] = [{ isTransaction: true } as Db, { isTransaction: false } as Db]
  for (const where of [db, inside, inside, other]) void read(where, [1])
  expect(statements).toHaveLength(4)
})
