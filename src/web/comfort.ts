// What makes the shop easier for one person, in this browser: larger letters, little motion,
// goods chosen for them or not, keys that act. Cookies, so that the server draws it so from the first paint. Pure.

export const textSizes = ['112', '125'] as const
export interface Comfort {
  /** letters in percent; undefined 100 */
  text: (typeof textSizes)[number] | undefined
  /** always little motion; undefined as the system says */
  motion: 'less' | undefined
  /** recommendations by what was looked at: not wanted */
  personal: 'off' | undefined
  /** single keys that act: not wanted */
  keys: 'off' | undefined
}

/** The cookies as they came; whatever else stands in them counts as nothing. */
export function readComfort(cookie: (name: keyof Comfort) => string | undefined): Comfort {
  const one = <T extends string>(name: keyof Comfort, ...words: readonly T[]): T | undefined =>
    words.find((word) => word === cookie(name))
  return {
    text: one('text', ...textSizes),
    motion: one('motion', 'less'),
    personal: one('personal', 'off'),
    keys: one('keys', 'off'),
  }
}
