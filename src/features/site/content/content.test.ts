import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buyer } from '../../../../test/buying.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { saveAnnouncement, saveArticle, saveChannel } from './content.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const body = { 'en-US': [{ h: 'One' }, { p: 'Two' }, { ul: ['a', 'b'] }], 'zh-CN': [{ p: '二' }] }
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000)

describe('articles', () => {
  test('by code and id, in the language, in versions', async () => {
    const article = {
      code: 'terms',
      kind: 'agreement' as const,
      title: { 'en-US': 'Terms', 'zh-CN': '用户协议' },
      summary: { 'en-US': 'Short' },
      body,
    }
    const id = await saveArticle(world.app.db, article)
    const first = await world.must('/api/v2/article/detail', { code: 'terms' }, { lang: 'zh-CN' })
    expect(first).toMatchObject({
      id,
      code: 'terms',
      kind: 'agreement',
      title: '用户协议',
      summary: 'Short',
      version: 1,
      body: [{ p: '二' }],
    })
    expect(first.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect((await world.must('/api/v2/article/detail', { id }, { lang: 'es-ES' })).body).toEqual(body['en-US'])
    expect(await saveArticle(world.app.db, article)).toBe(id)
    expect(await world.must('/api/v2/article/detail', { id })).toMatchObject({
      version: 1,
      publishedAt: first.publishedAt,
      updatedAt: first.updatedAt,
    })
    await saveArticle(world.app.db, { ...article, title: { 'en-US': 'Terms of use' } })
    expect(await world.must('/api/v2/article/detail', { id }, { lang: 'zh-CN' })).toMatchObject({
      version: 2,
      title: 'Terms of use',
    })
  })
  test('missing ones', async () => {
    for (const input of [{ code: 'nothing' }, { id: 99_999 }, { code: "'; drop table article" }])
      expect((await world.ask('/api/v2/article/detail', input)).code).toBe(40401)
    expect((await world.ask('/api/v2/article/detail', { code: 'a\0b' })).code).toBe(40001)
    expect(await world.ask('/api/v2/article/detail', {})).toMatchObject({ code: 40001, data: { field: 'code' } })
  })
  test('newest first, by kind, page by page; tomorrow shows tomorrow', async () => {
    const title = (n: number) => ({ 'en-US': `Guide ${n}` })
    for (let n = 1; n <= 5; n++)
      await saveArticle(world.app.db, {
        code: `guide-${n}`,
        kind: 'guide',
        title: title(n),
        body,
        publishedAt: ago(Math.ceil(n / 2)),
      })
    await saveArticle(world.app.db, { code: 'guide-6', kind: 'guide', title: title(6), body, publishedAt: ago(-1) })
    const all = await world.must('/api/v2/article/page', { kind: 'guide' })
    expect(all).toMatchObject({ total: 5, totalIsExact: true, next: null })
    expect(all.records.map((a) => a.code)).toEqual(['guide-2', 'guide-1', 'guide-4', 'guide-3', 'guide-5'])
    const codes: string[] = []
    let after: string | null | undefined
    do {
      const page = await world.must('/api/v2/article/page', { kind: 'guide', size: 2, ...(after ? { after } : {}) })
      codes.push(...page.records.map((a) => a.code))
      after = page.next
    } while (after)
    expect(codes).toEqual(all.records.map((a) => a.code))
    expect(
      (await world.must('/api/v2/article/page', { kind: 'guide', size: 2, page: 3 })).records.map((a) => a.code),
    ).toEqual(['guide-5'])
    expect((await world.must('/api/v2/article/page', { kind: 'guide', page: 50 })).records).toEqual([])
    expect((await world.ask('/api/v2/article/detail', { code: 'guide-6' })).code).toBe(40401)
    await world.advance(86_460_000)
    expect((await world.must('/api/v2/article/page', { kind: 'guide' })).total).toBe(6)
    expect((await world.ask('/api/v2/article/page', { after: 'WzFd' })).code).toBe(40001)
    expect((await world.ask('/api/v2/article/page', { kind: 'x' as never })).code).toBe(40001)
  })
})

test('announcements: pinned first, then newest; saved again they stay one', async () => {
  const say = (title: string, days: number, pinned = false) =>
    saveAnnouncement(world.app.db, {
      kind: 'system',
      title: { 'en-US': title, 'es-ES': `${title} (es)` },
      body,
      pinned,
      publishedAt: ago(days),
    })
  const [old, fresh, pinned] = [await say('Old', 3), await say('Fresh', 1), await say('Pinned', 9, true)]
  expect(await say('Old', 3)).toBe(old)
  const page = await world.must('/api/v2/announcement/page', { size: 2 }, { lang: 'es-ES' })
  expect(page.records.map((a) => a.title)).toEqual(['Pinned (es)', 'Fresh (es)'])
  expect(page.total).toBe(3)
  expect(
    (await world.must('/api/v2/announcement/page', { size: 2, after: page.next! })).records.map((a) => a.id),
  ).toEqual([old])
  expect(await world.must('/api/v2/announcement/detail', { id: pinned })).toMatchObject({
    pinned: true,
    body: body['en-US'],
  })
  expect((await world.ask('/api/v2/announcement/detail', { id: fresh + 1000 })).code).toBe(40401)
})

test('the contacts of a channel, by GET', async () => {
  const contact = {
    telephone: '+86 21 6123 4567',
    phone: '+86 138 0013 8000',
    email: 'hello@miralo.example',
    addressChinese: '上海市',
    addressEnglish: 'Shanghai',
  }
  await saveChannel(world.app.db, 2421, { ...contact, phone: '' })
  await saveChannel(world.app.db, 2421, contact)
  const get = async (id: string) =>
    (await fetch(`${world.url}/channel/get?id=${id}`)).json() as Promise<{ code: number; data: unknown }>
  expect(await get('2421')).toMatchObject({ code: 20001, data: { id: 2421, ...contact } })
  expect((await get('2422')).code).toBe(40401)
  expect((await get('99999999999')).code).toBe(40401)
  expect((await get('x')).code).toBe(40001)
})
test('who begins to top up their balance agrees to its rules, as they stand', async () => {
  const detail = '/api/v2/user/balance/recharge/detail'
  const ana = await buyer(world, { fen: 0 })
  expect((await world.must(detail, {}, ana)).rules).toBe(false)
  const rules = { code: 'balance-rules', kind: 'agreement' as const, title: { 'en-US': 'Rules' }, summary: {}, body }
  const id = await saveArticle(world.app.db, rules)
  expect((await world.must(detail, {}, ana)).rules).toBe(true)
  for (const amount of [5000, 7000])
    await world.must('/api/v2/user/balance/recharge/create', { amount, agreement: true }, ana)
  await world.runJobs()
  const { rows } = await world.pool.query(
    'select article_id::int as id, version from agreement_consent where user_id = $1',
    [ana.userId],
  )
  expect(rows).toEqual([{ id, version: 1 }])
})
