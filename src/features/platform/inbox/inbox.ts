// The door of the inbox: sending mails and texts. By a mail server and a provider of texts where they are set,
// else into the development inbox of a demo shop; a code is never lost in silence.
import type { Language } from '#kernel/text/language.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Address } from '#kernel/pages.ts'
import { keepMail, keepText } from './dev-inbox.ts'
import {
  codeMail,
  codeText,
  noticeMail,
  noticeText,
  type Mail,
  type Notice,
  type Notices,
  type Purpose,
  type Text,
} from './letters.ts'
import { addressed } from './sheet.ts'
import { sendBySmtp } from './smtp.ts'
import { SmsFault, sendBySms } from './sms/sending.ts'
import { internet, ownMachine } from '#kernel/security/fetch-guard.ts'
import { noSender } from '#kernel/data/env.ts'
import { titleName } from '#kernel/text/platform-name.ts'
import { spokenOr } from '#kernel/text/spoken.ts'

export { messageMail } from './letters.ts'
export type { Notices, Purpose }
/** `phone` in E.164, as +8613800138000. */
export type Recipient = { email: string } | { phone: string }

/** Without a name of its own (`MAIL_FROM`), a letter comes from the shop as it is called. */
const senderOf = (mailFrom: string): string =>
  mailFrom === noSender ? mailFrom.replace('Miralo', JSON.stringify(titleName('en-US'))) : mailFrom

/** With the shop's own address in the place of its paths. */
const withAddress = (app: AppContext, { html, ...mail }: Mail): Mail =>
  html === undefined ? mail : { ...mail, html: addressed(html, () => app.publicUrl()) }
/** To the mail server; throws what it answers. */
export const handOver = (app: AppContext, url: string, mail: Mail): Promise<void> =>
  sendBySmtp(
    url,
    senderOf(app.env.mailFrom),
    withAddress(app, mail),
    app.env.smtpByDesk ? (app.demo ? ownMachine : internet) : undefined,
  )
/** Sends one mail; refuses networkBusy when it cannot leave. Talks to the network: never inside a transaction. */
export async function sendMail(app: AppContext, mail: Mail): Promise<void> {
  const { smtpUrl, dataDir } = app.env
  if (smtpUrl) return handOver(app, smtpUrl, mail).catch((e: unknown) => refuseMail(app, e))
  if (app.demo) return keepMail(dataDir, mail, new Date(app.clock.now()))
  app.log.warn({ setting: 'SMTP_URL' }, 'a mail could not be sent: set SMTP_URL, this shop has no mail server')
  throw new Refusal('networkBusy')
}

/** Whether letters leave this shop. */
export const hasMail = ({ demo, env }: Pick<AppContext, 'demo' | 'env'>): boolean => demo || env.smtpUrl !== undefined
/** A code for the staff of a shop that has no mail server yet: in the terminal it runs in, nowhere else. */
export function printCode(app: AppContext, to: string, code: string): void {
  const minutes = Math.max(1, Math.floor(app.settings.get('codeValidSeconds') / 60))
  console.log(`Code of the sign-in of ${to}: ${code}, for ${minutes} minutes. It stands here while no mail is set up.`)
}

/** Sends one text; refuses networkBusy when it cannot leave. Never inside a transaction. */
async function sendText(app: AppContext, text: Text): Promise<void> {
  const { sms, dataDir } = app.env
  if (sms) return sendBySms(sms, text).catch((e: unknown) => refuseText(app, e))
  if (app.demo) return keepText(dataDir, text, new Date(app.clock.now()))
  app.log.warn(
    { setting: 'SMS_PROVIDER' },
    'a text could not be sent: set SMS_PROVIDER, this shop has no provider of texts',
  )
  throw new Refusal('networkBusy')
}

/** Sends a one-time code in the recipient's language. Refuses networkBusy. */
export function sendCode(
  app: AppContext,
  to: Recipient,
  lang: Language,
  purpose: Purpose,
  code: string,
  link?: string,
): Promise<void> {
  const minutes = Math.max(1, Math.floor(app.settings.get('codeValidSeconds') / 60))
  const sent = { purpose, code, minutes, link }
  const spoken = spokenOr(lang)
  return 'email' in to
    ? sendMail(app, codeMail(to.email, spoken, sent))
    : sendText(app, codeText(to.phone, spoken, sent))
}

/**
 * Tells somebody what happened to their account. Never throws: what cannot leave is logged, the business goes on.
 * Call it after the commit.
 */
export async function sendNotice<N extends Notice>(
  app: AppContext,
  to: Recipient,
  lang: Language,
  kind: N,
  params: Notices[N],
  place?: Address,
): Promise<void> {
  try {
    const link = place && app.publicUrl() + place
    const spoken = spokenOr(lang)
    await ('email' in to
      ? sendMail(app, noticeMail(to.email, spoken, kind, params, link))
      : sendText(app, noticeText(to.phone, spoken, kind, params)))
  } catch (e) {
    if (!(e instanceof Refusal)) app.log.error({ kind, error: String(e) }, 'a notice could not be sent')
  }
}

/** Logs what kind of failure it was; the server's words may hold the address, so they stay out. */
function refuseMail(app: AppContext, e: unknown): never {
  const { code, responseCode } = (e instanceof Error ? e : {}) as { code?: string; responseCode?: number }
  app.log.error({ code, responseCode }, 'the mail server did not take a mail')
  throw new Refusal('networkBusy')
}
function refuseText(app: AppContext, e: unknown): never {
  const why = e instanceof SmsFault ? { code: e.code } : { error: e instanceof Error ? e.name : 'unknown' }
  app.log.error({ provider: app.env.sms?.provider, ...why }, 'the provider did not take a text')
  throw new Refusal('networkBusy')
}
