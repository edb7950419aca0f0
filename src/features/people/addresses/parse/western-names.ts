// Which part of a western text is somebody's name, and how it is parted into given name and surname. Pure.
import { hintAt, type Part, type Reading } from './parsed.ts'

const titles =
  'mr|mrs|ms|miss|dr|prof|sr|sra|srta|d|dña|don|doña|herrn?|frau|m|mme|mlle|monsieur|madame|sig|sig\\.ra|signor[ae]?|' +
  'to|an|para|for|attn|attention'
const title = new RegExp(`^(?:${titles})\\.?\\s+(?=\\p{Lu})`, 'iu')
const small = '(?:de|del|de la|de las|de los|la|las|los|i|y|e|von|van|van der|der|den|zu|di|da|do|dos|du|le|al|bin|ben)'
const name = new RegExp(`^\\p{Lu}[\\p{L}\\p{M}'’.-]*(?:\\s+(?:${small}\\s+)*\\p{Lu}[\\p{L}\\p{M}'’.-]*){1,4}$`, 'u')
/** Words that begin or end streets and buildings. */
const streets =
  'c\\/|calle|avda|avenida|av|plaza|plaça|paseo|passeig|pº|ronda|rua|carrer|camino|travesía|urb|urbanización|' +
  'gran vía|edificio|portal|col|colonia|street|st|road|rd|avenue|ave|lane|ln|drive|dr|blvd|boulevard|terrace|court|' +
  'square|place|merchant|building|flat|unit|apt|suite|floor|box|bakery|cottage|mill|rue|chemin|impasse|allée|' +
  'via|viale|piazza|corso|straße|strasse|weg|platz|centro|district|industrial|bât|escalera|bajo|izda|dcha'
const street = new RegExp(`(?:^|\\s)(?:${streets})\\.?(?:\\s|$)|\\p{L}(?:straße|strasse|weg|platz|allee|gasse)$`, 'iu')

/** 0 for what is none. */
export function likeName(text: string): number {
  const words = text.split(/\s+/)
  if (/\d/.test(text) || street.test(text)) return 0
  if (name.test(text)) return words.length >= 2 ? 4 : 1
  return /^\p{Lu}{2,}(?:\s+\p{Lu}{2,}){1,4}$/u.test(text) ? 3 : 0
}
interface Found extends Part {
  names: { consignee: string; givenName: string; surname: string }
  /** With the title, which is nobody's name. */
  whole: Part
  sure: boolean
}
export function findName(reading: Reading, parts: readonly Part[]): Found | undefined {
  const { country } = reading.found
  const candidates = parts.map((whole, at) => {
    const lead = title.exec(whole.text)?.[0].length ?? 0
    const rest = whole.text.slice(lead)
    // Amy Chen 900 Oak Ave
    const front = /^(\p{Lu}[^\d,]*?)\s+\d/u.exec(rest)?.[1]
    const text = front !== undefined && likeName(front) >= 4 ? front : rest
    const part = { text, start: whole.start + lead, end: whole.start + lead + text.length }
    const hinted = hintAt(reading, whole.start) === 'name'
    const own = likeName(part.text)
    const worth = hinted
      ? 10
      : own === 0
        ? lead > 0 && /^\p{Lu}\p{L}+$/u.test(part.text)
          ? 3
          : 0
        : own + (lead > 0 ? 4 : 0) + (at === 0 ? 3 : at === parts.length - 1 ? 2 : 0)
    return { part, whole: { ...whole, end: part.end }, worth }
  })
  const [best] = candidates.filter((c) => c.worth >= 3).sort((a, b) => b.worth - a.worth)
  return (
    best && {
      ...best.part,
      whole: best.whole,
      names: namesOf(best.part.text.replaceAll(/\s+/g, ' '), country),
      sure: best.worth >= 6,
    }
  )
}

const twoSurnames = [
  'ES',
  'MX',
  'AR',
  'CL',
  'CO',
  'PE',
  'VE',
  'EC',
  'UY',
  'GT',
  'CR',
  'DO',
  'CU',
  'BO',
  'PY',
  'SV',
  'HN',
  'NI',
  'PA',
  'PR',
]
/** Where two surnames are usual, the last two of more than two words; "de la Fuente" stays together. */
function namesOf(consignee: string, country: string): Found['names'] {
  const words = [...consignee.matchAll(new RegExp(`(?:${small}\\s+)*\\S+`, 'gu'))].map((w) => w[0])
  const joined = words.at(-2) === 'i' || words.at(-2)?.startsWith('i ') ? 2 : 1
  const surnames = twoSurnames.includes(country) && words.length > 2 ? 2 : joined
  return { consignee, givenName: words.slice(0, -surnames).join(' '), surname: words.slice(-surnames).join(' ') }
}
