// The demo's buyers with addresses and money, and the members of merchants and staff.
import { sql } from 'kysely'
import {
  findOrCreateByEmail,
  givePhone,
  grantMembership,
  setPassword,
  setPayPassword,
} from '#features/people/accounts/accounts.ts'
import { saveRecipient } from '#features/sales/transfers/transfers.ts'
import { addEarnings } from '#features/money/withdrawals/withdrawals.ts'
import { addAddress } from '#features/people/addresses/addresses.ts'
import { addPerson } from '#features/people/addresses/pickup-persons.ts'
import type { Db } from '#kernel/data/db.ts'
import { clearing, move, transfer, userBalance } from '#kernel/data/ledger.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { people, type DemoAddress, type DemoStaff } from './people.ts'

const payPassword = '246810'
export const password = 'miralo2026'
/** fen */
const pocketMoney = 100_000
/** until there are distributors: what a buyer may withdraw */
const earned = 12_860
/** where buyers of the demo send their transfers to */
const recipient = { holder: '觅乐（上海）商贸有限公司', bank: '招商银行徐汇支行', number: '121933882610907' }
const staffRoles: Record<DemoStaff['role'], string> = { admin: 'admin', service: 'support', finance: 'finance' }

/** Seeds everybody; answers the buyers' ids. */
export async function seedPeople(db: Db, app: AppContext, merchants: ReadonlyMap<string, number>): Promise<number[]> {
  const buyers: number[] = []
  for (const b of people().buyers) {
    const { userId } = await findOrCreateByEmail(db, b.email, b)
    // membership is bought once that can be done; until then the demo gives it
    if (b.vip)
      await sql`
        update user_account set vip = 1, vip_until = shop_now() + interval '12 months' where id = ${userId}`.execute(db)
    const [areaCode = '', number = ''] = b.addresses[0]?.phone.split(' ', 2) ?? []
    await givePhone(db, userId, areaCode, number)
    for (const a of b.addresses) await addAddress(db, app, userId, addressOf(a))
    if (b.addresses[0]) await addPerson(db, app, userId, { name: b.addresses[0].consignee, areaCode, phone: number })
    await transfer(db, `demo:balance:${userId}`, 'topUp', move(clearing('demo'), userBalance(userId), pocketMoney))
    await addEarnings(db, { userId, amount: earned, key: `demo:earnings:${userId}` })
    buyers.push(userId)
  }
  await saveRecipient(db, app, null, recipient)
  for (const s of people().staff) {
    const { userId } = await findOrCreateByEmail(db, s.email, s)
    await grantMembership(db, { userId, audience: 'staff', role: staffRoles[s.role] })
  }
  for (const m of people().merchants) {
    const { userId } = await findOrCreateByEmail(db, m.email, m)
    await grantMembership(db, {
      userId,
      audience: 'merchant',
      merchantId: merchants.get(m.merchant)!,
      role: 'owner',
    })
  }
  return buyers
}

/** '+86 13800000001' → area code and number; areas are province, city and district in China, state and city abroad. */
export function addressOf({ phone, areas, zip, ...a }: DemoAddress) {
  const [areaCode = '', number = ''] = phone.split(' ', 2)
  const [state, city, region] = areas
  return {
    consignee: a.consignee,
    areaCode: areaCode.replace('+', ''),
    phone: number,
    country: a.country,
    state: state?.name ?? '',
    ...(state?.code && { stateCode: state.code }),
    city: city?.name ?? '',
    region: region?.name ?? '',
    zipCode: zip,
    detail: a.detail,
    label: a.label,
    isDefault: a.isDefault,
  }
}

/** Outside of the transaction: hashing takes time. */
export async function seedPasswords(db: Db, app: AppContext, buyerIds: readonly number[]): Promise<void> {
  await Promise.all(buyerIds.map((userId) => setPayPassword(db, app, userId, payPassword)))
  const { buyers, staff, merchants } = people()
  for (const { email } of [...buyers, ...staff, ...merchants])
    await setPassword(db, (await findOrCreateByEmail(db, email)).userId, password)
}

/** How to sign in, for the terminal. */
export function loginLines(): string[] {
  const { buyers, staff, merchants } = people()
  const yuan = (pocketMoney / 100).toFixed(2)
  return [
    `Password of all: ${password} · payment password ${payPassword} · each buyer has ${yuan} yuan`,
    `Buyers: ${buyers.map((b) => `${b.email}${b.vip ? ' (super member)' : ''}`).join(', ')}`,
    `  by phone: ${buyers.flatMap((b) => b.addresses[0]?.phone ?? []).join(', ')}`,
    `Merchants, at /merchant: ${merchants.map((m) => m.email).join(', ')}`,
    `Staff, at /admin, by password and code: ${staff.map((s) => s.email).join(', ')}`,
  ]
}
