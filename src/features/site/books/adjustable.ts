// Which accounts may be corrected by hand. Pure, for server and browser.
export const adjustable = {
  user: ['balance', 'earnings'],
  merchant: ['payable'],
  platform: ['commission', 'promotion', 'fees', 'suspense'],
} as const
export type AdjustableOwner = keyof typeof adjustable
export const adjustableOwners = Object.keys(adjustable) as AdjustableOwner[]
export const isAdjustable = (owner: AdjustableOwner, kind: string): boolean =>
  (adjustable[owner] as readonly string[]).includes(kind)
