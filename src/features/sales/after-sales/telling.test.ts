// Of every move of a claim the side that did not make it is told, and of what time does both are; each once, with a way
// to the case.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer, type Buyer } from '../../../../test/buying.ts'
import { atDesk, claimed, day, photo, received, reasonId, staffer, type ClaimWish } from '../../../../test/claims.ts'
import { makeShop, type TestGoods } from '../../../../test/goods.ts'
import { clerkOf, waybill, type Clerk } from '../../../../test/shipping.ts'
import { openWorld, type World } from '../../../../test/world.ts'

let world: World
let goods: TestGoods
let clerk: Clerk
let ann: Clerk
let ben: Buyer
beforeAll(async () => {
  world = await openWorld({ env: { LOG_LEVEL: 'silent' } })
  goods = await makeShop(world)
  clerk = await clerkOf(world, goods.merchants.kiln, 'service')
  ann = await staffer(world)
  ben = await buyer(world, { fen: 100_000_000 })
})
afterAll(() => world.close())

const to = () => ({ carrier: 'sf', waybill: waybill() })
const mch = async (path: 'audit' | 'receive' | 'refuse' | 'notArrived' | 'reship' | 'gone', input: object) =>
  world.must(`/api/v2/mch/refund/${path}`, input as never, await atDesk(world, clerk))
const staff = async (path: 'appeal' | 'arrival' | 'replenish/audit' | 'replenish/ship' | 'grant', input: object) =>
  world.must(`/api/v2/admin/refund/${path}`, input as never, await atDesk(world, ann))
const own = (path: 'cancel' | 'appeal' | 'confirm' | 'edit' | 'logistics/add', input: object) =>
  world.must(`/api/v2/order/refund/${path}`, input as never, ben)
const days = (n: number) => () => world.advance(n * day + 60_000)

type Deed = (serviceNo: string) => unknown
const yes: Deed = (serviceNo) => mch('audit', { serviceNo, approve: true })
const no: Deed = (serviceNo) => mch('audit', { serviceNo, approve: false, reason: 'Whole when it left' })
const sent: Deed = (serviceNo) => own('logistics/add', { serviceNo, ...to(), phone: '13800132719' })
const got: Deed = (serviceNo) => mch('receive', { serviceNo, saleable: true })
const reshipped: Deed = (serviceNo) => mch('reship', { serviceNo, ...to() })
const appealed: Deed = (serviceNo) => own('appeal', { serviceNo, explanation: 'Look at the photo' })
const decided =
  (uphold: boolean): Deed =>
  (serviceNo) =>
    staff('appeal', { serviceNo, uphold, reason: 'Seen on the photo' })
const missed: Deed = (serviceNo) => mch('notArrived', { serviceNo, reason: 'Nothing came' })
const found =
  (arrived: boolean): Deed =>
  (serviceNo) =>
    staff('arrival', { serviceNo, arrived, reason: 'The carrier says so' })
const refused: Deed = async (serviceNo) => {
  const uploadIds = [await photo(world, await atDesk(world, clerk))]
  return mch('refuse', { serviceNo, reason: 'Another cup', uploadIds, ...to() })
}
const changed: Deed = async (serviceNo) =>
  own('edit', {
    serviceNo,
    type: 'refundOnly',
    reasonId: await reasonId(world, 'quality'),
    explanation: 'x',
    quantity: 1,
  })
const paid: Deed = () => world.runJobs()

/** What both sides were told of a claim, in the order in which it happened. */
async function told(serviceNo: string) {
  const { rows } = await world.pool.query<{ userId: number; key: string; link: string }>(
    `select user_id::int as "userId", key, link from message
      where key like 'claim%' and params ->> 'number' = $1 order by id`,
    [serviceNo],
  )
  const of = (userId: number) => rows.filter((row) => row.userId === userId)
  const wayOf = `/merchant/after-sales/${serviceNo}?shop=${goods.merchants.kiln}`
  expect(of(clerk.userId).every(({ link }) => link === wayOf)).toBe(true)
  expect(of(ben.userId).every(({ link }) => link.endsWith(`/details?serviceNo=${serviceNo}`))).toBe(true)
  const keys = (userId: number) => of(userId).map(({ key }) => key.replace('claim', ''))
  return { buyer: keys(ben.userId), merchant: keys(clerk.userId) }
}
const goesBack: ClaimWish = { type: 'returnAndRefund' }
const change: ClaimWish = { type: 'exchange' }
const lacking: ClaimWish = { type: 'exchange', returnGoods: false }
const stories: [string, ClaimWish, Deed[], { buyer: string[]; merchant: string[] }][] = [
  ['agreed', {}, [yes, paid], { buyer: ['Refunding', 'Refunded'], merchant: ['Opened'] }],
  [
    'changed, withdrawn',
    {},
    [changed, (number) => own('cancel', { serviceNo: number })],
    {
      buyer: [],
      merchant: ['Opened', 'Changed', 'Withdrawn'],
    },
  ],
  ['nobody answers', {}, [days(3)], { buyer: ['Refunding', 'Refunded'], merchant: ['Opened', 'Unanswered'] }],
  [
    'a return',
    goesBack,
    [yes, sent, got, paid],
    {
      buyer: ['ToReturn', 'Received', 'Refunding', 'Refunded'],
      merchant: ['Opened', 'SentBack'],
    },
  ],
  [
    'by silence, and nothing is sent',
    goesBack,
    [days(3), days(7)],
    {
      buyer: ['ToReturn', 'NotReturned'],
      merchant: ['Opened', 'Unanswered', 'Unreturned'],
    },
  ],
  [
    'nobody looks at what came back',
    goesBack,
    [yes, sent, days(10), paid],
    {
      buyer: ['ToReturn', 'Received', 'Refunding', 'Refunded'],
      merchant: ['Opened', 'SentBack', 'Unchecked'],
    },
  ],
  [
    'said not to have come, and found',
    goesBack,
    [yes, sent, missed, found(true), paid],
    {
      buyer: ['ToReturn', 'Missed', 'Received', 'Refunding', 'Refunded'],
      merchant: ['Opened', 'SentBack', 'Found'],
    },
  ],
  [
    'said not to have come, and lost',
    goesBack,
    [yes, sent, missed, found(false)],
    {
      buyer: ['ToReturn', 'Missed', 'Denied'],
      merchant: ['Opened', 'SentBack', 'NotFound'],
    },
  ],
  [
    'refused, and left so',
    goesBack,
    [yes, sent, refused, days(7)],
    {
      buyer: ['ToReturn', 'Refused', 'Over'],
      merchant: ['Opened', 'SentBack', 'Left'],
    },
  ],
  [
    'rejected, submitted again, appealed, denied',
    {},
    [no, changed, no, appealed, decided(false)],
    {
      buyer: ['Rejected', 'Rejected', 'Denied'],
      merchant: ['Opened', 'Opened', 'Appealed', 'Dismissed'],
    },
  ],
  [
    'appealed, upheld',
    {},
    [no, appealed, decided(true), paid],
    {
      buyer: ['Rejected', 'Refunding', 'Refunded'],
      merchant: ['Opened', 'Appealed', 'Upheld'],
    },
  ],
  [
    'an exchange',
    change,
    [yes, sent, got, reshipped, (number) => own('confirm', { serviceNo: number })],
    {
      buyer: ['ToReturn', 'Received', 'Replaced', 'Done'],
      merchant: ['Opened', 'SentBack', 'Arrived'],
    },
  ],
  [
    'an exchange that counts as arrived',
    change,
    [yes, sent, got, reshipped, days(15)],
    {
      buyer: ['ToReturn', 'Received', 'Replaced', 'Done'],
      merchant: ['Opened', 'SentBack', 'Arrived'],
    },
  ],
  [
    'a replacement is lost, and none follows',
    change,
    [
      yes,
      sent,
      got,
      reshipped,
      (number) => mch('gone', { serviceNo: number, state: 'lost', note: 'Lost' }),
      days(7),
      paid,
    ],
    {
      buyer: ['ToReturn', 'Received', 'Replaced', 'ReplacementLost', 'Refunding', 'Refunded'],
      merchant: ['Opened', 'SentBack', 'Unsent'],
    },
  ],
  [
    'the platform sends what is missing',
    lacking,
    [
      (number) => staff('replenish/audit', { serviceNo: number, approve: true }),
      (number) => staff('replenish/ship', { serviceNo: number, ...to() }),
    ],
    { buyer: ['Accepted', 'Replaced'], merchant: ['Supplied'] },
  ],
  [
    'the platform does not',
    lacking,
    [(number) => staff('replenish/audit', { serviceNo: number, approve: false, reason: 'All was there' })],
    { buyer: ['NotSupplied'], merchant: [] },
  ],
]
test.each(stories)('%s', async (_, wish, deeds, heard) => {
  const order = await received(world, goods, ben, { quantity: 1 })
  const serviceNo = await claimed(world, ben, order, wish)
  for (const deed of deeds) await deed(serviceNo)
  expect(await told(serviceNo)).toEqual(heard)
})

test('what staff give back of their own accord both are told', async () => {
  const { orderNo, orderLineId } = await received(world, goods, ben, { quantity: 1 })
  await world.advance(16 * day)
  const wish = { orderNo, orderLineId, quantity: 1, fault: 'none', reason: 'A known fault of this batch' }
  const { serviceNo } = (await staff('grant', wish)) as { serviceNo: string }
  await world.runJobs()
  expect(await told(serviceNo)).toEqual({ buyer: ['Refunding', 'Refunded'], merchant: ['Granted'] })
})
