// The newest rows of one kind of news, each told once. Ids are given before a transaction commits, so that a lower one
// may be seen after a higher one: the last few are read again each time.
import type { DeskNews, Move } from '#kernel/desk-news.ts'
import type { Db } from '#kernel/data/db.ts'

/** So many others may overtake a transaction; what is slower still is found when desks ask by themselves. */
const overlap = 100
const most = 1000
export class Tail {
  readonly #news: DeskNews
  #floor = 0
  #seen = new Set<number>()

  constructor(news: DeskNews) {
    this.#news = news
  }
  /** From now on. */
  async begin(db: Db): Promise<void> {
    this.#floor = Math.max(0, (await this.#news.newest(db)) - overlap)
    this.#seen = new Set((await this.#news.since(db, this.#floor, most)).map(({ id }) => id))
  }
  /** What came since the last time; `many` where it is too much to tell one by one. */
  async read(db: Db): Promise<readonly Move[] | 'many'> {
    const rows = await this.#news.since(db, this.#floor, most)
    if (rows.length === most) {
      await this.begin(db)
      return 'many'
    }
    const fresh = rows.filter(({ id }) => !this.#seen.has(id))
    for (const { id } of fresh) this.#seen.add(id)
    this.#floor = Math.max(this.#floor, (rows.at(-1)?.id ?? 0) - overlap)
    for (const id of this.#seen) if (id <= this.#floor) this.#seen.delete(id)
    return fresh
  }
}
