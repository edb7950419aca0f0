// SQL of the words of goods and of the vocabulary: looked up by key or prefix, never by a look through the goods.
import { sql } from 'kysely'
import { idList, textList, type Db } from '#kernel/data/db.ts'
import { likePattern } from '#kernel/data/like.ts'
import type { Texts } from '#kernel/text/language.ts'
import type { WordRow } from './lexemes.ts'

export interface KnownWord {
  lexeme: string
  shown: string
  goods: number
  /** stands in the name of a category or brand */
  named: boolean
  /** on how many of them in a title, name or fact, not only in the description */
  firm: number
}
const columns = sql`w.lexeme, w.shown, w.goods, w.named, w.firm`

/** Those of these lexemes that stand on goods. */
export async function findWords(db: Db, lexemes: readonly string[]): Promise<KnownWord[]> {
  if (lexemes.length === 0) return []
  const found = await sql<KnownWord>`
    select ${columns} from search_word w where w.lexeme = any(${textList(lexemes)}) and w.goods > 0`.execute(db)
  return found.rows
}

export interface Nearby extends KnownWord {
  how: 'begins' | 'sounds' | 'soundBegins' | 'initials' | 'near'
  plain: string
  sound: string | null
  initials: string | null
}
/** What a typed word may be near to; an empty text or list asks for nothing of its kind. */
export interface NearbyAsked {
  begins: string
  sounds: readonly string[]
  soundBegins: string
  initials: readonly string[]
  forms: readonly string[]
}
/**
 * Words that a typed one may be meant for: the commonest of each kind first.
 * Those that only stand in descriptions are none, but for a misspelled one.
 */
export async function findNearby(
  db: Db,
  { begins, sounds, soundBegins, initials, forms }: NearbyAsked,
): Promise<Nearby[]> {
  const told = sql`${columns}, w.plain, w.sound, w.initials from search_word w where w.goods > 0`
  const found = await sql<Nearby>`
    (select 'begins' as how, ${told} and ${begins}::text <> '' and w.firm > 0
      and w.plain like ${likePattern(begins, 'beginning')}
      order by w.named desc, w.goods desc, w.lexeme limit 8)
    union all (select 'sounds', ${told} and w.firm > 0 and w.sound is not null and w.sound = any(${textList(sounds)})
      order by w.goods desc, w.lexeme limit 60)
    union all (select 'soundBegins', ${told} and w.firm > 0 and ${soundBegins}::text <> '' and w.sound is not null
      and length(w.plain) > 1 and w.sound like ${likePattern(soundBegins, 'beginning')}
      order by w.named desc, w.goods desc, w.lexeme limit 8)
    union all (select 'initials', ${told} and w.firm > 0 and w.initials is not null
      and w.initials = any(${textList(initials)}) and length(w.plain) > 1
      order by w.named desc, w.goods desc, w.lexeme limit 40)
    union all (select 'near', ${told} and w.near && ${textList(forms)}
      order by w.firm > 0 desc, w.named desc, w.goods desc, w.lexeme limit 40)`.execute(db)
  return found.rows
}

/** Which of these queries any product answers, in their order. */
export async function findAnswered(db: Db, queries: readonly string[]): Promise<boolean[]> {
  const found = await sql<{ answered: boolean }>`
    select exists (select from product_words w where w.words @@ q.query::tsquery) as answered
    from unnest(${textList(queries)}) with ordinality q(query, at) order by q.at`.execute(db)
  return found.rows.map((r) => r.answered)
}

export interface ProductTexts {
  id: number
  madeFrom: string
  title: Texts
  subtitle: Texts
  fact: Texts
  body: Texts
  attributes: { name: Texts; value: Texts }[]
  options: { name: Texts; values: { name: Texts }[] }[]
  /** from the department down to its own */
  categories: Texts[]
  brand: Texts | null
  merchant: Texts
  codes: string[]
}
/**
 * The texts of up to `limit` products whose words are due (only of these ids, if given);
 * locked until the transaction ends.
 */
export async function takeDue(db: Db, ids: readonly number[] | undefined, limit: number): Promise<ProductTexts[]> {
  const found = await sql<ProductTexts>`
    with taken as (
      delete from product_words_due where product_id in (
        select d.product_id from product_words_due d ${ids ? sql`where d.product_id = any(${idList(ids)})` : sql``}
        order by 1 limit ${limit} for update skip locked)
      returning product_id
    )
    select q.id, words_source(q.id) as "madeFrom", q.title, q.subtitle, q.fact, q.body, q.attributes, q.options,
      m.name as merchant, b.name as brand,
      (select json_agg(a.name order by a.level) from category a where a.id = any(k.path || k.id)) as categories,
      coalesce((select json_agg(u.code) from sku u
        where u.product_id = q.id and u.status = 'onSale' and u.code <> ''), '[]') as codes
    from taken t join product q on q.id = t.product_id join merchant m on m.id = q.merchant_id
    join category k on k.id = q.category_id left join brand b on b.id = q.brand_id
    where exists (select from product_listing s where s.product_id = q.id and s.category_id = 0)
    order by q.id`.execute(db)
  return found.rows
}

const quality = sql`product_quality(p.sales, p.rating, p.review_count,
  exists (select from sku k join stock t on t.sku_id = k.id
    where k.product_id = p.id and k.status = 'onSale' and t.available > 0), p.listed_at,
  (select weights from search_weights))`

/** Writes what differs. */
export async function writeWords(
  db: Db,
  rows: readonly { id: number; vector: string; madeFrom: string }[],
): Promise<void> {
  await sql`
    insert into product_words as w (product_id, words, made_from, quality)
    select d.id, d.vector::tsvector, d."madeFrom", ${quality}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(id bigint, vector text, "madeFrom" text)
    join product p on p.id = d.id order by d.id
    on conflict (product_id) do update set words = excluded.words, made_from = excluded.made_from,
      quality = excluded.quality`.execute(db)
}
/**
 * New words only: those that stand keep their count until all are counted again, so that two who save never wait
 * for one another's common words.
 */
export async function addWords(db: Db, rows: readonly WordRow[]): Promise<void> {
  await sql`
    insert into search_word (lexeme, shown, plain, sound, initials, near, goods, named, firm)
    select d.lexeme, d.shown, d.plain, d.sound, d.initials, d.near, d.goods, d.named, d.firm
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(lexeme text, shown text, plain text, sound text,
      initials text, near text[], goods int, named boolean, firm int)
    where not exists (select from search_word w
      where w.lexeme = d.lexeme and (w.named or not d.named) and (w.firm > 0 or d.firm = 0))
    order by d.lexeme
    on conflict (lexeme) do update set named = search_word.named or excluded.named,
      firm = greatest(search_word.firm, excluded.firm)`.execute(db)
}

/** Lexemes of the products after `from`, with how many of them carry each; up to `size` products. */
export async function countSlice(
  db: Db,
  from: number,
  size: number,
): Promise<{ last: number | null; counts: [lexeme: string, goods: number, firm: number][] }> {
  const found = await sql<{ last: number | null; counts: [string, number, number][] }>`
    with slice as materialized (select product_id, words from product_words where product_id > ${from}
      order by product_id limit ${size})
    select (select max(product_id) from slice) as last,
      coalesce((select json_agg(json_build_array(c.lexeme, c.goods, c.firm)) from (
        select u.lexeme, count(*) as goods, count(*) filter (where u.weights && '{A,B,C}') as firm
        from slice, unnest(words) u group by 1) c), '[]') as counts`.execute(db)
  return found.rows[0]!
}
/** Lexemes of the vocabulary after `from`, with their counts. */
export async function readWords(
  db: Db,
  from: string,
  size: number,
): Promise<{ lexeme: string; goods: number; firm: number }[]> {
  const found = await sql<{
    lexeme: string
    goods: number
    firm: number
  }>`select lexeme, goods, firm from search_word where lexeme > ${from} order by lexeme limit ${size}`.execute(db)
  return found.rows
}
export async function recount(db: Db, rows: readonly { lexeme: string; goods: number; firm: number }[]): Promise<void> {
  await sql`
    update search_word w set goods = d.goods, firm = d.firm
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d(lexeme text, goods int, firm int)
    where w.lexeme = d.lexeme`.execute(db)
}

/** Weighs the products after `from` anew; up to `size` of them. Answers the last one, null at the end. */
export async function weighSlice(db: Db, from: number, size: number): Promise<number | null> {
  const found = await sql<{ last: number | null }>`
    with slice as materialized (select w.product_id, ${quality} as quality
      from product_words w join product p on p.id = w.product_id
      where w.product_id > ${from} order by w.product_id limit ${size}),
    moved as (update product_words w set quality = s.quality from slice s
      where w.product_id = s.product_id and w.quality <> s.quality)
    select max(product_id) as last from slice`.execute(db)
  return found.rows[0]!.last
}

export interface NameRow {
  kind: 'category' | 'brand' | 'merchant'
  id: number
  name: Texts
  departmentNo: number | null
  productCount: number
}
const namesKept = 2000
/** The names that shoppers may mean as a whole: all categories, the brands and merchants that matter most. */
export async function readNames(db: Db): Promise<NameRow[]> {
  const found = await sql<NameRow>`
    (select 'category' as kind, c.id, c.name, coalesce(c.department_no, f.department_no) as "departmentNo",
        c.product_count as "productCount"
      from category c left join category f on f.id = c.path[1]
      where not exists (select from category s where s.id = any(c.path || c.id) and s.closed) order by c.level, c.id)
    union all (select 'brand', id, name, null, product_count from brand where not closed
      order by product_count desc, id limit ${sql.lit(namesKept)})
    union all (select 'merchant', id, name, null, product_count from merchant where status = 'open'
      order by follower_count desc, id limit ${sql.lit(namesKept)})`.execute(db)
  return found.rows
}
/** How many goods the shop lists, by the kept counters. */
export async function countListed(db: Db): Promise<number> {
  const found = await sql<{ goods: number }>`
    select coalesce(sum(product_count), 0)::int as goods from category where parent_id is null`.execute(db)
  return found.rows[0]!.goods
}
