// Who says whether a text helped: a person, or the network that a visitor comes from, which nobody can read back. What
// a browser calls itself is whatever it likes.
import type { AppContext } from '#kernel/call/app-context.ts'
import { lineOf } from '#kernel/security/abuse/networks.ts'
import { blindIndex } from '#kernel/security/sealed.ts'

/** `of`: the table of the voices, so that one network is not the same everywhere. */
export const voterOf = (app: AppContext, of: string, userId: number | undefined, ip: string): string =>
  userId === undefined ? blindIndex(app, of, lineOf(ip)).toString('base64url') : `user ${userId}`
