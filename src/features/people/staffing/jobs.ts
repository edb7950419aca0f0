// Work behind the scenes: the letter of an invitation, and forgetting links that ended.
import { sendNotice } from '#features/platform/inbox/inbox.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { deleteEnded, letterLanguage, linkBy } from './link-queries.ts'
import { addressOf } from './links.ts'
import { roleIn } from './role-names.ts'

export const jobs: Record<string, JobHandler> = {
  'staffing.invited': async ({ db, app }, { id }: { id: number }) => {
    const link = await linkBy(db, id)
    if (link?.kind !== 'invite') return
    const { contact, role, roleName, expiresAt } = link
    const language = await letterLanguage(db, contact, link.language)
    const clock = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const
    await sendNotice(app, { email: contact }, language, 'staffInvited', {
      role: roleIn(language, role!, roleName),
      until: new Intl.DateTimeFormat(language, clock).format(expiresAt),
      link: addressOf(app, app.publicUrl(), link),
    })
  },
  'staffing.tidy': async ({ db }) => void (await deleteEnded(db)),
}
export const schedules: Schedule[] = [{ cron: '47 3 * * *', job: 'staffing.tidy' }]
