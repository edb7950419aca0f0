// Whose turn it is today (days of Asia/Shanghai). Pure.

const day = 86_400_000
const shanghai = 8 * 3_600_000

/** One of these, another each day, the first again after the last; undefined of none. */
export const turnOfTheDay = <T>(those: readonly T[], now: number): T | undefined =>
  those[Math.floor((now + shanghai) / day) % those.length]
