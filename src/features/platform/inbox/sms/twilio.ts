// Twilio: basic authentication, a form, the text itself instead of a template.
import type { Sms } from '#kernel/data/env.ts'
import type { Text } from '../letters.ts'
import { askProvider, codeOr, SmsFault } from './fault.ts'

export async function sendByTwilio(sms: Sms, text: Text): Promise<void> {
  const url = new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(sms.key)}/Messages.json`,
    sms.host ?? 'https://api.twilio.com',
  )
  const headers = { authorization: `Basic ${Buffer.from(`${sms.key}:${sms.secret}`).toString('base64')}` }
  const { ok, status, body } = await askProvider(url, {
    headers,
    body: new URLSearchParams({
      To: text.to,
      [sms.sender.startsWith('MG') ? 'MessagingServiceSid' : 'From']: sms.sender,
      Body: text.text,
    }),
  })
  if (!ok) throw new SmsFault(codeOr(body['code'], status))
}
