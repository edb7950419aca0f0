// What a kind may read while its block is filled. Reads that several blocks share are made once;
// rows asked for together are read by one statement.
import type { Language } from '#kernel/text/language.ts'
import type { Ctx } from '#kernel/call/contract.ts'
import { categoryTree, type CategoryRow } from '#features/catalog/products/products.ts'
import { readGoodsRows, type GoodsRow, type GoodsCard } from '#features/catalog/listing/listing.ts'
import type { pageHomeDetail } from './contract.ts'

export interface Reading extends Pick<Ctx<typeof pageHomeDetail>, 'db' | 'app' | 'lang'> {
  lang: Language
  /** ms by the shop's clock */
  now: number
  categories: () => Promise<CategoryRow[]>
  /** Cards of a row, at most `size`. */
  goods: (row: GoodsRow) => Promise<GoodsCard[]>
}

export function openReading({ db, app, lang }: Pick<Reading, 'db' | 'app' | 'lang'>): Reading {
  let tree: Promise<CategoryRow[]> | undefined
  return {
    db,
    app,
    lang,
    now: app.clock.now(),
    categories: () => (tree ??= categoryTree({ db, app, lang })),
    goods: together((rows: readonly GoodsRow[]) => readGoodsRows(db, lang, rows)),
  }
}

/** Collects what is asked in one turn of the event loop and asks for it at once; answers come in the order asked. */
export function together<Q, A>(answer: (asked: readonly Q[]) => Promise<A[]>): (question: Q) => Promise<A> {
  let waiting: Q[] = []
  let answers: Promise<A[]> | undefined
  return async (question) => {
    const place = waiting.push(question) - 1
    answers ??= new Promise<void>((turn) => setImmediate(turn)).then(() => {
      const asked = waiting
      waiting = []
      answers = undefined
      return answer(asked)
    })
    return (await answers)[place]!
  }
}
