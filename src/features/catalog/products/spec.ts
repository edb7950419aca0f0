// The chosen option values of a SKU, as a snapshot in all languages and in words. Pure.
import { pick, type Language, type Texts } from '#kernel/text/language.ts'
import type { Option } from './draft.ts'

/** One chosen value: option and value with their codes, names in all languages. What an order line keeps. */
export interface Spec {
  code: string
  name: Texts
  valueCode: string
  value: Texts
  picture: string | null
}
/** The snapshot of a SKU's values; a code that its product no longer names stands for itself. */
export const specsOf = (options: readonly Option[], optionValues: readonly string[]): Spec[] =>
  optionValues.map((valueCode, i) => {
    const option = options[i]
    const value = option?.values.find((v) => v.code === valueCode)
    return {
      code: option?.code ?? '',
      name: option?.name ?? {},
      valueCode,
      value: value?.name ?? { 'en-US': valueCode },
      picture: value?.picture ?? null,
    }
  })

/** A bare number or size: nobody knows of what. The same in the database's `spec_in`. */
const bare = /^[0-9A-Z.,/ +–-]{1,5}$/
/** "Celadon · 620 ml", "Ink · Size 38"; empty for a product without options. */
export const specWords = (specs: readonly Pick<Spec, 'name' | 'value'>[], lang: Language): string =>
  specs
    .map(({ name, value }) => {
      const word = pick(value, lang)
      return bare.test(word) ? `${pick(name, lang)} ${word}`.trimStart() : word
    })
    .join(' · ')
