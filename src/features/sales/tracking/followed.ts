// How Kuaidi100 calls the carriers of the shop, and of which it wants the end of a phone number, as staff keep it. A
// carrier without such a name is unknown there, or nobody has confirmed it: its parcels are told by hand.
import { carrierOf } from '#features/sales/fulfilment/known-carriers.ts'

interface Known {
  com: string
  /** it tells nothing of a parcel to whoever cannot say how the receiver's number ends */
  phone: boolean
}
/** undefined for carriers that it does not follow. */
export function followed(code: string): Known | undefined {
  const carrier = carrierOf(code)
  return carrier && carrier.followedAs !== '' ? { com: carrier.followedAs, phone: carrier.asksPhone } : undefined
}
