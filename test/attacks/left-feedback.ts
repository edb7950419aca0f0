// The words of feedback, for who leaves: their own, what they add, and what staff answer and note about it.
import type { Asker, Person } from '../front.ts'
import { joinAs } from '../roles.ts'
import type { World } from '../world.ts'

interface Leaving {
  world: World
  says: (path: string, input: object, who: Asker) => Promise<Record<string, unknown>>
  /** one that stands nowhere else */
  word: () => string
}
export async function telling({ world, says, word }: Leaving, me: Person): Promise<void> {
  const helper = await joinAs(world, await world.person(), { audience: 'staff', role: 'support' })
  const wish = { type: 'other', content: word(), contact: word() }
  const { id } = await says('/api/v2/feedback/create', wish, me)
  await says('/api/v2/admin/feedback/reply', { id, body: word(), close: false }, helper)
  await says('/api/v2/feedback/reply', { id, content: word() }, me)
  await says('/api/v2/admin/feedback/close', { id, reason: word() }, helper)
}
