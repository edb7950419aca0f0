// Letters through the front door: one for each message, in the reader's language, to whoever wants it; tried again and
// parked; the way out of them serves its reader alone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { messageMail } from '#features/platform/inbox/inbox.ts'
import { tell } from '#features/platform/messages/messages.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { wayOut } from './way-out.ts'

let world: World
beforeAll(async () => void (world = await openWorld()))
afterAll(() => world.close())

const refunded = (who: Person, once: string, at: World = world) =>
  tell(at.app.db, {
    userId: who.userId,
    key: 'refundDone',
    params: { amount: 13_900, number: '2511221000' },
    link: '/user/user/order',
    once,
  })
const lettersTo = (who: Person) => readInbox(world.app.context.env.dataDir, who.email)
const wish = (who: Person, on: boolean) =>
  world.must('/api/v2/user/setting/edit', { notices: [{ kind: 'orders', channel: 'email', on }] }, who)
const wanted = async (who: Person) =>
  (await world.must('/api/v2/user/setting/detail', {}, who)).notices.find((n) => n.kind === 'orders')!.email
const press = (link: string, body = 'List-Unsubscribe=One-Click') =>
  fetch(link, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })

test('one letter for each event, in the reader’s language, with the way there and the way out', async () => {
  const who = await world.person()
  await world.pool.query(`update user_account set language = 'es-ES' where id = $1`, [who.userId])
  await refunded(who, 'a')
  await refunded(who, 'a')
  await world.runJobs()
  const [letter, ...others] = await lettersTo(who)
  expect(others).toEqual([])
  expect(letter!.subject).toMatch(/^Te hemos reembolsado 139,00.*· Miralo$/)
  expect(letter!.text).toContain('139,00')
  expect(letter!.text).toContain(`Ver el pedido: ${world.url}/user/user/order`)
  expect(letter!.text).toContain(letter!.unsubscribe!)
  const [message] = (await world.must('/api/v2/user/message/page', {}, who)).records
  expect((await world.must('/api/v2/user/message/detail', { id: message!.id }, who)).mailedAt).not.toBeNull()
})

test('who does not want them gets none; security is told whatever the wish', async () => {
  const who = await world.person()
  await wish(who, false)
  await refunded(who, 'a')
  await world.runJobs()
  expect(await lettersTo(who)).toEqual([])
  expect((await world.must('/api/v2/user/message/count', {}, who)).asset).toBe(1)
  await tell(world.app.db, { userId: who.userId, key: 'passwordChanged', params: {} })
  await world.runJobs()
  expect(await lettersTo(who), 'its mail is a notice of the inbox, sent by who changed the password').toEqual([])
})

test('one press stops them without a sign-in; pressed again it does no harm', async () => {
  const who = await world.person()
  const other = await world.person()
  await refunded(who, 'a')
  await world.runJobs()
  const link = (await lettersTo(who))[0]!.unsubscribe!
  const named = { link: new URL(link).searchParams.get('link')! }
  expect(await world.must('/api/v2/user/letter/detail', named, {})).toEqual({ kind: 'orders', on: true })
  expect(await wanted(who)).toBe(true)
  const [first, again] = [await press(link), await press(link)]
  expect([first.status, again.status]).toEqual([200, 200])
  expect([await wanted(who), await wanted(other)]).toEqual([false, true])
  const byPage = await press(link, 'stop=1')
  expect([byPage.status, byPage.headers.get('location')]).toEqual([303, `/unsubscribe?link=${named.link}`])
  expect(await world.must('/api/v2/user/letter/detail', named, {})).toEqual({ kind: 'orders', on: false })
})

test('a link that was forged, made for somebody else or for an address of before stops nothing', async () => {
  const [who, other] = [await world.person(), await world.person()]
  const { context } = world.app
  const own = wayOut(context, { userId: who.userId, kind: 'orders' }, who.email)
  const forged = [
    own.replace(`link=${who.userId}.`, `link=${other.userId}.`),
    own.replace('.orders.', '.promotions.'),
    own.slice(0, -3) + 'AAA',
    own.replace('.orders.', '.constructor.'),
    wayOut(context, { userId: other.userId, kind: 'orders' }, who.email),
    `${world.url}/unsubscribe`,
    `${world.url}/unsubscribe?link=${'9'.repeat(15)}.orders.${'A'.repeat(43)}`,
    `${own}&link=x`,
  ]
  for (const link of forged) {
    expect((await press(link)).status, link).toBe(404)
    const named = { link: new URL(link).searchParams.get('link') ?? '' }
    if (link.split('link=').length === 2)
      expect((await world.ask('/api/v2/user/letter/detail', named, {})).status).toBe(404)
  }
  await world.pool.query(`update user_account set email = 'moved@example.com' where id = $1`, [who.userId])
  expect((await press(own)).status).toBe(404)
  expect([await wanted(who), await wanted(other)]).toEqual([true, true])
})

test('a mail server that refuses is asked again, slower each time; then the letter is parked', async () => {
  // nothing listens there
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'silent' }
  const refusing = await openWorld({ over: world, env, settings: { letterTries: 3, letterAgainSeconds: 60 } })
  try {
    const who = await refusing.person('patient')
    await refunded(who, 'a', refusing)
    await refusing.runJobs()
    const state = async () =>
      (
        await refusing.pool.query<{ status: string; tries: number }>(
          `select l.status, l.tries from letter l join message m on m.id = l.message_id where m.user_id = $1`,
          [who.userId],
        )
      ).rows[0]
    expect(await state()).toEqual({ status: 'due', tries: 1 })
    await refusing.advance(61_000)
    expect(await state()).toEqual({ status: 'due', tries: 2 })
    await refusing.advance(61_000)
    expect(await state(), 'twice as long').toEqual({ status: 'due', tries: 2 })
    await refusing.advance(61_000)
    expect(await state()).toEqual({ status: 'parked', tries: 3 })
    await refusing.advance(3_600_000)
    expect(await state()).toEqual({ status: 'parked', tries: 3 })
    await world.app.context.clock.sync()
    await world.pool.query(`update letter set status = 'due', tries = 0 where status = 'parked'`)
    await world.pool.query(`select graphile_worker.add_job('letters.sweep', '{}')`)
    await world.runJobs()
    expect(await lettersTo(who)).toHaveLength(1)
  } finally {
    await refusing.close()
  }
})

test('a letter is escaped and keeps addresses and numbers to itself', async () => {
  const said = {
    title: '<b>t</b>',
    text: '"&\n<img src=x onerror=alert(1)>',
    id: 'message-1',
    wish: 'orders' as const,
    settings: 'https://x/user/setting',
    unsubscribe: 'https://x/u?a=1&b="',
  }
  const { html = '', text } = messageMail('a@b.cd', 'en-US', { ...said, way: { to: 'https://x/?"', label: '<i>' } })
  expect(html).not.toMatch(/<(b|img|i)>|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('href="https://x/u?a=1&amp;b=&quot;"')
  expect(text).toContain('<b>t</b>')
})
