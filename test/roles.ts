// Roles of a shop's own for tests, one that holds just these permissions, and the sign-ins that speak for a role.
import { grantMembership } from '#features/people/accounts/accounts.ts'
import { openSession } from '#kernel/call/session.ts'
import type { Person, World } from './world.ts'

/** The code of a role of that side with exactly these permissions. */
export async function roleWith(
  world: Pick<World, 'pool'>,
  audience: 'merchant' | 'staff',
  permissions: readonly string[],
): Promise<string> {
  const code = `test ${permissions.join(' ')}`
  await world.pool.query(
    'insert into role (audience, code, permissions) values ($1, $2, $3) on conflict (audience, code) do nothing',
    [audience, code, permissions],
  )
  return code
}

/** A token of the console, as two proofs open one; a change of what the person is a member of ends it. */
export const consoleToken = ({ app }: { app: Pick<World['app'], 'db'> }, userId: number): Promise<string> =>
  openSession(app.db, userId, { userAgent: 'test', days: 1, strength: 'twoProofs', idleSeconds: 86_400 })

const userTypes = { merchant: '2', staff: '3' } as const
/** The person at the console, on that side. */
export const atConsole = async <P extends Person>(
  world: { app: Pick<World['app'], 'db'> },
  who: P,
  audience: 'merchant' | 'staff' = 'staff',
): Promise<P & { headers: Record<string, string> }> => ({
  ...who,
  token: await consoleToken(world, who.userId),
  headers: { 'user-type': userTypes[audience] },
})
/** Makes somebody a member and signs them in at the console. */
export async function joinAs<P extends Person>(
  world: { app: Pick<World['app'], 'db'> },
  who: P,
  as: { audience: 'merchant' | 'staff'; merchantId?: number; role: string },
): Promise<P & { headers: Record<string, string> }> {
  await grantMembership(world.app.db, { userId: who.userId, ...as })
  return atConsole(world, who, as.audience)
}
