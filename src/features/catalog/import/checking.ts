// What an import would need and lacks, told before anything is written.
import { transact, type Db } from '#kernel/data/db.ts'
import { mustHaveFreight, type FreightTold, type Seller } from './merchant.ts'
import { openCategories, type Categories, type Making, type Mapping } from './placing.ts'
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
/** The categories as an import would find them. Throws UnknownCategory; makes nothing. */
export async function foundCategories(db: Db, mapping: Mapping, making: Making): Promise<Categories> {
  let found: Categories | undefined
  await transact(db, async (trx) => {
    found = await openCategories(trx, mapping, making)
    throw new Rollback()
  }).catch((e: unknown) => {
    if (!(e instanceof Rollback)) throw e
  })
  return found!
}
/** Throws UnknownCategory; makes nothing. */
export const checkMapping = async (db: Db, order: Needing): Promise<void> =>
  void (await foundCategories(db, order.mapping, makingOf(order)))
