// How many goods a merchant sends to staff at once, and what can become of each. Pure, for server and browser.
export const mostSentAtOnce = 200
/**
 * Sent; waits already; need not be looked at (any more); so many wait that this is for later; somebody has written at
 * it, in the editor it is sent; returned, and nothing of it is changed; its pictures are still fetched; something is
 * missing, the editor says what; not there (any more, or for this merchant).
 */
export const sendOutcomes = [
  'sent',
  'waits',
  'notNeeded',
  'enough',
  'drafted',
  'returned',
  'picturesComing',
  'unfit',
  'gone',
] as const
export type SendOutcome = (typeof sendOutcomes)[number]

/** So many goods of a shop are decided by one act of staff. */
export const mostDecidedAtOnce = 50
/**
 * What became of each: done; changed or sent anew since it was shown; decided, or taken back, meanwhile; with another
 * of the staff; their own shop's; something is missing; not there (any more, or of another shop); a change of what was
 * seen before, which is looked at by itself.
 */
export const decideOutcomes = ['done', 'changed', 'decided', 'taken', 'own', 'unfit', 'gone', 'single'] as const
export type DecideOutcome = (typeof decideOutcomes)[number]
