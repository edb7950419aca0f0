// What waits for the people of merchants, as features declare it: they are told of it each morning.
import type { Db } from './data/db.ts'
import type { SettingsReader } from './data/settings.ts'
import type { Item } from './messages.ts'

export interface Waiting {
  /** who is told, at a merchant */
  needs: `${string}.read`
  /** What waits, by merchant, for these merchants: few statements for all of them. Where nothing waits, nothing. */
  of: (
    db: Db,
    settings: SettingsReader,
    merchantIds: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly Item[]>>
}
