// How a statement stands, and the lines it is made of. Pure, for server and browser.
export const statementStates = ['open', 'disputed', 'confirmed', 'paying', 'paid', 'carried'] as const
export type StatementStatus = (typeof statementStates)[number]

/** The lines that make the amount, as the page draws them. */
export const amountLines = [
  'sales',
  'discounts',
  'freight',
  'tax',
  'commission',
  'refunds',
  'commissionBack',
  'returnFreight',
  'adjustments',
] as const
export type AmountLine = (typeof amountLines)[number]
/** With what stands within sales, and is told alone. */
export const statementLines = [...amountLines, 'platform'] as const
export type StatementLine = (typeof statementLines)[number]

export const disputeStates = ['open', 'proposed', 'closed'] as const
export type DisputeStatus = (typeof disputeStates)[number]
export const wordKinds = ['word', 'dispute', 'answer'] as const

/** Why a statement is not paid out now. */
export const unpaidReasons = ['suspended', 'closing', 'noAccount', 'resting', 'sentBack', 'nothing', 'changed'] as const
export type Unpaid = (typeof unpaidReasons)[number]

/** What is due for a statement: with what was left of earlier ones, less what waits and what was paid. */
export const dueOf = (of: { amount: number; carried: number; held: number; paid: number }): number =>
  of.amount + of.carried - of.held - of.paid
