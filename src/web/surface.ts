// Which side of the shop this bundle is: its entry says so once, before anything is asked. The storefront is the usual.
import type { Page } from '#kernel/pages.ts'

export interface Surface {
  /** `user-type` of every call: 1 shopper, 2 merchant, 3 staff */
  userType: '1' | '2' | '3'
  /** for which merchant a member of several speaks */
  merchantId?: () => number | undefined
  /** where a session that ended leads, and the part of the site in which nobody needs one */
  signIn: { at: Page; within: string }
  /** after every call that somebody made by a press: a number in the frame to ask anew, say */
  afterCall?: (path: string) => void
}
let surface: Surface = { userType: '1', signIn: { at: '/login/login', within: '/login' } }
export const beSurface = (it: Surface): void => void (surface = it)
export const ownSurface = (): Surface => surface
