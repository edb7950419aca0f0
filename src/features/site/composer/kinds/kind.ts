// What a kind of block is: a name, the settings that people give it, and how they become what its part draws.
import type { Static, TObject } from 'typebox'
import { pick, type Language } from '#kernel/text/language.ts'
import type { BlockData, BlockType } from '../contract.ts'
import type { ShopBlockType } from '../limits.ts'
import type { Reading } from '../reading.ts'
import type { ShopBlockData } from '../shop-contract.ts'
import type { ShopReading } from '../shop-reading.ts'
import type { shopSettings } from '../shop-settings.ts'

export interface Kind<T extends string = string, S extends TObject = TObject, D = BlockData, R = Reading> {
  type: T
  settings: S
  /** undefined: nothing to show today. */
  fill: (reading: R, settings: Static<S>) => Promise<D | undefined>
  /** Called at last, with the goods of the other blocks: what stands above need not stand here again. */
  settle?: (data: D, above: ReadonlySet<number>) => D
}
/** On the home page of the platform. */
export const kind = <T extends BlockType, S extends TObject>(
  made: Kind<T, S, BlockData<T>>,
): Kind<T, S, BlockData<T>> => made
export type ShopKind<T extends ShopBlockType> = Kind<T, (typeof shopSettings)[T], ShopBlockData<T>, ShopReading>
/** On the page of a shop. */
export const shopKind = <T extends ShopBlockType>(made: ShopKind<T>): ShopKind<T> => made

/** Words of settings in the reader's language. */
export const say = (words: object | undefined, lang: Language): string => pick(words, lang)
