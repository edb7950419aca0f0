// Second-person approval through the front door: nobody answers what they asked for; who alone holds the permission
// may, a day later and proven anew, and the audit log says so.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { languages } from '#kernel/text/language.ts'
import { buyer, payPassword } from './buying.ts'
import { codeFor } from './codes.ts'
import type { Asker, Reply } from './front.ts'
import { atConsole, roleWith } from './roles.ts'
import { mustSend, picture } from './uploading.ts'
import { openWorld, type Person, type World } from './world.ts'

const hour = 3_600_000
type Decision = 'approve' | 'reject'
type Proof = { code: string } | { payPassword: string }
let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { captchaRequired: 0, codeResendSeconds: 0, codesPerTargetHour: 100 } })
  face = await picture(640, 640).png().toBuffer()
})
afterAll(() => world.close())
beforeEach(async () => void (await world.pool.query('delete from membership')))

async function join(who: Person, permissions = ['review.read', 'review.write']): Promise<Person> {
  const role = await roleWith(world, 'staff', permissions)
  await grantMembership(world.app.db, { userId: who.userId, audience: 'staff', role })
  return who
}
const member = async (): Promise<Person> => join(await buyer(world, { fen: 0 }))
const code = async (who: Person): Promise<Proof> => ({ code: await codeFor(world, who.email, 'approveAlone', who) })
let face: Buffer

/** What two persons are needed for: how it is asked for, and how answered. */
interface Request {
  subject: string
  ask: (who: Person) => Promise<number>
  path: '/api/v2/admin/auth/audit' | '/api/v2/admin/cancel/audit'
}
const realName: Request = {
  subject: 'identity_check',
  ask: async (who) => {
    const told = { name: '林月然', document: 'passport', country: 'US', birthday: '1990-01-01' } as const
    const uploadIds = [(await mustSend(world, who, 'realName', face, 'image/png')).uploadId]
    const input = { ...told, number: 'X1234567', uploadIds, consent: true }
    return (await world.must('/v2/user/auth-personal/auth', input, who)).id
  },
  path: '/api/v2/admin/auth/audit',
}
/** Staff cannot leave: whoever asked was called to the staff afterwards. */
const closing: Request = {
  subject: 'account_closing',
  ask: async (who) => {
    const { rows } = await world.pool.query<{ role: string }>(
      'delete from membership where user_id = $1 returning role',
      [who.userId],
    )
    const input = { reason: 'bye', agreement: true, code: await codeFor(world, who.email, 'cancelAccount', who) }
    const { id } = await world.must('/api/v2/user/cancel/apply', input, who)
    for (const { role } of rows) await grantMembership(world.app.db, { userId: who.userId, audience: 'staff', role })
    return id
  },
  path: '/api/v2/admin/cancel/audit',
}
const answer = async (
  { path }: Request,
  who: Person & Asker,
  id: number,
  decision: Decision,
  proof?: Proof,
): Promise<Reply<object>> =>
  world.ask(path, { id, decision, reason: 'because', ...(proof && { proof }) }, await atConsole(world, who))
async function deeds({ subject }: Request, id: number): Promise<{ staff_id: number; single_handed: boolean }[]> {
  const { rows } = await world.pool.query<{ staff_id: number; single_handed: boolean }>(
    'select staff_id::int, single_handed from audit_log where subject = $1 and subject_id = $2',
    [subject, id],
  )
  return rows
}

describe.each([
  ['a real name', realName, 'approve'],
  ['a closing', closing, 'reject'],
] as const)('%s', (_name, request, decision) => {
  const { ask } = request
  test("is answered by another, without mark; one's own is refused, however old and proven", async () => {
    const [asker, other] = [await member(), await member()]
    const id = await ask(asker)
    for (const either of ['approve', 'reject'] as const)
      expect((await answer(request, asker, id, either)).data).toMatchObject({ reason: 'ownRequest' })
    await world.advance(48 * hour)
    for (const proof of [await code(asker), { payPassword }]) {
      const reply = await answer(request, asker, id, decision, proof)
      expect([reply.status, reply.code, reply.data.reason]).toEqual([403, 40_302, 'ownRequest'])
    }
    expect(await deeds(request, id)).toEqual([])
    expect((await answer(request, other, id, decision)).status).toBe(200)
    expect(await deeds(request, id)).toEqual([{ staff_id: other.userId, single_handed: false }])
  })
  test('of the only holder waits a day, for any proof', async () => {
    const alone = await member()
    const id = await ask(alone)
    const early = await answer(request, alone, id, decision, { payPassword })
    expect([early.status, early.data]).toEqual([422, expect.objectContaining({ reason: 'aloneTooEarly', hours: 24 })])
    await world.advance(24 * hour - 60_000)
    expect((await answer(request, alone, id, decision, await code(alone))).data).toMatchObject({
      reason: 'aloneTooEarly',
      hours: 1,
    })
    expect(await deeds(request, id)).toEqual([])
  })
  test('of the only holder is then answered with fresh proof alone, and marked', async () => {
    const alone = await member()
    const id = await ask(alone)
    const stale = await code(alone)
    await world.advance(24 * hour)
    expect((await answer(request, alone, id, decision)).data).toMatchObject({ reason: 'proofRequired' })
    expect((await answer(request, alone, id, decision, stale)).data).toMatchObject({ reason: 'codeWrong' })
    expect((await answer(request, alone, id, decision, { payPassword: '000000' })).data).toMatchObject({
      reason: 'payPasswordWrong',
    })
    expect(await deeds(request, id)).toEqual([])
    expect((await answer(request, alone, id, decision, await code(alone))).status).toBe(200)
    expect(await deeds(request, id)).toEqual([{ staff_id: alone.userId, single_handed: true }])
  })
  test('the payment password proves as well', async () => {
    const alone = await member()
    const id = await ask(alone)
    await world.advance(24 * hour)
    expect((await answer(request, alone, id, decision, { payPassword })).status).toBe(200)
    expect(await deeds(request, id)).toEqual([{ staff_id: alone.userId, single_handed: true }])
  })
  test('of the only holder, asked for by somebody else, needs no proof and has no mark', async () => {
    const [alone, shopper] = [await member(), await world.person()]
    const id = await ask(shopper)
    expect((await answer(request, alone, id, decision, { payPassword: '000000' })).status).toBe(200)
    expect(await deeds(request, id)).toEqual([{ staff_id: alone.userId, single_handed: false }])
  })
  test('two others at once: one answers', async () => {
    const [asker, first, second] = [await member(), await member(), await member()]
    const id = await ask(asker)
    const replies = await Promise.all([first, second].map((who) => answer(request, who, id, decision)))
    expect(replies.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const winner = [first, second][replies.findIndex((r) => r.status === 200)]!
    expect(await deeds(request, id)).toEqual([{ staff_id: winner.userId, single_handed: false }])
  })
  test('alone from two windows at once: one answers', async () => {
    const alone = await member()
    const id = await ask(alone)
    await world.advance(24 * hour)
    const replies = await Promise.all(
      Array.from({ length: 2 }, () => answer(request, alone, id, decision, { payPassword })),
    )
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1)
    expect(await deeds(request, id)).toEqual([{ staff_id: alone.userId, single_handed: true }])
  })
})

describe('who counts as somebody else', () => {
  const old = async (who: Person): Promise<number> => {
    const id = await realName.ask(who)
    await world.advance(24 * hour)
    return id
  }
  const tried = async (who: Person, id: number) => (await answer(realName, who, id, 'approve')).data.reason
  test.each<[string, () => Promise<unknown>, string]>([
    ['a holder', () => member(), 'ownRequest'],
    ['an admin, who holds all', () => grant({ audience: 'staff', role: 'admin' }), 'ownRequest'],
    ['one who may only read', async () => join(await world.person(), ['review.read']), 'proofRequired'],
    ['one of another permission', async () => join(await world.person(), ['goods.write']), 'proofRequired'],
    [
      'one who may write it in other letters',
      async () => join(await world.person(), ['REVIEW.WRITE']),
      'proofRequired',
    ],
    ['a merchant’s owner', () => grant({ audience: 'merchant', merchantId: 1, role: 'owner' }), 'proofRequired'],
    ['nobody', async () => undefined, 'proofRequired'],
  ])('%s', async (_who, makes, reason) => {
    const asker = await member()
    const id = await old(asker)
    await makes()
    expect(await tried(asker, id)).toBe(reason)
  })
  async function grant(as: { audience: 'staff' | 'merchant'; merchantId?: number; role: string }): Promise<void> {
    if (as.merchantId)
      await world.pool.query(`insert into merchant (id, code, name) overriding system value values (1, 'm', '{}')`)
    await grantMembership(world.app.db, { userId: (await world.person()).userId, ...as })
  }
  test('no holder whose account is closed, or whose membership or role ended', async () => {
    const [asker, other] = [await member(), await member()]
    const id = await old(asker)
    expect(await tried(asker, id)).toBe('ownRequest')
    await world.pool.query("update user_account set status = 'closed' where id = $1", [other.userId])
    expect(await tried(asker, id)).toBe('proofRequired')
    await world.pool.query("update user_account set status = 'active' where id = $1", [other.userId])
    expect(await tried(asker, id)).toBe('ownRequest')
    await join(other, [])
    expect(await tried(asker, id)).toBe('proofRequired')
    await join(other)
    expect(await tried(asker, id)).toBe('ownRequest')
    await world.pool.query('delete from membership where user_id = $1', [other.userId])
    expect(await tried(asker, id)).toBe('proofRequired')
  })
})

test('a code is not spent where it would not help, serves once, and no other purpose opens this door', async () => {
  const alone = await member()
  const id = await realName.ask(alone)
  await world.advance(24 * hour)
  const other = await member()
  const proof = await code(alone)
  expect((await answer(realName, alone, id, 'approve', proof)).data).toMatchObject({ reason: 'ownRequest' })
  await world.pool.query('delete from membership where user_id = $1', [other.userId])
  const foreign = { code: await codeFor(world, alone.email, 'exportData', alone) }
  expect((await answer(realName, alone, id, 'approve', foreign)).data).toMatchObject({ reason: 'codeWrong' })
  expect((await answer(realName, alone, id, 'reject', proof)).status).toBe(200)
  const again = await realName.ask(alone)
  await world.advance(24 * hour)
  expect((await answer(realName, alone, again, 'approve', proof)).data).toMatchObject({ reason: 'codeWrong' })
})
test('the wait is a number of the business', async () => {
  await world.pool.query("insert into setting (name, value) values ('aloneApprovalSeconds', '60')")
  await world.app.context.settings.reload()
  try {
    const alone = await member()
    const id = await realName.ask(alone)
    expect((await answer(realName, alone, id, 'approve')).data).toMatchObject({ reason: 'aloneTooEarly', hours: 1 })
    await world.advance(60_000)
    expect((await answer(realName, alone, id, 'approve')).data).toMatchObject({ reason: 'proofRequired' })
  } finally {
    await world.pool.query("delete from setting where name = 'aloneApprovalSeconds'")
    await world.app.context.settings.reload()
  }
})
test('each refusal is told in the reader’s language', async () => {
  const alone = await member()
  const id = await realName.ask(alone)
  const told = async () => Promise.all(languages.map((lang) => answer(realName, { ...alone, lang }, id, 'approve')))
  const early = (await told()).map((r) => r.message)
  await world.advance(24 * hour)
  const unproven = (await told()).map((r) => r.message)
  await member()
  const own = (await told()).map((r) => r.message)
  for (const message of early) expect(message).toContain('24')
  expect(new Set([...early, ...unproven, ...own]).size).toBe(9)
})
