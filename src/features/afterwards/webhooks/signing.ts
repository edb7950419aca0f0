// How a delivery is signed (the form of standardwebhooks.com): HMAC-SHA256 over id, time and body, by each secret that
// holds. Pure but for the making of a secret.
import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'
export const newSecret = (): string => mark + randomBytes(32).toString('base64')

export interface Message {
  id: string
  /** seconds since 1970 */
  at: number
  body: string
}
const signature = (secret: string, { id, at, body }: Message): string =>
  'v1,' +
  createHmac('sha256', Buffer.from(secret.slice(mark.length), 'base64'))
    .update(`${id}.${at}.${body}`)
    .digest('base64')

/** The headers of a delivery; one signature for each secret, with blanks between. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.at),
  'webhook-signature': secrets.map((secret) => signature(secret, message)).join(' '),
})
