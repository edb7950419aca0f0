// Mail by SMTP: a connection per mail, every wait bounded, so that nothing stays open when the shop stops.
import { isIP } from 'node:net'
import type { Mail } from './letters.ts'
import { publicAddressOf, type Surroundings } from '#kernel/security/fetch-guard.ts'

const waits = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 }

/** The host of `Miralo <no-reply@miralo.example>`. */
const hostOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
/** RFC 8058: mail programs show a button, which posts. */
const waysOut = (unsubscribe: string) => ({
  'List-Unsubscribe': `<${unsubscribe}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The same server by the address that was checked; it still proves its name. */
async function checked(url: string, around: Surroundings) {
  const at = new URL(url)
  const servername = at.hostname.replace(/^\[|\]$/g, '')
  const address = await publicAddressOf(at.hostname, around)
  at.hostname = address.includes(':') ? `[${address}]` : address
  return { url: at.href, ...(isIP(servername) ? {} : { tls: { servername } }) }
}

/**
 * Hands the mail to the server; throws what it answers. `around`: the server must lie outside of our network, as these
 * surroundings see it.
 */
export async function sendBySmtp(url: string, from: string, mail: Mail, around?: Surroundings): Promise<void> {
  const { to, subject, text, html, id, unsubscribe } = mail
  const at = around ? await checked(url, around) : { url }
  const { createTransport } = await import('nodemailer') // not at the start of a shop, which somebody may wait for
  const transport = createTransport({ ...at, ...waits, disableFileAccess: true, disableUrlAccess: true })
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
