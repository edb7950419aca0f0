// How payment passwords are kept: six digits are soon tried through, so their Argon2id needs the shop's key as well;
// who has a dump alone can try none.
import { hash, verify } from '@node-rs/argon2'
import type { AppContext } from '#kernel/call/app-context.ts'
import { keyFor, keysFor } from '#kernel/security/secret.ts'

const use = 'accounts.payPassword'
const mark = 'keyed:'

/** The text to keep. */
export const hashUnderKey = async (app: AppContext, payPassword: string): Promise<string> =>
  mark + (await hash(payPassword, { secret: keyFor(app, use) }))

/** Whether it is the password; outdated: it is, but kept without the present key. */
export async function matchesUnderKey(
  app: AppContext,
  kept: string,
  payPassword: string,
): Promise<'yes' | 'outdated' | false> {
  if (!kept.startsWith(mark)) return (await verify(kept, payPassword)) && 'outdated'
  for (const [age, secret] of keysFor(app, use).entries())
    if (await verify(kept.slice(mark.length), payPassword, { secret })) return age === 0 ? 'yes' : 'outdated'
  return false
}
