// Cards drawn anew where what they are made of changed. Nobody waits for it: until then they are put together by who
// reads them.
import { transact, type Db } from '#kernel/data/db.ts'
import { languages } from '#kernel/text/language.ts'
import { findFacts, takeOldCards, writeCards } from './card-queries.ts'
import { drawn } from './showing.ts'

const batch = 300

/** All that are old, batch by batch, each in a transaction of its own. */
export async function drawCards(db: Db): Promise<void> {
  while ((await transact(db, drawBatch)) === batch);
}
async function drawBatch(db: Db): Promise<number> {
  const old = await takeOldCards(db, batch)
  for (const lang of languages) {
    const ids = old.filter((card) => card.lang === lang).map(({ id }) => id)
    if (ids.length === 0) continue
    const found = await findFacts(db, lang, ids)
    const cards = found.map(({ version, facts }) => ({ id: facts.id, version, said: drawn(facts, lang) }))
    await writeCards(db, lang, cards)
  }
  return old.length
}
