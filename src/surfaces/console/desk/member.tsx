// Whoever works here, as what, and what they may do. The server refuses all the same.
import { createContext, use } from 'react'
import type { Permission } from '#kernel/call/contract.ts'
import type { SwitchName } from '#kernel/switches.ts'
import type { Output } from './call.ts'

type Detail = Output<'/api/v2/console/session/detail'>
export type Membership = Detail['memberships'][number]
export interface Member extends Membership {
  userId: number
  nickName: string
  /** all that they are, for the switcher */
  all: readonly Membership[]
  /** what the shop does without */
  off: readonly string[]
}
const MemberContext = createContext<Member | undefined>(undefined)
export const MemberProvider = MemberContext

export function useMember(): Member & {
  may: (permission: Permission) => boolean
  offers: (name: SwitchName) => boolean
} {
  const member = use(MemberContext)
  if (!member) throw new Error('nobody is at the console')
  return {
    ...member,
    may: (permission) => member.permissions.includes(permission),
    offers: (name) => !member.off.includes(name),
  }
}
