// How the shop is reached, written at the desk: judged, told everywhere, and by nobody who may not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeFor } from '../../../../test/codes.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { isOutside } from '#kernel/text/outside.ts'
import { dialOf } from './parts/dial.ts'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0 } })
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

const nothing = {
  telephone: '',
  phone: '',
  email: '',
  addressChinese: '',
  addressEnglish: '',
  hours: {},
  chat: '',
  social: [],
}
const requestId = () => crypto.randomUUID()
const written = () => world.must('/api/v2/admin/channel/detail', {}, editor)
const save = (more: object, version: number) =>
  world.ask('/api/v2/admin/channel/save', { ...nothing, ...more, version, requestId: requestId() }, editor)
const shown = async (lang: 'zh-CN' | 'en-US' | 'es-ES') => {
  const reply = await fetch(`${world.url}/channel/get?id=2421`, { headers: { cookie: `lang=${lang}` } })
  return ((await reply.json()) as { data: Calls['/channel/get']['output'] }).data
}

test('nothing is written yet, then everybody reads it in their language; what is empty is not told', async () => {
  expect(await written()).toMatchObject({ ...nothing, version: 0, updatedAt: null })
  const wish = {
    telephone: ' +86 (21) 6123-4567 ext 12 ',
    email: 'Help@Miralo.example',
    hours: { 'zh-CN': '周一至周五 9:00–18:00', 'es-ES': '\u202Ede lunes a viernes ' },
    chat: 'https://chat.example/miralo?a=1',
    social: [
      { name: '小红书', to: 'https://www.xiaohongshu.com/user/miralo', languages: ['zh-CN'] },
      { name: '<b>Mastodon</b>', to: 'https://mastodon.example/@miralo'.replace('@', '%40'), languages: [] },
    ],
  }
  expect((await save(wish, 0)).data).toEqual({ version: 1 })
  const spanish = await shown('es-ES')
  expect(spanish).toMatchObject({
    telephone: '+86 (21) 6123-4567 ext 12',
    phone: '',
    email: 'help@miralo.example',
    hours: 'de lunes a viernes',
    social: [{ name: '<b>Mastodon</b>' }],
  })
  expect((await shown('zh-CN')).social.map(({ name }) => name)).toEqual(['小红书', '<b>Mastodon</b>'])
  expect((await save({ telephone: '' }, 1)).data).toEqual({ version: 2 })
  expect(await shown('en-US')).toMatchObject({ telephone: '', hours: '', chat: '', social: [] })
})

test('of two who save at once one is told that it was changed', async () => {
  const { version } = await written()
  const both = await Promise.all(['a', 'b'].map((name) => save({ addressEnglish: name }, version)))
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set([20001, 409210]))
  expect((await save({}, 0)).code, 'who saw nothing does not begin anew').toBe(409210)
})

test.each([
  [{ email: 'nobody' }, 'contactMailUnfit', 'email'],
  [{ email: '邮箱@例子' }, 'contactMailUnfit', 'email'],
  [{ telephone: 'call me' }, 'contactPhoneUnfit', 'telephone'],
  [{ phone: '12' }, 'contactPhoneUnfit', 'phone'],
  [{ chat: 'javascript:alert(1)' }, 'contactLinkUnfit', 'chat'],
  [{ chat: 'http://chat.example' }, 'contactLinkUnfit', 'chat'],
  [{ chat: '/user/user' }, 'contactLinkUnfit', 'chat'],
  [{ social: [{ name: 'x', to: 'https://a@evil.example', languages: [] }] }, 'contactLinkUnfit', 'social/0/to'],
  [{ social: [{ name: ' ', to: 'https://ok.example', languages: [] }] }, 'contactLinkUnfit', 'social/0/to'],
])('refuses %j', async (wish, reason, field) => {
  const before = await written()
  expect((await save(wish, before.version)).data).toEqual({ reason, field })
  expect(await written()).toEqual(before)
})
test('addresses of other sites are encrypted, of a named host, and hide nothing', () => {
  for (const fine of ['https://a.example', 'https://a.example/x?y=1#z', 'https://a-b.example:8443/文'])
    expect(isOutside(fine), fine).toBe(true)
  for (const no of [
    'https://localhost',
    'https://127.0.0.1',
    'https://[::1]/',
    'https:/a.example',
    '//a.example',
    'https://a.example\\b',
    'https://a b.example',
  ])
    expect(isOutside(no), no).toBe(false)
  expect([dialOf('+86 (21) 6123-4567 ext 12'), dialOf('400 100 转 8')]).toEqual(['tel:+862161234567', 'tel:400100'])
})

test('letters tell it, those of codes too', async () => {
  const { version } = await written()
  await save({ telephone: '400 100 200', email: 'help@miralo.example' }, version)
  const letterOfSomebody = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    await codeFor(world, email)
    return JSON.stringify(await readInbox(world.app.context.env.dataDir, email))
  }
  // every process hears of it a moment after the commit
  await expect.poll(letterOfSomebody, { timeout: 10_000 }).toContain('400 100 200 · help@miralo.example')
})
