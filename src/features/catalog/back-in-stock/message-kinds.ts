// What is told: that a SKU is back. It was asked for, so it is told by letter to who wants letters of their messages.
import type { MessageKinds, Told } from '#kernel/messages.ts'

export const messageKinds = {
  goodsBack: { type: 'activity', blanks: { goods: 'texts' }, mail: 'wished', wish: 'messages' },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
