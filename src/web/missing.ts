// Any address that the site map does not know: the 404 page.
import { data } from 'react-router'

export const loader = (): never => {
  throw data(null, { status: 404 })
}
export default function Missing(): null {
  return null
}
