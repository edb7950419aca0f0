// What the team's screens share: the shapes of the calls, and a limit between fen and what people type.
import type { Calls } from '#kernel/call/contract.ts'
import { fenToDecimal, parseFen } from '#kernel/data/money.ts'

export type Child = Calls['/api/v2/user/children/list']['output']['records'][number]
export type Mine = Calls['/api/v2/user/children/mine']['output']
export type Invitation = Mine['invitations'][number]
export type Role = Child['role']
export const roles: readonly Role[] = ['buyer', 'approver', 'viewer']
const most = 10_000_000_000

/** Fen; null for nothing typed; undefined when it is no amount. A comma may part the cents. */
export function limitFrom(text: string): number | null | undefined {
  const typed = text.trim().replace(/,(?=\d{1,2}$)/, '.')
  if (typed === '') return null
  const fen = parseFen(typed)
  return fen !== undefined && fen >= 0 && fen <= most ? fen : undefined
}
export const limitText = (limit: number | null): string =>
  limit === null ? '' : fenToDecimal(limit).replace(/\.00$/, '')
