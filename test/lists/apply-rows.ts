// Rows of merchants at the staff's desk: applications that wait, many sent at one moment; and shops.
import type { List } from './list.ts'
import { moment, type Scene } from './scene.ts'

export function applications({ world, reviewer, next }: Scene): List {
  const queue = (status: string) => `select id from merchant_application where status = '${status}'`
  return {
    who: reviewer,
    id: 'id',
    add: async (n) => {
      for (const status of ['inReview', 'returned'])
        await world.pool.query(
          `insert into merchant_application (user_id, status, language, sent_at, content)
           select null, $1, 'en-US', $2::timestamptz + (at % 3) * interval '1 microsecond',
             jsonb_build_object('nameEn', 'Row ' || ($3 + at), 'departments', '[]'::jsonb)
           from generate_series(1, $4) at`,
          [status, moment, 1000 * next(), n],
        )
    },
    cases: [
      { name: 'oldest', input: {}, order: `${queue('inReview')} order by sent_at, id` },
      { name: 'returned', input: { tab: 'returned' }, order: `${queue('returned')} order by sent_at desc, id desc` },
    ],
  }
}
export function shops({ world, reviewer, next }: Scene): List {
  return {
    who: reviewer,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into merchant (code, name, seal, status)
         select 'row-' || ($1 + at), '{"en-US": "Walnut row"}', '{}', 'closed'
         from generate_series(1, $2) at`,
        [100_000 * next(), n],
      )
    },
    cases: [
      { name: 'newest', input: {}, order: 'select id from merchant order by id desc' },
      {
        name: 'closed',
        input: { status: 'closed' },
        order: `select id from merchant where status = 'closed' order by id desc`,
      },
      { name: 'words', input: { keyword: 'walnut' } },
    ],
  }
}
