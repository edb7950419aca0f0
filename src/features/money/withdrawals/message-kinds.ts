// What people are told of their withdrawals.
import type { MessageKinds, Told } from '#kernel/messages.ts'

const told = { type: 'asset', mail: 'wished' } as const
export const messageKinds = {
  withdrawalApproved: { ...told, blanks: { amount: 'money' }, mail: 'never' },
  withdrawalPaid: { ...told, blanks: { amount: 'money' } },
  withdrawalRejected: { ...told, blanks: { amount: 'money', reason: 'words' } },
  withdrawalFailed: { ...told, blanks: { amount: 'money', reason: 'words' } },
} as const satisfies MessageKinds
type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
