// Every page of the account area, in the groups in which the left menu and the hub show them.
// A page stands here once its route is in routes.ts, never before.
// Its words are area:way.<name> (and area:note.<name> for the second line on the hub).

export interface Way {
  name: string
  to: string
  /** Other addresses under which the same entry is the present one. */
  also?: readonly string[]
  /** Works for visitors too. */
  open?: true
}
const groups = [
  {
    name: 'orders',
    ways: [
      { name: 'orders', to: '/user/user/order' },
      { name: 'invoices', to: '/user/user/invoice' },
    ],
  },
  { name: 'assets', ways: [{ name: 'bankCards', to: '/user/user/bankCard' }] },
  {
    name: 'likes',
    ways: [
      { name: 'collection', to: '/user/user/collection' },
      { name: 'follows', to: '/user/user/guanzhu' },
      { name: 'footprint', to: '/user/user/footprint' },
    ],
  },
  {
    name: 'trade',
    ways: [
      { name: 'team', to: '/user/user/myteam' },
      { name: 'realNameCompany', to: '/user/user/realNameQy' },
    ],
  },
  {
    name: 'account',
    ways: [
      { name: 'profile', to: '/user/user/info', also: ['/user/infoEdit'] },
      {
        name: 'security',
        to: '/user/user/system',
        also: [
          '/user/user/changePassword',
          '/user/user/changePayPassword',
          '/user/user/changeEmail',
          '/user/user/changePhone',
          '/user/user/cancelAccount',
          '/user/user/exportData',
        ],
      },
      { name: 'devices', to: '/user/user/devices' },
      { name: 'realName', to: '/user/user/realName' },
      { name: 'addresses', to: '/user/user/address' },
      { name: 'pickupPersons', to: '/user/user/pickupPerson' },
      { name: 'announcements', to: '/announcement/list', open: true },
      { name: 'settings', to: '/user/setting', open: true },
      { name: 'aboutUs', to: '/user/user/aboutUs', open: true },
      { name: 'about', to: '/user/user/about', open: true },
    ],
  },
] as const satisfies readonly { name: string; ways: readonly Way[] }[]

export type GroupName = (typeof groups)[number]['name']
export type WayName = (typeof groups)[number]['ways'][number]['name']
export interface AreaGroup {
  name: GroupName
  ways: readonly (Way & { name: WayName })[]
}

/** The groups as somebody sees them; empty ones are left out. */
export function areaGroups(signedIn: boolean): AreaGroup[] {
  return (groups as readonly AreaGroup[])
    .map(({ name, ways }) => ({ name, ways: signedIn ? ways : ways.filter((way) => way.open) }))
    .filter(({ ways }) => ways.length > 0)
}

/** Whether the account has a page of its own for something: its path stands in an entry. */
export const hasPage = (path: string): boolean =>
  areaGroups(true).some(({ ways }) => ways.some(({ to, also = [] }) => to === path || also.includes(path)))

/** The entry that stands for an address: the one whose path it is or lies under, the longest of them. */
export function presentWay(shown: readonly AreaGroup[], pathname: string): WayName | undefined {
  const lies = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  const found = shown.flatMap(({ ways }) => ways).filter(({ to, also = [] }) => [to, ...also].some(lies))
  return found.toSorted((a, b) => b.to.length - a.to.length)[0]?.name
}
