// Work behind the scenes: the letter of an invitation, and forgetting those that ended.
import { recipientOf } from '#features/people/accounts/accounts.ts'
import { sendNotice } from '#features/platform/inbox/inbox.ts'
import type { JobHandler, Schedule } from '#kernel/jobs/jobs.ts'
import { pick } from '#kernel/text/language.ts'
import { spokenOr } from '#kernel/text/spoken.ts'
import { place, roleIn } from './message-kinds.ts'
import { letterOf } from './person-queries.ts'
import { deleteEnded } from './queries.ts'

export const jobs: Record<string, JobHandler> = {
  'members.invited': async ({ db, app }, { id }: { id: number }) => {
    const letter = await letterOf(db, id)
    if (!letter) return
    const { contact, merchant, role, expiresAt } = letter
    const language = spokenOr(letter.language)
    const clock = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Shanghai' } as const
    await sendNotice(app, recipientOf(contact), language, 'memberInvited', {
      merchant: pick(merchant, language),
      role: roleIn(language, role),
      until: new Intl.DateTimeFormat(language, clock).format(expiresAt),
      link: app.publicUrl() + place,
    })
  },
  'members.tidy': async ({ db }) => void (await deleteEnded(db)),
}
export const schedules: Schedule[] = [{ cron: '37 3 * * *', job: 'members.tidy' }]
