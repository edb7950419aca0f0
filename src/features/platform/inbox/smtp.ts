// Mail by SMTP: a connection per mail, every wait bounded, so that nothing stays open when the shop stops.
import type { Mail } from './letters.ts'

const waits = { dnsTimeout: 8000, connectionTimeout: 8000, greetingTimeout: 8000, socketTimeout: 15_000 }

/** Hands the mail to the server; throws what it answers. */
export async function sendBySmtp(url: string, from: string, { to, subject, text, html }: Mail): Promise<void> {
  const { createTransport } = await import('nodemailer') // not at the start of a shop, which somebody may wait for
  const transport = createTransport({ url, ...waits, disableFileAccess: true, disableUrlAccess: true })
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      ...(html === undefined ? {} : { html }),
    })
  } finally {
    transport.close()
  }
}
