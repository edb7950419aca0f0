// Handlers of staff about how the shop is reached.
import { adminChannelDetail, adminChannelSave } from './channel-contract.ts'
import { readChannel } from './channel-queries.ts'
import { saveContacts, shopChannel, wholeContact } from './contacts.ts'
import { handled } from '#kernel/call/contract.ts'

export const channelCalls = [
  handled(adminChannelDetail, async ({ db }) => {
    const kept = await readChannel(db, shopChannel)
    return {
      ...wholeContact(kept?.contact ?? {}),
      version: kept?.version ?? 0,
      updatedAt: kept?.updatedAt.toISOString() ?? null,
    }
  }),
  handled(adminChannelSave, ({ db, user, ip }, { version, requestId: _, ...wish }) =>
    saveContacts(db, { userId: user.userId, ip }, version, wish),
  ),
] as const
