// Every page of the account area, in the groups in which the left menu and the hub show them:
// the entries of all features.
// Their words are account:way.<name> (and account:note.<name> for the second line on the hub).
import type { AccountEntry, Entries } from '#kernel/entries.ts'
import type { SwitchName } from '#kernel/switches.ts'

export type GroupName = AccountEntry['group']
export type Way = Omit<AccountEntry, 'group' | 'place'>
export interface AreaGroup {
  name: GroupName
  ways: readonly Way[]
}
const order: readonly GroupName[] = ['orders', 'assets', 'likes', 'trade', 'account']
const found = import.meta.glob<Entries>('../../../features/*/*/entries.ts', { eager: true, import: 'entries' })
const entries = Object.values(found)
  .flatMap(({ account = [] }) => account)
  .toSorted((a, b) => a.place - b.place)

/** The groups as somebody sees them; empty ones are left out. */
export function areaGroups(signedIn: boolean, off: readonly SwitchName[] = []): AreaGroup[] {
  const shown = entries.filter((e) => (signedIn || e.open) && !(e.switch && off.includes(e.switch)))
  return order
    .map((name) => ({ name, ways: shown.filter((e) => e.group === name) }))
    .filter(({ ways }) => ways.length > 0)
}

/** Whether the account has a page of its own for something: its path stands in an entry. */
export const hasPage = (path: string): boolean =>
  areaGroups(true).some(({ ways }) => ways.some(({ to, also = [] }) => [to, ...also].some((page) => page === path)))

/** The entry that stands for an address: the one whose path it is or lies under, the longest of them. */
export function presentWay(shown: readonly AreaGroup[], pathname: string): string | undefined {
  const lies = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const fits = shown.flatMap(({ ways }) => ways).filter(({ to, also = [] }) => [to, ...also].some(lies))
  return fits.toSorted((a, b) => b.to.length - a.to.length)[0]?.name
}
