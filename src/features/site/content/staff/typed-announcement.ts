// An announcement as its form holds it. Pure.
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Kept = Output<'/api/v2/admin/announcement/detail'>
export type TypedAnnouncement = Omit<Input<'/api/v2/admin/announcement/add'>, 'publish' | 'requestId'>
const fresh: TypedAnnouncement = {
  kind: 'system',
  title: {},
  body: {},
  pinned: false,
  audience: 'all',
  onHome: true,
  startsAt: null,
  endsAt: null,
}
export function typedAnnouncement(kept: Kept | undefined): TypedAnnouncement {
  if (!kept) return fresh
  const { kind, title, body, pinned, audience, onHome, startsAt, endsAt } = kept
  return { kind, title, body, pinned, audience, onHome, startsAt, endsAt }
}
