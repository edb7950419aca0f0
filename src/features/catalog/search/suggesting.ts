// What a started query may be completed to: phrases and names compared with what is typed, by their words,
// by pinyin and its initials. Pure.

/** A phrase as it is compared. */
export interface Phrase {
  text: string
  plain: string
  /** Chinese only: pinyin, and its first letters */
  sound: string
  initials: string
}
export interface Spoken {
  fold: (text: string) => string
  soundOf: (word: string) => { sound: string; initials: string }
}
const chinese = /\p{Script=Han}/u

export const phraseOf = (text: string, { fold, soundOf }: Spoken): Phrase => {
  const plain = fold(text).trim()
  return { text, plain, ...(chinese.test(plain) ? soundOf(plain.replaceAll(/\s/g, '')) : { sound: '', initials: '' }) }
}
/** The phrase of a title: what stands before its first pause. */
export const headOf = (title: string): string => title.split(/[,，、;；:：·|(（/]|\s[-–—]\s/u)[0]!.trim()

/** How well a phrase completes what is typed: 3 from its begin, 2 from a word's begin, 1 by initials, 0 not at all. */
export function fit({ plain, sound, initials }: Phrase, typed: string): 0 | 1 | 2 | 3 {
  if (plain.startsWith(typed)) return 3
  if (chinese.test(typed)) return plain.includes(typed) ? 2 : 0
  if (plain.includes(` ${typed}`) || plain.includes(`-${typed}`)) return 2
  const letters = typed.replaceAll(/[\s']/g, '')
  if (letters.length > 1 && sound.startsWith(letters)) return 3
  return letters.length > 1 && initials.startsWith(letters) ? 1 : 0
}

/** The best `size` of these for what is typed; of equal ones the first. */
export function complete<T extends { phrases: readonly Phrase[] }>(
  entries: readonly T[],
  typed: string,
  size: number,
): T[] {
  if (typed === '') return []
  const found: T[][] = [[], [], [], []]
  for (const entry of entries) {
    const best = Math.max(0, ...entry.phrases.map((p) => fit(p, typed)))
    if (best > 0) found[best]!.push(entry)
    if (found[3]!.length >= size) break
  }
  return [...found[3]!, ...found[2]!, ...found[1]!].slice(0, size)
}
