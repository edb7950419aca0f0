// People at the console's sign-in, for the attacks on it.
import { grantMembership, setPassword } from '#features/people/accounts/accounts.ts'
import { arrivedCode } from '../codes.ts'
import type { Person, World } from '../world.ts'

export const password = 'secret12'

export const openConsoleScene = (world: World) => {
  const known = async (): Promise<Person> => {
    const person = await world.person()
    await setPassword(world.app.db, person.userId, password)
    return person
  }
  const reviewer = async (): Promise<Person> => {
    const person = await known()
    await grantMembership(world.app.db, { userId: person.userId, audience: 'staff', role: 'review' })
    return person
  }
  const queue = (token: string) => world.ask('/api/v2/admin/auth/page', {}, { token, headers: { 'user-type': '3' } })
  const open = (account: string, typed = password) =>
    world.ask('/api/v2/console/session/open', { account, password: typed })
  const confirm = (ticket: string, code: string) => world.ask('/api/v2/console/session/confirm', { ticket, code })
  /** Ticket and code of a right password. */
  const begun = async ({ email }: Person): Promise<[ticket: string, code: string]> => {
    const { ticket } = await world.must('/api/v2/console/session/open', { account: email, password })
    return [ticket, await arrivedCode(world, email)]
  }
  return {
    known,
    reviewer,
    queue,
    open,
    confirm,
    begun,
    /** What a call of staff answers to this token. */
    statusOf: async (token: string): Promise<number> => (await queue(token)).code,
    enter: async (who: Person): Promise<string> => {
      const [ticket, code] = await begun(who)
      return (await world.must('/api/v2/console/session/confirm', { ticket, code })).user_token
    },
    /** Sign-ins of the console that are open. */
    openOf: async (userId: number): Promise<number> =>
      (
        await world.pool.query(
          'select 1 from session where user_id = $1 and console and revoked_at is null and expires_at > shop_now()',
          [userId],
        )
      ).rowCount!,
  }
}
export type ConsoleScene = ReturnType<typeof openConsoleScene>
