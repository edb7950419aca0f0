// The staff as lines for the server's shell, and nothing of it for anybody else: addresses stand there in full.
import type { Db } from '#kernel/data/db.ts'
import { listStaff, type StaffRow } from './queries.ts'
import { listRoles } from './role-queries.ts'

const lineOf = ({ email, phone, nickName, role, suspendedAt, lastSeenAt, proofs }: StaffRow, name: string | null) =>
  [
    email ?? phone ?? '',
    nickName,
    name ?? role,
    proofs.length > 0 ? proofs.join('+') : 'mail code',
    `seen ${lastSeenAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never'}`,
    ...(suspendedAt ? ['suspended'] : []),
  ].join('  ')

export async function staffLines(db: Db): Promise<string[]> {
  const names = new Map((await listRoles(db, [])).map(({ role, name }) => [role, name]))
  const members = await listStaff(db)
  return [...members.map((m) => lineOf(m, names.get(m.role) ?? null)), `${members.length} of the staff`]
}
