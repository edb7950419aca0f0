// What a write at a desk says of itself to the database: the merchant, the device and the key that act. The log of
// deeds takes them from here, whoever writes it.
import { sql } from 'kysely'
import { deviceWords } from '../call/device-name.ts'
import type { Db } from '../data/db.ts'

export interface Acting {
  merchantId?: number | undefined
  keyId?: number | undefined
  userAgent: string
}
/** For the transaction that is open. */
export const actAs = (db: Db, { merchantId, keyId, userAgent }: Acting): Promise<unknown> =>
  sql`select set_config('shop.merchant', ${String(merchantId ?? '')}, true),
    set_config('shop.api_key', ${String(keyId ?? '')}, true),
    set_config('shop.device', ${deviceWords(userAgent)}, true)`.execute(db)
