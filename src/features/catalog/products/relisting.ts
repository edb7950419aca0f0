// Lists of goods after the name or the place of many of them moved: few follow at once, the rest behind the commit,
// batch by batch; and the code that a new name gets.
import { refreshSome } from './category-queries.ts'
import { transact, type Db } from '#kernel/data/db.ts'
import { addJob } from '#kernel/jobs/jobs.ts'
import { pick, type Texts } from '#kernel/text/language.ts'

/** lists of so many goods follow in the transaction itself */
const atOnce = 200
const batch = 200

type Next = (after: number, limit: number) => Promise<number[]>
/** Lists of these goods, and the words by which they are found. */
export async function relistSome(
  db: Db,
  next: Next,
  [job, payload]: readonly [job: string, payload: Record<string, number>],
): Promise<void> {
  const goods = await next(0, atOnce + 1)
  if (goods.length <= atOnce) await refreshSome(db, goods)
  // again behind the commit: goods that were saved meanwhile knew the names of before
  await addJob(db, job, payload, { key: `${job}:${Object.values(payload).join()}` })
}
/** Each batch in a transaction of its own; what is right already is not written. Then they are worded. */
export async function relistBatches(
  db: Db,
  next: (trx: Db, after: number, limit: number) => Promise<number[]>,
): Promise<void> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await transact(db, async (trx) => {
      const goods = await next(trx, after, batch)
      if (goods.length > 0) await refreshSome(trx, goods)
      return goods.length === batch ? goods.at(-1) : undefined
    })
  }
  await addJob(db, 'catalog.rewordGoods', {}, { key: 'catalog.rewordGoods' })
}

/** As addresses of other shops name it: letters of its name. */
export const codeOf = (name: Texts, other: string): string =>
  pick(name, 'en-US')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || other
