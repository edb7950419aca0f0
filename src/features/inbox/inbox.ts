// The door of the inbox: sending mail. By SMTP where one is set, else into the development inbox of a demo shop; a mail is never lost in silence.
import { Refusal } from '#kernel/refusal.ts'
import type { Language } from '#kernel/language.ts'
import type { Shop } from '#kernel/shop.ts'
import { keepMail } from './dev-inbox.ts'
import { codeMail, type CodePurpose, type Mail } from './letters.ts'
import { sendBySmtp } from './smtp.ts'

/** Sends one mail; refuses networkBusy when it cannot leave. Talks to the network: never inside a transaction. */
export async function sendMail(shop: Shop, mail: Mail): Promise<void> {
  const { smtpUrl, mailFrom, dataDir } = shop.env
  if (smtpUrl) return sendBySmtp(smtpUrl, mailFrom, mail).catch((e: unknown) => refuse(shop, e))
  if (shop.demo) return keepMail(dataDir, mail, new Date(shop.clock.now()))
  shop.log.warn({ setting: 'SMTP_URL' }, 'a mail could not be sent: set SMTP_URL, this shop has no mail server')
  throw new Refusal('networkBusy')
}

/** Sends a one-time code in the recipient's language. Refuses networkBusy. */
export const sendCode = (shop: Shop, to: string, lang: Language, purpose: CodePurpose, code: string): Promise<void> =>
  sendMail(shop, codeMail(to, lang, purpose, code, Math.max(1, Math.floor(shop.settings.get('codeValidSeconds') / 60))))

/** Logs what kind of failure it was; the server's words may hold the address, so they stay out. */
function refuse(shop: Shop, e: unknown): never {
  const { code, responseCode } = (e instanceof Error ? e : {}) as { code?: string; responseCode?: number }
  shop.log.error({ code, responseCode }, 'the mail server did not take a mail')
  throw new Refusal('networkBusy')
}
