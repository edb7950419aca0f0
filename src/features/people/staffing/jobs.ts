// Work behind the scenes: the letter of an invitation, and forgetting links that ended.
import { sendNotice } from '#features/platform/inbox/inbox.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { contactOf, recipientOf } from '#features/people/accounts/accounts.ts'
import type { Told } from './changes.ts'
import { deleteEnded, letterLanguage, linkBy } from './link-queries.ts'
import { addressOf } from './links.ts'
import { roleIn } from './role-names.ts'
import { spokenOr } from '#kernel/text/spoken.ts'

const inShanghai = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Shanghai',
  timeZoneName: 'short',
} as const
export const jobs: Record<string, JobHandler> = {
  'staffing.invited': async ({ db, app }, { id }: { id: number }) => {
    const link = await linkBy(db, id)
    if (link?.kind !== 'invite') return
    const { contact, role, roleName, expiresAt } = link
    const language = spokenOr(await letterLanguage(db, contact, link.language))
    await sendNotice(app, { email: contact }, language, 'staffInvited', {
      role: roleIn(language, role!, roleName),
      until: new Intl.DateTimeFormat(language, inShanghai).format(expiresAt),
      link: addressOf(app, app.publicUrl(), link),
    })
  },
  'staffing.changed': async ({ db, app }, { userId, kind, role, roleName }: Told) => {
    const { email, phone, language } = await contactOf(db, userId)
    const contact = email ?? phone
    if (contact === null) return
    const lang = spokenOr(language)
    await sendNotice(app, recipientOf(contact), lang, kind, { role: roleIn(lang, role, roleName) })
  },
  'staffing.tidy': async ({ db }) => void (await deleteEnded(db)),
}
export const schedules: Schedule[] = [{ cron: '47 3 * * *', job: 'staffing.tidy' }]
