import { ownValue } from '#kernel/data/own.ts'
// Light stems of English and Spanish: number, and what shop words bend by; never so much that a plate becomes silver.
// Takes folded words; a stem of a stem is that stem for plurals. Pure.

const irregular: Record<string, string> = {
  knives: 'knife',
  shelves: 'shelf',
  bookshelves: 'bookshelf',
  loaves: 'loaf',
  scarves: 'scarf',
  leaves: 'leaf',
  wolves: 'wolf',
  halves: 'half',
  children: 'child',
  men: 'man',
  women: 'woman',
  mice: 'mouse',
  feet: 'foot',
  geese: 'goose',
  teeth: 'tooth',
  lens: 'lens',
  lenses: 'lens',
  axes: 'axe',
  canvas: 'canvas',
  canvases: 'canvas',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mangoes: 'mango',
  gas: 'gas',
}
const whole = new Set([
  'earring',
  'ceiling',
  'evening',
  'pudding',
  'wedding',
  'herring',
  'sterling',
  'during',
  'darling',
  'building',
  'bedding',
  'something',
  'sibling',
  'dumpling',
])
const vowel = /[aeiouy]/

export function stemEnglish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  return unbent(ownValue(irregular, word) ?? singular(word))
}
function singular(w: string): string {
  if (w.endsWith('ies')) return w.length > 4 ? `${w.slice(0, -3)}y` : w.slice(0, -1)
  if (/(sses|shes|ches|xes)$/.test(w)) return w.slice(0, -2)
  return /[^sui]s$/.test(w) ? w.slice(0, -1) : w
}
/** Without -ing and -ed. */
function unbent(w: string): string {
  const base =
    w.endsWith('ing') && w.length > 5 ? w.slice(0, -3) : /[^e]ed$/.test(w) && w.length > 4 ? w.slice(0, -2) : ''
  if (base.length < 3 || whole.has(w) || !vowel.test(base)) return w
  if (/([bdgmnprt])\1$/.test(base)) return base.slice(0, -1)
  return base.length < 5 && /^[^aeiou]+[aeiou][^aeiouwxy]$/.test(base) ? `${base}e` : base
}

/** Adjectives end in -o and -a; so do nouns that mean different things (plato, plata), which stay apart. */
const adjective = new RegExp(
  `(?:^(?:${[
    'negr|blanc|roj|amarill|morad|rosad|dorad|pequen|larg|cort|grues|fin|nuev|viej|redond|cuadrad|plan',
    'barat|bonit|ligr|liger|lis|suav|hech',
  ].join('|')})|.{2}[ai]d|.{3}(?:os|iv)|.{2}stic|ceramic|acustic|electric|ecologic|organic|artesan)a$`,
)
export function stemSpanish(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const one = withoutPlural(word)
  return adjective.test(one) ? `${one.slice(0, -1)}o` : one
}
function withoutPlural(w: string): string {
  if (w.length > 4 && w.endsWith('ces')) return `${w.slice(0, -3)}z`
  if (w.length > 4 && w.endsWith('es')) return w.slice(0, -2)
  if (/[aou]s$/.test(w) && w.length > 4) return w.slice(0, -1)
  return /[^aeiou]e$/.test(w) ? w.slice(0, -1) : w
}
