// An old address of adding a card, /user/user/wallet/add copy: it leads on.
import { href, redirect } from 'react-router'

export const loader = () => redirect(href('/user/user/wallet/add'), 301)
export default function AddCopy() {
  return null
}
