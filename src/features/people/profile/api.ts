// Calls of the profile. A person changes only their own; who that is says the session, never the input.
import { checkNickname, saveProfile } from '#features/people/accounts/accounts.ts'
import { dropOthers, takeUploads } from '#features/platform/uploads/uploads.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import { settingDetail, settingEdit, userEdit } from './contract.ts'
import { checkBirthday, latestToday, noticesOf } from './profile-rules.ts'
import { changeSettings, readSettings } from './queries.ts'

async function settingsOf(db: Db, userId: number) {
  const kept = await readSettings(db, userId)
  if (!kept) throw new Refusal('sessionRequired')
  return { personalised: kept.personalised, notices: noticesOf(kept.notices, kept) }
}

export const calls = [
  handled(userEdit, async ({ db, app, user }, { nickName, gender, birthday, avatar }) => {
    const [picture] = avatar ? await takeUploads(db, user.userId, 'avatar', [avatar.uploadId]) : []
    if (avatar !== undefined) await dropOthers(db, user.userId, 'avatar', picture?.id)
    await saveProfile(db, user.userId, {
      ...(nickName !== undefined && { nickname: checkNickname(nickName) }),
      ...(gender !== undefined && { gender }),
      ...(birthday !== undefined && { birthday: birthday && checkBirthday(birthday, latestToday(app.clock.now())) }),
      ...(avatar !== undefined && { avatar: picture?.file ?? null }),
    })
    return {}
  }),
  handled(settingDetail, ({ db, user }) => settingsOf(db, user.userId)),
  handled(settingEdit, async ({ db, user }, { personalised, notices = [] }) => {
    const wishes = Object.fromEntries(notices.map(({ kind, channel, on }) => [`${kind}.${channel}`, on]))
    await changeSettings(db, user.userId, personalised, wishes)
    return settingsOf(db, user.userId)
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
