// What staff do to help, each act in the audit log, one after the other, for they share one order. In the caller's
// transaction. The door: seeds write through it.
import type { Static } from 'typebox'
import {
  allProblems,
  allTopics,
  deleteProblem,
  deleteTopic,
  insertProblem,
  insertTopic,
  lockOrder,
  problemAt,
  putInOrder,
  putIntoTopic,
  topicAt,
  updateProblem,
  updateTopic,
  type ProblemWish,
} from './desk-queries.ts'
import { most } from './limits.ts'
import type { adminHelpMove, adminHelpProblemAdd, adminHelpTopicEdit } from './staff-contract.ts'
import { bodiesOf, named, type Bodies, type Staffer } from '#features/site/content/content.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { dropPublic } from '#kernel/data/public-cache.ts'
import { audit, type Deed } from '#kernel/security/audit.ts'
import type { Texts } from '#kernel/text/language.ts'

type Kind = 'topic' | 'problem'
type Done = Pick<Deed, 'before' | 'after'>
async function note(db: Db, { userId, ip }: Staffer, kind: Kind, act: string, id: number, done: Done = {}) {
  const action = `help.${kind}.${act}`
  await audit(db, { staffId: userId, action, subject: `help.${kind}`, subjectId: id, ip, ...done })
  await dropPublic(db, 'content')
}
interface Seen {
  id: number
  revision: number
}
function asSeen<T extends { revision: number }>(was: T | undefined, { revision }: Seen): T {
  if (!was) throw new Refusal('notFound')
  if (was.revision !== revision) throw new Refusal('contentChanged')
  return was
}

/** Refuses contentNameless, helpTooMuch. */
export async function addTopic(db: Db, by: Staffer, wish: Texts) {
  const name = named(wish)
  await lockOrder(db)
  if ((await allTopics(db)).length >= most.topics) throw new Refusal('helpTooMuch')
  const id = await insertTopic(db, name)
  await note(db, by, 'topic', 'add', id, { after: { name } })
  return { id }
}
/** Refuses what the contract lists. */
export async function editTopic(
  db: Db,
  by: Staffer,
  { name, hidden, ...seen }: Omit<Static<typeof adminHelpTopicEdit.input>, 'requestId'>,
) {
  await lockOrder(db)
  const was = asSeen(await topicAt(db, seen.id), seen)
  const after = { name: named(name), hidden }
  await updateTopic(db, seen.id, after)
  await note(db, by, 'topic', 'edit', seen.id, { before: { name: was.name, hidden: was.hidden }, after })
  return {}
}
/** Refuses notFound, contentChanged, helpTopicUsed. */
export async function removeTopic(db: Db, by: Staffer, seen: Seen) {
  await lockOrder(db)
  const was = asSeen(await topicAt(db, seen.id), seen)
  if ((await allProblems(db)).some(({ topicId }) => topicId === seen.id)) throw new Refusal('helpTopicUsed')
  await deleteTopic(db, seen.id)
  await note(db, by, 'topic', 'delete', seen.id, { before: { name: was.name } })
  return {}
}

type Wish = Omit<Static<typeof adminHelpProblemAdd.input>, 'requestId'>
/** Refuses contentNameless, helpUnanswered, notFound: the topic. */
async function rowOf(db: Db, { title, body, topicId, hot, hidden }: Wish): Promise<ProblemWish> {
  const row = { topicId, hot, hidden, title: named(title), body: bodiesOf(body) }
  if (Object.keys(row.body).length === 0) throw new Refusal('helpUnanswered')
  if (!(await topicAt(db, topicId))) throw new Refusal('notFound')
  return row
}
/** Refuses what the contract lists. */
export async function addProblem(db: Db, by: Staffer, wish: Wish) {
  await lockOrder(db)
  const row = await rowOf(db, wish)
  if ((await allProblems(db)).length >= most.problems) throw new Refusal('helpTooMuch')
  const id = await insertProblem(db, row)
  await note(db, by, 'problem', 'add', id, { after: { title: row.title, topicId: row.topicId } })
  return { id }
}
/** Refuses what the contract lists. */
export async function editProblem(db: Db, by: Staffer, { id, revision, ...wish }: Wish & Seen) {
  await lockOrder(db)
  const was = asSeen(await problemAt(db, id), { id, revision })
  const row = await rowOf(db, wish)
  await updateProblem(db, id, row)
  const told = ({ title, topicId, hot, hidden }: ProblemWish) => ({ title, topicId, hot, hidden })
  await note(db, by, 'problem', 'edit', id, { before: told(was), after: told(row) })
  return {}
}
/** Refuses notFound, contentChanged. */
export async function removeProblem(db: Db, by: Staffer, seen: Seen) {
  await lockOrder(db)
  const was = asSeen(await problemAt(db, seen.id), seen)
  await deleteProblem(db, seen.id)
  await note(db, by, 'problem', 'delete', seen.id, { before: { title: was.title } })
  return {}
}
const before = (ids: readonly number[], id: number, next: number | null): number[] => {
  const rest = ids.filter((one) => one !== id)
  const at = next === null ? -1 : rest.indexOf(next)
  return at < 0 ? [...rest, id] : [...rest.slice(0, at), id, ...rest.slice(at)]
}
/** Refuses notFound. */
export async function move(
  db: Db,
  by: Staffer,
  { kind, id, topicId, before: next }: Omit<Static<typeof adminHelpMove.input>, 'requestId'>,
) {
  await lockOrder(db)
  if (kind === 'topic') {
    const ids = (await allTopics(db)).map((topic) => topic.id)
    if (!ids.includes(id)) throw new Refusal('notFound')
    await putInOrder(db, 'help_topic', before(ids, id, next))
  } else {
    const all = await allProblems(db)
    const was = all.find((problem) => problem.id === id)
    const into = topicId ?? was?.topicId
    if (!was || into === undefined || !(await topicAt(db, into))) throw new Refusal('notFound')
    await putIntoTopic(db, id, into)
    const ids = all.filter((problem) => problem.topicId === into).map((problem) => problem.id)
    await putInOrder(db, 'help_problem', before(ids, id, next))
  }
  await note(db, by, kind, 'move', id, { after: { topicId, before: next } })
  return {}
}

/** A topic with its problems, for a shop that begins; nothing where there is any help. */
export async function beginHelp(
  db: Db,
  topics: readonly { name: Texts; problems: readonly { title: Texts; body: Bodies; hot: boolean }[] }[],
): Promise<void> {
  if ((await allTopics(db)).length > 0) return
  for (const { name, problems } of topics) {
    const topicId = await insertTopic(db, name)
    for (const problem of problems) await insertProblem(db, { ...problem, topicId, hidden: false })
  }
}
