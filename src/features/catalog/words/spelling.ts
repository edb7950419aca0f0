// One typo: a letter too many, too few, another one, or two in the wrong order.
// Two words are that close when they share a form with one letter left out, which an index can find. Pure.

/**
 * The word and the word with each one letter left out; nothing for words of less than four letters,
 * where every typo is another word.
 */
export function closeForms(word: string): string[] {
  if (word.length < 4 || word.length > 24) return []
  // by letters, not by their halves: a half is damage
  const letters = Array.from(word)
  return [...new Set([word, ...letters.map((_, i) => letters.toSpliced(i, 1).join(''))])]
}

/** True when one typo lies between the two words (or none). */
export function oneTypo(a: string, b: string): boolean {
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let end = 0
  while (end < Math.min(a.length, b.length) - from && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const [x, y] = [a.slice(from, a.length - end), b.slice(from, b.length - end)]
  return (x.length <= 1 && y.length <= 1) || (x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0])
}
