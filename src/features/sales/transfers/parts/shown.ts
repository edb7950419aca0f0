// What the page of a bank transfer shows. Types only.
import type { Calls } from '#kernel/call/contract.ts'

export type Shown = Calls['/api/v2/order/pay/transfer/detail']['output']
export type Recipient = NonNullable<Shown['recipient']>
/** How it was asked for: by its number, or by the link of a friend. */
export interface Which {
  payNo?: string
  token?: string
}
export interface Country {
  code: string
  name: string
}
