// Handlers of messages: a person counts, reads, deletes and mutes their own.
import type { AppContext } from '#kernel/call/app-context.ts'
import { handled, type CallTable, type Ctx } from '#kernel/call/contract.ts'
import { limitsOf, pageOf, type PageInput } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageType } from '#kernel/messages.ts'
import type { Language } from '#kernel/text/language.ts'
import {
  messageCount,
  messageDelete,
  messageDetail,
  messageMute,
  messagePage,
  messageRead,
  messageReadAll,
  noticeDetail,
  noticePage,
  noticeTypes,
} from './contract.ts'
import { codesOf, unreadByType, unreadOf } from './messages.ts'
import { listMessages, markAllRead, markRead, readMessage, setDeleted, setMuted } from './queries.ts'
import type { MessageRow, Wanted } from './queries.ts'
import { aboutIn, say, type OpenCode, type Said } from './saying.ts'
import { wordings, type Worded } from './wording.ts'

const wordsOf = ({ title, text }: Said) => ({ title, text })
const rowOf = (lang: Language, m: MessageRow, open: OpenCode, worded: Worded) => ({
  id: m.id,
  type: m.type,
  ...wordsOf(say(lang, m, { open, worded })),
  picture: m.about?.picture ?? null,
  createdAt: m.createdAt,
  read: m.readAt !== null,
})
type Reading = Pick<Ctx<typeof messagePage>, 'db' | 'app' | 'lang' | 'user'>
async function page({ db, app, lang, user: { userId } }: Reading, wanted: Wanted, input: PageInput) {
  const limits = limitsOf(input, 20, ['id'])
  const { rows, counted } = await listMessages(db, userId, wanted, limits)
  const found = pageOf(rows, limits, (m) => [m.id], counted)
  const worded = await wordings(app, db)
  return { ...found, records: found.records.map((m) => rowOf(lang, m, codesOf(app, userId), worded)) }
}
async function detail({ db, app, lang, user: { userId } }: Reading, id: number, among?: readonly MessageType[]) {
  const found = await readMessage(db, userId, id)
  if (!found || (among && !among.includes(found.type))) throw new Refusal('notFound')
  const { link, about, mailedAt } = found
  const { press = null, items } = say(lang, found)
  return {
    ...rowOf(lang, found, codesOf(app, userId), await wordings(app, db)),
    link,
    about: aboutIn(lang, about),
    press,
    items: [...items],
    mailedAt,
  }
}
/** Of all, or of one type, with the sections that others keep. */
async function readAll(db: Db, app: AppContext, userId: number, type: MessageType | undefined): Promise<void> {
  await markAllRead(db, userId, type)
  for (const board of app.boards) if (type === undefined || type === board.type) await board.readAll(db, userId)
}

export const calls = [
  handled(messageCount, ({ db, app, user }) => unreadByType(db, app, user.userId)),
  handled(messagePage, (ctx, { type, unread, ...input }) => page(ctx, { types: type && [type], unread }, input)),
  handled(messageDetail, (ctx, { id }) => detail(ctx, id)),
  handled(messageRead, async ({ db, app, user }, { ids }) => {
    await markRead(db, user.userId, ids)
    return { all: await unreadOf(db, app, user.userId) }
  }),
  handled(messageReadAll, async ({ db, app, user }, { type }) => {
    await readAll(db, app, user.userId, type)
    return { all: await unreadOf(db, app, user.userId) }
  }),
  handled(messageDelete, async ({ db, app, user }, { ids, restore = false }) => {
    if ((await setDeleted(db, user.userId, ids, restore)) === 0) throw new Refusal('notFound')
    return { all: await unreadOf(db, app, user.userId) }
  }),
  handled(messageMute, async ({ db, app, user }, { type, on }) => {
    await setMuted(db, user.userId, type, on)
    const { all, muted } = await unreadByType(db, app, user.userId)
    return { all, muted }
  }),
  handled(noticePage, (ctx, { type, ...input }) => page(ctx, { types: type ? [type] : noticeTypes }, input)),
  handled(noticeDetail, (ctx, { id }) => detail(ctx, id, noticeTypes)),
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
