// The page that asked for an address, and the way back to it with one chosen. Pure.

/** The page that asked, told which address it gets. */
export function withAddress(back: string, id: number): string {
  const [path = '/', query] = back.split('?')
  const params = new URLSearchParams(query)
  params.set('addressId', String(id))
  return `${path}?${params}`
}

const formPage = '/user/user/address/details'
/** The form: of an address that is there, or a new one; it leads back to `back`. */
export function formAddress(id: number | undefined, back: string | null): string {
  const params = new URLSearchParams([
    ...(id === undefined ? [] : [['id', String(id)]]),
    ...(back === null ? [] : [['back', back]]),
  ])
  return params.size > 0 ? `${formPage}?${params}` : formPage
}
