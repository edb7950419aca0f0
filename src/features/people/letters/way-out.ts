// The link that stops mails of one kind: signed for a person and the address that it was sent to. It stops mails and
// can do nothing else, so pressing it twice, or much later, does no harm.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { contactOf } from '#features/people/accounts/accounts.ts'
import { noticeKinds } from '#features/people/profile/contract.ts'
import type { NoticeKind } from '#features/people/profile/profile.ts'
import type { AppContext } from '#kernel/call/app-context.ts'
import type { Db } from '#kernel/data/db.ts'
import type { Address, Page } from '#kernel/pages.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'

export interface WayOut {
  userId: number
  kind: NoticeKind
}
const use = 'letters.unsubscribe'
export const page: Page = '/unsubscribe'
const signature = (key: Buffer, { userId, kind }: WayOut, email: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, kind, email]))
    .digest()

/** The whole address, for a mail to `email`. */
export function wayOut(app: AppContext, way: WayOut, email: string): string {
  const mac = signature(keyFor(app, use), way, email).toString('base64url')
  return `${app.publicUrl()}${page}?link=${way.userId}.${way.kind}.${mac}`
}

/** Its page again: what the link stops, or has stopped. */
export const backTo = (link: string): Address => `/unsubscribe?link=${encodeURIComponent(link)}`

/** Whose mails of which kind a link stops; undefined of one that we did not send to the address they have now. */
export async function readWayOut(db: Db, app: AppContext, link: string): Promise<WayOut | undefined> {
  const [, id, named, mac] = /^(\d{1,15})\.([a-z]{1,20})\.([\w-]{43})$/.exec(link) ?? []
  const kind = noticeKinds.find((k) => k === named)
  if (!id || !kind || !mac) return undefined
  const way = { userId: Number(id), kind }
  const { email } = await contactOf(db, way.userId)
  const given = Buffer.from(mac, 'base64url')
  const isOurs = email !== null && keysFor(app, use).some((key) => timingSafeEqual(signature(key, way, email), given))
  return isOurs ? way : undefined
}
