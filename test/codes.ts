// Codes as people get them: asked for over HTTP, read in the development inbox.
import { readInbox } from '#features/platform/inbox/dev-inbox.ts'
import type { Calls } from '#kernel/call/contract.ts'
import type { Asker, Reply } from './front.ts'
import type { World } from './world.ts'

export type CodePurpose = NonNullable<Calls['/get-email-valid-code']['input']['purpose']>
export const isPhone = (contact: string): boolean => contact.startsWith('+')
/** Another code than this one. */
export const wrongCode = (code: string, n = 1): string => String((Number(code) + n) % 1_000_000).padStart(6, '0')

/** Asks for a code; '' is the person's own address. */
export const askCode = (world: World, contact: string, purpose: CodePurpose, who: Asker = {}): Promise<Reply<null>> =>
  isPhone(contact)
    ? world.ask('/get-phone-valid-code', { phone: contact, purpose }, who)
    : world.ask('/get-email-valid-code', { user_email: contact, purpose }, who)
/** The newest code that came to an address. */
export async function arrivedCode(world: World, contact: string): Promise<string> {
  const found = (await readInbox(world.app.context.env.dataDir, contact)).find((m) => m.code !== undefined)
  if (!found) throw new Error(`no code came to ${contact}`)
  return found.code!
}
/** Asks for a code and reads it. */
export async function codeFor(
  world: World,
  contact: string,
  purpose: CodePurpose = 'login',
  who: Asker = {},
): Promise<string> {
  const reply = await askCode(world, contact, purpose, who)
  if (reply.code !== 1) throw new Error(`no code for ${contact}: ${JSON.stringify(reply.raw)}`)
  return arrivedCode(world, contact)
}
