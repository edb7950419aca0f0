// The same shop at several sizes: all titles that its words give are saved as any goods are, the others are copies of
// those, made by whole tables at once: a hundred thousand goods in a few minutes.
import { drawCards, keepFacets } from '#features/catalog/listing/listing.ts'
import { drawDetails } from '#features/catalog/products/products.ts'
import { countWords } from '#features/catalog/words/words.ts'
import { openApp, prepareDatabase, type App } from '#app.ts'
import { openPool } from '#kernel/data/db.ts'
import { readEnv } from '#kernel/data/env.ts'
import { shopRole } from '#kernel/data/postgres-roles.ts'
import type pg from 'pg'
import { growDemo } from '../../demo/large.ts'
import { seedDemo } from '../../demo/seed.ts'
import { liftLimits, readGoods, type Found } from '../goods.ts'
import { dropIndexes, makeIndexes } from '../scale/around-orders.ts'
import { copy, setSequences, step, type Client } from '../scale/copying.ts'
import { countGoods } from '../scale/goods.ts'

export interface FoundInShop extends Found {
  /** two words that one in fifty of the goods carry together */
  common: string[]
}
/** Each of the demo's goods in each collection once: further ones have higher numbers in their titles. */
const saved = 5000
/** So many of the largest categories: those that hold more than a page of goods in a shop of any size. */
const categories = 24
const largest = 'select id from category order by product_count desc, id limit $1'
/** A department, and what goods are of or where they come from. */
const carriedByMany = `
  select lower(split_part(d.name ->> 'en-US', ' ', 1)) || ' ' || lower(a -> 'value' ->> 'en-US') as words
  from product p join category k on k.id = p.category_id
  join category d on d.level = 1 and (d.id = k.id or d.id = any(k.path))
  cross join jsonb_array_elements(p.attributes) a
  where p.status = 'onSale' and a ->> 'key' in ('material', 'origin') group by 1 order by count(*) desc, 1 limit 60`
/** ids of copies lie so far apart */
const apart = 1_000_000
const copied = ['product', 'product_listing', 'product_words', 'product_title', 'product_pieces', 'product_card']
const soldBy = ['sku', 'stock', 'stock_move']

/** Makes what is missing of a shop with so many products more than the demo has, and reads what will be asked for. */
export async function growShop(databaseUrl: string, dataDir: string, size: number): Promise<FoundInShop> {
  await prepareDatabase(databaseUrl, shopRole)
  const app = await openApp(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }), databaseUrl, true)
  const owner = openPool(databaseUrl, { max: 1, limited: false })
  try {
    await seedDemo(app)
    await liftLimits(app)
    if (!(await isGrown(owner))) {
      await growDemo(databaseUrl, Math.min(size, saved))
      await drawCards(app.db)
      await copyGoods(owner, size)
      await countWords(app.db)
      await owner.query('vacuum analyze')
      await owner.query(`insert into scale.step values ('grown')`)
    }
    await copyDetails(app, owner)
    await keepFacets(app.db, app.context.log)
    // what is looked for is sought in all goods: no question for a shop in service
    const found = await readGoods({ pool: owner })
    const ids = await owner.query<{ id: number }>(largest, [categories])
    const words = await owner.query<{ words: string }>(carriedByMany)
    return { ...found, categoryIds: ids.rows.map((r) => r.id), common: words.rows.map((r) => r.words) }
  } finally {
    await owner.end()
    await app.close()
  }
}
async function isGrown(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ made: string | null }>(`select to_regclass('scale.step') as made`)
  if (rows[0]!.made === null) return false
  return (await owner.query(`select from scale.step where name = 'grown'`)).rowCount === 1
}

async function copyGoods(owner: pg.Pool, size: number): Promise<void> {
  const client = await owner.connect()
  try {
    await step(client, 'indexes away', () => dropIndexes(client, [...copied, ...soldBy]))
    await step(client, 'patterns', () => patterns(client, size))
    await step(client, 'products', () => products(client))
    await step(client, 'SKUs and stock', () => skus(client))
    await step(client, 'lists and words', () => lists(client))
    await step(client, 'cards', () => cards(client))
    await step(client, 'indexes again', () => makeIndexes(client))
    await step(client, 'counters', () => countGoods(client))
    await step(client, 'sequences', () => setSequences(client))
  } finally {
    client.release()
  }
}

/** What products say of themselves, as drawn; a shop that was grown before those were kept gets them too. */
async function copyDetails({ db }: Pick<App, 'db'>, owner: pg.Pool): Promise<void> {
  const client = await owner.connect()
  try {
    if ((await client.query(`select from scale.step where name = 'details'`)).rowCount === 1) return
    // of copies nothing is drawn one by one
    await client.query('delete from product_detail d using scale.goods s where d.product_id = s.id')
    await drawDetails(db)
    await step(client, 'details', () => details(client))
    await client.query('vacuum analyze product_detail')
  } finally {
    client.release()
  }
}

/** Which product is copied how often: the n-th is like the one that many before. */
async function patterns(client: Client, size: number): Promise<void> {
  await client.query(
    `create table scale.goods as
    select p.id as like_id, k, p.id + k * ${apart} as id
    from product p cross join lateral generate_series(1, ($1 - 1 - (p.source ->> 'large')::int) / ${saved}) k
    where p.source ? 'large' order by k, p.id`,
    [size],
  )
  await client.query('create index on scale.goods (like_id)')
  await client.query('analyze scale.goods')
}
const further = (from: string): string => `(select jsonb_object_agg(l, regexp_replace(v, '\\d+$', (s.k + 1)::text))
  from jsonb_each_text(${from}) x(l, v))`

const products = (client: Client): Promise<void> =>
  copy(client, 'product', {
    from: 'scale.goods s join product t on t.id = s.like_id',
    but: {
      id: 's.id',
      handle: `t.handle || '-' || s.k`,
      title: further('t.title'),
      source: `jsonb_build_object('copied', s.k)`,
      listed_at: `t.listed_at - s.k * interval '13 minutes'`,
    },
  })

async function skus(client: Client): Promise<void> {
  const id = (column: string) => `t.${column} + s.k * ${apart}`
  await copy(client, 'sku', {
    from: 'scale.goods s join sku t on t.product_id = s.like_id',
    but: { id: id('id'), product_id: 's.id', code: `t.code || '-' || s.k` },
  })
  const from = (table: string) =>
    `scale.goods s join sku u on u.product_id = s.like_id join ${table} t on t.sku_id = u.id`
  await copy(client, 'stock', { from: from('stock'), but: { sku_id: id('sku_id') } })
  await copy(client, 'stock_move', { from: from('stock_move'), but: { id: id('id'), sku_id: id('sku_id') } })
}

async function lists(client: Client): Promise<void> {
  const from = (table: string) => `scale.goods s join ${table} t on t.product_id = s.like_id`
  await copy(client, 'product_listing', {
    from: from('product_listing'),
    but: { product_id: 's.id', listed_at: `t.listed_at - s.k * interval '13 minutes'`, best: 't.best + s.k * 1000' },
  })
  await copy(client, 'product_words', {
    from: from('product_words'),
    but: {
      product_id: 's.id',
      words: `ts_delete(t.words, '1') || setweight(to_tsvector('simple', (s.k + 1)::text), 'A')`,
    },
  })
  await copy(client, 'product_pieces', { from: from('product_pieces'), but: { product_id: 's.id' } })
  await copy(client, 'product_title', {
    from: `${from('product_title')} join product p on p.id = s.id`,
    but: { product_id: 's.id', titles: 'title_words(p.title)' },
  })
}

/** What the product says with its own title, and each variant with its own number and code. */
const details = (client: Client): Promise<void> =>
  copy(client, 'product_detail', {
    from: `scale.goods s join product_detail t on t.product_id = s.like_id
      join product p on p.id = s.id join product q on q.id = s.like_id`,
    but: {
      product_id: 's.id',
      said: `(select string_agg(case when d.place = 1
          then replace(d.piece, to_json(q.title ->> t.lang)::text, to_json(p.title ->> t.lang)::text)
          else '"id":' || substring(d.piece from '^"id":(\\d+)')::bigint + s.k * ${apart}
            || regexp_replace(substring(d.piece from '^"id":\\d+(.*)$'),
              '"code":"([^"]*)"', '"code":"\\1-' || s.k || '"')
          end, e'\\x1e' order by d.place)
        from string_to_table(t.said, e'\\x1e') with ordinality d(piece, place))`,
    },
  })

/** As drawn: the same with its own number and title. */
const cards = (client: Client): Promise<void> =>
  copy(client, 'product_card', {
    from: `scale.goods s join product_card t on t.product_id = s.like_id
      join product p on p.id = s.id join product q on q.id = s.like_id`,
    but: {
      product_id: 's.id',
      said: `replace(replace(t.said::text, '"id":' || s.like_id || ',', '"id":' || s.id || ','),
        to_json(q.title ->> t.lang)::text, to_json(p.title ->> t.lang)::text)::json`,
    },
  })
