// A category of this shop, as far as placing needs it.
import type { Texts } from '#kernel/text/language.ts'

export interface CategoryFound {
  id: number
  code: string
  /** Of those above it, the department first. */
  path: readonly number[]
  name: Texts
}
