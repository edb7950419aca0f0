// Help: shoppers read what staff wrote, in its order, found by words; staff move, hide and delete.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await openWorld()
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
const everywhere = (text: string) => ({ 'en-US': text, 'zh-CN': text, 'es-ES': text })
const topic = async (name: string): Promise<number> =>
  (await world.must('/api/v2/admin/help/topic/add', { name: everywhere(name), requestId: requestId() }, editor)).id
const problem = async (topicId: number, title: string, body = `<p>About ${title}</p>`): Promise<number> => {
  const wish = { topicId, title: everywhere(title), body: everywhere(body), hot: false, hidden: false }
  return (await world.must('/api/v2/admin/help/problem/add', { ...wish, requestId: requestId() }, editor)).id
}
const found = async (input: { keyword?: string; topicId?: number } = {}): Promise<string[]> =>
  (await world.must('/api/v2/help/problem/page', { ...input, size: 100 })).records.map((p) => p.title)
const move = (kind: 'topic' | 'problem', id: number, before: number | null, topicId: number | null = null) =>
  world.ask('/api/v2/admin/help/move', { kind, id, topicId, before, requestId: requestId() }, editor)

test('topics and problems stand in the order that staff give them, and are found by words', async () => {
  const [paying, sending] = [await topic('Paying'), await topic('Sending')]
  const [card, coin] = [await problem(paying, 'Card'), await problem(paying, 'Coin')]
  const late = await problem(sending, 'Late')
  expect(await found()).toEqual(['Card', 'Coin', 'Late'])
  await move('problem', coin, card)
  await move('topic', sending, paying)
  expect(await found()).toEqual(['Late', 'Coin', 'Card'])
  await move('problem', late, null, paying)
  expect(await found({ topicId: paying })).toEqual(['Coin', 'Card', 'Late'])
  expect((await world.must('/api/v2/help/topic/list', {})).records).toEqual([{ id: paying, name: 'Paying', count: 3 }])
  expect(await found({ keyword: 'about coin' })).toEqual(['Coin'])
  expect(await found({ keyword: '%' })).toEqual([])
  expect((await move('problem', 99_999, null)).code).toBe(40401)
  expect((await move('problem', late, null, 99_999)).code).toBe(40401)
  // all at once: nothing is lost, every place is taken once
  await Promise.all([move('problem', coin, null), move('problem', card, coin), move('problem', late, card)])
  expect((await found({ topicId: paying })).toSorted()).toEqual(['Card', 'Coin', 'Late'])
  const { rows } = await world.pool.query('select position from help_problem where topic_id = $1 order by 1', [paying])
  expect(rows.map((r) => r.position)).toEqual([1, 2, 3])
})

test('hidden ones are nowhere; a used topic stays; what was changed meanwhile is not written over', async () => {
  const id = await topic('Secret')
  const one = await problem(id, 'Whisper')
  const detail = await world.must('/api/v2/admin/help/problem/detail', { id: one }, editor)
  const { helped: _, notHelped: _n, ...kept } = detail
  const edit = (more: object) =>
    world.ask('/api/v2/admin/help/problem/edit', { ...kept, ...more, requestId: requestId() }, editor)
  expect((await edit({ hidden: true })).code).toBe(20001)
  expect((await edit({ hidden: false })).code).toBe(409210)
  expect(await found({ topicId: id })).toEqual([])
  expect((await world.ask('/api/v2/help/problem/detail', { id: one })).code).toBe(40401)
  const remove = () => world.ask('/api/v2/admin/help/topic/delete', { id, revision: 1, requestId: requestId() }, editor)
  expect((await remove()).code).toBe(409214)
  await world.must('/api/v2/admin/help/problem/delete', { id: one, revision: 2, requestId: requestId() }, editor)
  expect((await remove()).code).toBe(20001)
  expect((await edit({ body: {} })).code).toBe(40401)
})

test('says whether it helped: one voice per reader, which goes when they leave', async () => {
  const id = await problem(await topic('Votes'), 'Vote')
  const reader = await world.person()
  const say = (helped: boolean, who: Partial<Person> = {}) =>
    world.must('/api/v2/help/problem/helpful', { id, helped }, who)
  expect(await say(true, reader)).toEqual({ helped: 1 })
  expect(await say(true, reader)).toEqual({ helped: 1 })
  expect(await say(true)).toEqual({ helped: 2 })
  expect(await say(false, reader)).toEqual({ helped: 1 })
  expect(await world.must('/api/v2/admin/help/problem/detail', { id }, editor)).toMatchObject({
    helped: 1,
    notHelped: 1,
  })
})

test('holds no script in any language', async () => {
  const script = `<script>a()</script><img src=x onerror=a()><a href="javascript:a()">x</a><p>ok</p>`
  const id = await problem(await topic('<script>a()</script>'), script, script)
  for (const lang of ['en-US', 'zh-CN', 'es-ES'] as const) {
    const shown = await world.must('/api/v2/help/problem/detail', { id }, { lang })
    expect(shown.title).toBe(script)
    expect(JSON.stringify(shown.body)).toContain('<p>ok</p>')
    expect(JSON.stringify(shown.body)).not.toMatch(/script|onerror/)
  }
})
