// Handlers of help: what shoppers read, and what staff write.
import { helpProblemDetail, helpProblemHelpful, helpProblemPage, helpTopicList } from './contract.ts'
import { allProblems, allTopics, problemAt } from './desk-queries.ts'
import { addProblem, addTopic, editProblem, editTopic, move, removeProblem, removeTopic } from './help.ts'
import { countProblems, findProblem, keepVoice, listProblems, listTopics } from './queries.ts'
import {
  adminHelpDetail,
  adminHelpList,
  adminHelpMove,
  adminHelpProblemAdd,
  adminHelpProblemDelete,
  adminHelpProblemEdit,
  adminHelpTopicAdd,
  adminHelpTopicDelete,
  adminHelpTopicEdit,
} from './staff-contract.ts'
import { textsOf, voterOf } from '#features/site/content/content.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { cappedTotal, limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'

interface Asker {
  user: { userId: number }
  ip: string
}
const by = ({ user, ip }: Asker) => ({ userId: user.userId, ip })
const found = <T>(record: T | undefined): T => {
  if (record === undefined) throw new Refusal('notFound')
  return record
}
const shopperCalls = [
  handled(helpTopicList, async ({ db, lang }) => ({ records: await listTopics(db, lang) })),
  handled(helpProblemPage, async ({ db, lang }, { topicId, hot, keyword, ...page }) => {
    const limits = limitsOf(page, 20, ['int', 'int', 'id'])
    const wanted = { topicId, hot, keyword }
    const rows = await listProblems(db, lang, wanted, limits)
    return pageOf(rows, limits, (r) => [r.topicAt, r.at, r.id], cappedTotal(await countProblems(db, wanted)))
  }),
  handled(helpProblemDetail, async ({ db, lang }, { id }) => {
    const { updatedAt, ...problem } = found(await findProblem(db, lang, id))
    return { ...problem, updatedAt: updatedAt.toISOString() }
  }),
  handled(helpProblemHelpful, async ({ db, app, user, ip }, { id, helped }) => ({
    helped: found(await keepVoice(db, id, voterOf(app, 'help_vote', user?.userId, ip), helped)),
  })),
] as const
const staffCalls = [
  handled(adminHelpList, async ({ db }) => {
    const problems = await allProblems(db)
    const topics = await allTopics(db)
    return { records: topics.map((t) => ({ ...t, problems: problems.filter(({ topicId }) => topicId === t.id) })) }
  }),
  handled(adminHelpDetail, async ({ db }, { id }) => {
    const row = found(await problemAt(db, id))
    return { ...row, body: textsOf(row.body) }
  }),
  handled(adminHelpTopicAdd, (ctx, { name }) => addTopic(ctx.db, by(ctx), name)),
  handled(adminHelpTopicEdit, (ctx, { requestId: _, ...wish }) => editTopic(ctx.db, by(ctx), wish)),
  handled(adminHelpTopicDelete, (ctx, { id, revision }) => removeTopic(ctx.db, by(ctx), { id, revision })),
  handled(adminHelpProblemAdd, (ctx, { requestId: _, ...wish }) => addProblem(ctx.db, by(ctx), wish)),
  handled(adminHelpProblemEdit, (ctx, { requestId: _, ...wish }) => editProblem(ctx.db, by(ctx), wish)),
  handled(adminHelpProblemDelete, (ctx, { id, revision }) => removeProblem(ctx.db, by(ctx), { id, revision })),
  handled(adminHelpMove, (ctx, { requestId: _, ...wish }) => move(ctx.db, by(ctx), wish)),
] as const
export const calls = [...shopperCalls, ...staffCalls] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
