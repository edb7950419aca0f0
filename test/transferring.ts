// Bank transfers for tests: the account they go to, proofs of buyers, the word of staff.
import { buyer, mustPlace, type Buyer } from './buying.ts'
import type { TestGoods } from './goods.ts'
import { answerTo, base64, instructionsIn, onBatch, sentBatch } from './paying-out.ts'
import { requestId } from './settling.ts'
import { atConsole } from './roles.ts'
import { mustSend, picture } from './uploading.ts'
import type { Person, World } from './world.ts'
import { refundOrder } from '#features/sales/payments/payments.ts'
import { saveRecipient } from '#features/sales/transfers/transfers.ts'
import { transact } from '#kernel/data/db.ts'

/** From now on buyers are told an account of ours. */
export const giveRecipient = (world: World): Promise<void> =>
  transact(world.app.db, (trx) =>
    saveRecipient(trx, world.app.context, null, {
      holder: '觅乐（上海）商贸有限公司',
      bank: '招商银行徐汇支行',
      number: '121933882610907',
    }),
  )
export const proof = async (world: World, who: Person): Promise<string> =>
  (await mustSend(world, who, 'transferProof', await picture(40, 40).png().toBuffer(), 'image/png')).uploadId
const sender = { holder: '林月然', country: 'CN', bank: '工商银行武康路支行', number: '6222021102012346628' }
export async function sendProof(world: World, who: Person, payNo: string, more: object = {}) {
  const uploadIds = [await proof(world, who)]
  const input = { payNo, ...sender, uploadIds, requestId: requestId(), ...more }
  return world.ask('/api/v2/order/pay/transfer/add', input, who)
}
export async function transferId({ pool }: World, payNo: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'select b.id::int from bank_transfer b join payment p on p.id = b.payment_id where p.pay_no = $1',
    [payNo],
  )
  return rows[0]!.id
}
export interface Said {
  decision: 'approve' | 'more' | 'refund' | 'reject'
  came?: number
  bankRef?: string
  reason?: string
}
export const decideTransfer = async (world: World, by: Person, id: number, said: Said) =>
  world.ask('/api/v2/admin/pay/transfer/audit', { id, ...said, requestId: requestId() }, await atConsole(world, by))
let serial = 0
/** A number of a booking that no other has. */
export const newBankRef = (): string => `CMB${String(++serial).padStart(8, '0')}`

export const placed = async (world: World, goods: TestGoods, who: Buyer, quantity = 1) => {
  const { payNo, orderNos, payable } = await mustPlace(world, who, { skuId: goods.skus.normal, quantity })
  return { payNo, payable, orderNo: orderNos[0]! }
}
/** Ordered by a new buyer, its proof sent. */
export async function sentOne(world: World, goods: TestGoods, quantity = 1) {
  const who = await buyer(world, { fen: 0 })
  const order = await placed(world, goods, who, quantity)
  const reply = await sendProof(world, who, order.payNo)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.raw))
  return { who, ...order, id: await transferId(world, order.payNo) }
}
export const shownTransfer = (world: World, who: Person, payNo: string) =>
  world.must('/api/v2/order/pay/transfer/detail', { payNo }, who)
export const orderOf = (world: World, who: Person, orderNo: string) =>
  world.must('/api/v2/order/sell/detail', { orderNo }, who)
/** What came, as one booking of the bank. */
export const cameNow = (fen: number) => ({ came: fen, bankRef: newBankRef() })
export const refundsUnder = async ({ pool }: World, payNo: string) =>
  (
    await pool.query<{ status: string; amount: number; reason: string }>(
      `select r.status, r.amount, r.reason from refund r join payment_attempt a on a.id = r.attempt_id
       join payment p on p.id = a.payment_id where p.pay_no = $1 order by r.id`,
      [payNo],
    )
  ).rows
/** A transfer that was approved by one of the staff, and goes back: its refund waits to be paid out. */
export async function refundedSale(world: World, goods: TestGoods, by: Person) {
  const sale = await sentOne(world, goods)
  const { payNo, payable, orderNo } = sale
  const approved = await decideTransfer(world, by, sale.id, { decision: 'approve', ...cameNow(payable) })
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.raw))
  const { rows: orders } = await world.pool.query<{ id: number }>(
    'select id::int as id from shop_order where order_no = $1',
    [orderNo],
  )
  await refundOrder(world.app.db, world.app.context, orders[0]!.id, payable, 'test', payNo)
  const { rows } = await world.pool.query<{ refundId: number; refundNo: string }>(
    'select id::int as "refundId", refund_no as "refundNo" from refund where key = $1',
    [payNo],
  )
  return { ...sale, ...rows[0]! }
}
/** What the bank does with all that waits to be paid out: in a file made by one, approved by another. */
export async function bankSays(world: World, [one, other]: [Person, Person], result: 'paid' | 'failed'): Promise<void> {
  await world.runJobs()
  const { id, csv } = await sentBatch(world, one, other)
  const all = Object.fromEntries(instructionsIn(csv).map((_, i) => [i, { result, reason: 'No such account' }]))
  const answer = answerTo(csv, result === 'failed' ? all : {})
  const reply = await onBatch(world, one, '/api/v2/admin/payout/batch/answer', { id, file: base64(answer) })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.raw))
  await world.runJobs()
}
