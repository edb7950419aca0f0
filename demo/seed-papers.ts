// Invoice profiles and teams for the demo's buyers, written by the doors: a team's owner is an enterprise, with
// colleagues who have accepted and open invitations.
import { sql } from 'kysely'
import { Type } from 'typebox'
import { findOrCreateByEmail } from '#features/people/accounts/accounts.ts'
import { addProfile } from '#features/money/invoices/invoices.ts'
import { accept, invite } from '#features/people/team/team.ts'
import type { Db } from '#kernel/data/db.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import { dataOf, once, shape } from './data.ts'
import { people } from './people.ts'

const schema = once(() => {
  const buyer = Type.Enum(people().buyers.map((b) => b.email))
  const words = Type.Optional(Type.String())
  const Profile = shape({
    buyer,
    type: Type.Enum(['individual', 'enterprise']),
    title: Type.String(),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    taxNo: words,
    bank: words,
    account: words,
    address: words,
    phone: words,
    email: words,
  })
  const Member = shape({
    contact: buyer,
    nickname: Type.String(),
    role: Type.Enum(['buyer', 'approver', 'viewer']),
    monthlyLimit: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    accepted: Type.Boolean(),
  })
  return shape({ profiles: Type.Array(Profile), teams: Type.Array(shape({ buyer, members: Type.Array(Member) })) })
})
const papers = dataOf('papers', schema)

/** In the caller's transaction, after the buyers are there. */
export async function seedPapers(db: Db, app: AppContext): Promise<void> {
  const idOf = async (email: string) => (await findOrCreateByEmail(db, email)).userId
  for (const { buyer, ...profile } of papers().profiles) await addProfile(db, app, await idOf(buyer), profile)
  for (const { buyer, members } of papers().teams) {
    const owner = await idOf(buyer)
    await sql`update user_account set kind = 'enterprise' where id = ${owner}`.execute(db)
    for (const { contact, accepted, ...terms } of members) {
      const invitation = await invite(db, app, owner, contact, terms)
      if (accepted) await accept(db, await idOf(contact), invitation)
    }
  }
}
