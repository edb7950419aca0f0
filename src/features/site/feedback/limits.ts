// What feedback may hold, counted as people count letters. Pure, for server and browser.
export const longest = { content: 300, contact: 60, answer: 2000 } as const
export const mostPictures = 6
/** Working days within which the shop answers. */
export const answerDays = { from: 1, until: 2 } as const

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
export const lengthOf = (text: string): number => [...graphemes.segment(text.trim())].length
export const hasEmoji = (text: string): boolean => /\p{Emoji_Presentation}|\uFE0F|\u20E3/u.test(text)
export const hasChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
