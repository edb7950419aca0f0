// The link in the letter of a code: it serves in the code's place, once, as long as strangers can keep others waiting.
// Nobody can guess it, so no wrong guess counts against it.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Purpose } from '#features/platform/inbox/inbox.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Page } from '#kernel/pages.ts'
import { keyFor } from '#kernel/security/secret.ts'
import { isEmail } from './identity.ts'

/** Where a letter's link leads; other purposes have none. */
const pages: ReadonlyMap<Purpose, Page> = new Map([
  ['login', '/login/login'],
  ['resetPassword', '/login/login/forgot'],
])
const signature = (app: AppContext, purpose: Purpose, target: string, id: number): Buffer =>
  createHmac('sha256', keyFor(app, 'codes.link'))
    .update(JSON.stringify([purpose, target, id]))
    .digest()

interface Sent {
  id: number
  purpose: Purpose
  target: string
}
/** The whole address; undefined where the letter has none (texts, other purposes). */
export function linkOf(app: AppContext, { id, purpose, target }: Sent): string | undefined {
  const page = pages.get(purpose)
  if (!page || !isEmail(target)) return undefined
  const token = `${id}.${signature(app, purpose, target, id).toString('base64url')}`
  // behind the hash: it reaches no server and no log before its reader presses the button
  return `${app.publicUrl()}${page}?by=email#${new URLSearchParams({ email: target, link: token }).toString()}`
}
/** The number of the code that this token stands for; undefined when it is none of ours for this purpose and target. */
export function readLink(
  app: AppContext,
  typed: string,
  purpose: Purpose,
  targets: readonly string[],
): number | undefined {
  const [, id, mac] = /^(\d{1,15})\.([\w-]{43})$/.exec(typed) ?? []
  if (!id || !mac) return undefined
  const given = Buffer.from(mac, 'base64url')
  const isOurs = (target: string): boolean => timingSafeEqual(signature(app, purpose, target, Number(id)), given)
  return targets.some(isOurs) ? Number(id) : undefined
}
