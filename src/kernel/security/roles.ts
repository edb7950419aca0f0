// Roles are data of the shop: role → permissions, for merchants and for staff, in the table `role`.
// Features bring permissions and say which roles hold them from the start;
// an owner and an admin hold all of their side.
import type pg from 'pg'
import type { AnyHandled } from '../call/call.ts'
import type { Permission } from '../call/contract.ts'

export type Audience = 'merchant' | 'staff'
export const merchantRoles = ['owner', 'manager', 'goods', 'orders', 'service', 'finance'] as const
export const staffRoles = ['admin', 'catalogue', 'orders', 'finance', 'review', 'content', 'support'] as const
type MerchantRole = (typeof merchantRoles)[number]
type StaffRole = (typeof staffRoles)[number]
/** Permission → the roles that hold it from the start, besides owner and admin. */
export interface Permissions {
  merchant?: Readonly<Partial<Record<Permission, readonly MerchantRole[]>>>
  staff?: Readonly<Partial<Record<Permission, readonly StaffRole[]>>>
  /** those of the merchant's that a key of its own systems may hold, too */
  keys?: readonly Permission[]
}
const roles: Record<Audience, readonly string[]> = { merchant: merchantRoles, staff: staffRoles }
const leading: Record<Audience, string> = { merchant: 'owner', staff: 'admin' }

/** The permissions of each role of a side. Throws where a permission stands twice. */
export function rolesOf(audience: Audience, brought: readonly (Permissions | undefined)[]): Map<string, Permission[]> {
  const held = new Map<string, Permission[]>(roles[audience].map((role) => [role, []]))
  const known = new Set<string>()
  for (const [permission, by] of brought.flatMap((p) => Object.entries(p?.[audience] ?? {}))) {
    if (known.has(permission)) throw new Error(`the permission ${permission} stands twice`)
    known.add(permission)
    for (const role of [leading[audience], ...by]) held.get(role)!.push(permission as Permission)
  }
  return held
}

/** Throws where a call asks for a permission that no feature brings. */
function mustKnowAll(calls: readonly AnyHandled[], known: Record<Audience, ReadonlySet<Permission>>): void {
  for (const { contract } of calls) {
    if (typeof contract.who === 'string') continue
    const [audience, permission] =
      'merchant' in contract.who
        ? (['merchant', contract.who.merchant] as const)
        : (['staff', contract.who.staff] as const)
    if (!known[audience].has(permission))
      throw new Error(`${contract.path} asks for ${permission}, which no feature brings for ${audience}`)
  }
}

/**
 * Writes the roles that come with the shop; those that people made themselves stay.
 * Throws on an unknown permission.
 */
export async function keepRoles(
  pool: pg.Pool,
  features: readonly { permissions?: Permissions }[],
  calls: readonly AnyHandled[],
): Promise<void> {
  const brought = features.map((f) => f.permissions)
  const held = { merchant: rolesOf('merchant', brought), staff: rolesOf('staff', brought) }
  mustKnowAll(calls, {
    merchant: new Set(held.merchant.get(leading.merchant)),
    staff: new Set(held.staff.get(leading.staff)),
  })
  const rows = (['merchant', 'staff'] as const).flatMap((audience) =>
    [...held[audience]].map(([code, permissions]) => ({ audience, code, permissions })),
  )
  await pool.query(
    `insert into role (audience, code, permissions, built_in)
     select r.audience, r.code, array(select jsonb_array_elements_text(r.permissions)), true
     from jsonb_to_recordset($1::jsonb) as r(audience text, code text, permissions jsonb)
     on conflict (audience, code) do update set permissions = excluded.permissions
       where role.built_in and role.permissions <> excluded.permissions`,
    [JSON.stringify(rows)],
  )
}
