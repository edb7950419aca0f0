// Search at length: words are found by their indexes in a large table;
// a word that everything carries is walked by sales, not weighed.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../../../../test/world.ts'
import { pageStatement, rankedHits, type Filter } from '#features/catalog/listing/list-queries.ts'
import type { Match } from '#features/catalog/words/matching.ts'
import { standard } from '#features/catalog/words/weights.ts'

const products = 30_000
let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.pool.query('set session_replication_role = replica')
  await world.pool.query(
    `insert into product_words (product_id, words, quality)
     select i, to_tsvector('simple', 'all common' || i % 3 || ' some' || i % 300 || ' rare' || i % 10000), i % 1000
     from generate_series(1, ${products}) i`,
  )
  await world.pool.query(
    `insert into product_listing (category_id, product_id, merchant_id, brand_id, price, on_offer, has_member_price,
       condition, services, sales, rating, listed_at)
     select 0, i, 1, 1, i, false, false, 'new', '{}', i % 5000, 400, now() - i * interval '1 minute'
     from generate_series(1, ${products}) i`,
  )
  await world.pool.query(
    `insert into search_word (lexeme, shown, plain, sound, initials, near, goods, firm)
     select 'e:w' || i, 'w' || i, 'w' || i, 's' || i, 'i' || i, array['w' || i, 'n' || i], 1, 1
     from generate_series(1, ${products}) i`,
  )
  await world.pool.query('set session_replication_role = origin')
  await world.pool.query('vacuum analyze product_words, product_listing, search_word')
})
afterAll(() => world.close())

const explain = async (text: string, parameters: readonly unknown[]): Promise<string> =>
  (await world.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, parameters as unknown[])).rows
    .map((r) => r['QUERY PLAN'])
    .join('\n')
const planOf = (match: Match, filter: Filter = {}, cursor?: unknown[]) => {
  const page = pageStatement('en-US', { ...filter, match }, 'best', {
    size: 20,
    offset: 0,
    cursor,
  }).compile(world.app.db)
  return explain(page.sql, page.parameters)
}
const match = (query: string, common = false): Match => ({
  query,
  ranks: [{ query: query.replace('&', '|'), weight: 1 }],
  weights: standard,
  common,
})

test('few goods are found by the index of words, and the listing is read only for filters', async () => {
  const plan = await planOf(match("'some7' & 'rare7'"))
  expect(plan).toContain('Bitmap Index Scan on product_words_words')
  expect(plan).not.toContain('product_listing')
  // those that are weighed are looked up, not sought among all
  expect(plan).toContain('Index Scan using product_words_pkey')
  const narrow = await planOf(match("'rare7'"), { priceMax: 500 })
  expect(narrow).toContain('Bitmap Index Scan on product_words_words')
  // what there is to define of goods are some dozens of rows, and so are the products here: the many hits have none
  expect(narrow).not.toMatch(/Seq Scan on (?!attribute\b|product p\b)/)
})
test('a further page reads on from a key', async () =>
  expect(await planOf(match("'some7'"), {}, [5000, 12])).toContain('ROW('))
test('of words that thousands carry the best goods are weighed, and all others stand behind them once', async () => {
  const goods = sql`product_words w where w.words @@ 'common1 & all'::tsquery`
  const { rows } = await sql<{ id: number; key: number; quality: number }>`
    with ${rankedHits(match("'common1' & 'all'"), goods)}
    select product_id as id, key, w.quality from ranked join product_words w using (product_id)
    order by key desc, product_id desc`.execute(world.app.db)
  expect([rows.length, new Set(rows.map((r) => r.id)).size]).toEqual([3000, 3000])
  const [best, others] = [rows.slice(0, 800), rows.slice(800)]
  const least = Math.min(...best.map((r) => r.quality))
  expect(others.every((r) => r.key < 0 && r.quality <= least)).toBe(true)
  expect(best.every((r) => r.key >= 0)).toBe(true)
})
test('a word on everything is walked along by sales', async () => {
  const plan = await planOf(match("'all'", true))
  expect(plan).toMatch(/Index (Only )?Scan using listing_sales on product_listing/)
  expect(plan).not.toContain('product_words_words')
})
test.each([
  ['by its lexeme', "lexeme = any(array['e:w1', 'e:w2'])", 'search_word_pkey'],
  ['by its begin', "plain like 'w123%'", 'search_word_plain'],
  ['by its sound', "sound = any(array['s1']) and sound is not null", 'search_word_sound'],
  ['by its first letters', "initials = any(array['i1']) and initials is not null", 'search_word_initials'],
  ['by a form it shares', "near && array['n17', 'n18']", 'search_word_near'],
])('a word is found %s', async (_how, condition, index) =>
  expect(await explain(`select lexeme from search_word where ${condition}`, [])).toContain(index),
)
