// Reading: kinds, covers, whether an article helped, and the announcement before and after.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveAnnouncement, saveArticle } from './content.ts'

let world: World
let story: number
beforeAll(async () => {
  world = await openWorld()
  const body = { 'en-US': [{ p: 'Once upon a time.' }] }
  story = await saveArticle(world.app.db, {
    code: 'a-story',
    kind: 'story',
    title: { 'en-US': 'A story' },
    body,
    cover: 'story-child',
    productIds: [7, 3],
  })
  await saveArticle(world.app.db, { code: 'a-guide', kind: 'guide', title: { 'en-US': 'A guide' }, body })
  await saveArticle(world.app.db, {
    code: 'tomorrow',
    kind: 'about',
    title: { 'en-US': 'Later' },
    body,
    publishedAt: new Date(Date.now() + 86_400_000),
  })
})
afterAll(() => world.close())

test('kinds that are written, with how many; an article with its cover and its goods', async () => {
  expect((await world.must('/api/v2/article/category/list', {})).records).toEqual([
    { code: 'guide', count: 1 },
    { code: 'story', count: 1 },
  ])
  expect(await world.must('/api/v2/article/detail', { code: 'a-story' })).toMatchObject({
    cover: 'story-child',
    productIds: [7, 3],
    helped: 0,
  })
  expect((await world.must('/api/v2/article/page', { kind: 'guide' })).records[0]!.cover).toBeNull()
})

test('one voice per reader, which may change', async () => {
  const [anna, ben] = [await world.person(), await world.person()]
  const say = async (helped: boolean, who?: typeof anna) =>
    (await world.must('/api/v2/article/helpful', { id: story, helped }, who)).helped
  expect([await say(true), await say(true), await say(true, anna), await say(true, ben)]).toEqual([1, 1, 2, 3])
  expect(await say(false, anna)).toBe(2)
  expect((await world.must('/api/v2/article/detail', { id: story })).helped).toBe(2)
  expect((await world.ask('/api/v2/article/helpful', { id: 999_999, helped: true })).data.reason).toBe('notFound')
})

test('an announcement knows the one before and the one after it, and no future one', async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  const make = (title: string, days: number) =>
    saveAnnouncement(world.app.db, { kind: 'rule', title: { 'en-US': title }, body: {}, publishedAt: at(days) })
  const [first, second, third] = [await make('First', -3), await make('Second', -2), await make('Third', -1)]
  await make('Future', 2)
  const read = (id: number) => world.must('/api/v2/announcement/detail', { id })
  expect(await read(second)).toMatchObject({
    older: { id: first, title: 'First' },
    newer: { id: third, title: 'Third' },
  })
  expect((await read(first)).older).toBeNull()
  expect((await read(third)).newer).toBeNull()
})

test('who is signed in sees what is unread, reads one or all, and nobody else is touched', async () => {
  const text = (title: string) => ({
    kind: 'system' as const,
    title: { 'en-US': title },
    body: { 'en-US': [{ p: title }] },
  })
  const first = await saveAnnouncement(world.app.db, text('Read me first'))
  await saveAnnouncement(world.app.db, text('Read me second'))
  const [ana, ben] = [await world.person(), await world.person()]
  const unread = async (who: { token: string }) =>
    (await world.must('/api/v2/announcement/page', { unread: true }, who)).records.map((a) => a.id)
  const before = await unread(ana)
  expect(before).toContain(first)
  expect((await world.must('/api/v2/announcement/page', {})).records.every((a) => a.read === null)).toBe(true)
  expect(await world.must('/api/v2/announcement/read', { id: first }, ana)).toEqual({ unread: before.length - 1 })
  expect(await world.must('/api/v2/announcement/read', { id: first }, ana)).toEqual({ unread: before.length - 1 })
  expect((await world.must('/api/v2/announcement/page', {}, ana)).records.find((a) => a.id === first)!.read).toBe(true)
  expect(await world.must('/api/v2/announcement/read', {}, ana)).toEqual({ unread: 0 })
  expect(await unread(ana)).toEqual([])
  expect(await unread(ben)).toEqual(before)
  expect((await world.ask('/api/v2/announcement/read', {})).status).toBe(401)
})
