// Rows of statements: of a merchant, of all, and what a line of one is made of.
import { joinAs } from '../roles.ts'
import { clerkOf } from '../shipping.ts'
import { feeInvoice, openStatement, postInto } from '../statements.ts'
import { times, type List } from './list.ts'
import type { Scene } from './scene.ts'

export async function ofMerchant({ world, goods }: Scene): Promise<List> {
  const merchantId = goods.merchants.kiln
  return {
    who: await clerkOf(world, merchantId, 'finance'),
    id: 'id',
    add: (n) => times(n, () => openStatement(world, merchantId)),
    cases: [
      {
        name: 'newest',
        input: {},
        order: `select id from statement where merchant_id = ${merchantId} order by id desc`,
      },
      { name: 'to answer', input: { tab: 'open' } },
    ],
  }
}
export async function ofAll({ world, goods }: Scene): Promise<List> {
  const merchantId = goods.merchants.paper
  return {
    who: await joinAs(world, await world.person(), { audience: 'staff', role: 'finance' }),
    id: 'id',
    add: (n) => times(n, () => openStatement(world, merchantId)),
    cases: [
      {
        name: 'of a merchant',
        input: { merchantId, tab: 'open' },
        order: `select id from statement where merchant_id = ${merchantId} order by id desc`,
      },
    ],
  }
}
async function postings({ world, goods }: Scene): Promise<Omit<List, 'who'>> {
  const merchantId = goods.merchants.kiln
  const id = await openStatement(world, merchantId)
  return {
    id: 'id',
    add: (n) => times(n, () => postInto(world, merchantId, { id, cause: 'adjustment', amount: 100 })),
    cases: [
      {
        name: 'newest',
        input: { id, line: 'adjustments' },
        order: `select transfer_id as id from statement_posting
          where statement_id = ${id} and cause = 'adjustment' order by transfer_id desc`,
      },
    ],
  }
}
export const linesOfMerchant = async (scene: Scene): Promise<List> => ({
  ...(await postings(scene)),
  who: await clerkOf(scene.world, scene.goods.merchants.kiln, 'finance'),
})
export const linesForStaff = async (scene: Scene): Promise<List> => ({
  ...(await postings(scene)),
  who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
})
const papers = ({ world }: Scene, merchantId: number): Omit<List, 'who'> => ({
  id: 'id',
  add: (n) => times(n, () => feeInvoice(world, merchantId)),
  cases: [
    {
      name: 'newest',
      input: {},
      order: `select id from fee_invoice where merchant_id = ${merchantId} order by id desc`,
    },
    { name: 'invoices', input: { tab: 'invoice' } },
  ],
})
export const feesOfMerchant = async (scene: Scene): Promise<List> => ({
  ...papers(scene, scene.goods.merchants.kiln),
  who: await clerkOf(scene.world, scene.goods.merchants.kiln, 'finance'),
})
export async function feesOfAll(scene: Scene): Promise<List> {
  const merchantId = scene.goods.merchants.paper
  const order = `select id from fee_invoice where merchant_id = ${merchantId} order by id desc`
  return {
    ...papers(scene, merchantId),
    who: await joinAs(scene.world, await scene.world.person(), { audience: 'staff', role: 'finance' }),
    cases: [{ name: 'of a merchant', input: { merchantId }, order }],
  }
}
