// Four hundred merchants and their goods: one with a hundred thousand products, the others with fifty each.
import { largeWords } from '../../demo/large-words.ts'
import { copy, step, type Client } from './copying.ts'

export const bigCode = 'scale-1'
const people = 100_000
const [merchants, bigGoods, goodsOfOthers] = [392, 100_000, 50]
const first = { merchant: 1001, product: 1_000_001, person: 1_000_001 }

export async function makePeople(client: Client): Promise<void> {
  await step(client, 'people', async () => {
    await copy(client, 'user_account', {
      from: `(select * from user_account where email = 'lin@example.com') t,
        generate_series(1, ${people}) n`,
      but: {
        id: `${first.person} + n`,
        email: `'scale' || n || '@example.com'`,
        phone: 'null',
        nickname: `'Shopper ' || substr(md5(n::text), 1, 8)`,
        invite_code: `'S' || lpad(upper(to_hex(n)), 8, '0')`,
        demo: 'false',
        avatar: 'null',
        created_at: `shop_now() - interval '800 days' + n * interval '10 minutes'`,
      },
    })
    await client.query(`insert into ledger_account (currency, owner, owner_id, kind, balance)
      select 'CNY', 'user', id, 'balance', 0 from user_account where email like 'scale%' on conflict do nothing`)
  })
}

/** Every new merchant is like one of the eight of the demo. */
export async function makeMerchants(client: Client): Promise<void> {
  await step(client, 'merchants', async () => {
    await client.query(`create table scale.shop as
      select ${first.merchant} - 1 + n as id, n,
        (select id from merchant order by id offset (n - 1) % 8 limit 1) as like_id,
        case when n = 1 then ${bigGoods} else ${goodsOfOthers} end as goods
      from generate_series(1, ${merchants}) n`)
    const named = `(select jsonb_object_agg(k, v || ' ' || s.n) from jsonb_each_text(t.name) x(k, v))`
    const from = 'scale.shop s join merchant t on t.id = s.like_id'
    await copy(client, 'merchant', { from, but: { id: 's.id', code: `'scale-' || s.n`, name: named } })
    const own = (table: string, id: string) =>
      copy(client, table, {
        from: `scale.shop s join ${table} t on t.merchant_id = s.like_id`,
        but: { id: `s.id * 100 + ${id}`, merchant_id: 's.id' },
      })
    await own('freight_template', 't.id')
    await own('return_address', 't.id')
    await own('pickup_point', 't.id')
    await copy(client, 'freight_region', {
      from: `scale.shop s join freight_template f on f.merchant_id = s.like_id
        join freight_region t on t.template_id = f.id`,
      but: { id: 's.id * 1000 + t.id', template_id: 's.id * 100 + f.id' },
    })
    await copy(client, 'merchant_score', {
      from: 'scale.shop s join merchant_score t on t.merchant_id = s.like_id',
      but: { merchant_id: 's.id' },
    })
    await copy(client, 'invoice_issuer', {
      from: `scale.shop s join lateral (select * from invoice_issuer order by merchant_id limit 1) t on true`,
      but: { merchant_id: 's.id' },
    })
    await client.query(`insert into ledger_account (currency, owner, owner_id, kind, balance)
      select 'CNY', 'merchant', s.id, k, 0 from scale.shop s, unnest('{balance,receivable}'::text[]) k
      on conflict do nothing`)
  })
}

/** Products of the demo under new names, with their SKUs, stock, words and numbers. */
export async function makeGoods(client: Client): Promise<void> {
  await step(client, 'products', () => products(client))
  await step(client, 'SKUs and stock', async () => {
    const from = (table: string) => `scale.goods s join sku k on k.product_id = s.like_id
      join ${table} t on t.${table === 'sku' ? 'id' : 'sku_id'} = k.id`
    await copy(client, 'sku', {
      from: from('sku'),
      but: {
        id: 's.id * 100 + k.id % 100',
        product_id: 's.id',
        code: `'S' || s.n || '-' || k.position || '-' || k.id % 100`,
        barcode: `'69' || lpad((s.n * 100 + k.id % 100)::text, 11, '0')`,
      },
    })
    await copy(client, 'stock', { from: from('stock'), but: { sku_id: 's.id * 100 + k.id % 100', reserved: '0' } })
    await copy(client, 'stock_warning', {
      from: from('stock_warning'),
      but: { sku_id: 's.id * 100 + k.id % 100', product_id: 's.id', merchant_id: 's.shop_id' },
    })
    await client.query(`insert into stock_move (sku_id, on_hand, reserved, reason, ref)
      select t.sku_id, t.on_hand, 0, 'catalog', 'counted' from stock t where t.sku_id >= ${first.product}00
        and t.on_hand <> 0`)
  })
  await step(client, 'lists and words', () => lists(client))
}

async function products(client: Client): Promise<void> {
  await client.query(
    `create table scale.goods as
    select ${first.product} - 1 + row_number() over (order by s.n, g) as id, row_number() over (order by s.n, g) as n,
      s.id as shop_id, p.id as like_id, c.name as series, g
    from scale.shop s
    cross join lateral generate_series(1, s.goods) g
    join (select id, row_number() over (order by id) - 1 as at, count(*) over () as all_of from product
      where status = 'onSale' and id < ${first.product}) p on p.at = (s.n * 31 + g) % p.all_of
    join (select value as name, ordinality - 1 as at from jsonb_array_elements($1::jsonb) with ordinality) c
      on c.at = (g / p.all_of) % jsonb_array_length($1::jsonb)`,
    [JSON.stringify(largeWords().collections.map((c) => c.name))],
  )
  await client.query(`create unique index on scale.goods (id)`)
  await copy(client, 'product', {
    from: 'scale.goods s join product t on t.id = s.like_id',
    but: {
      id: 's.id',
      merchant_id: 's.shop_id',
      handle: `t.handle || '-' || s.n`,
      freight_template_id: `(select f.id from freight_template f where f.merchant_id = s.shop_id and f.is_default)`,
      title: `(select jsonb_object_agg(k, v || ' · ' || coalesce(s.series ->> k, '') || ' ' || s.n)
        from jsonb_each_text(t.title) x(k, v))`,
      // most are on sale; some rest, some lie in the bin
      status: `case when s.n % 25 = 0 then 'offShelf' when s.n % 100 = 1 then 'deleted' else 'onSale' end`,
      off_shelf_at: `case when s.n % 25 = 0 then shop_now() - interval '9 days' end`,
      taken_off_by: `case when s.n % 25 = 0 then 'merchant' end`,
      binned_at: `case when s.n % 100 = 1 and s.n % 25 <> 0 then shop_now() - interval '5 days' end`,
      listed_at: `shop_now() - (s.n * 7919 % 1051200) * interval '1 minute'`,
      created_at: `shop_now() - (s.n * 7919 % 1051200) * interval '1 minute' - interval '2 days'`,
      sales: '(20000 / (1 + s.n * 104729 % 500))::int',
    },
  })
}

async function lists(client: Client): Promise<void> {
  const from = (table: string) =>
    `scale.goods s join product p on p.id = s.id join ${table} t on t.product_id = s.like_id`
  await copy(client, 'product_listing', {
    from: `${from('product_listing')} where p.status = 'onSale'`,
    but: {
      product_id: 's.id',
      merchant_id: 's.shop_id',
      sales: 'p.sales',
      listed_at: 'p.listed_at',
      best: `(1 + s.n * 104729 % 500) * 1000000000 - p.sales`,
    },
  })
  // built at once it is ready in a tenth of the time
  const index = await client.query<{ made: string }>(`select pg_get_indexdef('product_words_words'::regclass) as made`)
  await client.query('drop index product_words_words')
  await copy(client, 'product_words', {
    from: `${from('product_words')} where p.status = 'onSale'`,
    but: { product_id: 's.id', words: `t.words || setweight(to_tsvector('simple', s.n::text), 'A')` },
  })
  await client.query(`set local maintenance_work_mem = '256MB'`)
  await client.query(index.rows[0]!.made)
  for (const table of ['review_summary', 'review_tag_count', 'product_likes'])
    await copy(client, table, { from: from(table), but: { product_id: 's.id' } })
  await countGoods(client)
}

/** What triggers and saving would have counted. */
export async function countGoods(client: Client): Promise<void> {
  await client.query(`update merchant m set product_count = n from (
    select merchant_id, count(*)::int n from product_listing where category_id = 0 group by 1) d
    where d.merchant_id = m.id`)
  await client.query(`update category m set product_count = n from (
    select category_id, count(*)::int n from product_listing group by 1) d where d.category_id = m.id`)
  await client.query(`update brand m set product_count = n from (
    select brand_id, count(*)::int n from product_listing where category_id = 0 group by 1) d where d.brand_id = m.id`)
}

/** Of the large shop: two hundred own categories and fifty collections. */
export async function makeFront(client: Client): Promise<void> {
  await step(client, 'own categories and collections', async () => {
    const [root, leaf, gathered] = [1_000_000, 1_000_100, 1_000_000]
    const names = (words: string) => `jsonb_build_object('en-US', '${words} ' || n, 'zh-CN', '${words} ' || n)`
    const insert =
      'insert into shop_category (id, merchant_id, parent_id, name, position) overriding system value select'
    await client.query(
      `${insert} ${root} + n, ${first.merchant}, null, ${names('Room')}, n from generate_series(1, 20) n`,
    )
    await client.query(`${insert} ${leaf} + n, ${first.merchant}, ${root} + 1 + n % 20, ${names('Shelf')}, n
      from generate_series(1, 180) n`)
    await client.query(`insert into shop_category_product (category_id, product_id)
      select ${leaf} + 1 + (g + k * 61) % 180, id from scale.goods, generate_series(0, 1) k
      where shop_id = ${first.merchant} and (k = 0 or g % 2 = 0) on conflict do nothing`)
    await client.query(`insert into shop_collection (id, merchant_id, title) overriding system value
      select ${gathered} + n, ${first.merchant}, ${names('Gathered')} from generate_series(1, 50) n`)
    await client.query(`insert into shop_collection_product (collection_id, product_id, position)
      select ${gathered} + c, ${first.product} - 1 + (c * 1009 + n * 37) % ${bigGoods} + 1, n
      from generate_series(1, 50) c, generate_series(1, 200) n on conflict do nothing`)
  })
}
