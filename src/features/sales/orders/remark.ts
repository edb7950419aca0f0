// What a merchant remarks on an order for its own people.
import { writeRemark } from './remark-queries.ts'
import { lockedOrder, type OrderKey } from './moving.ts'
import type { Db } from '#kernel/data/db.ts'
import { plainWords } from '#kernel/text/plain-words.ts'

/** In place of the last remark; empty takes it away. Refuses notFound. */
export async function remark(db: Db, key: OrderKey, userId: number, typed: string): Promise<void> {
  const { id } = await lockedOrder(db, key)
  await writeRemark(db, id, plainWords(typed), userId)
}
