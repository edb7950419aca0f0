// What somebody calls a second proof of theirs, for the search of words that are left behind.
import type { Calls } from '#kernel/call/contract.ts'
import type { Person } from '../front.ts'
import { Passkey } from '../passkey.ts'
import { consoleToken } from '../roles.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  says: <P extends keyof Calls>(path: P, input: Calls[P]['input'], who: { token: string }) => Promise<unknown>
  word: () => string
}
export async function proving({ world, says, word }: Leaving, me: Person, password: string): Promise<void> {
  const desk = { token: await consoleToken(world, me.userId) }
  const { options } = await world.must('/api/v2/console/proof/passkey/begin', { password }, desk)
  const answer = new Passkey(world.app.context.publicUrl()).make(options)
  await says('/api/v2/console/proof/passkey/confirm', { name: word(), answer }, desk)
}
