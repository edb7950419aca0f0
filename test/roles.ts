// Roles of a shop's own for tests: one that holds just these permissions.
import type { World } from './world.ts'

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
