// Announcements and articles at the staff's desk: who reads them, from when on, and that nothing typed does anything.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let editor: Person
let merchantId: number
beforeAll(async () => {
  world = await openWorld()
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
  merchantId = (await makeShop(world)).merchants.kiln
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
type Wish = Calls['/api/v2/admin/announcement/add']['input']
const wish = (more: Partial<Wish> = {}): Wish => ({
  kind: 'system',
  title: { 'en-US': 'News', 'zh-CN': '消息', 'es-ES': 'Noticias' },
  body: { 'en-US': '<p>All is <strong>well</strong>.</p>' },
  pinned: false,
  audience: 'all',
  onHome: true,
  startsAt: null,
  endsAt: null,
  publish: true,
  requestId: requestId(),
  ...more,
})
const announce = (more: Partial<Wish> = {}) => world.must('/api/v2/admin/announcement/add', wish(more), editor)
const seenBy = async (who: Partial<Person> = {}): Promise<number[]> =>
  (await world.must('/api/v2/announcement/page', { size: 100 }, who)).records.map((a) => a.id)
const inMs = (ms: number): string => new Date(world.app.context.clock.now() + ms).toISOString()
const hour = 3_600_000

/** What must never run, in every language, where it is text and where it is HTML. */
const script = `<script>alert(1)</script><img src=x onerror=alert(2)><a href="javascript:alert(3)">x</a><svg onload=a>`
const everywhere = (text: string) => ({ 'en-US': text, 'zh-CN': text, 'es-ES': text })
const harmful = /<script|onerror|javascript:|<svg|onload/i

describe('announcements', () => {
  test('are for everybody, for who is signed in, or for who works for a merchant', async () => {
    const [all, people, merchants] = [
      await announce(),
      await announce({ audience: 'people' }),
      await announce({ audience: 'merchants' }),
    ].map(({ id }) => id)
    const shopper = await world.person()
    const seller = await world.person()
    await joinAs(world, seller, { audience: 'merchant', merchantId, role: 'owner' })
    expect(await seenBy()).toEqual([all])
    expect(await seenBy(shopper)).toEqual([people, all])
    expect(await seenBy(seller)).toEqual([merchants, people, all])
    expect((await world.ask('/api/v2/announcement/detail', { id: merchants! }, shopper)).code).toBe(40401)
    await world.must('/api/v2/announcement/detail', { id: merchants! }, seller)
    const { unread } = await world.must('/api/v2/announcement/read', { id: merchants! }, shopper)
    expect(unread).toBe(2)
    expect((await world.must('/api/v2/announcement/detail', { id: people! }, shopper)).older?.id).toBe(all)
  })
  test('come and go in their time; drafts are nobody’s', async () => {
    const before = await seenBy()
    const planned = await announce({ startsAt: inMs(hour), endsAt: inMs(2 * hour) })
    const draft = await announce({ publish: false })
    const tab = async (id: number) => (await world.must('/api/v2/admin/announcement/detail', { id }, editor)).state
    expect([await tab(planned.id), await tab(draft.id)]).toEqual(['planned', 'draft'])
    expect(await seenBy()).toEqual(before)
    await world.advance(hour + 1000)
    expect(await seenBy()).toContain(planned.id)
    expect(await tab(planned.id)).toBe('out')
    await world.advance(hour)
    expect(await seenBy()).toEqual(before)
    expect(await tab(planned.id)).toBe('over')
    const over = await world.must('/api/v2/admin/announcement/page', { tab: 'over' }, editor)
    expect(over.records.map((a) => a.id)).toEqual([planned.id])
    expect(
      (await world.ask('/api/v2/admin/announcement/add', wish({ startsAt: inMs(hour), endsAt: inMs(hour) }), editor))
        .data,
    ).toMatchObject({ field: 'endsAt' })
  })
  test('are written over only as they were read, and stand in the log', async () => {
    const { id } = await announce()
    const edit = (revision: number, title: string) =>
      world.ask('/api/v2/admin/announcement/edit', { id, revision, ...wish({ title: everywhere(title) }) }, editor)
    const both = await Promise.all([edit(1, 'One'), edit(1, 'Two')])
    expect(both.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 409210])
    expect((await edit(2, '  \u200B ')).code).toBe(422210)
    const { rows } = await world.pool.query(
      `select action from audit_log where subject = 'announcement' and subject_id = $1 order by id`,
      [id],
    )
    expect(rows.map((r) => r.action)).toEqual(['announcement.add', 'announcement.edit'])
    await world.must('/api/v2/admin/announcement/delete', { id, revision: 2, requestId: requestId() }, editor)
    expect((await world.ask('/api/v2/announcement/detail', { id })).code).toBe(40401)
  })
  test('hold no script', async () => {
    const { id } = await announce({ title: everywhere(script), body: everywhere(`<p>ok</p>${script}`) })
    for (const lang of ['en-US', 'zh-CN', 'es-ES'] as const) {
      const { body, title } = await world.must('/api/v2/announcement/detail', { id }, { lang })
      expect(title).toBe(script)
      expect(JSON.stringify(body)).toContain('<p>ok</p>')
      expect(JSON.stringify(body)).not.toMatch(harmful)
    }
  })
})

describe('articles', () => {
  let next = 0
  async function draft(body: string | undefined = '<h3>One</h3><p>Two</p>') {
    const code = `piece-${++next}`
    const title = { 'en-US': `Piece ${next}` }
    const { id } = await world.must(
      '/api/v2/admin/article/add',
      { code, kind: 'guide', title, requestId: requestId() },
      editor,
    )
    const words = { title, summary: {}, body: body ? { 'en-US': body } : {} }
    const { revision } = await world.must(
      '/api/v2/admin/article/save',
      { id, revision: 1, ...words, requestId: requestId() },
      editor,
    )
    return { id, code, revision, title }
  }
  const publish = (id: number, revision: number, at: string | null = null) =>
    world.ask('/api/v2/admin/article/publish', { id, revision, at, requestId: requestId() }, editor)
  const read = (code: string) => world.ask('/api/v2/article/detail', { code })
  const detail = (id: number) => world.must('/api/v2/admin/article/detail', { id }, editor)

  test('a draft is seen by nobody; published it is there at once, and every version stays', async () => {
    const { id, code, revision, title } = await draft()
    expect((await read(code)).code).toBe(40401)
    const shown = await publish(id, revision)
    expect((await read(code)).data).toMatchObject({ version: 1, body: [{ h: 'One' }, { html: '<p>Two</p>' }] })
    const again = { id, title, summary: {}, body: { 'en-US': '<p>Three</p>' }, requestId: requestId() }
    const saved = await world.must('/api/v2/admin/article/save', { ...again, revision: shown.data['revision'] }, editor)
    expect((await read(code)).data).toMatchObject({ version: 1 })
    expect(await detail(id)).toMatchObject({ hasDraft: true, status: 'published', body: { 'en-US': '<p>Three</p>' } })
    const two = await publish(id, saved.revision)
    expect((await read(code)).data).toMatchObject({ version: 2, body: [{ html: '<p>Three</p>' }] })
    expect((await detail(id)).versions.map((v) => v.version)).toEqual([2, 1])
    const first = await world.must('/api/v2/admin/article/version', { id, version: 1 }, editor)
    expect(first.body['en-US']).toBe('<h3>One</h3><p>Two</p>')
    expect((await publish(id, two.data['revision'])).code).toBe(409213)
  })
  test('is shown by itself at its time, once, and not when it was called off', async () => {
    const [kept, dropped] = [await draft(), await draft()]
    const planned = await publish(kept.id, kept.revision, inMs(hour))
    const other = await publish(dropped.id, dropped.revision, inMs(hour))
    const locked = { ...kept, summary: {}, body: {}, requestId: requestId() }
    const { code: _, ...writing } = { ...locked, revision: planned.data['revision'] }
    expect((await world.ask('/api/v2/admin/article/save', writing, editor)).code).toBe(409212)
    await world.must(
      '/api/v2/admin/article/callOff',
      { id: dropped.id, revision: other.data['revision'], requestId: requestId() },
      editor,
    )
    await world.advance(hour + 1000)
    expect((await read(kept.code)).data).toMatchObject({ version: 1 })
    expect((await read(dropped.code)).code).toBe(40401)
    expect((await publish(kept.id, 1, inMs(-hour))).code).toBe(409210)
  })
  test('is withdrawn and shown again; agreements stay', async () => {
    const { id, code, revision } = await draft()
    let at = revision
    const withdraw = (withdrawn: boolean) =>
      world.ask('/api/v2/admin/article/withdraw', { id, revision: at, withdrawn, requestId: requestId() }, editor)
    // what nobody has seen yet is not withdrawn but dropped
    expect((await withdraw(true)).code).toBe(422211)
    at = Number((await publish(id, revision)).data['revision'])
    expect((await publish(id, at)).code).toBe(409213)
    at = Number((await withdraw(true)).data['revision'])
    expect((await read(code)).code).toBe(40401)
    expect((await world.must('/api/v2/article/page', { size: 100 })).records.map((a) => a.id)).not.toContain(id)
    at = Number((await withdraw(false)).data['revision'])
    expect((await read(code)).code).toBe(20001)
    await world.pool.query(`update article set kind = 'agreement' where id = $1`, [id])
    expect((await withdraw(true)).code).toBe(422212)
  })
  test('a code is taken once, nothing is published empty, a draft that was never shown goes for good', async () => {
    const { id, code, revision } = await draft('')
    const again = { code, kind: 'guide', title: { 'en-US': 'x' }, requestId: requestId() } as const
    expect((await world.ask('/api/v2/admin/article/add', again, editor)).code).toBe(409211)
    expect((await publish(id, revision)).code).toBe(422211)
    await world.must('/api/v2/admin/article/discard', { id, revision, requestId: requestId() }, editor)
    expect((await world.ask('/api/v2/admin/article/detail', { id }, editor)).code).toBe(40401)
  })
  test('hold no script, also in headings and where quotations are torn', async () => {
    const nasty = `<h3>${script}Head</h3><blockquote><h3>in</h3>${script}</blockquote><h2>&lt;script&gt;</h2>`
    const { id, code, revision } = await draft(nasty)
    await publish(id, revision)
    const { body } = (await read(code)).data as { body: object[] }
    expect(JSON.stringify(body.filter((b) => 'html' in b))).not.toMatch(harmful)
    // plain text, which screens escape
    expect(body.at(-1)).toEqual({ h: '<script>' })
    const shown = await world.must('/api/v2/admin/content/preview', { html: nasty }, editor)
    expect(shown.body).toEqual(body)
  })
})

describe('agreements', () => {
  const edited = async (id: number, text: string, asks: boolean, at: string | null = null) => {
    const { revision, title, summary } = await world.must('/api/v2/admin/article/detail', { id }, editor)
    const words = { title, summary, body: everywhere(`<p>${text}</p>`) }
    const saved = await world.must(
      '/api/v2/admin/article/save',
      { id, revision, ...words, requestId: requestId() },
      editor,
    )
    const shown = { id, revision: saved.revision, at, asks, requestId: requestId() }
    return world.must('/api/v2/admin/article/publish', shown, editor)
  }
  const pending = async (who: Person) => (await world.must('/api/v2/agreement/pending', {}, who)).records
  const agree = (who: Person, agreements: { id: number; version: number }[]) =>
    world.ask('/api/v2/agreement/accept', { agreements, requestId: requestId() }, who)

  test('a new version is asked for once, of who registered before it, and old ones stay readable', async () => {
    const title = everywhere('Terms')
    const add = { code: 'terms-x', kind: 'agreement', title, requestId: requestId() } as const
    const { id } = await world.must('/api/v2/admin/article/add', add, editor)
    const [old, busy] = [await world.person(), await world.person()]
    await edited(id, 'One', true)
    await world.advance(1000)
    const young = await world.person()
    expect(await pending(young)).toEqual([])
    expect(await pending(old)).toMatchObject([{ id, code: 'terms-x', version: 1 }])
    await world.advance(1000)
    await edited(id, 'Two', false)
    expect(await pending(young)).toEqual([])
    expect(await pending(old)).toMatchObject([{ id, version: 2 }])
    expect((await agree(old, [{ id, version: 1 }])).code).toBe(409210)
    expect((await agree(old, [{ id: 99_999, version: 1 }])).code).toBe(40401)
    expect(
      (await Promise.all([agree(old, [{ id, version: 2 }]), agree(old, [{ id, version: 2 }])])).map((r) => r.code),
    ).toEqual([20001, 20001])
    expect(await pending(old)).toEqual([])
    const consents = await world.must('/api/v2/admin/agreement/consent/page', { articleId: id, version: 2 }, editor)
    expect(consents.records.map((row) => row.userId)).toEqual([old.userId])
    await edited(id, 'Three', true, inMs(hour))
    expect(await pending(old)).toEqual([])
    await world.advance(hour + 1000)
    expect(await pending(old)).toMatchObject([{ id, version: 3 }])
    expect(await pending(young)).toMatchObject([{ id, version: 3 }])
    expect(await pending(busy)).toMatchObject([{ id, version: 3 }])
    expect((await agree(busy, [{ id, version: 3 }])).code).toBe(20001)
    expect(await pending(busy)).toEqual([])
    const { records } = await world.must('/api/v2/agreement/version/list', { code: 'terms-x' })
    expect(records.map((row) => row.version)).toEqual([3, 2, 1])
    expect(await world.must('/api/v2/article/detail', { code: 'terms-x', version: 1 })).toMatchObject({
      version: 1,
      latest: 3,
      body: [{ html: '<p>One</p>' }],
    })
    expect((await world.ask('/api/v2/article/detail', { code: 'terms-x', version: 4 })).code).toBe(40401)
  })
  test('nobody is asked for what is no agreement', async () => {
    const add = { code: 'no-terms', kind: 'story', title: everywhere('x'), requestId: requestId() } as const
    const { id } = await world.must('/api/v2/admin/article/add', add, editor)
    const who = await world.person()
    await edited(id, 'One', true)
    expect((await pending(who)).map((one) => one.id)).not.toContain(id)
    expect((await agree(who, [{ id, version: 1 }])).code).toBe(40401)
    expect((await world.ask('/api/v2/article/detail', { id, version: 1 })).code).toBe(40401)
    // nor is it noted as if somebody were
    const { rows } = await world.pool.query('select asks from article_version where article_id = $1', [id])
    expect(rows).toEqual([{ asks: false }])
  })
})

test('support reads and writes nothing', async () => {
  const helper = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  await world.must('/api/v2/admin/article/page', {}, helper)
  expect((await world.ask('/api/v2/admin/announcement/add', wish(), helper)).code).toBe(40301)
})
