// Reads what the shop is called: at the start, and anew in every process when somebody changed it.
import type pg from 'pg'
import type { Texts } from '#kernel/text/language.ts'
import { knowPlatform } from '#kernel/text/platform-name.ts'

let [begun, shown] = [0, 0]
/** Of two at once the one that began last is what holds. */
export async function readPlatformNames(pool: pg.Pool): Promise<void> {
  const turn = ++begun
  const { rows } = await pool.query<{ name: Texts }>('select name from shop_identity')
  if (turn < shown) return
  shown = turn
  knowPlatform(rows[0]?.name)
}
