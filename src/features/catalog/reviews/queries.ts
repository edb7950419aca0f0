// The SQL that reads reviews, and votes. Each sort is an index scan read on from a key, each filter a condition on the
// way; the totals of the usual filters are kept numbers.
import { sql, type RawBuilder } from 'kysely'
import type { Static } from 'typebox'
import type { Picture } from '#features/catalog/products/contract.ts'
import type { Db } from '#kernel/data/db.ts'
import { limitTo } from '#kernel/data/limit.ts'
import type { Language, Texts } from '#kernel/text/language.ts'
import type { CursorKind, Limits } from '#kernel/call/page.ts'

type Shown = Static<typeof Picture>
export interface ReviewRow {
  key: number | string
  id: number
  rating: number
  nickname: string
  anonymous: boolean
  spec: { value: Texts }[]
  lang: Language
  text: string
  pictures: Shown[]
  video: string | null
  tags: { code: string; name: string }[]
  createdAt: string
  followUp: string | null
  followedUpAt: string | null
  followUpPictures: Shown[]
  reply: string | null
  replyLang: Language | null
  repliedAt: string | null
  usefulCount: number
  useful: boolean
  own: boolean
}
type Condition = RawBuilder<unknown>
const all = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `)
/** ISO 8601 with microseconds: also what a cursor needs. */
const iso = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
const noneOfMine = sql`false as useful, false as own`
const mine = (userId: number) => sql`
  exists (select from review_vote v where v.review_id = r.id and v.user_id = ${userId}) as useful,
  coalesce(r.user_id = ${userId}, false) as own`
const columns = (lang: Language, userId: number | undefined) => sql`
  r.id, r.rating, r.nickname, r.anonymous, r.spec, r.lang, r.body as text, r.pictures, r.video,
  ${tagsOf(lang)} as tags,
  ${iso('r.created_at')} as "createdAt", r.follow_up as "followUp", ${iso('r.followed_up_at')} as "followedUpAt",
  r.follow_up_pictures as "followUpPictures",
  r.reply, r.reply_lang as "replyLang", ${iso('r.replied_at')} as "repliedAt", r.useful_count as "usefulCount",
  ${userId === undefined ? noneOfMine : mine(userId)}`
/** The tags of a review r, in the reader's language. */
export const tagsOf = (lang: Language) => sql`(
  select coalesce(json_agg(json_build_object('code', g.code, 'name', in_language(g.name, ${lang})) order by g.position),
    '[]') from review_tag g where g.code = any(r.tags))`
const isKnown = (productId: number) =>
  sql`exists (select from product p where p.id = ${productId} and p.status <> 'deleted')`

export interface Filter {
  productId: number
  rating?: number
  withPhotos?: boolean
  withVideo?: boolean
  tag?: string
  followUp?: boolean
  skuId?: number
  spec?: { code: string; value: string }
  language?: Language
}
/** Written as the partial indexes are. */
function conditionsOf(filter: Filter): Condition[] {
  const { productId, rating, withPhotos, withVideo, tag, followUp, skuId, spec, language } = filter
  return [
    sql`r.product_id = ${productId} and r.status = 'shown'`,
    ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
    ...(withPhotos ? [sql`r.pictures <> '[]'`] : []),
    ...(withVideo ? [sql`r.video is not null`] : []),
    ...(tag === undefined ? [] : [sql`r.tags @> array[${tag}]`]),
    ...(followUp ? [sql`r.follow_up is not null`] : []),
    ...(skuId === undefined ? [] : [sql`r.sku_id = ${skuId}`]),
    ...(spec ? [sql`r.spec @> ${JSON.stringify([{ code: spec.code, valueCode: spec.value }])}::jsonb`] : []),
    ...(language ? [sql`r.lang = ${language} and r.body <> ''`] : []),
  ]
}

export type Sort = 'useful' | 'newest' | 'ratingUp' | 'ratingDown'
/** The key of each sort; the id breaks ties in the same direction, as the indexes do. */
export const orders: Record<Sort, { column: string; up: boolean; type: 'int' | 'timestamptz'; kind: CursorKind }> = {
  useful: { column: 'worth', up: false, type: 'int', kind: 'int' },
  newest: { column: 'created_at', up: false, type: 'timestamptz', kind: 'time' },
  ratingUp: { column: 'rating', up: true, type: 'int', kind: 'int' },
  ratingDown: { column: 'rating', up: false, type: 'int', kind: 'int' },
}

/** Above any worth of a review: what stands in the reader's language comes before all else. */
const ownAbove = 1_000_000_000

const languageColumns: Record<Language, string> = { 'zh-CN': 'in_zh', 'en-US': 'in_en', 'es-ES': 'in_es' }
/** The kept number that counts exactly this filter. */
function keptOf({
  rating,
  withPhotos,
  withVideo,
  tag,
  followUp,
  skuId,
  spec,
  language,
}: Filter): Condition | undefined {
  const kept = [
    ...(rating === undefined ? [] : [`star${rating}`]),
    ...(withPhotos ? ['with_pictures'] : []),
    ...(withVideo ? ['with_video'] : []),
    ...(followUp ? ['followed_up'] : []),
    ...(language ? [languageColumns[language]] : []),
  ]
  if (skuId !== undefined || spec || kept.length + (tag === undefined ? 0 : 1) > 1) return undefined
  return tag === undefined
    ? sql`(select ${sql.ref(kept[0] ?? 'count')} from review_summary where product_id = w.id)`
    : sql`(select n from review_tag_count where product_id = w.id and tag = ${tag})`
}

interface Listing {
  lang: Language
  userId: number | undefined
  sort: Sort
  conditions: readonly Condition[]
  limits: Limits
}
/** Reviews, read on from a key by the index of their sort. */
function inOrder({ lang, userId, sort, conditions, limits: { size, offset, cursor } }: Listing): Condition {
  const { column, up, type } = orders[sort]
  const key = sql.ref(`r.${column}`)
  const direction = sql.raw(up ? 'asc' : 'desc')
  const after = cursor
    ? [sql`(${key}, r.id) ${sql.raw(up ? '>' : '<')} (${cursor[0]}::${sql.raw(type)}, ${cursor[1]}::bigint)`]
    : []
  return sql`
      select ${type === 'timestamptz' ? iso(`r.${column}`) : key} as key, ${columns(lang, userId)} from review r
      where ${all([...conditions, ...after])}
      order by ${key} ${direction}, r.id ${direction} ${limitTo(size + 1, offset)}`
}
/** Those in the reader's language first, then the others, each the most useful first: two walks along the index. */
function ownFirst({ lang, userId, conditions, limits: { size, offset, cursor } }: Listing): Condition {
  const at = cursor ? Number(cursor[0]) : undefined
  const isOwn = at !== undefined && at >= ownAbove
  const walk = (which: Condition, above: number, onward: boolean) => {
    const after = onward ? [sql`(r.worth, r.id) < (${at! - above}::int, ${cursor![1]}::bigint)`] : []
    return sql`(
      select r.worth + ${sql.lit(above)} as key, ${columns(lang, userId)} from review r
      where ${all([...conditions, which, ...after])}
      order by r.worth desc, r.id desc ${limitTo(size + 1 + offset, 0)})`
  }
  const own = isOwn || at === undefined ? [walk(sql`r.lang = ${lang} and r.body <> ''`, ownAbove, isOwn)] : []
  const others = walk(sql`(r.lang <> ${lang} or r.body = '')`, 0, at !== undefined && !isOwn)
  return sql`
      select * from (${sql.join([...own, others], sql` union all `)}) o
      order by key desc, id desc ${limitTo(size + 1, offset)}`
}

/** The statement of one page with its total: also what tests explain. */
export function pageStatement(lang: Language, userId: number | undefined, f: Filter, sort: Sort, limits: Limits) {
  const conditions = conditionsOf(f)
  const kept = keptOf(f)
  const total = kept
    ? sql`coalesce(${kept}, 0)`
    : sql`(select count(*)::int from (select from review r where ${all(conditions)} limit 1001) c)`
  const listing = { lang, userId, sort, conditions, limits }
  const page = sort === 'useful' && f.language === undefined ? ownFirst(listing) : inOrder(listing)
  return sql<{ known: boolean; total: number; rows: ReviewRow[] }>`
    select ${isKnown(f.productId)} as known, ${total} as total, coalesce((select json_agg(p) from (${page}
    ) p), '[]') as rows from (select ${f.productId}::bigint as id) w`
}
/** Up to size + 1 reviews and how many there are in all; undefined when there is no such product. */
export async function listReviews(
  db: Db,
  lang: Language,
  userId: number | undefined,
  f: Filter,
  sort: Sort,
  limits: Limits,
): Promise<{ rows: ReviewRow[]; total: number; exact: boolean } | undefined> {
  const found = await pageStatement(lang, userId, f, sort, limits).execute(db)
  const { known, rows, total } = found.rows[0]!
  return known ? { rows, total, exact: keptOf(f) !== undefined } : undefined
}

export interface SummaryRow {
  average: number
  /** how many gave one star, two stars … */
  stars: number[]
  withPhotos: number
  withVideo: number
  tags: { code: string; name: string; count: number }[]
  followUps: number
  inLanguage: Record<Language, number>
  best: ReviewRow[]
  photos: (Shown & { reviewId: number })[]
}
const stripLength = 8

/**
 * The kept numbers; with `best` > 0 also that many reviews, those in the reader's language first,
 * and their pictures. One statement.
 */
export async function findSummary(
  db: Db,
  lang: Language,
  userId: number | undefined,
  productId: number,
  best: number,
): Promise<SummaryRow | undefined> {
  const some = (where: Condition) =>
    sql`
      (select ${sql.ref('r.worth')} as key, ${columns(lang, userId)} from review r
        where r.product_id = ${productId} and r.status = 'shown' and ${where}
        order by r.worth desc, r.id desc limit ${sql.lit(best)})`
  const bestOnes =
    best === 0
      ? sql`'[]'::json`
      : sql`coalesce((select json_agg(b) from (
      select * from (${some(sql`r.lang = ${lang} and r.body <> ''`)}
        union all ${some(sql`(r.lang <> ${lang} or r.body = '')`)}) o
      order by (lang = ${lang} and text <> '') desc, key desc, id desc limit ${sql.lit(best)}) b), '[]')`
  const strip =
    best === 0
      ? sql`'[]'::json`
      : sql`coalesce((select json_agg(g.picture) from (
      select (x.picture || jsonb_build_object('reviewId', o.id)) as picture from (
        select r.id, r.worth, r.pictures from review r
        where r.product_id = ${productId} and r.status = 'shown' and r.pictures <> '[]'
        order by r.worth desc, r.id desc limit ${sql.lit(stripLength)}
      ) o cross join lateral jsonb_array_elements(o.pictures) with ordinality x(picture, place)
    order by o.worth desc, o.id desc, x.place limit ${sql.lit(stripLength)}) g), '[]')`
  const found = await sql<SummaryRow & { known: boolean }>`
    select ${isKnown(productId)} as known, coalesce(s.average, 0) as average,
      json_build_array(coalesce(s.star1, 0), coalesce(s.star2, 0), coalesce(s.star3, 0),
        coalesce(s.star4, 0), coalesce(s.star5, 0)) as stars,
      coalesce((select json_agg(json_build_object('code', g.code, 'name', in_language(g.name, ${lang}), 'count', c.n)
          order by c.n desc, g.position)
        from review_tag_count c join review_tag g on g.code = c.tag where c.product_id = wanted.id and c.n > 0),
        '[]') as tags, coalesce(s.with_video, 0) as "withVideo",
      coalesce(s.with_pictures, 0) as "withPhotos", coalesce(s.followed_up, 0) as "followUps",
      json_build_object('zh-CN', coalesce(s.in_zh, 0), 'en-US', coalesce(s.in_en, 0),
        'es-ES', coalesce(s.in_es, 0)) as "inLanguage", ${bestOnes} as best, ${strip} as photos
    from (select ${productId}::bigint as id) wanted left join review_summary s on s.product_id = wanted.id`.execute(db)
  const row = found.rows[0]!
  return row.known ? row : undefined
}

/** A shown review as somebody who would vote for it meets it. */
export async function findVotable(db: Db, userId: number, reviewId: number): Promise<{ own: boolean } | undefined> {
  const found = await sql<{
    own: boolean
  }>`
    select coalesce(user_id = ${userId}, false) as own from review
    where id = ${reviewId} and status = 'shown'`.execute(db)
  return found.rows[0]
}
/** The vote is the row; the count moves only with it. Returns the count. */
export async function changeVote(db: Db, userId: number, reviewId: number, useful: boolean): Promise<number> {
  const vote = useful
    ? sql`
      insert into review_vote (review_id, user_id) values (${reviewId}, ${userId}) on conflict do nothing returning 1`
    : sql`delete from review_vote where review_id = ${reviewId} and user_id = ${userId} returning 1`
  const changed = await sql<{ usefulCount: number }>`
    with vote as (${vote})
    update review set useful_count = useful_count + ${useful ? 1 : -1}::int
    where id = ${reviewId} and exists (select from vote)
    returning useful_count as "usefulCount"`.execute(db)
  const known =
    changed.rows[0] ??
    (
      await sql<{
        usefulCount: number
      }>`select useful_count as "usefulCount" from review where id = ${reviewId}`.execute(db)
    ).rows[0]
  return known!.usefulCount
}
