import { expect, test } from 'vitest'
import { UploadList, type Send, type Uploaded } from './upload-list.ts'

/** A line whose files arrive when the test says so. */
function bench() {
  const travelling = new Map<
    string,
    { arrive: () => void; fail: () => void; progress: (share: number) => void; aborted: () => boolean }
  >()
  const reports: Uploaded[][] = []
  const send: Send = (file, { signal, onProgress }) =>
    new Promise((done, fail) => {
      travelling.set(file.name, {
        arrive: () => done({ uploadId: `id-${file.name}`, url: null, width: null, height: null }),
        fail: () => fail(new Error('cut')),
        progress: onProgress,
        aborted: () => signal.aborted,
      })
      signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')))
    })
  const list = new UploadList()
  list.wire({ send, report: (uploaded) => reports.push(uploaded), wordsOf: (e) => (e as Error).message })
  const states = () => list.items().map((i) => `${i.name} ${i.state}`)
  const ids = () => reports.at(-1)?.map((u) => u.uploadId)
  const settled = () => new Promise((go) => setTimeout(go))
  const keyOf = (name: string) => list.items().find((i) => i.name === name)!.key
  return { list, travelling, reports, states, ids, settled, keyOf }
}
const file = (name: string) => new File(['x'], name, { type: 'image/png' })

test('two travel at once, the others wait; the report keeps the order of the list, not of arrival', async () => {
  const { list, travelling, states, ids, settled } = bench()
  list.add(['a', 'b', 'c'].map(file))
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  travelling.get('b')!.arrive()
  await settled()
  expect(states()).toEqual(['a sending', 'b sent', 'c sending'])
  travelling.get('c')!.arrive()
  travelling.get('a')!.arrive()
  await settled()
  expect(ids()).toEqual(['id-a', 'id-b', 'id-c'])
})
test('a failed one says why, is no part of the form, and may be tried again', async () => {
  const { list, travelling, reports, settled, keyOf } = bench()
  list.add([file('a')])
  travelling.get('a')!.progress(0.5)
  expect(list.items()[0]).toMatchObject({ state: 'sending', share: 0.5 })
  travelling.get('a')!.fail()
  await settled()
  expect(list.items()[0]).toMatchObject({ state: 'failed', fault: 'cut' })
  expect(reports).toEqual([])
  list.retry(keyOf('a'))
  travelling.get('a')!.arrive()
  await settled()
  expect(reports).toEqual([[{ uploadId: 'id-a', url: null, name: 'a' }]])
})
test('a removed one is taken back and makes room on the line', async () => {
  const { list, travelling, states, settled, keyOf } = bench()
  list.add(['a', 'b', 'c'].map(file))
  list.remove(keyOf('a'))
  expect(travelling.get('a')!.aborted()).toBe(true)
  await settled()
  expect(states()).toEqual(['b sending', 'c sending'])
})
test('order and words are reported; places beyond the ends are the ends', async () => {
  const { list, travelling, reports, ids, settled, keyOf } = bench()
  list.add(['a', 'b'].map(file))
  travelling.get('a')!.arrive()
  travelling.get('b')!.arrive()
  await settled()
  list.move(keyOf('b'), -3)
  expect(ids()).toEqual(['id-b', 'id-a'])
  list.move(keyOf('b'), 9)
  expect(ids()).toEqual(['id-a', 'id-b'])
  list.describe(keyOf('b'), ' the handle ')
  expect(reports.at(-1)![1]).toMatchObject({ uploadId: 'id-b', alt: 'the handle' })
})
test('what the form holds is taken over, but not what the list itself has told', async () => {
  const { list, travelling, reports, states, settled } = bench()
  list.take([{ uploadId: 'x', name: 'draft' }])
  expect(states()).toEqual(['draft sent'])
  list.add([file('a')])
  list.take([{ uploadId: 'x', name: 'draft' }])
  expect(states()).toEqual(['draft sent', 'a sending'])
  travelling.get('a')!.arrive()
  await settled()
  list.move(list.items()[1]!.key, 0)
  list.take(reports[0]!)
  expect(states()).toEqual(['a sent', 'draft sent'])
  list.take([])
  expect(states()).toEqual([])
})
