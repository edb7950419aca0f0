// What a kind of block is: a name, the settings that staff give it, and how they become what its part draws.
import type { Static, TObject } from 'typebox'
import { pick, type Language } from '#kernel/text/language.ts'
import type { BlockData, BlockType } from '../contract.ts'
import type { Reading } from '../reading.ts'

export interface Kind<T extends BlockType = BlockType, S extends TObject = TObject> {
  type: T
  settings: S
  /** undefined: nothing to show today. */
  fill: (reading: Reading, settings: Static<S>) => Promise<BlockData<T> | undefined>
  /** Called at last, with the goods of the other blocks: what stands above need not stand here again. */
  settle?: (data: BlockData<T>, above: ReadonlySet<number>) => BlockData<T>
}
export const kind = <T extends BlockType, S extends TObject>(made: Kind<T, S>): Kind<T, S> => made

/** Words of settings in the reader's language. */
export const say = (words: object | undefined, lang: Language): string => pick(words, lang)
