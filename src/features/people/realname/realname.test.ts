// Real names through the front door: what is refused, what is kept (sealed), who may look,
// and that a check is decided once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { erase, isVerified, personalDataOf } from './realname.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let staff: Person & { headers: Record<string, string> }
const right = '11010519491231002X'
const company = '91350100M000100Y43'
const asStaff = () => staff

beforeAll(async () => {
  world = await openWorld()
  staff = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())

/** An upload as it lies after its bytes came; how they come is tested with uploads. */
async function uploaded(who: Person, purpose: 'realName' | 'licence'): Promise<string> {
  const { uploadId } = await world.must(
    '/api/v2/token/upload',
    { purpose, name: 'front.png', size: 10, type: 'image/png' },
    who,
  )
  await world.pool.query(
    `update upload set status = 'kept', file = id::text || '.webp',
       type = 'image/webp', size = 10, width = 1, height = 1
     where id = $1`,
    [uploadId],
  )
  return uploadId
}
const personal = async (who: Person, more: object = {}) => ({
  document: 'idCard' as const,
  name: '林月然',
  number: right,
  consent: true,
  uploadIds: [await uploaded(who, 'realName'), await uploaded(who, 'realName')],
  ...more,
})
const told = async (who: Person, more: object = {}) =>
  world.ask('/v2/user/auth-personal/auth', await personal(who, more), who)

test('a person is taken for review, sealed in the database, masked in every answer', async () => {
  const ana = await world.person()
  expect((await told(ana)).data).toMatchObject({ status: 'underReview' })
  const { rows } = await world.pool.query('select * from identity_check where user_id = $1', [ana.userId])
  expect(
    JSON.stringify(rows, (_, v: unknown) => (v instanceof Uint8Array ? Buffer.from(v).toString('latin1') : v)),
  ).not.toContain(right)
  const { personal: mine, company: none } = await world.must('/api/v2/user/auth/detail', {}, ana)
  expect(mine).toMatchObject({ status: 'underReview', name: '*月然', number: '1****************X', document: 'idCard' })
  expect(none).toBeNull()
  expect(await isVerified(world.app.db, ana.userId, 'personal')).toBe(false)
  expect(await personalDataOf(world.app.db, world.app.context, ana.userId)).toMatchObject([
    { kind: 'personal', name: '林月然', number: right },
  ])
  expect((await told(ana)).data).toMatchObject({ reason: 'alreadyUnderReview' })
})
test.each([
  ['a wrong check digit', { number: '110105194912310021' }, 'identityNumberInvalid'],
  ['somebody under age', { document: 'dni', number: '12345678Z', birthday: '2015-01-01' }, 'tooYoung'],
  ['a passport without birthday', { document: 'passport', country: 'US', number: 'X1234567' }, 'identityNumberInvalid'],
  ['no name', { name: '123' }, 'realNameInvalid'],
  ['no consent', { consent: false }, 'consentRequired'],
  ['one photo of two', { uploadIds: [] }, 'identityPhotosRequired'],
])('refuses %s, and keeps nothing', async (_, more, reason) => {
  const who = await world.person()
  const reply = await told(who, more)
  expect(reply.data).toMatchObject({ reason })
  expect((await world.pool.query('select from identity_check where user_id = $1', [who.userId])).rowCount).toBe(0)
})
test("another's photos are as good as none", async () => {
  const [mine, theirs] = [await world.person(), await world.person()]
  const uploadIds = [await uploaded(theirs, 'realName'), await uploaded(theirs, 'realName')]
  expect((await told(mine, { uploadIds })).data).toMatchObject({ reason: 'uploadNotFound' })
})
test('twenty sendings at once leave one check', async () => {
  const who = await world.person()
  const inputs = await Promise.all(Array.from({ length: 20 }, () => personal(who)).map(async (p) => p))
  const replies = await Promise.all(inputs.map((input) => world.ask('/v2/user/auth-personal/auth', input, who)))
  expect(replies.filter((r) => r.code === 20001)).toHaveLength(1)
  expect(replies.filter((r) => r.data.reason === 'alreadyUnderReview')).toHaveLength(19)
})
test('a reviewer sees masks and twins, opens the number with a reason that is kept, and decides once', async () => {
  const [first, second] = [await world.person(), await world.person()]
  const number = '440524198001010013'
  const id = (await told(first, { number })).data.id
  await told(second, { number })
  const { records } = await world.must('/api/v2/admin/auth/page', { kind: 'personal', size: 100 }, asStaff())
  const queued = records.find((r) => r.id === id)!
  expect(queued).toMatchObject({ number: '4****************3', duplicates: 1 })
  expect(JSON.stringify(records)).not.toContain(number)
  expect((await world.must('/api/v2/admin/auth/detail', { id }, asStaff())).uploadIds).toHaveLength(2)
  expect(
    await world.must('/api/v2/admin/auth/reveal', { id, reason: 'compare with the photo' }, asStaff()),
  ).toMatchObject({ name: '林月然', number })
  expect((await world.ask('/api/v2/admin/auth/audit', { id, decision: 'reject' }, asStaff())).data).toMatchObject({
    reason: 'reasonRequired',
  })
  const both = await Promise.all(
    (['approve', 'reject'] as const).map((decision) =>
      world.ask('/api/v2/admin/auth/audit', { id, decision, reason: 'blurred' }, asStaff()),
    ),
  )
  expect(both.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const { rows } = await world.pool.query<{ action: string; before: unknown; after: unknown }>(
    'select action, before, after from audit_log where subject_id = $1 order by id',
    [id],
  )
  expect(rows.map((r) => r.action)).toEqual(['realname.reveal', expect.stringMatching(/^realname\.(approve|reject)$/)])
  expect(JSON.stringify(rows)).not.toContain(number)
  await expect(world.pool.query('update audit_log set reason = $1', ['x'])).rejects.toThrow('append-only')
})
test('a rejected person reads why and may send again; an approved one need not', async () => {
  const who = await world.person()
  const first = (await told(who)).data.id
  await world.must('/api/v2/admin/auth/audit', { id: first, decision: 'reject', reason: '照片不清晰' }, asStaff())
  expect((await world.must('/api/v2/user/auth/detail', {}, who)).personal).toMatchObject({
    status: 'rejected',
    reason: '照片不清晰',
  })
  await world.runJobs()
  expect(await (await fetch(`${world.url}/dev/inbox.json?to=${who.email}`)).text()).toContain('照片不清晰')
  const second = (await told(who)).data.id
  await world.must('/api/v2/admin/auth/audit', { id: second, decision: 'approve' }, asStaff())
  expect(await isVerified(world.app.db, who.userId, 'personal')).toBe(true)
  expect((await told(who)).data).toMatchObject({ reason: 'alreadyVerified' })
})
test('a company goes the same way', async () => {
  const who = await world.person()
  const input = {
    name: '福州觅乐科技有限公司',
    country: 'CN',
    number: company,
    legalPerson: '林月然',
    consent: true,
    uploadIds: [await uploaded(who, 'licence')],
  }
  expect(
    (await world.ask('/v2/user/auth-company/auth', { ...input, number: '91350100M000100Y44' }, who)).data,
  ).toMatchObject({ reason: 'identityNumberInvalid' })
  expect((await world.ask('/v2/user/auth-company/auth', { ...input, bankAccount: '12' }, who)).data).toMatchObject({
    reason: 'bankAccountInvalid',
  })
  await world.must(
    '/v2/user/auth-company/auth',
    { ...input, bank: '招商银行', bankAccount: '6225 8801 2345 6789' },
    who,
  )
  const { company: mine } = await world.must('/api/v2/user/auth/detail', {}, who)
  expect(mine).toMatchObject({ name: '福州觅乐科技有限公司', status: 'underReview' })
  expect((await world.must('/api/v2/user/getUserInfo', {}, who)).kind).toBe('individual')
  await world.must('/api/v2/admin/auth/audit', { id: mine!.id, decision: 'approve' }, asStaff())
  expect((await world.must('/api/v2/user/getUserInfo', {}, who)).kind).toBe('enterprise')
})
describe('one number stands on one account, unless staff say why', () => {
  const numbers = ['110101198001010010', '110101198001010029', '110101198001010037']
  const free = (): string => numbers.shift()!
  const decide = (id: number, reason?: string) =>
    world.ask('/api/v2/admin/auth/audit', { id, decision: 'approve', ...(reason !== undefined && { reason }) }, staff)

  test('a second account needs a reason, which the audit log keeps', async () => {
    const [first, second] = [await world.person(), await world.person()]
    const number = free()
    const [a, b] = [(await told(first, { number })).data.id, (await told(second, { number })).data.id]
    expect((await decide(a)).status).toBe(200)
    for (const reason of [undefined, '', '  \n '])
      expect((await decide(b, reason)).data).toMatchObject({ reason: 'numberElsewhere' })
    expect(await isVerified(world.app.db, second.userId, 'personal')).toBe(false)
    expect((await decide(b, 'twins of one household')).status).toBe(200)
    const { rows } = await world.pool.query<{ reason: string; after: object }>(
      'select reason, after from audit_log where subject_id = $1',
      [b],
    )
    expect(rows).toEqual([{ reason: 'twins of one household', after: { status: 'approved', numberElsewhere: true } }])
  })
  test('two that are approved at once: one of them', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => world.person()))
    const number = free()
    const ids: number[] = []
    for (const who of people) ids.push((await told(who, { number })).data.id)
    const replies = await Promise.all(ids.map((id) => decide(id)))
    expect(replies.map((r) => r.status).toSorted((x, y) => x - y)).toEqual([200, 409, 409, 409])
  })
  test('written in other letters it is the same; rejected or erased it is free', async () => {
    const [first, second, third] = [await world.person(), await world.person(), await world.person()]
    const number = free()
    const spaced = `${number.slice(0, 6)} ${number.slice(6, 14)}-${number.slice(14)}`.toLowerCase()
    const a = (await told(first, { number })).data.id
    const b = (await told(second, { number: spaced })).data.id
    expect((await decide(a)).status).toBe(200)
    expect((await decide(b)).data.reason).toBe('numberElsewhere')
    await world.ask('/api/v2/admin/auth/audit', { id: b, decision: 'reject', reason: 'not theirs' }, staff)
    await erase(world.app.db, first.userId)
    expect((await decide((await told(third, { number })).data.id)).status).toBe(200)
  })
})
test('shoppers are not reviewers', async () => {
  for (const path of [
    '/api/v2/admin/auth/page',
    '/api/v2/admin/auth/detail',
    '/api/v2/admin/auth/reveal',
    '/api/v2/admin/auth/audit',
  ] as const) {
    const reply = await world.ask(
      path,
      { id: 1, reason: 'because', decision: 'approve' } as never,
      await world.person(),
    )
    expect(reply.status).toBe(403)
  }
})
