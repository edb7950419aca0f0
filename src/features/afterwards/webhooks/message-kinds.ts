// What is told of webhooks: to those of the merchant who look after its systems.
import type { MessageKinds, Told } from '#kernel/messages.ts'

export const messageKinds = {
  webhookRests: {
    type: 'notice',
    blanks: { host: 'words', count: 'count' },
    mail: 'wished',
    wish: 'desk',
    shop: { notice: 'systems', needs: 'system.write' },
  },
} as const satisfies MessageKinds

type Own = Told<typeof messageKinds>
declare module '#kernel/messages.ts' {
  interface Messages extends Own {}
}
