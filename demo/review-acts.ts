// What becomes of one review of the demo, by the verbs of the shop: added to, answered, held for a word, appealed
// against, reported, decided.
import { sql } from 'kysely'
import { acting, type Act, type Acting } from './order-acts.ts'
import { hold } from '#features/afterwards/reviewing/reported.ts'
import { appeal, reply } from '#features/afterwards/reviewing/answering.ts'
import { append } from '#features/afterwards/reviewing/appending.ts'
import { decide } from '#features/afterwards/reviewing/deciding.ts'
import { addWord } from '#features/afterwards/reviewing/word-list.ts'
import { report } from '#features/catalog/reporting/reporting.ts'
import { isRefusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'

/** What staff look at first: gambling, selling past the shop, bought papers. */
const listed = [
  '赌博',
  '加微信',
  '代开发票',
  'online casino',
  'add me on WhatsApp',
  'casino en línea',
  'escríbeme por WhatsApp',
]
const stafferOf = async (db: Db) => {
  const { rows } = await sql<{ userId: number }>`
    select user_id as "userId" from membership where audience = 'staff' order by user_id limit 1`.execute(db)
  return { userId: rows[0]!.userId, ip: '' }
}
/** Those that are not on the list yet. */
export async function listWords(db: Db): Promise<void> {
  const staffer = await stafferOf(db)
  for (const word of listed)
    await addWord(db, staffer, { word }).catch((e: unknown) => {
      if (!isRefusal(e)) throw e
    })
}
const reviewOf = async ({ db, order }: Acting): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from review where order_id = ${order.orderId}`.execute(db)
  return rows[0]!.id
}
const merchant = ({ order }: Acting) => ({ merchantId: order.merchantId, lang: order.buyer.language })
const caseOf = async (on: Acting): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from review_case where review_id = ${await reviewOf(on)} and state = 'open' order by id`.execute(on.db)
  return rows[0]!.id
}
export const reviewing = {
  /** with a word of the list in it */
  held:
    (rating: number, text: string): Act =>
    async (on) => {
      await listWords(on.db)
      await acting.review(rating, text)(on)
    },
  add:
    (text: string): Act =>
    async (on) => {
      const { userId, language: lang } = on.order.buyer
      await append(on.db, on.app, { userId, lang }, { reviewId: await reviewOf(on), text })
    },
  answer:
    (text: string): Act =>
    async (on) =>
      reply(on.db, on.app, merchant(on), { reviewId: await reviewOf(on), text }),
  appeal:
    (text: string): Act =>
    async (on) =>
      appeal(on.db, merchant(on), { reviewId: await reviewOf(on), ground: 'otherGoods', text }),
  decide:
    (show: boolean, reason: string): Act =>
    async (on) =>
      decide(on.db, await stafferOf(on.db), { caseId: await caseOf(on), show, reason }),
  /** by two who bought something else */
  report:
    (words: string): Act =>
    async (on) => {
      const { db, app, order } = on
      const id = await reviewOf(on)
      const { rows } = await sql<{ userId: number }>`
        select u.id as "userId" from user_account u where u.id <> ${order.buyer.userId}
          and not exists (select from membership m where m.user_id = u.id) order by u.id limit 2`.execute(db)
      for (const { userId } of rows)
        await report(db, app, '127.0.0.1', {
          userId,
          kind: 'review',
          id,
          reason: 'spam',
          words,
          lang: order.buyer.language,
        })
      await hold(db, id, false)
    },
}
/** Two shoppers report what somebody bought, and the shop that sells it. */
export async function reportGoods(on: Acting, words: string): Promise<void> {
  const { db, app, order } = on
  const { rows } = await sql<{ productId: number }>`
    select product_id as "productId" from order_line where order_id = ${order.orderId}`.execute(db)
  const by = { userId: order.buyer.userId, words, lang: order.buyer.language }
  await report(db, app, '127.0.0.1', { ...by, kind: 'product', id: rows[0]!.productId, reason: 'misleading' })
  await report(db, app, '127.0.0.1', { ...by, kind: 'merchant', id: order.merchantId, reason: 'fraud' })
}
