// Which console this page is: its address says so. The calls of each speak with a user-type of their own.
export type Side = 'merchant' | 'staff'

export const side: Side = /^\/admin(\/|$)/.test(location.pathname) ? 'staff' : 'merchant'
const bases = { merchant: '/merchant', staff: '/admin' } as const satisfies Record<Side, string>
export const baseOf = (of: Side): string => bases[of]
export const userType = { merchant: '2', staff: '3' } as const satisfies Record<Side, string>
