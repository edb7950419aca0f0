// Mail by SMTP: a connection per mail, every wait bounded, so that nothing stays open when the shop stops.
import type { Mail } from './letters.ts'

const waits = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 }

/** The host of `Miralo <no-reply@miralo.example>`. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
/** RFC 8058: mail programs show a button, which posts. */
const waysOut = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Hands the mail to the server; throws what it answers. */
export async function sendBySmtp(url: string, from: string, mail: Mail): Promise<void> {
  const { to, subject, text, html, id, unsubscribe } = mail
  const { createTransport } = await import('nodemailer') // not at the start of a shop, which somebody may wait for
  const transport = createTransport({ url, ...waits, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
      ...(id === undefined ? {} : { messageId: `<${id}@${hostOf(from)}>` }),
      ...(unsubscribe === undefined ? {} : { headers: waysOut(unsubscribe) }),
    })
  } finally {
    transport.close()
  }
}
