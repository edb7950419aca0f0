// What a title or a label speaks of: the noun that its phrase turns on. English puts it last ("navy linen shirt"),
// Spanish first ("camisa de lino azul"), Chinese last and without spaces ("青瓷茶壶"). Pure.
import type { Language } from '#kernel/text/language.ts'

const plural = (token: string): string => {
  if (/(ss|sh|ch|x)es$/.test(token)) return token.slice(0, -2)
  return /[^s]s$/.test(token) && token.length > 3 ? token.slice(0, -1) : token
}
/** "Women's Shirts" → "women shirt": lower case, no accents, each word in the singular. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((w) => w !== '')
    .map(plural)
    .join(' ')

const setOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
/** Words that may stand behind an English noun, or before a Spanish one, and say nothing of what it is. */
const trailing = setOf(`
  black white red blue green yellow pink purple grey gray brown beige navy gold silver cream ivory orange teal
  olive multicolor vintage retro waterproof portable vegan handmade organic printed whole ground raw fresh
  frozen dried modern multicolour multi rose copper brass bronze nude khaki coral mint turquoise natural clear
  small medium large mini xl xxl l m s xs one size regular slim pack pair pcs piece pc ct count edition style
  design version new sale unisex men mens women womens woman man kid kids boy girl adult cotton linen leather
  wool silk suede denim wood wooden metal steel plastic ceramic glassware sample default gr g kg ml oz cm mm in
  inch lb v2 ii iii`)
/** They are things, and tastes and scents of others: "green tea peach". */
const tastes = setOf(`
  honey lemon peach pear cherry chocolate coffee cinnamon caramel butter almond walnut cashew peanut pistachio
  egg milk tea orange mint rose flower fruit nut cheese salt rice`)
/** "cutting board set": only what is known by more than one word is one where it comes in sets. */
const sets = setOf('set kit bundle collection')
const counters = setOf('set pair pack bundle piece box case kit bag jar bottle tin bunch lot')
const counted = setOf('juego set pack paquete par lote conjunto kit caja')
const leading = setOf('gran nuevo nueva mini pequeno pequena original elegante bonito bonita')
/** A thing for an animal or a vehicle is another thing, whatever its noun. */
const others = setOf(
  'dog cat puppy kitten pet hamster car vehicle truck motorcycle automotive perro gato mascota coche moto horse',
)
const othersHan = /宠物|狗|猫|汽车|车载|摩托/
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** Without the names in quotes, unless nothing is left: “Hills” is no hill. */
const unquoted = (text: string): string => {
  const rest = text.replace(/“[^”]*”|«[^»]*»|《[^》]*》|"[^"\d][^"]*"/gu, ' ')
  return plainWords(rest) === '' ? text : rest
}
/** Parts of a text that each name something: "ADIDAS | CLASSIC BACKPACK | BLACK". */
const segments = (text: string): string[] =>
  unquoted(text)
    .split(/\s[-–—]\s|[|;:()[\]【】（）、｜·•]|(?<=\p{L}{3})\/(?=\p{L}{3})/u)
    .filter((part) => part.trim() !== '')

/** A word of the vocabulary as it was found. */
export interface Heard<T> {
  word: string
  leads: T
}
type Vocabulary<T> = (phrase: string) => T | undefined

function longest<T>(tokens: readonly string[], fromEnd: boolean, known: Vocabulary<T>): Heard<T> | undefined {
  for (let n = Math.min(tokens.length, 5); n > 0; n--) {
    const word = (fromEnd ? tokens.slice(-n) : tokens.slice(0, n)).join(' ')
    const leads = known(word)
    if (leads !== undefined) return { word, leads }
  }
  return undefined
}
const isNumber = (token: string): boolean => /^\d/.test(token)

function english<T>(text: string, known: Vocabulary<T>): Heard<T> | undefined {
  const [before, after] = text.split(
    /,|\s(?:for|with|w\/|without|in|on|at|by|from|to|and|featuring|that)\s|\sof\s/i,
  ) as [string, ...string[]]
  const head = plainWords(before)
  const tokens = (counters.has(head.split(' ').at(-1) ?? '') && after && / of /i.test(text) ? plainWords(after) : head)
    .split(' ')
    .filter((t) => t !== '')
  for (;;) {
    const found = longest(tokens, true, known)
    const last = tokens.at(-1)
    const thing = found && tastes.has(found.word) ? longest(tokens.slice(0, -1), true, known) : undefined
    if (found) return thing && !tastes.has(thing.word) ? thing : found
    if (last === undefined) return undefined
    if (sets.has(last)) return several(longest(tokens.slice(0, -1), true, known))
    if (!trailing.has(last) && !isNumber(last)) return undefined
    tokens.pop()
  }
}
const several = <T>(found: Heard<T> | undefined): Heard<T> | undefined =>
  found?.word.includes(' ') ? found : undefined
function spanish<T>(text: string, known: Vocabulary<T>): Heard<T> | undefined {
  const tokens = plainWords(text.split(',', 1)[0]!).split(' ')
  const says = (token: string): boolean => !isNumber(token) && !leading.has(token) && !counted.has(token)
  while (tokens.length > 1 && !says(tokens[0]!) && !longest(tokens, false, known)) {
    tokens.shift()
    if (tokens[0] === 'de') tokens.shift()
  }
  return longest(tokens, false, known)
}
/** All words inside, the longest at each place. */
function inside<T>(text: string, known: Vocabulary<T>): Heard<T>[] {
  const found: Heard<T>[] = []
  for (let at = 0; at < text.length;) {
    let taken = 1
    for (let n = Math.min(8, text.length - at); n > 1; n--) {
      const word = text.slice(at, at + n)
      const leads = known(word)
      if (leads === undefined) continue
      found.push({ word, leads })
      taken = n
      break
    }
    at += taken
  }
  return found
}
/** The word that a part of the text ends in, then those inside, for titles there are strings of search words. */
function chinese<T>(text: string, known: Vocabulary<T>): Heard<T>[][] {
  // what comes along, and sizes and models behind it, say nothing of what it is
  const parts = text
    .split(/[，,配附赠]/u, 1)[0]!
    .split(/\s+/)
    .map((part) => plainWords(part).replaceAll(' ', ''))
    .map((part) => part.replace(/[^\p{Script=Han}]+$/u, ''))
  const ends = parts.flatMap((part) => {
    const found = Array.from({ length: Math.min(8, part.length) }, (_, i) => part.slice(i - Math.min(8, part.length)))
      .map((word) => ({ word, leads: known(word) }))
      .find((h): h is Heard<T> => h.leads !== undefined)
    return found ? [found] : []
  })
  const within = inside(parts.join(' '), known)
  return ends.length > 0 ? [ends.slice(0, 1), ...[...ends.slice(1), ...within].map((h) => [h])] : [within]
}

/**
 * What a text speaks of, part by part: each part one word, or several where Chinese strings them together.
 * Empty when nothing in it is known, or when it is a thing for something else.
 */
export function heads<T>(text: string, language: Language, known: Vocabulary<T>): Heard<T>[][] {
  const all = plainWords(text)
  const forOthers = isHan(all) ? othersHan.exec(all)?.[0] : all.split(' ').find((t) => others.has(t))
  const fits = (h: Heard<T>): boolean => forOthers === undefined || h.word.includes(forOthers)
  return segments(text).flatMap((part) => {
    const one = isHan(part)
      ? chinese(part, known)
      : [[language === 'es-ES' ? spanish(part, known) : english(part, known)].filter((h) => h !== undefined)]
    return one.map((heard) => heard.filter(fits)).filter((heard) => heard.length > 0)
  })
}
