// How much may be said in a report, counted as people count letters. Pure, for server and browser.
export const longestWords = 500
export const kinds = ['product', 'review', 'merchant'] as const
export type Kind = (typeof kinds)[number]

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
export const lengthOf = (text: string): number => [...graphemes.segment(text.trim())].length
