// Roles of the shop's own for its staff: made of permissions that are ticked. Nobody puts a permission into a role, or
// takes one out, that they do not hold; those that come with the shop follow its features and stay as they are.
import { Refusal } from '#kernel/call/refusal.ts'
import type { Db } from '#kernel/data/db.ts'
import { audit } from '#kernel/security/audit.ts'
import { staffRoles } from '#kernel/security/roles.ts'
import { checkRoleName } from './role-names.ts'
import { deleteRole, insertRole, isNameTaken, listRoles, roleBy, updateRole, type RoleRow } from './role-queries.ts'
import { holdsAll, mustHold, turnOf, writing, type Actor } from './staffing.ts'
import { memberBy, type Member } from './queries.ts'
import { roleEdited } from './changes.ts'

/** What each role may do, and which of them somebody may give. */
export async function rolesFor(db: Db, userId: number) {
  const [roles, me] = [await listRoles(db, staffRoles), await memberBy(db, userId)]
  const mine = me?.permissions.includes(writing) ? me.permissions : undefined
  return roles.map((r) => ({ ...r, mayGive: mine !== undefined && holdsAll(mine, r.permissions) }))
}

interface Wish {
  name: string
  permissions: readonly string[]
}
/** Each once, in their order; what changes a thing sees it too. Refuses permissionUnknown, memberAboveYou. */
async function ticked(db: Db, me: Member, permissions: readonly string[]): Promise<string[]> {
  const known = (await roleBy(db, 'admin'))!.permissions
  const sees = permissions.map((p) => p.replace(/\.write$/, '.read')).filter((p) => known.includes(p))
  const all = [...new Set([...permissions, ...sees])].toSorted()
  if (!holdsAll(known, all)) throw new Refusal('permissionUnknown')
  mustHold(me, all)
  return all
}
async function named(db: Db, typed: string, but: string | null): Promise<string> {
  const name = checkRoleName(typed)
  if (await isNameTaken(db, name, but)) throw new Refusal('roleNameTaken')
  return name
}
const told = ({ name, permissions }: Wish) => ({ name, permissions: [...permissions] })

/** Answers its code. Refuses as the call lists. */
export async function addRole(db: Db, by: Actor, wish: Wish): Promise<string> {
  const me = await turnOf(db, by)
  const made = { name: await named(db, wish.name, null), permissions: await ticked(db, me, wish.permissions) }
  const code = await insertRole(db, made.name, made.permissions)
  await note(db, by, code, 'role.add', { after: told(made) })
  return code
}
/** Refuses notFound, roleFixed, memberAboveYou. */
async function own(db: Db, by: Actor, code: string): Promise<{ me: Member; role: RoleRow & { name: string } }> {
  const me = await turnOf(db, by)
  const role = await roleBy(db, code)
  if (!role) throw new Refusal('notFound')
  if (role.builtIn) throw new Refusal('roleFixed')
  mustHold(me, role.permissions)
  return { me, role: { ...role, name: role.name ?? role.role } }
}
/** `seen`: what it could when the change was begun. Refuses as the call lists. */
export async function editRole(
  db: Db,
  by: Actor,
  code: string,
  { seen, reason, ...wish }: Wish & { seen: readonly string[]; reason: string },
): Promise<void> {
  const { me, role } = await own(db, by, code)
  if (!reason.trim()) throw new Refusal('reasonRequired')
  if (role.permissions.length !== seen.length || !holdsAll(role.permissions, seen)) throw new Refusal('roleChanged')
  const made = { name: await named(db, wish.name, code), permissions: await ticked(db, me, wish.permissions) }
  await updateRole(db, code, made.name, made.permissions)
  await roleEdited(db, by, { role: code, roleName: made.name }, role.permissions)
  await note(db, by, code, 'role.edit', { before: told(role), after: told(made), reason: reason.trim() })
}
/** Refuses notFound, roleFixed, roleInUse, memberAboveYou. */
export async function dropRole(db: Db, by: Actor, code: string): Promise<void> {
  const { role } = await own(db, by, code)
  if (role.holders > 0) throw new Refusal('roleInUse', { count: role.holders })
  await deleteRole(db, code)
  await note(db, by, code, 'role.delete', { before: told(role) })
}

type Change = { before?: ReturnType<typeof told>; after?: ReturnType<typeof told>; reason?: string }
const note = (db: Db, { userId, ip }: Actor, code: string, action: string, change: Change): Promise<unknown> =>
  audit(db, { staffId: userId, action, subject: 'role', subjectId: 0, subjectNo: code, ...change, ip })
