// What an import would need and lacks, told before anything is written.
import { transact, type Db } from '#kernel/data/db.ts'
import { mustHaveFreight, type FreightTold, type Seller } from './merchant.ts'
import { openCategories, type Making, type Mapping } from './placing.ts'
import type { Language } from '#kernel/text/language.ts'

/** What of an order says what it needs. */
interface Needing {
  merchant: string
  seller?: Seller
  freight?: FreightTold
  language: Language
  mapping: Mapping
  newCategories?: boolean
  dryRun: boolean
}

class Rollback extends Error {}

export const makingOf = ({ language, newCategories = false }: Needing): Making => ({ language, newCategories })
/** Throws FreightNotTold; makes nothing. */
export const checkSeller = async (db: Db, order: Needing): Promise<void> => {
  if (!order.dryRun && !order.seller) await mustHaveFreight(db, order)
}
/** Throws UnknownCategory; makes nothing. */
export const checkMapping = (db: Db, order: Needing): Promise<void> =>
  transact(db, async (trx) => {
    await openCategories(trx, order.mapping, makingOf(order))
    throw new Rollback()
  }).catch((e: unknown) => {
    if (!(e instanceof Rollback)) throw e
  })
