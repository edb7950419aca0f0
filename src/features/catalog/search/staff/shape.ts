// What screens about the search show, by the calls that bring it.
import type { Language } from '#kernel/text/language.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Trying = Input<'/api/v2/admin/search/try'>
export type Tried = Output<'/api/v2/admin/search/try'>
export type Synonym = Output<'/api/v2/admin/search/synonym/list'>['records'][number]
export type HotPick = Output<'/api/v2/admin/search/hot/list'>['picks'][number]
/** One that is written: without an id it is new. */
export interface SynonymDraft {
  id?: number
  version?: number
  lang: Language
  words: readonly string[]
  targets: readonly string[]
}
