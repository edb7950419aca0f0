// How long a review may be, counted as people count letters. Pure, for server and browser.
export const longestText = 500
export const mostPictures = 9
export const longestAlt = 120

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })
export const lengthOf = (text: string): number => {
  let n = 0
  for (const _ of graphemes.segment(text.trim())) n++
  return n
}
