// One-time codes by e-mail: who may ask when, and how one is proven. A code serves one purpose, one target, once.
import { createHmac, randomInt } from 'node:crypto'
import { sendCode } from '../inbox/inbox.ts'
import type { Ctx } from '#kernel/contract.ts'
import type { Db } from '#kernel/db.ts'
import { Refusal } from '#kernel/refusal.ts'
import { keyFor } from '#kernel/secret.ts'
import type { Shop } from '#kernel/shop.ts'
import type { getEmailValidCode } from './contract.ts'
import { dropCode, insertCode, lockCodes, tryCode } from './queries.ts'

export type Purpose = 'login' | 'payPassword'

/** Makes a code and mails it. Knows nothing of accounts, so that nobody learns of one. Refuses codeTooSoon with the seconds, tooFast, networkBusy. */
export async function issueCode({ db, shop, transaction, lang, ip }: Ctx<typeof getEmailValidCode>, purpose: Purpose, target: string): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { get } = shop.settings
  const wish = {
    purpose,
    target,
    ip,
    hmac: codeHmac(shop, purpose, target, code),
    validSeconds: get('codeValidSeconds'),
    resendSeconds: get('codeResendSeconds'),
    targetHour: get('codesPerTargetHour'),
    ipHour: shop.demo ? null : get('codesPerAddressHour'),
  }
  const { id, wait } = await transaction(async (trx) => {
    await lockCodes(trx, wish)
    return insertCode(trx, wish)
  })
  if (id === null) throw wait > 0 ? new Refusal('codeTooSoon', { seconds: wait }) : new Refusal('tooFast')
  await sendCode(shop, target, lang, purpose, code).catch(async (e: unknown) => {
    await dropCode(db, id)
    throw e
  })
}

/** Was this the code? Every look costs one of its tries, so the caller must commit, whatever the answer. */
export const checkCode = async (db: Db, shop: Shop, purpose: Purpose, target: string, typed: string): Promise<boolean> => {
  const code = typed.normalize('NFKC').replace(/\s/g, '')
  return /^\d{6}$/.test(code) && tryCode(db, purpose, target, codeHmac(shop, purpose, target, code), shop.settings.get('codeMaxTries'))
}

/** What is stored of a code: bound to its purpose and target, worthless without the key. */
const codeHmac = (shop: Shop, purpose: string, target: string, code: string): Buffer =>
  createHmac('sha256', keyFor(shop, 'codes'))
    .update(JSON.stringify([purpose, target, code]))
    .digest()
