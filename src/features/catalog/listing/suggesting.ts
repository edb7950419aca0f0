// What a started query may mean, for the search box: goods found so far, and words that complete the last one.
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { listProducts } from './list-queries.ts'
import { cardOf } from './showing.ts'
import { foresee } from '#features/catalog/words/words.ts'

/** The best `size` goods for words whose last one may be unfinished. */
export async function goodsBegun(
  ctx: { db: Db; app: Pick<AppContext, 'cache'>; lang: Language },
  keyword: string,
  merchantId: number | undefined,
  size: number,
) {
  const { match } = await foresee(ctx, keyword)
  if (!match) return []
  const { rows } = await listProducts(
    ctx.db,
    ctx.lang,
    { match, ...(merchantId === undefined ? {} : { merchantId }) },
    'best',
    { size, offset: 0, cursor: undefined },
  )
  return rows.slice(0, size).map((r) => cardOf(r, ctx.lang))
}
