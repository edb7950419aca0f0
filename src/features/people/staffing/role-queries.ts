// All SQL about the roles of the staff: those that come with the shop, and its own. A role names what it may do; who
// has it is signed out by the database when that changes.
import { sql } from 'kysely'
import { textList, type Db } from '#kernel/data/db.ts'

export interface RoleRow {
  role: string
  /** of one of the shop's own */
  name: string | null
  builtIn: boolean
  permissions: string[]
  /** who has it, suspended ones and open invitations included */
  holders: number
}
const columns = sql`r.code as role, r.name, r.built_in as "builtIn", r.permissions,
  ((select count(*) from membership m where m.audience = 'staff' and m.role = r.code)
    + (select count(*) from staff_suspension s where s.role = r.code)
    + (select count(*) from staff_link l
      where l.role = r.code and l.status = 'open' and l.expires_at > shop_now()))::int as holders`
/** Those that come with the shop in their order, then the shop's own. */
export const listRoles = async (db: Db, order: readonly string[]): Promise<RoleRow[]> =>
  (
    await sql<RoleRow>`
      select ${columns} from role r where r.audience = 'staff'
      order by array_position(${textList(order)}, r.code) nulls last, lower(r.name), r.code`.execute(db)
  ).rows
export const roleBy = async (db: Db, code: string): Promise<RoleRow | undefined> =>
  (await sql<RoleRow>`select ${columns} from role r where r.audience = 'staff' and r.code = ${code}`.execute(db))
    .rows[0]
export const isNameTaken = async (db: Db, name: string, but: string | null): Promise<boolean> =>
  (
    await sql`
      select from role where audience = 'staff' and code is distinct from ${but}
        and lower(${name}) in (lower(name), lower(code))`.execute(db)
  ).rows.length > 0
/** Its code says nothing: names change. */
export const insertRole = async (db: Db, name: string, permissions: readonly string[]): Promise<string> =>
  (
    await sql<{ code: string }>`
      insert into role (audience, code, name, permissions)
      values ('staff', 'own-' || gen_random_uuid(), ${name}, ${textList(permissions)})
      returning code`.execute(db)
  ).rows[0]!.code
export const updateRole = (db: Db, code: string, name: string, permissions: readonly string[]): Promise<unknown> =>
  sql`update role set name = ${name}, permissions = ${textList(permissions)}
    where audience = 'staff' and code = ${code} and not built_in`.execute(db)
/** Links to it that are over stay without it: they count among the letters of their day. */
export async function deleteRole(db: Db, code: string): Promise<void> {
  await sql`update staff_link set role = null, status = case status when 'open' then 'lapsed' else status end,
      ended_at = coalesce(ended_at, shop_now())
    where role = ${code} and (status <> 'open' or expires_at <= shop_now())`.execute(db)
  await sql`delete from role where audience = 'staff' and code = ${code} and not built_in`.execute(db)
}
