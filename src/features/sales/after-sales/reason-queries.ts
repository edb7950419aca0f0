// SQL of the reasons of claims as staff arrange them. Claims keep the words that they came with.
import { sql } from 'kysely'
import type { Fault } from './queries.ts'
import { arranged } from '#kernel/data/arranged.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Texts } from '#kernel/text/language.ts'

/** Without that of refunds which staff grant themselves: nobody chooses it, so nobody turns it on. */
export const claimReasons = arranged('claim_reason', { chosen: sql`code <> 'granted'` })
export const addReason = (
  db: Db,
  code: string,
  name: Texts,
  kinds: readonly string[],
  fault: Fault,
): Promise<unknown> =>
  sql`insert into claim_reason (code, name, kinds, fault, position)
    select ${code}, ${JSON.stringify(name)}::jsonb, ${kinds}::text[], ${fault}, coalesce(max(position), 0) + 1
    from claim_reason`.execute(db)
