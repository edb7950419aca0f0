// Messages as staff word them: read by everybody at once, with blanks that are checked; tried out; taken back.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import type { Calls } from '#kernel/call/contract.ts'

let world: World
let editor: Person
beforeAll(async () => {
  world = await openWorld()
  editor = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
type Save = Calls['/api/v2/admin/template/save']['input']
const key = 'feedbackAnswered'
const wish = (more: Partial<Save> = {}): Save => ({
  key,
  lang: 'en-US',
  title: 'About {{kind}}',
  text: 'We say: {{answer}}',
  requestId: requestId(),
  ...more,
})
const save = (more: Partial<Save> = {}) => world.ask('/api/v2/admin/template/save', wish(more), editor)
async function answered(who: Person): Promise<void> {
  const told = { type: 'other', content: 'Hello', requestId: requestId() }
  const { id } = await world.must('/api/v2/feedback/create', told, who)
  const helper = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  await world.must('/api/v2/admin/feedback/reply', { id, body: 'Hi', close: true, requestId: requestId() }, helper)
}
const newest = async (who: Person, lang: 'en-US' | 'zh-CN' = 'en-US') => {
  const { records } = await world.must('/api/v2/user/message/page', { size: 1 }, { ...who, lang })
  return { title: records[0]!.title, text: records[0]!.text }
}

test('a wording is read at once in its language, also by what was sent before, until it is taken back', async () => {
  const who = await world.person()
  await answered(who)
  const before = await newest(who)
  expect((await save({ text: 'We say: {{ answer }}' })).code).toBe(20001)
  // every process hears of it by a line of its own, a moment after the commit
  const worded = { title: 'About Something else', text: 'We say: Hi' }
  await expect.poll(() => newest(who), { timeout: 10_000 }).toEqual(worded)
  expect((await newest(who, 'zh-CN')).text).toBe('商店回复：Hi')
  const { records } = await world.must('/api/v2/admin/template/list', { lang: 'en-US' }, editor)
  expect(records.find((one) => one.key === key)).toMatchObject({
    blanks: ['kind', 'answer'],
    own: { title: 'About {{kind}}', text: 'We say: {{answer}}' },
  })
  await world.must('/api/v2/admin/template/reset', { key, lang: 'en-US', requestId: requestId() }, editor)
  await expect.poll(() => newest(who), { timeout: 10_000 }).toEqual(before)
})

test('unknown blanks, unknown messages, security notices and nothing at all are refused', async () => {
  expect((await save({ text: '{{answer}} {{userPassword}}' })).code).toBe(422221)
  expect((await save({ text: '{{constructor}}' })).code).toBe(422221)
  expect((await save({ key: 'nothing' })).code).toBe(40401)
  expect((await save({ key: 'passwordChanged' })).code).toBe(40401)
  expect((await save({ text: ' \u200B' })).code).toBe(40001)
})

test('every message is drawn with examples in every language, none of its blanks left open', async () => {
  for (const lang of ['en-US', 'zh-CN', 'es-ES'] as const) {
    const { records } = await world.must('/api/v2/admin/template/list', { lang }, editor)
    expect(records.length).toBeGreaterThan(40)
    for (const one of records) {
      const seen = await world.must('/api/v2/admin/template/preview', { key: one.key, lang, ...one.shipped }, editor)
      expect(`${one.key} ${seen.title} ${seen.text}`).not.toMatch(/\{\{|undefined|\[object/)
    }
  }
})

test('a try-out goes to one’s own mailbox alone', async () => {
  const script = '<script>alert(1)</script>'
  const wished = wish({ title: `Hello ${script}`, text: `${script} {{answer}}` })
  const { to } = await world.must('/api/v2/admin/template/try', wished, editor)
  expect(to).toContain('*')
  const inbox = await fetch(`${world.url}/dev/inbox.json?to=${encodeURIComponent(editor.email)}`)
  const [mail] = (await inbox.json()) as { subject: string; text: string }[]
  expect(mail!.subject).toContain(`Hello ${script}`)
  expect(mail!.text).toContain('The lid came cracked')
})
