// Handlers of applications, for whoever sends one.
import { begin, edit, shownToSender, submit, takeBack } from './applying.ts'
import { applyAdd, applyDetail, applyEdit, applySubmit, applyTakeBack } from './contract.ts'
import { applicationOf, commissionOf, hasPassword, listDepartments } from './queries.ts'
import { staffCalls } from './staff-api.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'

export const calls = [
  handled(applyDetail, async ({ db, app, lang, user }) => {
    const row = await applicationOf(db, user.userId)
    const departments = await listDepartments(db, lang)
    const { from, to } = await commissionOf(db, [])
    return {
      application: row ? await shownToSender(db, app, row, lang) : null,
      terms: {
        commissionFrom: from,
        commissionTo: to,
        reviewHours: app.settings.get('applicationReviewHours'),
      },
      departments: departments.map(({ id, name }) => ({ id, name })),
      hasPassword: await hasPassword(db, user.userId),
    }
  }),
  handled(applyAdd, async ({ db, app, lang, user }) =>
    shownToSender(db, app, await begin(db, user.userId, lang), lang),
  ),
  handled(applyEdit, ({ db, app, user }, input) => edit(db, app, user.userId, input)),
  handled(applySubmit, async ({ db, app, lang, user }, { version }) =>
    shownToSender(db, app, await submit(db, app, { userId: user.userId, version, lang }), lang),
  ),
  handled(applyTakeBack, async ({ db, app, lang, user }, { version }) =>
    shownToSender(db, app, await takeBack(db, user.userId, version), lang),
  ),
  ...staffCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
