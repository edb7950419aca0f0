// How long a page that waits for a payment lets pass before it asks again. Pure.

const [every, quick, slowest] = [2000, 30, 15_000]
/** ms until the next question, after so many: every 2 seconds for a minute, then slower and slower. */
export const gapAfter = (asked: number): number =>
  asked <= quick ? every : Math.min(slowest, Math.round(every * 1.2 ** (asked - quick)))
