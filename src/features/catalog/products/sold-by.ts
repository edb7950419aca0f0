// By what a product is sold, where it is no piece: one pair, two pairs. Pure.
import { pick, type Language, type Texts } from '#kernel/text/language.ts'

export interface SaleUnit {
  name: Texts
  /** of more than one, where a language says it otherwise */
  many: Texts
}
export interface UnitWords {
  one: string
  many: string
}
export const unitWords = (unit: SaleUnit | null, lang: Language): UnitWords | null =>
  unit && { one: pick(unit.name, lang), many: unit.many[lang] ?? pick(unit.name, lang) }
/** "2 pairs"; of pieces the number alone. */
export const countedAs = (n: number, unit: UnitWords | null): string =>
  unit ? `${n} ${n === 1 ? unit.one : unit.many}` : String(n)
