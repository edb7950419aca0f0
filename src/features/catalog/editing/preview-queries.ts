// SQL of what a preview shows beside the words of the draft: its merchant, category and brand, and what was counted of
// its product.
import { sql } from 'kysely'
import type { detailOf } from '#features/catalog/products/showing.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'

export type PreviewFacts = Pick<
  Parameters<typeof detailOf>[0],
  'merchant' | 'brand' | 'categories' | 'unit' | 'rating' | 'reviewCount' | 'sales' | 'listedAt'
>
interface Of {
  merchantId: number
  productId: number | null
  categoryId: number | null
  brandId: number | null
  unit?: string | undefined
}
export const factsFor = (
  db: Db,
  lang: Language,
  { merchantId, productId, categoryId, brandId, unit }: Of,
): Promise<PreviewFacts> =>
  sql<PreviewFacts>`
    select json_build_object('merchantId', m.id, 'name', in_language(m.name, ${lang}), 'seal', m.seal,
        'place', in_language(m.place, ${lang}), 'motto', in_language(m.motto, ${lang}),
        'scoreGoods', m.score_goods, 'scoreService', m.score_service, 'scoreDelivery', m.score_delivery,
        'followerCount', m.follower_count, 'holiday', null, 'followed', false) as merchant,
      (select json_build_object('id', b.id, 'name', in_language(b.name, ${lang})) from brand b
        where b.id = ${brandId}) as brand,
      coalesce((select json_agg(json_build_object('id', a.id, 'name', in_language(a.name, ${lang})) order by a.level)
        from category c join category a on a.id = any(c.path || c.id) where c.id = ${categoryId}), '[]') as categories,
      unit_in(unit_of(${unit ?? null}), ${lang}) as unit,
      coalesce(p.rating, 0) as rating, coalesce(p.review_count, 0) as "reviewCount", coalesce(p.sales, 0) as sales,
      coalesce(p.listed_at, shop_now()) as "listedAt"
    from merchant m left join product p on p.id = ${productId} and p.merchant_id = m.id
    where m.id = ${merchantId}`
    .execute(db)
    .then((r) => r.rows[0]!)
