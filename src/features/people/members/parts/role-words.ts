// Roles and what they may do, in words: by areas, changing before seeing. A role that a shop made says its code.
import { useTexts } from '#web/texts.tsx'

/** What permissions come to: each area once. */
export function areasOf(permissions: readonly string[]): { area: string; writes: boolean }[] {
  const areas = [...new Set(permissions.map((p) => p.split('.')[0]!))]
  return areas
    .map((area) => ({ area, writes: permissions.includes(`${area}.write`) }))
    .toSorted((a, b) => Number(b.writes) - Number(a.writes))
}

export function useRoleWord(): (role: string) => string {
  const { t, has } = useTexts('members')
  return (role) => (has(`roles.${role}`) ? t(`roles.${role}` as 'roles.owner') : role)
}
/** "See and change orders and parcels", a line for each area. */
export function useMayWords(): (permissions: readonly string[]) => string[] {
  const { t, has } = useTexts('members')
  return (permissions) =>
    areasOf(permissions).map(({ area, writes }) => {
      const what = has(`areas.${area}`) ? t(`areas.${area}` as 'areas.order') : area
      return writes ? t('mayWrite', { what }) : t('mayRead', { what })
    })
}
