// What somebody is asked to pay for a friend. Types only.
import type { Calls } from '#kernel/call/contract.ts'

export type Shared = Calls['/api/v2/order/pay/share/detail']['output']
/** The link, and what the one who comes back from a provider had begun. */
export type Link = Calls['/api/v2/order/pay/share/detail']['input']
