// Roles and areas in words: those that come with the shop in the reader's language, a shop's own by its name.
import type { Staff } from './staff-page.ts'
import { useTexts } from '#web/texts.tsx'

export type Role = Staff['roles'][number]
type Named = Pick<Role, 'role' | 'name'>
export function useRoleWord(): (role: Named) => string {
  const { t, has } = useTexts('staffing')
  return ({ role, name }) => name ?? (has(`roles.${role}`) ? t(`roles.${role}` as 'roles.admin') : role)
}
/** By its code, as members have it. */
export function useCodeWord(roles: readonly Role[]): (code: string) => string {
  const word = useRoleWord()
  return (code) => word(roles.find(({ role }) => role === code) ?? { role: code, name: null })
}
export function useAreaWord(): (area: string) => string {
  const { t, has } = useTexts('staffing')
  return (area) => (has(`areas.${area}`) ? t(`areas.${area}` as 'areas.order') : area)
}

export const areaOf = (permission: string): string => permission.slice(0, permission.lastIndexOf('.'))
/** Of all that there is, each once, in their order. */
export const areasOf = (permissions: readonly string[]): string[] => [...new Set(permissions.map(areaOf))]
