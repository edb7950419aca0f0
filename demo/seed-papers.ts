// Invoice profiles and a team for the demo's buyers, written by the doors: the workshop of qiao@example.com is an enterprise with a colleague and two open invitations.
import { sql } from 'kysely'
import { findOrCreateByEmail } from '#features/people/accounts/accounts.ts'
import { addProfile } from '#features/money/invoices/invoices.ts'
import { accept, invite } from '#features/people/team/team.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Shop } from '#kernel/call/app-context.ts'

type Profile = Parameters<typeof addProfile>[3]
const PROFILES: Record<string, Profile[]> = {
  'lin@example.com': [
    {
      type: 'enterprise',
      title: '上海见月文化工作室',
      country: 'CN',
      taxNo: '91310104MA1FR8K27R',
      bank: '招商银行上海徐汇支行',
      account: '121900000000318',
      address: '上海市徐汇区安福路 218 弄 6 号',
      phone: '021-60000318',
      email: 'fapiao@jianyue.example',
    },
    { type: 'individual', title: '林见月', country: 'CN', email: 'lin@example.com' },
  ],
  'qiao@example.com': [
    {
      type: 'enterprise',
      title: '杭州乔木纸坊有限公司',
      country: 'CN',
      taxNo: '91330106MA2H3QX458',
      address: '杭州市西湖区灵隐路 7 号',
      phone: '0571-80000007',
    },
  ],
  'lucia@example.com': [
    {
      type: 'enterprise',
      title: 'Sedas Ferrer, S. L.',
      country: 'ES',
      taxNo: 'B46123451',
      bank: 'Banco del Turia',
      account: 'ES00 0000 0000 0000 0000 0046',
      address: 'Carrer de la Seda 14, bajo, 46001 Valencia',
      email: 'facturas@sedasferrer.example',
    },
    { type: 'individual', title: 'Lucía Ferrer Vidal', country: 'ES', taxNo: '53120846T' },
  ],
  'june@example.com': [
    {
      type: 'enterprise',
      title: 'Whitaker & Sons LLC',
      country: 'US',
      taxNo: '93-0000142',
      email: 'billing@whitaker.example',
    },
  ],
}

/** In the caller's transaction, after the buyers are there. */
export async function seedPapers(db: Db, shop: Shop): Promise<void> {
  const idOf = async (email: string) => (await findOrCreateByEmail(db, email)).userId
  for (const [email, profiles] of Object.entries(PROFILES))
    for (const profile of profiles) await addProfile(db, shop, await idOf(email), profile)
  const qiao = await idOf('qiao@example.com')
  await sql`update user_account set kind = 'enterprise' where id = ${qiao}`.execute(db)
  const zhao = await invite(db, shop, qiao, 'zhao@example.com', {
    nickname: '小满 · 成都',
    role: 'buyer',
    monthlyLimit: 500_000,
  })
  await accept(db, await idOf('zhao@example.com'), zhao)
  await invite(db, shop, qiao, 'june@example.com', {
    nickname: 'June · Portland',
    role: 'approver',
    monthlyLimit: null,
  })
  await invite(db, shop, qiao, 'lin@example.com', { nickname: '见月 · 上海', role: 'viewer', monthlyLimit: null })
}
