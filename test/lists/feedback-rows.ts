// Rows of feedback: of one shopper, all of one moment.
import type { List } from './list.ts'
import { moment, type Scene } from './scene.ts'

const add =
  ({ world, owner }: Scene) =>
  (n: number): Promise<unknown> =>
    world.pool.query(
      `insert into feedback (user_id, kind, kind_name, lang, body, waits_since)
       select $1, code, name, 'en-US', 'Longer hours', $2 from feedback_kind, generate_series(1, $3)
       where code = 'suggestion'`,
      [owner.userId, moment, n],
    )
export const own = (scene: Scene): List => ({
  id: 'id',
  who: scene.owner,
  add: add(scene),
  cases: [{ name: 'all', input: {}, order: 'select id from feedback order by id desc' }],
})
export const waiting = (scene: Scene): List => ({
  id: 'id',
  who: scene.editor,
  add: add(scene),
  cases: [
    { name: 'the oldest first', input: {}, order: 'select id from feedback order by waits_since, id' },
    {
      name: 'found',
      input: { type: 'suggestion', keyword: 'hours' },
      order: 'select id from feedback order by waits_since, id',
    },
  ],
})
