// What the people of a shop are told of its statements.
import { tellPeople } from '#features/people/shop-notices/shop-notices.ts'
import type { Db } from '#kernel/data/db.ts'
import type { MessageKinds, Messages, Told } from '#kernel/messages.ts'

const toMerchant = {
  type: 'asset',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'money', needs: 'bill.read' },
} as const
const period = { from: 'day', to: 'day', amount: 'money' } as const
export const messageKinds = {
  shopStatementMade: { ...toMerchant, blanks: { ...period, by: 'time' } },
  shopStatementConfirmed: { ...toMerchant, blanks: period, mail: 'never' },
  shopStatementAnswered: { ...toMerchant, blanks: { ...period, answer: 'words' } },
  shopPayoutPaid: { ...toMerchant, blanks: period },
  shopPayoutFailed: { ...toMerchant, blanks: { ...period, reason: 'words' } },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}

interface About {
  id: number
  merchantId: number
  fromDay: string
  toDay: string
}
/** A day of Shanghai as a moment within it. */
const noon = (day: string): string => `${day}T04:00:00.000Z`
export const tellOfStatement = <K extends keyof Own>(
  db: Db,
  { id, merchantId, fromDay, toDay }: About,
  key: K,
  params: Omit<Messages[K], 'from' | 'to'>,
  once = '',
): Promise<void> =>
  tellPeople(db, merchantId, {
    key,
    params: { ...params, from: noon(fromDay), to: noon(toDay) } as unknown as Messages[K],
    link: `/merchant/money/${id}?shop=${merchantId}`,
    once: `${id}${once}`,
  })
