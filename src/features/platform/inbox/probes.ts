// Trying the mail server and the provider of texts: a letter, or a code that opens nothing, to whoever tries.
import { codeText, tryMail } from './letters.ts'
import { handOver } from './inbox.ts'
import { SmsFault, sendBySms } from './sms/sending.ts'
import type { Finding, Probe, Probes } from '#kernel/call/app-context.ts'
import { FetchFailed, FetchRefused } from '#kernel/security/fetch-guard.ts'

const mail: Probe = async ({ app, lang, person: { email } }) => {
  const { smtpUrl } = app.env
  if (!smtpUrl || !email) return { why: 'unreachable' }
  try {
    await handOver(app, smtpUrl, tryMail(email, lang))
    return { why: 'fine' }
  } catch (e) {
    return mailFault(e)
  }
}
function mailFault(e: unknown): Finding {
  if (e instanceof FetchRefused) return { why: 'inside' }
  if (e instanceof FetchFailed) return { why: 'unreachable' }
  const { code, response } = (e instanceof Error ? e : {}) as { code?: string; response?: string }
  const said = response ?? code ?? ''
  if (code === 'EAUTH') return { why: 'keys', said }
  return { why: response === undefined ? 'unreachable' : 'refused', said }
}

const texts: Probe = async ({ app: { env }, lang, person: { phone } }) => {
  if (!env.sms) return { why: 'unreachable' }
  if (!phone) return { why: 'noPhone' }
  try {
    await sendBySms(env.sms, codeText(phone, lang, { purpose: 'login', code: '000000', minutes: 1 }))
    return { why: 'fine' }
  } catch (e) {
    return e instanceof SmsFault ? { why: 'refused', said: e.code } : { why: 'unreachable' }
  }
}

export const probes: Probes = { mail, texts }
