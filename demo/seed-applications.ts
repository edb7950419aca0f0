// Who wants to sell in the demo shop: applications that wait, and one that was returned with notes.
import { sql } from 'kysely'
import { Readable } from 'node:stream'
import { sharp } from '#kernel/sharp.ts'
import { Type } from 'typebox'
import { findOrCreateByEmail, setPassword } from '#features/people/accounts/accounts.ts'
import { addAddress } from '#features/people/addresses/addresses.ts'
import { ContentFields, Note } from '#features/catalog/applying/contract.ts'
import { begin, edit, submit } from '#features/catalog/applying/applying.ts'
import { decide } from '#features/catalog/applying/deciding.ts'
import { nameFor, receive } from '#features/platform/uploads/receiving.ts'
import { addUpload, spendTicket } from '#features/platform/uploads/queries.ts'
import type { Purpose } from '#features/platform/uploads/uploads.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import { hashToken, newToken } from '#kernel/security/tokens.ts'
import { dataOf, once, shape } from './data.ts'
import { inThePast } from './past.ts'
import { Address, people } from './people.ts'
import { addressOf } from './seed-people.ts'
import { Language } from './text.ts'

const { licenceIds: _l, identityIds: _i, departments: _d, addressId: _a, agreed: _g, ...written } = ContentFields
const schema = once(() =>
  shape({
    applications: Type.Array(
      shape({
        email: Type.String({ pattern: '@example\\.com$' }),
        nickname: Type.String(),
        language: Language,
        hoursAgo: Type.Integer({ minimum: 1 }),
        address: Address,
        departments: Type.Array(Type.String()),
        content: shape({ ...written, legalNumber: Type.String(), bankAccount: Type.String() }),
        returned: Type.Array(Note),
      }),
    ),
  }),
)
const applications = dataOf('applications', schema)
const anHour = 3_600_000

/** In the caller's transaction, after staff and categories are there. */
export async function seedApplications(db: Db, app: AppContext): Promise<void> {
  const { userId: staffId } = await findOrCreateByEmail(db, people().staff[0]!.email)
  const paper = await drawnPaper()
  const now = app.clock.now()
  await inThePast(db, app, async (at) => {
    for (const { email, hoursAgo, address, departments, content, returned, ...person } of applications().applications)
      await at(now - hoursAgo * anHour, async (then) => {
        const { userId } = await findOrCreateByEmail(db, email, person)
        const sent = async (purpose: 'licence' | 'realName') => laidIn(db, then, userId, purpose, paper)
        const { version } = await begin(db, userId, person.language)
        const whole = {
          ...content,
          addressId: await addAddress(db, then, userId, addressOf(address)),
          departments: await idsOf(db, departments),
          licenceIds: [await sent('licence')],
          identityIds: [await sent('realName'), await sent('realName')],
          agreed: true,
        }
        const saved = await edit(db, then, userId, { version, content: whole })
        const wish = { userId, version: saved.version, lang: person.language }
        const row = await submit(db, then, wish)
        const answer = { id: row.id, version: row.version, decision: 'return', notes: returned, requestId: '' } as const
        if (returned.length > 0) await decide(db, { userId: staffId, ip: '127.0.0.1' }, { ...answer, notes: returned })
      })
  })
}
/** Outside of the transaction: hashing takes time. */
export async function seedApplicantPasswords(db: Db, password: string): Promise<void> {
  for (const { email } of applications().applications)
    await setPassword(db, (await findOrCreateByEmail(db, email)).userId, password)
}

const idsOf = async (db: Db, codes: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from category where parent_id is null
      and code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`.execute(db)
  if (rows.length !== codes.length) throw new Error(`no such department: ${codes.join(', ')}`)
  return rows.map((r) => r.id)
}
/** A paper with a stamp, as a licence looks from afar. */
export const drawnPaper = (): Promise<Buffer> => {
  const lines = [180, 240, 300, 360, 420].map((y) => `<rect x="90" y="${y}" width="${860 - y}" height="14"/>`).join('')
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="620">
      <rect width="900" height="620" fill="#f6f0e2"/><rect x="24" y="24" width="852" height="572" fill="none"
        stroke="#b08a4a" stroke-width="6"/><g fill="#6b5f4a">
      <rect x="300" y="80" width="300" height="40"/>${lines}</g>
      <circle cx="700" cy="470" r="80" fill="none" stroke="#b3202e" stroke-width="10"/></svg>`),
  )
    .png()
    .toBuffer()
}
/** Through the same checks as any file that somebody sends. */
export async function laidIn(db: Db, app: AppContext, userId: number, purpose: Purpose, bytes: Buffer) {
  const [type, ticketHash] = ['image/png', hashToken(newToken())]
  const id = await addUpload(db, userId, { purpose, type, size: bytes.length, ticketHash })
  const file = nameFor(type)
  const arrival = await spendTicket(db, userId, id, ticketHash, file, anHour / 1000)
  await receive(db, app, arrival!, file, Readable.from([bytes]), (work) => work())
  return id
}
