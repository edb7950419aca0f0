// Work of accounts behind the scenes: letters about what happened to an account, housekeeping of codes and sign-ins.
import { sendNotice, type Recipient } from '#features/platform/inbox/inbox.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import type { WayIn } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { forgetStale } from '#kernel/security/abuse/meters.ts'
import { messages } from '#kernel/text/i18n.ts'
import type { Language } from '#kernel/text/language.ts'
import { addressFor, whyIn, type BlockedNotice } from './blocking.ts'
import { deleteStaleCodes } from './code-queries.ts'
import { recipientOf } from './identity.ts'
import { droppedIn, noteHunt, type NewSignIn, type Notice, type ProofChanged, type Recovered } from './notices.ts'
import { readAccountByContact, readContacts } from './queries.ts'
import { deleteStaleSessions } from './session-queries.ts'
import { spokenOr } from '#kernel/text/spoken.ts'

/** Where a letter goes: to the address given, else to the account's own. None when the account was closed meanwhile. */
async function reader(db: Db, userId: number, to?: string): Promise<{ to: Recipient; lang: Language } | undefined> {
  const own = await readContacts(db, userId)
  const contact = to ?? own?.email ?? own?.phone
  return contact ? { to: recipientOf(contact), lang: spokenOr(own?.language) } : undefined
}
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
  /** Each hour: whoever names many accounts makes as many rows. */
  'accounts.forgetCounts': async ({ db }) => void (await forgetStale(db)),
  'accounts.notice': async ({ db, app }, { userId, to, kind, params }: Notice) => {
    const who = await reader(db, userId, to)
    if (who) await sendNotice(app, who.to, who.lang, kind, params as never)
  },
  'accounts.hunted': async ({ db, app }, { contact }: { contact: string }) => {
    const account = await readAccountByContact(db, contact)
    if (!account || account.closed) return
    await noteHunt(db, account.userId, app.clock.now())
    const who = await reader(db, account.userId)
    if (who) await sendNotice(app, who.to, who.lang, 'passwordHunted', {})
  },
  'accounts.linked': async ({ db, app }, { userId, way }: { userId: number; way: WayIn }) => {
    const who = await reader(db, userId)
    if (who) await sendNotice(app, who.to, who.lang, 'wayAdded', { way: messages(who.lang)(`inbox:way.${way}`) })
  },
  'accounts.proof': async ({ db, app }, { userId, kind, proof }: ProofChanged) => {
    const who = await reader(db, userId)
    if (who) await sendNotice(app, who.to, who.lang, kind, { proof: messages(who.lang)(`inbox:proof.${proof}`) })
  },
  'accounts.recoveryCode': async ({ db, app }, { userId, left: count }: { userId: number; left: number }) => {
    const who = await reader(db, userId)
    if (!who) return
    const left = messages(who.lang)('inbox:proof.left', { count })
    await sendNotice(app, who.to, who.lang, 'recoveryUsed', { left })
  },
  'accounts.recovered': async ({ db, app }, recovered: Recovered) => {
    const who = await reader(db, recovered.userId)
    if (who) await sendNotice(app, who.to, who.lang, 'recovered', { dropped: droppedIn(who.lang, recovered) })
  },
  'accounts.blocked': async ({ db, app }, { userId, kind, why }: BlockedNotice) => {
    const who = await reader(db, userId)
    if (!who) return
    const { to, lang } = who
    if (!why) return sendNotice(app, to, lang, 'accountUnblocked', {})
    const told = { why: whyIn(lang, why), address: await addressFor(db, lang) }
    return sendNotice(app, to, lang, kind, told as never)
  },
  /** No text after a sign-in by a code: that came to the same phone. */
  'accounts.newSignIn': async ({ db, app }, { userId, device, at, byCode }: NewSignIn) => {
    const who = await reader(db, userId)
    if (!who || (byCode && 'phone' in who.to)) return
    const time = new Intl.DateTimeFormat(who.lang, { ...clockTime, timeZone: 'Asia/Shanghai' }).format(at)
    await sendNotice(app, who.to, who.lang, 'newSignIn', {
      device: device || messages(who.lang)('inbox:unknownBrowser'),
      time,
    })
  },
}
export const schedules: Schedule[] = [
  { cron: '17 3 * * *', job: 'accounts.tidy' },
  { cron: '47 * * * *', job: 'accounts.forgetCounts' },
]
