// What a test of a switch is told: how something begins, and what had begun before.
import type { Buyer } from '../buying.ts'
import type { Reply } from '../front.ts'
import type { TestGoods } from '../goods.ts'
import type { World } from '../world.ts'

export interface Scene {
  world: World
  goods: TestGoods
  who: Buyer
}
export interface Prepared {
  /** Each asks for a beginning that is right in all else: what was answered. */
  begins: (() => Promise<Reply | number>)[]
  /** What had begun before; throws where it does not go on. */
  goesOn: () => Promise<unknown>
  /** how a beginning is refused, where it is not featureOff */
  refused?: string | number
}
/** Begins something while it is on. */
export type Row = (scene: Scene) => Promise<Prepared>
