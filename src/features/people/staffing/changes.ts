// What changed of who belongs to the staff: kept, so that nobody is answered by those whom they called or changed, and
// told to the person concerned, in their inbox and by a letter that always goes.
import { inAllLanguages, tell } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import type { MessageKinds, Told as ToldOf } from '#kernel/messages.ts'
import type { Page } from '#kernel/pages.ts'
import { insertChange, insertChanges, type Change } from './change-queries.ts'
import type { Member } from './queries.ts'
import { roleIn } from './role-names.ts'
import { roleBy } from './role-queries.ts'

const kind = { type: 'notice', mail: 'notice' } as const
export const messageKinds = {
  staffRole: { ...kind, blanks: { role: 'texts' } },
  staffSuspended: kind,
  staffReopened: { ...kind, blanks: { role: 'texts' } },
  staffRemoved: kind,
} as const satisfies MessageKinds
type Own = ToldOf<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

export interface Told {
  userId: number
  kind: keyof Own
  role: string
  roleName: string | null
}
const words = { role: 'staffRole', suspend: 'staffSuspended', reopen: 'staffReopened', remove: 'staffRemoved' } as const

export const keepChange = (db: Db, change: Change): Promise<unknown> => insertChange(db, change)
/** Something was done to a member: `role` is the one that they have from here on. */
export async function changed(
  db: Db,
  by: { userId: number },
  { userId, role: before, permissions, suspended }: Member,
  what: keyof typeof words,
  role = before,
): Promise<void> {
  await keepChange(db, { userId, by: by.userId, kind: what, held: suspended ? [] : permissions })
  const roleName = (await roleBy(db, role))?.name ?? null
  await say(db, { userId, kind: words[what], role, roleName })
}
/** What a role may do was changed: with it stand all who have it. */
export async function roleEdited(
  db: Db,
  by: { userId: number },
  { role, roleName }: { role: string; roleName: string },
  held: readonly string[],
): Promise<void> {
  for (const userId of await insertChanges(db, { role, by: by.userId, held }))
    await say(db, { userId, kind: 'staffRole', role, roleName })
}
const place: Page = '/user/user/system'
async function say(db: Db, told: Told): Promise<void> {
  const { userId, kind: key, role, roleName } = told
  const named = { role: inAllLanguages((_, lang) => roleIn(lang, role, roleName)) }
  const params = 'blanks' in messageKinds[key] ? named : {}
  await tell(db, { userId, key, params, link: place })
  await addJob(db, 'staffing.changed', told)
}
