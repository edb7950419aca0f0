// What is told of payments that a bank takes back: staff, who answer them, and the people of the shop that bears them.
import { staffWho } from '#features/people/accounts/accounts.ts'
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import { tellAll } from '#features/platform/messages/messages.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Told } from '#kernel/messages.ts'

const toMerchant = {
  type: 'asset',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'money', needs: 'bill.read' },
  blanks: { amount: 'money', number: 'no' },
} as const
const toStaff = { type: 'notice', mail: 'wished', blanks: { amount: 'money', number: 'no' } } as const
export const messageKinds = {
  chargebackCame: toStaff,
  chargebackWon: toStaff,
  chargebackLost: toStaff,
  shopChargeback: toMerchant,
  shopChargebackWon: toMerchant,
  shopChargebackLost: toMerchant,
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface About {
  id: number
  amount: number
  payNo: string
  parts: readonly { merchantId: number | null; orderNo: string | null; amount: number }[]
}
const ofStaff = { Came: 'chargebackCame', Won: 'chargebackWon', Lost: 'chargebackLost' } as const
const ofShop = { Came: 'shopChargeback', Won: 'shopChargebackWon', Lost: 'shopChargebackLost' } as const
/** Whoever may act, once of each step. */
export async function tellOf(db: Db, { id, amount, payNo, parts }: About, step: keyof typeof ofShop): Promise<void> {
  const staff = await staffWho(db, 'payout.write')
  const [params, once] = [{ amount, number: payNo }, String(id)]
  const message = { key: ofStaff[step], link: `/admin/chargebacks/${id}`, params, once } as const
  await tellAll(
    db,
    staff.map((userId) => ({ ...message, userId })),
  )
  for (const part of parts)
    if (part.merchantId !== null && part.orderNo !== null)
      await tellPeople(db, part.merchantId, {
        key: ofShop[step],
        params: { amount: part.amount, number: part.orderNo },
        link: `/merchant/orders/${part.orderNo}?shop=${part.merchantId}`,
        once: `${id} ${part.orderNo}`,
      })
}
