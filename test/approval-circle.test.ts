// Second-person approval against whoever may change the staff: nobody answers a request of those who called them,
// directly or through others, who came since, or whose role the asker changed since; and who puts all others out of
// work does not answer alone.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import { buyer, payPassword } from './buying.ts'
import { atConsole, joinAs } from './roles.ts'
import { mustSend, picture } from './uploading.ts'
import { openWorld, type Person, type World } from './world.ts'

const hour = 3_600_000
const reason = 'Season is over'
let world: World
let face: Buffer
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, staffInvitesPerDay: 200 } })
  face = await picture(640, 640).png().toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => void (await world.pool.query('delete from membership; delete from staff_suspension')))

type Place = 'suspend' | 'reopen' | 'remove'
const admin = async (): Promise<Person> =>
  joinAs(world, await buyer(world, { fen: 0 }), { audience: 'staff', role: 'admin' })
async function ask(who: Person): Promise<number> {
  const told = { name: '林月然', document: 'passport', country: 'US', birthday: '1990-01-01' } as const
  const uploadIds = [(await mustSend(world, who, 'realName', face, 'image/png')).uploadId]
  const input = { ...told, number: 'X1234567', uploadIds, consent: true }
  return (await world.must('/v2/user/auth-personal/auth', input, who)).id
}
async function answer(who: Person, id: number): Promise<string | undefined> {
  const input = { id, decision: 'approve', reason: 'because', proof: { payPassword } } as const
  const reply = await world.ask('/api/v2/admin/auth/audit', input, await atConsole(world, who))
  return reply.status === 200 ? 'answered' : (reply.data as { reason: string }).reason
}
const act = async (by: Person, way: Place, userId: number) =>
  world.must(`/api/v2/admin/staff/${way}`, { userId, reason }, await atConsole(world, by))
const giveRole = async (by: Person, userId: number, role: string) =>
  world.must('/api/v2/admin/staff/role', { userId, role, reason }, await atConsole(world, by))

let made = 0
/** Somebody called to the staff through the front door. */
async function called(by: Person, role = 'admin'): Promise<Person> {
  const contact = `called${++made}@example.com`
  await world.must('/api/v2/admin/staff/invite', { contact, role }, await atConsole(world, by))
  await world.runJobs()
  const [letter] = await readInbox(world.app.context.env.dataDir, contact)
  const token = /\/admin\/join#([\w.-]+)/.exec(letter!.text)![1]!
  await world.must('/api/v2/console/link/use', { token, nickName: 'Mei', password: 'harbour7' })
  const { rows } = await world.pool.query<{ id: string }>('select id from user_account where email = $1', [contact])
  return { ...by, userId: Number(rows[0]!.id), email: contact }
}

test('a mailbox of one’s own answers nothing, nor one that it called; alone one waits and is marked', async () => {
  const asker = await admin()
  const puppet = await called(asker)
  const third = await called(puppet)
  await world.advance(hour)
  const id = await ask(asker)
  expect(await answer(puppet, id)).toBe('notIndependent')
  expect(await answer(third, id)).toBe('notIndependent')
  expect(await answer(asker, id)).toBe('aloneTooEarly')
  await world.advance(24 * hour)
  expect(await answer(asker, id)).toBe('answered')
  const { rows } = await world.pool.query(`select single_handed from audit_log where action = 'realname.approve'`)
  expect(rows).toEqual([{ single_handed: true }])
})
test('who came after it was asked answers nothing, whoever called them; who was there does', async () => {
  const [asker, other] = [await admin(), await admin()]
  const id = await ask(asker)
  await world.advance(hour)
  const late = await called(other)
  expect(await answer(late, id)).toBe('notIndependent')
  expect(await answer(other, id)).toBe('answered')
})
test('whose role the asker changed since does not answer, and the asker does not do so alone', async () => {
  const [asker, other] = [await admin(), await admin()]
  const id = await ask(asker)
  await world.advance(hour)
  await giveRole(asker, other.userId, 'review')
  await world.advance(25 * hour)
  expect(await answer(other, id)).toBe('notIndependent')
  expect(await answer(asker, id)).toBe('ownRequest')
})
test.each(['suspend', 'remove'] as const)('to %s all others leaves nobody alone to answer', async (way) => {
  const [asker, other] = [await admin(), await admin()]
  const id = await ask(asker)
  await world.advance(hour)
  await act(asker, way, other.userId)
  await world.advance(25 * hour)
  expect(await answer(asker, id)).toBe('ownRequest')
})
test('nor does it shortly before asking; who is let in again answers', async () => {
  const [asker, other] = [await admin(), await admin()]
  await act(asker, 'suspend', other.userId)
  await world.advance(hour)
  const id = await ask(asker)
  await world.advance(25 * hour)
  expect(await answer(asker, id)).toBe('ownRequest')
  await act(asker, 'reopen', other.userId)
  expect(await answer(other, id), 'let in by the asker since').toBe('notIndependent')

  const [second, third] = [await admin(), await admin()]
  const its = await ask(second)
  await world.advance(hour)
  await act(second, 'suspend', third.userId)
  await act(second, 'reopen', third.userId)
  expect(await answer(third, its)).toBe('answered')
})
test('one that a puppet of the asker put out counts all the same', async () => {
  const [asker, other] = [await admin(), await admin()]
  const puppet = await called(asker)
  await world.advance(hour)
  const id = await ask(asker)
  await world.advance(hour)
  await act(puppet, 'suspend', other.userId)
  await world.advance(25 * hour)
  expect(await answer(asker, id)).toBe('ownRequest')
})
