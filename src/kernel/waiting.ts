// What waits for the people of merchants, as features declare it: they are told of it each morning, and find it at
// their desk by its deadline.
import type { Db } from './data/db.ts'
import type { SettingsReader } from './data/settings.ts'
import type { Item } from './messages.ts'
import type { ShopNotice } from './shop-notices.ts'

/** A line of what waits. */
export interface Waits extends Item {
  /** as the desk calls it */
  kind: string
  /** whoever does not want this kind of notice in the morning reads no such line */
  notice: ShopNotice
  count: number
  /** how many of them are late; left out of a line that says more of another */
  late?: number
  /** when the first is late, or something happens by itself; `from`: since when it waits, where that is known */
  due?: { from: Date | null; at: Date }
}
export interface Waiting {
  /** who is told, at a merchant */
  needs: `${string}.read`
  /** the kinds of notices that its lines may be */
  notices: readonly ShopNotice[]
  /** What waits, by merchant, for these merchants: few statements for all of them. Where nothing waits, nothing. */
  of: (
    db: Db,
    settings: SettingsReader,
    merchantIds: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly Waits[]>>
}
