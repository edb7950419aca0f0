// A shop as an operator starts it for the first time: no demo, an empty folder, a mail server and a provider of payment
// that stand outside of it. What is known of it is what its terminal and its letters say.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startStripeSimulator, type Simulator } from '../../../simulators/stripe.ts'
import { startMailServer, type MailServer } from '../../mail-server.ts'
import { closeFolder, freePort, openFolder, startServer, until, type ServerProcess } from '../../server-process.ts'

export const providerKeys = {
  secretKey: 'sk_test_0123456789abcdef0123456789',
  webhookSecret: 'whsec_0123456789abcdef0123456789',
}
export interface NewShop {
  url: string
  folder: string
  /** where a click puts backups */
  workplace: string
  /** the one-time address that the terminal shows */
  setupAddress: string
  /** what it was started with */
  env: Record<string, string>
  /** what was written to somebody since they last read theirs, as far as it matches */
  letter: (to: string, pattern: RegExp) => Promise<string>
  close: () => Promise<void>
}
export async function startNewShop(): Promise<NewShop> {
  const base = openFolder()
  const [folder, workplace] = [join(base, 'data'), join(base, 'at')]
  mkdirSync(workplace)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [mail, provider] = await Promise.all([
    startMailServer(),
    startStripeSimulator({ ...providerKeys, retryMs: 50 }),
  ])
  provider.aimWebhooks(`${url}/notify/stripe`)
  const env = {
    PORT: String(port),
    DATA_DIR: folder,
    PUBLIC_URL: url,
    SMTP_URL: `smtp://${mail.url}`,
    STRIPE_HOST: provider.url,
  }
  const server = startServer(env, undefined, workplace)
  const close = () => closeAll({ base, folder, server, mail, provider })
  try {
    await server.ready(120_000)
    await until(() => server.output().includes('/admin/setup#'), 10_000)
  } catch (e) {
    await close()
    throw e
  }
  const read: Read = new Map()
  const setupAddress = /http\S+\/admin\/setup#\S+/.exec(server.output())![0]
  return {
    url,
    folder,
    workplace,
    setupAddress,
    env,
    letter: (to, pattern) => letterTo(mail, read, to, pattern),
    close,
  }
}
interface Parts {
  base: string
  folder: string
  server: ServerProcess
  mail: MailServer
  provider: Simulator
}
async function closeAll({ base, folder, server, mail, provider }: Parts): Promise<void> {
  server.child.kill('SIGTERM')
  await server.ended
  mail.close()
  await provider.close()
  await closeFolder(folder)
  rmSync(base, { recursive: true, force: true })
}
const quoted = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  )
/** The words of its parts, however each of them was sent. */
const readable = (letter: string): string =>
  letter
    .split(/^--.+$/m)
    .map((part) => {
      const [head = '', ...rest] = part.trimStart().split(/\n\s*\n/)
      const body = rest.join('\n\n')
      if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString()
      return /transfer-encoding: quoted-printable/i.test(head) ? quoted(body).toString() : body
    })
    .join('\n')
/** How many letters there were when somebody last read theirs: a code of before opens nothing. */
type Read = Map<string, number>
async function letterTo(mail: MailServer, read: Read, to: string, pattern: RegExp): Promise<string> {
  const find = () =>
    mail.letters
      .slice(read.get(to) ?? 0)
      .filter((letter) => new RegExp(`^To:.*${to}`, 'im').test(letter))
      .map((letter) => pattern.exec(readable(letter)))
      .findLast((match) => match !== null)
  await until(() => find() !== undefined, 30_000)
  const found = find()
  if (!found) throw new Error(`no letter to ${to} matches ${String(pattern)}: ${mail.letters.map(readable).join('\n')}`)
  read.set(to, mail.letters.length)
  return found[1] ?? found[0]
}
