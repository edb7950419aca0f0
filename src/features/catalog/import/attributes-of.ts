// The attributes of a product of a file: by those of the shop where it has them, else in the words of the file. Pure.
import { slug } from './option-codes.ts'
import type { Imported } from './row.ts'
import type { Defined } from '#features/catalog/attributes/asking.ts'
import { definedAs, saidBy } from '#features/catalog/attributes/matching.ts'
import type { Attribute } from '#features/catalog/products/products.ts'
import type { Language } from '#kernel/text/language.ts'

/** What the shop has an attribute for is said by it; all else in the words of the file. */
export function attributesOf(
  p: Imported,
  lang: Language,
  known: readonly Attribute[],
  defined: readonly Defined[],
): Attribute[] {
  const told = p.attributes.flatMap(({ name, value }): Attribute[] => {
    const meant = saidBy(defined, name, value, { [lang]: value })
    return meant ?? [toldAs(name, value, lang, known, defined)]
  })
  // what the file speaks of stands as the file says it, whichever of the two it was before
  const spoken = new Set(told.flatMap(({ key }) => [key, `own-${key}`]))
  for (const { name } of p.attributes) spoken.add(definedAs(defined, name)?.code ?? '')
  return [...told, ...known.filter(({ key }) => !spoken.has(key))]
}
function toldAs(
  name: string,
  value: string,
  lang: Language,
  known: readonly Attribute[],
  defined: readonly Defined[],
): Attribute {
  const same = known.find((a) => a.name[lang] === name && !defined.some(({ code }) => code === a.key))
  if (same) return { ...same, name: { ...same.name, [lang]: name }, value: { ...same.value, [lang]: value } }
  const key = slug(name) || 'attribute'
  // a value that the attribute of the shop does not have is the merchant's own detail
  const own = defined.some(({ code }) => code === key) ? `own-${key}`.slice(0, 40) : key
  return { key: own, name: { [lang]: name }, value: { [lang]: value }, code: value.slice(0, 80) }
}
