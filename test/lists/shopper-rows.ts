// Rows of people at the staff's desk: many who came at one moment, and what one of them did, kind by kind.
import type { List } from './list.ts'
import { moment, type Scene } from './scene.ts'

// everybody else of the scene came at another time
const span = { from: moment, until: new Date(Date.parse(moment) + 1000).toISOString() }
const came = `select id from user_account where created_at >= '${span.from}' and created_at < '${span.until}'`
export function people({ world, reviewer, next }: Scene): List {
  return {
    who: reviewer,
    id: 'userId',
    add: async (n) => {
      for (const status of ['active', 'closed'])
        await world.pool.query(
          `insert into user_account (email, nickname, status, created_at)
           select 'row' || ($1 + at) || '@example.com', 'Walnut ' || ($1 + at), $2,
             $3::timestamptz + (at % 3) * interval '1 microsecond'
           from generate_series(1, $4) at`,
          [1000 * next(), status, moment, n],
        )
    },
    cases: [
      { name: 'newest', input: span, order: `${came} order by created_at desc, id desc` },
      {
        name: 'closed',
        input: { ...span, state: 'closed' },
        order: `${came} and status = 'closed' order by created_at desc, id desc`,
      },
      { name: 'words', input: { keyword: 'walnut' } },
    ],
  }
}
export async function trail({ world, reviewer }: Scene): Promise<List> {
  const { userId } = await world.person('trailed')
  return {
    who: reviewer,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into member_note (user_id, staff_id, kind, text, created_at)
         select $1, $1, 'note', 'Row ' || at, $2 from generate_series(1, $3) at`,
        [userId, moment, n],
      )
      await world.pool.query(
        `insert into message (user_id, type, key, params, created_at)
         select $1, 'notice', 'passwordChanged', '{}', $2 from generate_series(1, $3)`,
        [userId, moment, n],
      )
    },
    cases: [
      {
        name: 'notes',
        input: { userId, kind: 'notes' },
        order: `select id from member_note where user_id = ${userId} order by id desc`,
      },
      {
        name: 'messages',
        input: { userId, kind: 'messages' },
        order: `select id from message where user_id = ${userId} order by id desc`,
      },
    ],
  }
}
