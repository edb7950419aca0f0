// What is told of stock: to those of the merchant who look after goods.
import type { MessageKinds, Told } from '#kernel/messages.ts'

export const messageKinds = {
  shopStockLow: { type: 'order', blanks: { goods: 'texts', count: 'count' }, mail: 'wished' },
  shopStockManyLow: { type: 'order', blanks: { count: 'count' }, mail: 'wished' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
