// Rows of goods that are written: drafts of a merchant, what waits for staff, and who did what with one of them.
import type { List } from './list.ts'
import type { Scene } from './scene.ts'

const content = `jsonb_build_object('title', jsonb_build_object('en-US', 'Tray'), 'pictures', '[]'::jsonb,
  'skus', '[]'::jsonb)`
export function ownDrafts({ world, goods, clerk }: Scene): List {
  return {
    who: clerk,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into product_draft (merchant_id, content) select $1, ${content} from generate_series(1, $2)`,
        [goods.merchants.paper, n],
      )
    },
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select id from product_draft where merchant_id = ${goods.merchants.paper} and state = 'draft'
          order by id desc`,
      },
    ],
  }
}
export function waiting({ world, goods, reviewer }: Scene): List {
  return {
    who: reviewer,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into product_draft (merchant_id, content, state, submitted_at)
         select $1, ${content}, 'inReview', shop_now() - make_interval(mins => at % 3) from generate_series(1, $2) at`,
        [goods.merchants.kiln, n],
      )
    },
    cases: [
      {
        name: 'oldest',
        input: {},
        order: `select id from product_draft where state = 'inReview' order by submitted_at, id`,
      },
    ],
  }
}
export async function history({ world, goods, clerk }: Scene): Promise<List> {
  const { rows } = await world.pool.query<{ id: number }>(
    `insert into product_draft (merchant_id, content) values ($1, ${content}) returning id::int`,
    [goods.merchants.paper],
  )
  const draftId = rows[0]!.id
  return {
    who: clerk,
    id: 'id',
    add: async (n) => {
      await world.pool.query(
        `insert into product_edit (draft_id, kind) select $1, 'submitted' from generate_series(1, $2)`,
        [draftId, n],
      )
    },
    cases: [
      {
        name: 'newest',
        input: { draftId },
        order: `select id from product_edit where draft_id = ${draftId} order by id desc`,
      },
    ],
  }
}
