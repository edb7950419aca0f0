// SQL of the film and the turning model of a product.
import { sql } from 'kysely'
import type { ProductMedia } from './draft.ts'
import type { Db } from '#kernel/data/db.ts'

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`
/** Null: none from now on. */
export const setMedia = (
  db: Db,
  productId: number,
  { video, model }: { video: ProductMedia | null; model: ProductMedia | null },
): Promise<unknown> =>
  sql`
    update product set video = ${json(video)}, model = ${json(model)}, updated_at = shop_now()
    where id = ${productId} and (video, model) is distinct from (${json(video)}, ${json(model)})`.execute(db)
