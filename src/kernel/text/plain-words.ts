// Words that people type for others to read. Pure.

/**
 * Signs that nobody sees and that are no part of a word: they turn what stands behind them around, so that it reads as
 * something else, or hide between letters. Joiners of letters and of pictures are parts of words.
 */
const disguises = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
export const withoutDisguise = (text: string): string => text.replaceAll(disguises, '')
/** As they are kept: nothing but what is read, the ends cut. */
export const plainWords = (text: string): string => withoutDisguise(text).trim()
