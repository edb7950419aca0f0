// Every reviewing desk alike, through the front door: one person has a case for a while, nobody else decides it, nobody
// what concerns them, and a case of another kind is not there.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { joinAs, roleWith } from '../../../../test/roles.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'
import { addReviews } from '#features/catalog/reviews/reviews.ts'
import { emptyContent } from '#features/catalog/editing/content.ts'
import { grantMembership } from '#features/people/accounts/accounts.ts'

type Staff = Person & { headers: Record<string, string> }
let world: World
let goods: TestGoods
let ana: Staff
let bo: Staff
/** of the staff, and of the shop that every case is of */
let both: Staff
let reader: Staff
beforeAll(async () => {
  world = await openWorld({ settings: { deskClaimSeconds: 600 } })
  goods = await makeShop(world)
  const join = async (name: string, role: string) =>
    joinAs(world, await world.person(name), { audience: 'staff', role })
  ana = await join('ana', 'admin')
  bo = await join('bo', 'admin')
  const member = await world.person('both')
  const [merchantId, role] = [goods.merchants.paper, 'owner']
  await grantMembership(world.app.db, { userId: member.userId, audience: 'merchant', merchantId, role })
  both = await joinAs(world, member, { audience: 'staff', role: 'admin' })
  const reads = ['goods', 'brand', 'comment', 'report', 'review', 'merchant', 'transfer'].map((area) => `${area}.read`)
  reader = await join('reader', await roleWith(world, 'staff', reads))
})
afterAll(() => world.close())

const requestId = () => crypto.randomUUID()
let serial = 0
async function insert(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await world.pool.query<{ id: string }>(`${sql} returning id`, values)
  return Number(rows[0]!.id)
}
async function comment(kind: 'appeal' | 'review'): Promise<number> {
  const told = { nickname: `writer ${++serial}`, rating: 4 as const, text: 'Fine.', lang: 'en-US' as const }
  const [id] = await addReviews(world.app.db, [
    { ...told, skuId: goods.skus.paper, createdAt: new Date().toISOString() },
  ])
  return insert(
    `insert into review_case (kind, review_id, merchant_id, ground) select $2, id, merchant_id, $3 from review
     where id = $1`,
    id,
    kind,
    kind === 'appeal' ? 'untrue' : null,
  )
}
const draft = (state: 'draft' | 'inReview') =>
  insert(
    `insert into product_draft (merchant_id, content, state, submitted_at)
     values ($1, $2, $3, case when $3 = 'inReview' then shop_now() end)`,
    goods.merchants.paper,
    JSON.stringify(emptyContent()),
    state,
  )
const brand = (state: 'open' | 'withdrawn') =>
  insert(
    `insert into brand_request (merchant_id, name, name_key, proofs, state, decided_at)
     values ($1, '{"en-US": "Row"}', $2, '["x"]', $3, case when $3 <> 'open' then shop_now() end)`,
    goods.merchants.paper,
    `row ${++serial}`,
    state,
  )
async function report(kind: 'merchant' | 'review'): Promise<number> {
  const shop = await insert(
    `insert into merchant (code, name, seal) values ($1, '{"en-US": "Row"}', '{}')`,
    `row-${++serial}`,
  )
  const made = 'insert into report_case (kind, thing_id, merchant_id) values ($1, $2, $3)'
  return insert(made, kind, shop, goods.merchants.paper)
}
const somebody = async () => (await world.person(`asker${++serial}`)).userId
const transfer = (userId: number) =>
  insert(
    `with p as (
       insert into payment (pay_no, user_id, subject, amount, expires_at, review_since)
       values ($1, $2, 'topUp', 1000, shop_now() + interval '7 days', shop_now()) returning id
     )
     insert into bank_transfer (payment_id, user_id, amount, country, bank, masked_holder, last_four, proofs, due_at)
     select id, $2, 1000, 'CN', 'Bank', 'H*', '6628', '{}', shop_now() + interval '3 days' from p`,
    `88880000${String(++serial).padStart(8, '0')}`,
    userId,
  )
const application = (userId: number, status: 'inReview' | 'draft') =>
  insert(
    `insert into merchant_application (user_id, status, language, sent_at, content)
     values ($1, $2, 'en-US', case when $2 = 'inReview' then shop_now() end, '{"departments": []}')`,
    userId,
    status,
  )

interface Desk {
  name: string
  base: string
  /** one that waits; of this person, where it is a person's */
  make: (of?: Person) => Promise<number>
  /** one of another kind */
  foreign?: () => Promise<number>
  decide: (id: number, who: Staff) => Promise<{ status: number; data: { reason?: string } }>
}
const reason = 'seen twice'
const desks: Desk[] = [
  {
    name: 'goods',
    base: '/api/v2/admin/goods',
    make: () => draft('inReview'),
    foreign: () => draft('draft'),
    decide: (draftId, who) =>
      world.ask(
        '/api/v2/admin/goods/audit',
        { draftId, version: 1, approve: false, notes: [], reason, requestId: requestId() },
        who,
      ),
  },
  {
    name: 'brand',
    base: '/api/v2/admin/brand/request',
    make: () => brand('open'),
    foreign: () => brand('withdrawn'),
    decide: (id, who) => world.ask('/api/v2/admin/brand/request/return', { id, reason, requestId: requestId() }, who),
  },
  {
    name: 'comment',
    base: '/api/v2/admin/comment',
    make: () => comment('appeal'),
    decide: (caseId, who) =>
      world.ask('/api/v2/admin/comment/decide', { caseId, show: true, reason, requestId: requestId() }, who),
  },
  {
    name: 'report',
    base: '/api/v2/admin/report',
    make: () => report('merchant'),
    foreign: () => report('review'),
    decide: (caseId, who) =>
      world.ask('/api/v2/admin/report/decide', { caseId, uphold: false, reason, requestId: requestId() }, who),
  },
  {
    name: 'application',
    base: '/api/v2/admin/merchant/apply',
    make: async (of) => application(of?.userId ?? (await somebody()), 'inReview'),
    foreign: async () => application(await somebody(), 'draft'),
    decide: (id, who) => {
      const said = { id, version: 1, decision: 'return', notes: [{ field: 'intro', text: 'More' }] } as const
      return world.ask(
        '/api/v2/admin/merchant/apply/audit',
        { ...said, notes: [...said.notes], requestId: requestId() },
        who,
      )
    },
  },
  {
    name: 'identity',
    base: '/api/v2/admin/auth',
    make: async (of) =>
      insert(
        `insert into identity_check (user_id, kind, country, document, masked_name, masked_number, sealed, number_index)
         values ($1, 'personal', 'CN', 'idCard', '林*', '1***X', '\\x00', decode(md5($2), 'hex'))`,
        of?.userId ?? (await somebody()),
        `number ${++serial}`,
      ),
    decide: (id, who) => world.ask('/api/v2/admin/auth/audit', { id, decision: 'reject', reason }, who),
  },
  {
    name: 'closing',
    base: '/api/v2/admin/cancel',
    make: async (of) =>
      insert(
        `insert into account_closing (user_id, reason, waives_balance) values ($1, 'enough', false)`,
        of?.userId ?? (await somebody()),
      ),
    decide: (id, who) => world.ask('/api/v2/admin/cancel/audit', { id, decision: 'reject', reason }, who),
  },
  {
    name: 'transfer',
    base: '/api/v2/admin/pay/transfer',
    make: async (of) => transfer(of?.userId ?? (await somebody())),
    decide: (id, who) =>
      world.ask('/api/v2/admin/pay/transfer/audit', { id, decision: 'reject', reason, requestId: requestId() }, who),
  },
]
/** All desks have these alike, so one type stands for all. */
type Alike = '/api/v2/admin/auth'
const at = (base: string) => {
  const path = <V extends string>(verb: V) => `${base}/${verb}` as `${Alike}/${V}`
  return {
    claim: (id: number, who: Staff) => world.ask(path('claim'), { id, requestId: requestId() }, who),
    release: (id: number, who: Staff) => world.ask(path('release'), { id, requestId: requestId() }, who),
    file: (id: number, who: Staff) => world.ask(path('file'), { id }, who),
    note: (id: number, words: string, who: Staff) =>
      world.ask(path('note'), { id, words, requestId: requestId() }, who),
    held: async (holder: 'mine' | 'free' | 'others', who: Staff) =>
      (await world.must(path('page'), { size: 50, holder }, who)).records.map(({ id }) => id),
  }
}
const reasons = (replies: readonly { status: number; data: { reason?: string } }[]) =>
  replies.map(({ status, data }) => (status === 200 ? 'done' : data.reason))

describe.each(desks)('$name', ({ name, base, make, foreign, decide }) => {
  const desk = at(base)
  test('of twenty takings at once one holds, and the queue says whose it is; nobody else decides it', async () => {
    const id = await make()
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => desk.claim(id, n % 2 ? ana : bo)))
    const [mine, theirs] = replies.findIndex(({ status }) => status === 200) % 2 ? [ana, bo] : [bo, ana]
    expect(new Set(reasons(replies))).toEqual(new Set(['done', 'caseHeld']))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(10)
    expect([await desk.held('mine', mine), await desk.held('others', theirs)]).toEqual([[id], [id]])
    expect(await desk.held('others', mine)).toEqual([])
    expect(await desk.held('free', mine)).not.toContain(id)
    expect(reasons([await decide(id, theirs)])).toEqual(['caseHeld'])
    expect((await desk.release(id, theirs)).status).toBe(200)
    expect(reasons([await desk.claim(id, theirs)])).toEqual(['caseHeld'])
    expect((await desk.release(id, mine)).status).toBe(200)
    expect(await desk.held('free', mine)).toContain(id)
    await desk.claim(id, theirs)
    expect(reasons([await decide(id, theirs)])).toEqual(['done'])
    expect(reasons([await desk.claim(id, mine)])).toEqual(['caseClosed'])
    const left = 'select from desk_claim where desk = $1 and case_id = $2'
    expect((await world.pool.query(left, [name, id])).rowCount).toBe(0)
  })
  test('a taking and an answer of somebody else at once: one of them is refused, in whichever order', async () => {
    for (let round = 0; round < 4; round++) {
      const id = await make()
      const replies = reasons(await Promise.all([desk.claim(id, ana), decide(id, bo)]))
      expect(['done,caseHeld', 'caseClosed,done']).toContain(replies.join())
    }
  })
  test('when its time is over whoever had it decides still, unless somebody took it since', async () => {
    const [kept, lost] = [await make(), await make()]
    await desk.claim(kept, ana)
    await desk.claim(lost, ana)
    await world.advance(601_000)
    await desk.claim(lost, bo)
    expect(reasons([await decide(kept, ana), await decide(lost, ana)])).toEqual(['done', 'caseHeld'])
  })
  test('nobody takes or decides what concerns them, nor may who only reads', async () => {
    const id = await make(both)
    expect(reasons([await desk.claim(id, both)])).toEqual(['caseConcerned'])
    expect(['caseConcerned', 'ownRequest']).toContain((await decide(id, both)).data.reason)
    const replies = [await desk.claim(id, reader), await desk.release(id, reader), await desk.note(id, 'hm', reader)]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await desk.file(id, reader)).status).toBe(200)
  })
  test('notes and what was done stand in its file, and in no other', async () => {
    const [id, other] = [await make(), await make()]
    const words = `asked about ${name}`
    await desk.note(id, words, ana)
    await decide(id, bo)
    const file = (await desk.file(id, ana)).data
    expect(file.notes).toMatchObject([{ by: 'ana', words }])
    expect(file.history[0]).toMatchObject({ by: 'bo' })
    expect((await desk.file(other, ana)).data.notes).toEqual([])
    for (const { base: elsewhere } of desks.filter((one) => one.base !== base)) {
      const { status, data } = await at(elsewhere).file(id, ana)
      if (status === 200) expect(JSON.stringify(data.notes)).not.toContain(words)
    }
  })
  test('what is of another kind, or not there, is not found', async () => {
    for (const id of [999_999, ...(foreign ? [await foreign()] : [])]) {
      const replies = [await desk.claim(id, ana), await desk.release(id, ana), await desk.file(id, ana)]
      replies.push(await desk.note(id, 'x', ana), (await decide(id, ana)) as never)
      const [claimed, released, file, note, decided] = replies.map(({ status }) => status)
      expect([claimed, released, file, note]).toEqual([404, 404, 404, 404])
      expect([404, 409]).toContain(decided)
    }
  })
})
