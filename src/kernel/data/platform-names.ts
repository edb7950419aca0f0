// Reads what the shop is called and how it is reached: at the start, and anew in every process when somebody changed
// it.
import type pg from 'pg'
import type { Texts } from '#kernel/text/language.ts'
import { knowPlatform } from '#kernel/text/platform-name.ts'
import { knowReach, type Reach } from '#kernel/text/platform-reach.ts'

let [begun, shown] = [0, 0]
/** Of two at once the one that began last is what holds. */
export async function readPlatformNames(pool: pg.Pool): Promise<void> {
  const turn = ++begun
  const { rows } = await pool.query<{ name: Texts | null; reach: Reach | null }>(
    `select (select name from shop_identity) as name, (select jsonb_build_object('email', contact ->> 'email',
      'telephone', coalesce(nullif(contact ->> 'telephone', ''), contact ->> 'phone'))
      from channel where id = 2421) as reach`,
  )
  if (turn < shown) return
  shown = turn
  knowPlatform(rows[0]?.name)
  knowReach(rows[0]?.reach ?? undefined)
}
