// Handlers of content: public reading, and who has read what.
import { agreementCalls } from './agreement-api.ts'
import { handled, type CallTable } from '#kernel/call/contract.ts'
import { limitsOf, pageOf } from '#kernel/call/page.ts'
import { Refusal } from '#kernel/call/refusal.ts'
import {
  announcementDetail,
  announcementPage,
  announcementRead,
  articleCategoryList,
  articleDetail,
  articleHelpful,
  articlePage,
  channelGet,
} from './contract.ts'
import { countKinds, keepVote, listAnnouncements, listArticles, readAnnouncement, readArticle } from './queries.ts'
import { channelCalls } from './channel-api.ts'
import { contactIn } from './contacts.ts'
import { readChannel } from './channel-queries.ts'
import { countUnread, markRead, readAmong } from './reading-queries.ts'
import { staffCalls } from './staff-api.ts'
import { voterOf } from './voter.ts'

const found = <T>(record: T | undefined): T => {
  if (record === undefined) throw new Refusal('notFound')
  return record
}

export const calls = [
  handled(articlePage, async ({ db, lang }, input) => {
    const limits = limitsOf(input, 20, ['time', 'id'])
    const { rows, counted } = await listArticles(db, lang, { kind: input.kind, keyword: input.keyword }, limits)
    return pageOf(rows, limits, (a) => [a.publishedAt, a.id], counted)
  }),
  handled(articleDetail, async ({ db, lang }, { code, id, version }) => {
    if (code === undefined && id === undefined) throw new Refusal('badInput', { field: 'code', rule: 'required' })
    if (code?.includes('\0')) throw new Refusal('notFound')
    return found(await readArticle(db, lang, code === undefined ? { id: id! } : { code }, version))
  }),
  handled(articleCategoryList, async ({ db }) => ({ records: await countKinds(db) })),
  handled(articleHelpful, async ({ db, app, user, ip }, { id, helped }) => ({
    helped: found(await keepVote(db, id, voterOf(app, 'article_vote', user?.userId, ip), helped)),
  })),
  handled(announcementPage, async ({ db, lang, user }, input) => {
    const limits = limitsOf(input, 20, ['flag', 'time', 'id'])
    const { rows, counted } = await listAnnouncements(db, lang, limits, {
      reader: user?.userId,
      unread: input.unread === true && user !== undefined,
    })
    const page = pageOf(rows, limits, (a) => [a.pinned, a.publishedAt, a.id], counted)
    const known =
      user &&
      (await readAmong(
        db,
        user.userId,
        page.records.map((a) => a.id),
      ))
    return { ...page, records: page.records.map((a) => ({ ...a, read: known ? known.has(a.id) : null })) }
  }),
  handled(announcementRead, async ({ db, user }, { id }) => {
    await markRead(db, user.userId, id)
    return { unread: await countUnread(db, user.userId) }
  }),
  handled(announcementDetail, async ({ db, lang, user }, { id }) =>
    found(await readAnnouncement(db, lang, id, user?.userId)),
  ),
  handled(channelGet, async ({ db, lang }, { id }) => ({
    id,
    ...contactIn(found(await readChannel(db, id)).contact, lang),
  })),
  ...channelCalls,
  ...staffCalls,
  ...agreementCalls,
] as const

type Own = CallTable<typeof calls>
declare module '#kernel/call/contract.ts' {
  interface Calls extends Own {}
}
