// Work of accounts behind the scenes: letters about what happened to an account, housekeeping of codes and sign-ins.
import { sendNotice, type Recipient } from '#features/platform/inbox/inbox.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import type { Db } from '#kernel/data/db.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { deleteStaleCodes } from './code-queries.ts'
import { recipientOf } from './identity.ts'
import { readContacts } from './queries.ts'
import { deleteStaleSessions } from './session-queries.ts'

/** Where a letter goes: to the address given, else to the account's own. None when the account was closed meanwhile. */
async function reader(db: Db, userId: number, to?: string): Promise<{ to: Recipient; lang: Language } | undefined> {
  const own = await readContacts(db, userId)
  const contact = to ?? own?.email ?? own?.phone
  return contact ? { to: recipientOf(contact), lang: own?.language ?? 'en-US' } : undefined
}
type Notice = { userId: number; to?: string } & (
  | { kind: 'passwordChanged' | 'payPasswordChanged'; params: object }
  | { kind: 'emailChanged' | 'emailAdded'; params: { email: string } }
  | { kind: 'phoneChanged' | 'phoneAdded'; params: { phone: string } }
  | { kind: 'realNameApproved' | 'closingReceived'; params: object }
  | { kind: 'realNameRejected' | 'closingRejected'; params: { reason: string } }
)

const clockTime = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const

export const jobs: Record<string, JobHandler> = {
  'accounts.tidy': async ({ db }) => {
    await deleteStaleCodes(db)
    await deleteStaleSessions(db)
  },
  'accounts.notice': async ({ db, app }, { userId, to, kind, params }: Notice) => {
    const who = await reader(db, userId, to)
    if (who) await sendNotice(app, who.to, who.lang, kind, params as never)
  },
  /** by mail only: a text for each browser would be a nuisance */
  'accounts.newSignIn': async ({ db, app }, { userId, device, at }: { userId: number; device: string; at: number }) => {
    const who = await reader(db, userId)
    if (!who || !('email' in who.to)) return
    const time = new Intl.DateTimeFormat(who.lang, { ...clockTime, timeZone: 'Asia/Shanghai' }).format(at)
    await sendNotice(app, who.to, who.lang, 'newSignIn', {
      device: device || messages(who.lang)('inbox:unknownBrowser'),
      time,
    })
  },
}
export const schedules: Schedule[] = [{ cron: '17 3 * * *', job: 'accounts.tidy' }]
