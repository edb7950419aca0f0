import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppContext } from '#kernel/call/app-context.ts'
import { notices } from '../../../../test/notice-params.ts'
import { openWorld, type World } from '../../../../test/world.ts'
import { languages } from '#kernel/text/language.ts'
import { keepMail, keepText, readInbox } from './dev-inbox.ts'
import { sendCode, sendMail, sendNotice, type Purpose } from './inbox.ts'
import { inboxPage } from './inbox-page.ts'
import { codeMail, codeText, noticeMail, noticeText, type Notices } from './letters.ts'

const nasty = `<script>alert(1)</script>"'&<img src=x onerror=alert(1)>`
const mail = (to: string, n = 0) => ({ to, subject: `Mail ${n}`, text: 'Hello' })
const shopWith = (env: Partial<AppContext['env']>, demo: boolean, warnings: string[] = []): AppContext =>
  ({
    env: { mailFrom: 'Miralo <no-reply@miralo.example>', ...env },
    demo,
    clock: { now: () => 0 },
    settings: { get: () => 300 },
    log: { warn: (_: object, text: string) => warnings.push(text), error: () => undefined, info: () => undefined },
  }) as unknown as AppContext

describe('the kept mails', () => {
  const dir = mkdtempSync(join(tmpdir(), 'miralo-inbox-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))
  test('are the newest 200, newest first, by address', async () => {
    await Promise.all(
      Array.from({ length: 450 }, (_, n) =>
        keepMail(dir, mail(n % 2 ? 'Odd@example.com' : 'even@example.com', n), new Date(n)),
      ),
    )
    const all = await readInbox(dir)
    expect(all.map((m) => m.subject)).toEqual(Array.from({ length: 200 }, (_, i) => `Mail ${449 - i}`))
    expect(await readInbox(dir, ' odd@EXAMPLE.com')).toHaveLength(100)
    expect(await readInbox(dir, 'nobody@example.com')).toEqual([])
    expect(statSync(join(dir, 'inbox.jsonl')).mode & 0o777).toBe(0o600)
    expect(readFileSync(join(dir, 'inbox.jsonl'), 'utf8').split('\n').length).toBeLessThan(402)
  })
  test('a text of a phone is no mail', async () => {
    const other = mkdtempSync(join(tmpdir(), 'miralo-inbox-'))
    await keepText(
      other,
      codeText('+34600111222', 'es-ES', { purpose: 'login', code: '424242', minutes: 5 }),
      new Date(0),
    )
    expect(await readInbox(other, '+34 600-111-222')).toMatchObject([{ by: 'text', code: '424242' }])
    expect(await readInbox(other, '600111222')).toEqual([])
    rmSync(other, { recursive: true })
  })
  test('an empty folder is an empty inbox', async () => expect(await readInbox(join(dir, 'none'))).toEqual([]))
})

describe('mails', () => {
  test('speak the language of their reader', () => {
    expect(codeMail('a@b.cd', 'en-US', { purpose: 'login', code: '012345', minutes: 5 })).toMatchObject({
      subject: '012345 is your Miralo sign-in code',
      code: '012345',
    })
    expect(codeMail('a@b.cd', 'es-ES', { purpose: 'login', code: '012345', minutes: 1 }).text).toContain(
      'durante 1 minuto y',
    )
    expect(codeMail('a@b.cd', 'zh-CN', { purpose: 'payPassword', code: '012345', minutes: 5 }).text).toContain(
      '验证码 5 分钟内有效',
    )
    expect(codeMail('a@b.cd', 'es-ES', { purpose: 'login', code: '012345', minutes: 5 }).html).toContain(
      '<html lang="es-ES">',
    )
  })
  test('every purpose and every notice is told in every language', () => {
    const purposes: Purpose[] = [
      'login',
      'register',
      'resetPassword',
      'payPassword',
      'changeEmail',
      'changePhone',
      'bindPhone',
      'cancelAccount',
      'exportData',
      'addCard',
      'approveAlone',
      'console',
    ]
    for (const lang of languages) {
      const mails = purposes.map((purpose) =>
        codeMail('a@b.cd', lang, { purpose: purpose, code: '012345', minutes: 5 }),
      )
      for (const { subject, text } of mails)
        expect([subject.startsWith('012345'), text.includes('012345'), /\{\{|inbox:/.test(subject + text)]).toEqual([
          true,
          true,
          false,
        ])
      expect(new Set(mails.map((m) => m.text)).size).toBe(purposes.length)
      for (const purpose of purposes) {
        const { text, values } = codeText('+34600111222', lang, { purpose: purpose, code: '012345', minutes: 5 })
        expect([
          text.includes('012345'),
          text.includes('5'),
          /\{\{|inbox:/.test(text),
          text.length < 160,
          values,
        ]).toEqual([true, true, false, true, { code: '012345', minutes: '5' }])
      }
      for (const [kind, params] of Object.entries(notices)) {
        const { subject, text, html } = noticeMail('a@b.cd', lang, kind as 'newSignIn', params as Notices['newSignIn'])
        expect(
          subject + text + noticeText('+34600111222', lang, kind as 'newSignIn', params as Notices['newSignIn']).text,
        ).not.toMatch(/\{\{|inbox:/)
        for (const value of Object.values(params)) expect(text).toContain(value)
        expect(html).not.toContain('<img')
      }
    }
  })
  test('a notice never fails, whatever is wrong', async () => {
    const warnings: string[] = []
    await sendNotice(shopWith({}, false, warnings), { email: 'a@b.cd' }, 'en-US', 'passwordChanged', {})
    await sendNotice(
      shopWith({ smtpUrl: 'smtp://127.0.0.1:1' }, true),
      { email: 'a@b.cd' },
      'en-US',
      'passwordChanged',
      {},
    )
    await sendNotice(
      shopWith({ dataDir: '/dev/null/none' }, true),
      { phone: '+34600111222' },
      'es-ES',
      'closingRejected',
      { reason: 'x' },
    )
    expect(warnings).toHaveLength(1)
  })
  test('a code by text without a provider outside of a demo shop is refused and logged', async () => {
    const warnings: string[] = []
    await expect(
      sendCode(shopWith({}, false, warnings), { phone: '+34600111222' }, 'en-US', 'login', '424242'),
    ).rejects.toMatchObject({ reason: 'networkBusy' })
    expect(warnings[0]).toContain('SMS_PROVIDER')
  })
  test('a provider that does not answer is a busy network', async () => {
    const sms = {
      provider: 'twilio' as const,
      key: 'k',
      secret: 's',
      sender: '+1',
      app: '',
      templates: {},
      host: 'http://127.0.0.1:1',
    }
    await expect(
      sendCode(shopWith({ sms }, true), { phone: '+34600111222' }, 'en-US', 'login', '424242'),
    ).rejects.toMatchObject({ reason: 'networkBusy' })
  })
  test('without a mail server outside of a demo shop are refused and logged', async () => {
    const warnings: string[] = []
    await expect(sendMail(shopWith({}, false, warnings), mail('a@b.cd'))).rejects.toMatchObject({
      reason: 'networkBusy',
    })
    expect(warnings[0]).toContain('SMTP_URL')
  })
  test('leave by SMTP, and a server that does not answer is a busy network', async () => {
    const { port, received, stop } = await smtpServer()
    await sendCode(
      shopWith({ smtpUrl: `smtp://127.0.0.1:${port}` }, true),
      { email: 'ana@example.com' },
      'es-ES',
      'login',
      '424242',
    )
    const shop = shopWith({ smtpUrl: `smtp://127.0.0.1:${port}` }, true)
    await sendMail(shop, { ...mail('bo@example.com'), id: 'message-7', unsubscribe: 'https://shop.example/u?link=1' })
    expect(received()).toContain('List-Unsubscribe: <https://shop.example/u?link=1>')
    expect(received()).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(received()).toContain('Message-ID: <message-7@miralo.example>')
    expect(received()).toContain('RCPT TO:<ana@example.com>')
    expect(received()).toContain('MAIL FROM:<no-reply@miralo.example>')
    expect(received()).toMatch(/Subject: =\?UTF-8\?Q\?424242_es_tu/)
    await stop()
    await expect(sendMail(shopWith({ smtpUrl: 'smtp://127.0.0.1:1' }, true), mail('a@b.cd'))).rejects.toMatchObject({
      reason: 'networkBusy',
    })
  })
})

describe('the development inbox', () => {
  let world: World
  beforeAll(async () => void (world = await openWorld()))
  afterAll(() => world.close())

  test('shows mails as a page without script, everything escaped', async () => {
    await sendMail(world.app.context, { to: nasty, subject: nasty, text: nasty, code: '654321' })
    const reply = await fetch(`${world.url}/dev/inbox?to=${encodeURIComponent(nasty)}`, {
      headers: { 'accept-language': 'es-ES' },
    })
    const html = await reply.text()
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('654321')
    expect(html).toContain('<html lang="es-ES">')
    expect(await (await fetch(`${world.url}/dev/inbox?lang=zh-CN`)).text()).toContain('开发收件箱')
  })
  test('answers as JSON, newest first', async () => {
    await sendMail(world.app.context, { ...mail('ana@example.com', 1), code: '111111' })
    await sendMail(world.app.context, mail('ana@example.com', 2))
    const reply = (await (await fetch(`${world.url}/dev/inbox.json?to=ana@example.com`)).json()) as Record<
      string,
      unknown
    >[]
    expect(reply).toEqual([
      { by: 'mail', ...mail('ana@example.com', 2), sentAt: expect.any(String) },
      { by: 'mail', ...mail('ana@example.com', 1), code: '111111', sentAt: expect.any(String) },
    ])
    expect(Date.parse(reply[0]!['sentAt'] as string)).toBeGreaterThan(Date.now() - 60_000)
    expect(await (await fetch(`${world.url}/dev/inbox.json?to=&to=x`)).json()).toHaveLength(3)
  })
  test('shows texts beside mails; a phone is found with or without its plus', async () => {
    await sendCode(world.app.context, { phone: '+34600111222' }, 'es-ES', 'bindPhone', '777777')
    await sendNotice(world.app.context, { phone: '+34600111222' }, 'en-US', 'phoneChanged', {
      phone: '+34 600 *** 333',
    })
    for (const to of ['+34600111222', '%2B34600111222', '34600111222', '%2B34%20600%20111%20222']) {
      const texts = (await (await fetch(`${world.url}/dev/inbox.json?to=${to}`)).json()) as Record<string, unknown>[]
      expect(texts).toMatchObject([
        {
          by: 'text',
          to: '+34600111222',
          text:
            'Miralo: Your Miralo account now uses the phone number +34 600 *** 333. ' +
            'You have been signed out on all other devices.',
        },
        {
          by: 'text',
          code: '777777',
          text:
            'Miralo: 777777 es tu código para añadir tu teléfono. ' +
            'Válido durante 5 minutos. No se lo digas a nadie.',
        },
      ])
    }
    expect(await (await fetch(`${world.url}/dev/inbox?lang=zh-CN&to=34600111222`)).text()).toContain('<h2>短信</h2>')
  })
  test('an empty one says so', () => expect(inboxPage([], 'en-US', undefined, 'n')).toContain('Nothing yet'))
})

/** Speaks just enough SMTP to take one mail. */
async function smtpServer() {
  let heard = ''
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      heard += text
      if (inData && !text.includes('\r\n.\r\n')) return
      const command = text.slice(0, 4).toUpperCase()
      const wasData = inData
      inData = !wasData && command === 'DATA'
      socket.write(inData ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return { port, received: () => heard, stop: () => new Promise<void>((done) => server.close(() => done())) }
}
