// SQL of the goods that merchant centres are told of: by id onwards, so that a page costs the same in any shop.
import { sql } from 'kysely'
import { wordedHoliday } from '#features/catalog/merchants/merchants.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Language } from '#kernel/text/language.ts'
import type { Option } from './draft.ts'
import type { Measure } from './measures.ts'
import { readyPieces, stockKind } from './queries.ts'
import { preorderDay } from './stock-queries.ts'

export interface FeedSku {
  id: number
  code: string
  barcode: string
  optionValues: string[]
  price: number
  listPrice: number | null
  available: number
  stock: string
  ready: number | null
  preorderDay: string | null
  weight: number
  content: Measure | null
  picture: string | null
}
export interface FeedGoods {
  id: number
  title: string
  description: string
  condition: string
  brand: string | null
  category: string
  /** the shop is on holiday, and nothing is sold meanwhile */
  paused: boolean
  pictures: string[]
  options: Option[]
  skus: FeedSku[]
}

/** Goods on sale in open shops after this id, with the SKUs on sale. */
export async function feedPage(db: Db, lang: Language, after: number, size: number): Promise<FeedGoods[]> {
  const { rows } = await sql<FeedGoods>`
    select p.id, in_language(p.title, ${lang}) as title,
      coalesce(nullif(p.seo_description ->> ${lang}, ''), nullif(in_language(p.subtitle, ${lang}), ''),
        in_language(p.fact, ${lang})) as description,
      p.condition, in_language(b.name, ${lang}) as brand, in_language(c.name, ${lang}) as category,
      coalesce(${wordedHoliday(lang)} ->> 'mode' = 'paused', false) as paused, p.options,
      (select coalesce(json_agg(one.picture ->> 'file' order by one.at), '[]')
        from jsonb_array_elements(p.pictures) with ordinality one(picture, at)) as pictures,
      (select coalesce(json_agg(json_build_object('id', k.id, 'code', k.code, 'barcode', k.barcode,
          'optionValues', k.option_values, 'price', k.price, 'listPrice', k.list_price,
          'available', coalesce(s.available, 0), 'stock', ${stockKind}, 'ready', ${readyPieces},
          'preorderDay', ${preorderDay}, 'weight', k.weight_g, 'content', k.content,
          'picture', k.picture) order by k.position, k.id), '[]')
        from sku k left join stock s on s.sku_id = k.id
        where k.product_id = p.id and k.status = 'onSale') as skus
    from product p
    join merchant m on m.id = p.merchant_id
    join category c on c.id = p.category_id
    left join brand b on b.id = p.brand_id
    where p.id > ${after} and p.status = 'onSale' and m.status = 'open'
    order by p.id limit ${size}`.execute(db)
  return rows
}
