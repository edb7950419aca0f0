// Reads what the shop is called, where its mark lies and how it is reached: at the start, and anew in every process
// when somebody changed any of it.
import type pg from 'pg'
import type { Texts } from '#kernel/text/language.ts'
import { knowPlatform, type Marks } from '#kernel/text/platform-name.ts'
import { knowReach, type Reach } from '#kernel/text/platform-reach.ts'

interface Row {
  kind: 'light' | 'dark' | 'icon'
  hash: string
  width: number
  height: number
}
function marksOf(rows: readonly Row[]): Marks {
  const of = (kind: Row['kind']): Row | undefined => rows.find((row) => row.kind === kind)
  const [light, dark, icon] = [of('light'), of('dark'), of('icon')]
  const picture = ({ kind, hash, width, height }: Row) => ({ src: `/shop-mark/${kind}-${hash}`, width, height })
  return {
    ...(light && { light: picture(light), icon: `/shop-mark/tab-${light.hash}` }),
    ...(dark && { dark: picture(dark) }),
    ...(icon && { icon: picture(icon).src }),
  }
}

let [begun, shown] = [0, 0]
/** Of two at once the one that began last is what holds. */
export async function readPlatformNames(pool: pg.Pool): Promise<void> {
  const turn = ++begun
  const { rows } = await pool.query<{ name: Texts | null; marks: Row[] | null; reach: Reach | null }>(
    `select (select name from shop_identity) as name,
       (select json_agg(json_build_object('kind', kind, 'hash', hash, 'width', width, 'height', height))
        from shop_mark) as marks,
       (select jsonb_build_object('email', contact ->> 'email',
         'telephone', coalesce(nullif(contact ->> 'telephone', ''), contact ->> 'phone'))
        from channel where id = 2421) as reach`,
  )
  if (turn < shown) return
  shown = turn
  knowPlatform(rows[0]?.name, marksOf(rows[0]?.marks ?? []))
  knowReach(rows[0]?.reach ?? undefined)
}
