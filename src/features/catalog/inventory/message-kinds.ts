// What is told of stock: to those of the merchant who look after goods.
import type { MessageKinds, Told } from '#kernel/messages.ts'

const toMerchant = {
  type: 'system',
  mail: 'wished',
  wish: 'desk',
  shop: { notice: 'stock', needs: 'goods.write' },
} as const
export const messageKinds = {
  shopStockLow: { ...toMerchant, blanks: { goods: 'texts', count: 'count' } },
  shopStockManyLow: { ...toMerchant, blanks: { count: 'count' } },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
