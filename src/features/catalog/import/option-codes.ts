// Codes of options and their values: short words made from their names.
// A name that the product has already keeps its code, so that SKUs are found again.
import type { Option, OptionValue } from '#features/catalog/products/products.ts'
import type { Language } from '#kernel/text/language.ts'

/** "Ocean Blue" → "ocean-blue", "青瓷" stays. */
export function slug(text: string, most = 40): string {
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  return Array.from(words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, ''))
    .slice(0, most)
    .join('')
    .replace(/-+$/, '')
}

interface Named {
  code: string
  name: Option['name']
}
/** The known entry of this name, else a new one with a code that none has. */
function entry<T extends Named>(
  name: string,
  lang: Language,
  known: readonly T[],
  taken: Set<string>,
): Named & Partial<T> {
  const same =
    known.find((k) => k.name[lang] === name && !taken.has(k.code)) ??
    known.find((k) => Object.values(k.name).includes(name) && !taken.has(k.code))
  if (same) return { ...same, name: { ...same.name, [lang]: name } }
  const base = slug(name) || 'v'
  const used = (code: string): boolean => taken.has(code) || known.some((k) => k.code === code)
  let code = base
  for (let n = 2; used(code); n++) code = `${base}-${n}`
  return { code, name: { [lang]: name } } as Named & Partial<T>
}

/** The options in their shop form; `known` are those that the product has. */
export function withCodes(
  options: readonly { name: string; values: readonly string[] }[],
  lang: Language,
  known: readonly Option[],
): Option[] {
  const taken = new Set<string>()
  return options.map(({ name, values }) => {
    const option = entry<Option>(name, lang, known, taken)
    taken.add(option.code)
    const valuesTaken = new Set<string>()
    const coded = values.map((value): OptionValue => {
      const found = entry<OptionValue>(value, lang, option.values ?? [], valuesTaken)
      valuesTaken.add(found.code)
      return found
    })
    return { code: option.code, name: option.name, values: coded }
  })
}
