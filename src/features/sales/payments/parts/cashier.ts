// What the cashier shows. Types only.
import type { Calls } from '#kernel/call/contract.ts'

export type Cashier = Calls['/api/v2/order/pay/cashier']['output']
export type Method = Cashier['methods'][number]
/** What the ways to pay are drawn from: somebody's own cashier, or a friend's. */
export type Payable = Pick<Cashier, 'amount' | 'methods' | 'lastMethod' | 'hasPayPassword'>
