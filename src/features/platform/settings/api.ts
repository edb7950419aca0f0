// Handlers of the numbers of the business.
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { adminSettingHistory, adminSettings, adminSettingSave } from './contract.ts'
import { historyOf, listSettings, saveSettings } from './numbers.ts'

export const calls = [
  handled(adminSettings, async ({ db, app }) => ({ records: await listSettings(db, app) })),
  handled(adminSettingHistory, async ({ db, app }, { name }) => ({ records: await historyOf(db, app, name) })),
  handled(adminSettingSave, async ({ db, app, user, ip, afterCommit }, wish) => {
    await saveSettings(db, app, { userId: user.userId, ip }, wish)
    afterCommit(() => app.settings.reload())
    return {}
  }),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
