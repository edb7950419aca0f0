// SQL of what products remember of the file that they came from, and of its pictures.
import { sql } from 'kysely'
import type { ProductPicture } from './draft.ts'
import type { Db } from '#kernel/data/db.ts'

/** What the product remembers of its file, and nothing else of it. */
export const putSource = (db: Db, id: number, source: object): Promise<unknown> =>
  sql`update product set source = ${JSON.stringify(source)}::jsonb where id = ${id}`.execute(db)
/** Puts a picture that came into a product's gallery, and on its SKUs that waited for it. */
export async function putPictures(
  db: Db,
  id: number,
  source: object,
  pictures: readonly ProductPicture[],
  src: string,
  file: string,
): Promise<void> {
  await sql`update product set source = ${JSON.stringify(source)}::jsonb,
      pictures = ${JSON.stringify(pictures)}::jsonb, updated_at = shop_now()
    where id = ${id}`.execute(db)
  await sql`update sku set picture = ${file}
    where product_id = ${id} and source ->> 'picture' = ${src} and picture is null`.execute(db)
}
