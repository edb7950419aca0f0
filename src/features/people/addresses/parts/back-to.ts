// The page that asked for an address, and the way back to it with one chosen. Pure.
import { hrefWith } from '#web/href-with.ts'

/** The page that asked, told which address it gets. */
export function withAddress(back: string, id: number): string {
  const [path = '/', query] = back.split('?')
  const params = new URLSearchParams(query)
  params.set('addressId', String(id))
  return `${path}?${params}`
}

/** The form: of an address that is there, or a new one; it leads back to `back`. */
export const formAddress = (id: number | undefined, back: string | null): string =>
  hrefWith('/user/user/address/details', { id, back })
/** The form of a new one that no parcel of this shop goes to: places are offered wherever they lie. */
export const formOfAnywhere = (back: string): string => hrefWith('/user/user/address/details', { back, anywhere: 1 })
