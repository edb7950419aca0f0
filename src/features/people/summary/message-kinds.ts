// What waits at a merchant's desks, as a message of its own kind: whoever does not want its mail is not told at all.
import type { MessageKinds, Told } from '#kernel/messages.ts'

export const messageKinds = {
  shopMorning: { type: 'system', blanks: { merchant: 'texts', items: 'items' }, mail: 'wished', wish: 'summary' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
