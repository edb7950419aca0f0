// Cases of reviewing desks through the front door: one person has a case, for a while, and nobody else decides it;
// nobody takes their own; notes and looks need their permission, and go with the account that they are about.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustSend, picture } from '../../../../test/uploading.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

type Staff = Person & { headers: Record<string, string> }
let world: World
let ana: Staff
let bo: Staff
let reader: Staff
beforeAll(async () => {
  world = await openWorld({ settings: { deskClaimSeconds: 600 } })
  const join = async (name: string, role: string) =>
    joinAs(world, await world.person(name), { audience: 'staff', role })
  ana = await join('ana', 'review')
  bo = await join('bo', 'review')
  reader = await join('reader', await roleWith(world, 'staff', ['review.read']))
})
afterAll(() => world.close())

let serial = 0
/** A check that waits, of somebody new or of who is given. */
async function check(of?: Person): Promise<number> {
  const who = of ?? (await world.person(`asker${++serial}`))
  const { rows } = await world.pool.query<{ id: string }>(
    `insert into identity_check (user_id, kind, country, document, masked_name, masked_number, sealed, number_index)
     values ($1, 'personal', 'CN', 'idCard', '林*', '1***X', '\\x00', '\\x77') returning id`,
    [who.userId],
  )
  return Number(rows[0]!.id)
}
const requestId = () => crypto.randomUUID()
const claim = (id: number, who: Staff) => world.ask('/api/v2/admin/auth/claim', { id }, who)
const approve = (id: number, who: Staff) =>
  world.ask('/api/v2/admin/auth/audit', { id, decision: 'approve', reason: 'seen twice' }, who)

test('of twenty takings at once one holds; nobody else decides; let go, anybody may', async () => {
  const id = await check()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => claim(id, n % 2 ? ana : bo)))
  const winner = replies.findIndex((r) => r.code === 20001) % 2 ? ana : bo
  const loser = winner === ana ? bo : ana
  expect(replies.filter((r) => r.code === 20001)).toHaveLength(10)
  expect(replies.filter((r) => r.data.reason === 'caseHeld')).toHaveLength(10)
  expect((await approve(id, loser)).data).toMatchObject({ reason: 'caseHeld' })
  const { taken } = await world.must('/api/v2/admin/auth/detail', { id }, loser)
  expect(taken).toMatchObject({ mine: false })
  await world.must('/api/v2/admin/auth/release', { id }, loser)
  expect((await approve(id, loser)).data).toMatchObject({ reason: 'caseHeld' })
  await world.must('/api/v2/admin/auth/release', { id }, winner)
  expect((await approve(id, loser)).code).toBe(20001)
  expect((await claim(id, winner)).data).toMatchObject({ reason: 'caseClosed' })
})
test('a taking and an answer of somebody else at once: one of them is refused, in whichever order', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await check()
    const [taken, answered] = await Promise.all([claim(id, ana), approve(id, bo)])
    expect([taken.code, answered.code].filter((code) => code === 20001)).toHaveLength(1)
    expect([taken.data.reason, answered.data.reason]).toContain(taken.code === 20001 ? 'caseHeld' : 'caseClosed')
  }
})
test('a taking ends by itself', async () => {
  const id = await check()
  expect((await claim(id, ana)).code).toBe(20001)
  await world.advance(599_000)
  expect((await claim(id, bo)).data).toMatchObject({ reason: 'caseHeld' })
  await world.advance(2000)
  expect((await world.must('/api/v2/admin/auth/detail', { id }, bo)).taken).toBeNull()
  expect((await claim(id, bo)).code).toBe(20001)
  expect((await approve(id, ana)).data).toMatchObject({ reason: 'caseHeld' })
})
test('what somebody took who is suspended is free again', async () => {
  const id = await check()
  const gone = await joinAs(world, await world.person('gone'), { audience: 'staff', role: 'review' })
  await claim(id, gone)
  const admin = await joinAs(world, await world.person('chief'), { audience: 'staff', role: 'admin' })
  await world.must(
    '/api/v2/admin/staff/suspend',
    { userId: gone.userId, reason: 'left', requestId: requestId() },
    admin,
  )
  expect((await claim(id, bo)).code).toBe(20001)
})
test('nobody takes or answers their own, and what is not there is not found', async () => {
  const id = await check(ana)
  expect((await claim(id, ana)).data).toMatchObject({ reason: 'caseConcerned' })
  expect((await approve(id, ana)).data).toMatchObject({ reason: 'ownRequest' })
  expect(await world.must('/api/v2/admin/auth/detail', { id }, ana)).toMatchObject({ own: true })
  const nowhere = { id: 999_999, requestId: requestId() }
  for (const path of ['/api/v2/admin/auth/claim', '/api/v2/admin/cancel/claim', '/api/v2/admin/merchant/apply/claim'])
    expect((await world.ask(path as '/api/v2/admin/auth/claim', nowhere, bo)).status).toBe(404)
  for (const path of ['/api/v2/admin/auth/note', '/api/v2/admin/cancel/note', '/api/v2/admin/merchant/apply/note'])
    expect((await world.ask(path as '/api/v2/admin/auth/note', { ...nowhere, words: 'x' }, bo)).status).toBe(404)
})
test('who may only read takes, lets go, notes and opens nothing', async () => {
  const id = await check()
  const said = { id, requestId: requestId() }
  expect((await claim(id, reader)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/auth/release', said, reader)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/auth/note', { ...said, words: 'hm' }, reader)).status).toBe(403)
  expect((await world.ask('/api/v2/admin/auth/reveal', { id, reason: 'curious' }, reader)).status).toBe(403)
  await world.must('/api/v2/admin/auth/file', { id }, reader)
})
test('notes are kept in their order, empty ones refused, a reveal without a reason too; the file tells', async () => {
  const id = await check()
  const note = (words: string) => world.ask('/api/v2/admin/auth/note', { id, words, requestId: requestId() }, ana)
  expect((await note('  ')).data).toMatchObject({ reason: 'reasonRequired' })
  await note('photo is blurred')
  await note('asked a colleague')
  expect((await world.ask('/api/v2/admin/auth/reveal', { id, reason: '   ' }, ana)).data).toMatchObject({
    reason: 'reasonRequired',
  })
  await world.must('/api/v2/admin/auth/audit', { id, decision: 'reject', reason: 'blurred' }, ana)
  const file = await world.must('/api/v2/admin/auth/file', { id }, bo)
  expect(file.notes.map(({ words }) => words)).toEqual(['asked a colleague', 'photo is blurred'])
  expect(file.history).toMatchObject([{ by: 'ana', action: 'realname.reject', reason: 'blurred' }])
})
test('a look at a picture of a check stands in the log of whose it is', async () => {
  const who = await world.person('pictured')
  const { uploadId } = await mustSend(world, who, 'realName', await picture().png().toBuffer(), 'image/png')
  const look = (as: Staff) =>
    fetch(`${world.url}/api/v2/token/file/${uploadId}`, {
      headers: { authorization: `Bearer ${as.token}`, ...as.headers },
    })
  expect((await look(bo)).status).toBe(200)
  const role = await roleWith(world, 'staff', ['report.read'])
  const other = await joinAs(world, await world.person('other'), { audience: 'staff', role })
  expect((await look(other)).status).toBe(404)
  const { rows } = await world.pool.query(
    `select from audit_log where action = 'upload.read' and about = $1 and staff_id = $2`,
    [who.userId, bo.userId],
  )
  expect(rows).toHaveLength(1)
})
test('the same number on other accounts is shown, whatever became of it', async () => {
  const [first, second] = [await check(), await check()]
  const { twins } = await world.must('/api/v2/admin/auth/detail', { id: first }, bo)
  expect(twins.map((t) => t.id)).toContain(second)
  expect(twins.map((t) => t.id)).not.toContain(first)
})
