// Applying through the front door: kept as it is written, sent whole, sealed, nobody else's; raced.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { creditCode, drafted, laid, sentIn, wholeContent } from '../../../../test/applying.ts'
import { makeShop } from '../../../../test/goods.ts'
import { joinAs } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let reviewer: Person
const edit = '/api/v2/merchant/apply/edit'
const submit = '/api/v2/merchant/apply/submit'
const detail = '/api/v2/merchant/apply/detail'
const once = () => ({ requestId: crypto.randomUUID() })
beforeAll(async () => {
  world = await openWorld()
  await makeShop(world)
  reviewer = await joinAs(world, await world.person('reviewer'), { audience: 'staff', role: 'review' })
})
afterAll(() => world.close())
const applicationOf = async (who: Person) => (await world.must(detail, {}, who)).application!

describe('a draft', () => {
  test('is kept part by part; what was typed of sealed numbers comes back masked and lies sealed', async () => {
    const who = await world.person()
    expect((await world.must(detail, {}, who)).application).toBeNull()
    const { version } = await world.must('/api/v2/merchant/apply/add', {}, who)
    const one = await world.must(edit, { version, content: { companyName: '知竹' } }, who)
    const secret = { legalNumber: '11010519491231002X', bankAccount: '6222021102012346628' }
    await world.must(edit, { version: one.version, content: { ...secret, nameEn: 'Zhizhu' } }, who)
    const kept = await applicationOf(who)
    expect(kept).toMatchObject({ status: 'draft', content: { companyName: '知竹', nameEn: 'Zhizhu' } })
    expect(kept.masked).toEqual({ legalNumber: '1****************X', bankAccount: '•••• 6628' })
    const { rows } = await world.pool.query('select sealed, content from merchant_application where user_id = $1', [
      who.userId,
    ])
    expect(rows[0].sealed.toString('latin1') + JSON.stringify(rows[0].content)).not.toContain('6222021102012346628')
    expect(JSON.stringify(kept)).not.toContain('11010519491231002X')
  })
  test('two devices: the second is told, nothing is overwritten', async () => {
    const who = await world.person()
    const { version } = await world.must('/api/v2/merchant/apply/add', {}, who)
    const both = await Promise.all(
      ['A', 'B'].map((companyName) => world.ask(edit, { version, content: { companyName } }, who)),
    )
    expect(both.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 40923])
    const { content } = await applicationOf(who)
    expect(content.companyName).toBe(both[0]!.code === 20001 ? 'A' : 'B')
  })
  test('begun twice at once it is one', async () => {
    const who = await world.person()
    const [a, b] = await Promise.all([1, 2].map(() => world.must('/api/v2/merchant/apply/add', {}, who)))
    expect(a!.id).toBe(b!.id)
  })
  test('status, version, merchant and foreign pictures cannot be slipped in', async () => {
    const [who, other] = [await world.person(), await world.person()]
    const { version } = await world.must('/api/v2/merchant/apply/add', {}, who)
    for (const more of [{ status: 'approved' }, { merchantId: 1 }, { version: 9 }, { sealInk: 'red;}' }])
      expect((await world.ask(edit, { version, content: more as never }, who)).code).toBe(40001)
    const theirs = await laid(world, other, 'licence')
    const foreign = await world.ask(edit, { version, content: { licenceIds: [theirs] } }, who)
    const missing = await world.ask(edit, { version, content: { licenceIds: [crypto.randomUUID()] } }, who)
    expect([foreign.code, foreign.message]).toEqual([missing.code, missing.message])
    expect(foreign.status).toBe(404)
  })
  test('pictures that went are dropped, those that stay are not taken twice', async () => {
    const who = await world.person()
    const { version } = await world.must('/api/v2/merchant/apply/add', {}, who)
    const [a, b] = [await laid(world, who, 'licence'), await laid(world, who, 'licence')]
    const one = await world.must(edit, { version, content: { licenceIds: [a] } }, who)
    await world.must(edit, { version: one.version, content: { licenceIds: [a, b] } }, who)
    const { version: third } = await applicationOf(who)
    await world.must(edit, { version: third, content: { licenceIds: [b] } }, who)
    const { rows } = await world.pool.query('select id from upload where user_id = $1', [who.userId])
    expect(rows.map((r) => r.id)).toEqual([b])
  })
})

describe('sending', () => {
  test('names each fault at its field', async () => {
    const who = await world.person()
    const { version } = await world.must('/api/v2/merchant/apply/add', {}, who)
    const content = { country: 'CN', licenceNumber: '91350100M000100Y44', legalNumber: '110105194912310021' }
    const saved = await world.must(edit, { version, content }, who)
    const reply = await world.ask(submit, { version: saved.version, ...once() }, who)
    expect(reply.code).toBe(40051)
    expect(reply.raw['data']).toMatchObject({
      faults: { licenceNumber: 'licenceNumber', legalNumber: 'legalNumber', agreed: 'agree', licenceIds: 'photos' },
    })
    expect((await applicationOf(who)).status).toBe('draft')
  })
  test('an ended licence, a child, foreign departments and addresses are refused', async () => {
    const [who, other] = [await world.person(), await world.person()]
    const theirs = await wholeContent(world, other)
    const { version } = await drafted(world, who, { licenceUntil: '2020-01-01', departments: [999_999] })
    const reply = await world.ask(submit, { version, ...once() }, who)
    expect(reply.raw['data']).toMatchObject({ faults: { licenceUntil: 'licenceEnded', departments: 'required' } })
    const foreign = await world.ask(edit, { version, content: { addressId: theirs.addressId! } }, who)
    expect(foreign.code).toBe(40401)
  })
  test('twice at once sends once; then nothing of it changes until it is taken back', async () => {
    const who = await world.person()
    const { version } = await drafted(world, who)
    const both = await Promise.all([1, 2].map(() => world.ask(submit, { version, ...once() }, who)))
    expect(both.map((r) => r.code).toSorted((a, b) => a - b)).toEqual([20001, 40924])
    const sent = await applicationOf(who)
    expect(sent.status).toBe('inReview')
    expect((await world.ask(edit, { version: sent.version, content: { intro: 'x' } }, who)).code).toBe(40924)
    const back = await world.must('/api/v2/merchant/apply/cancel', { version: sent.version, ...once() }, who)
    expect(back.status).toBe('draft')
    expect((await world.ask(edit, { version: back.version, content: { intro: 'x' } }, who)).code).toBe(20001)
  })
  test('the name of a shop that sells is refused', async () => {
    const who = await world.person()
    const { version } = await drafted(world, who, { nameEn: ' kiln & CO ' })
    await world.pool.query(`update merchant set name = name || '{"en-US": "Kiln & Co"}' where code = 'kiln'`)
    expect((await world.ask(submit, { version, ...once() }, who)).code).toBe(40926)
  })
  test('so often a day', async () => {
    const who = await world.person()
    let { version } = await drafted(world, who)
    for (let n = 0; n < 10; n++) {
      const sent = await world.must(submit, { version, ...once() }, who)
      ;({ version } = await world.must('/api/v2/merchant/apply/cancel', { version: sent.version, ...once() }, who))
    }
    expect((await world.ask(submit, { version, ...once() }, who)).status).toBe(429)
  })
})

describe('nobody else', () => {
  test('sees a draft, its numbers or its pictures', async () => {
    const [who, stranger] = [await world.person(), await world.person()]
    const merchant = await joinAs(world, await world.person(), {
      audience: 'merchant',
      merchantId: Number((await world.pool.query(`select id from merchant where code = 'kiln'`)).rows[0].id),
      role: 'owner',
    })
    const support = await joinAs(world, await world.person(), { audience: 'staff', role: 'content' })
    const { id } = await drafted(world, who)
    const read = '/api/v2/admin/merchant/apply/detail'
    expect((await world.ask(read, { id }, reviewer)).code).toBe(40401)
    const sent = await applicationOf(who)
    await world.must(submit, { version: sent.version, ...once() }, who)
    expect((await world.ask(read, { id }, reviewer)).code).toBe(20001)
    for (const asker of [stranger, merchant, support]) expect((await world.ask(read, { id }, asker)).status).toBe(403)
    const audit = { id, version: sent.version + 1, decision: 'approve' as const, ...once() }
    expect((await world.ask('/api/v2/admin/merchant/apply/audit', audit, support)).status).toBe(403)
    expect((await world.must(detail, {}, stranger)).application).toBeNull()
    const file = async (asker: Person & { headers?: Record<string, string> }, uploadId: string) =>
      fetch(`${world.url}/api/v2/token/file/${uploadId}`, {
        headers: { authorization: `Bearer ${asker.token}`, ...asker.headers },
      })
    const [picture] = sent.content.licenceIds
    const [foreign, missing] = [await file(stranger, picture!), await file(stranger, crypto.randomUUID())]
    expect([foreign.status, (await foreign.json()).message]).toEqual([missing.status, (await missing.json()).message])
    expect((await file(merchant, picture!)).status).toBe(404)
  })
  test('sealed numbers are shown for a reason, and the look is kept', async () => {
    const who = await world.person()
    const { id } = await sentIn(world, who)
    const path = '/api/v2/admin/merchant/apply/reveal'
    expect((await world.ask(path, { id, reason: ' ' }, reviewer)).code).not.toBe(20001)
    expect(await world.must(path, { id, reason: 'Bank asks' }, reviewer)).toEqual({
      legalNumber: '11010519491231002X',
      bankAccount: '6222021102012346628',
    })
    const { rows } = await world.pool.query(
      `select reason from audit_log where action = 'application.reveal' and subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ reason: 'Bank asks' }])
  })
})
test('the codes of tests are right', () => expect(creditCode(1)).toMatch(/^91350100M\d{8}[0-9A-Z]$/))
