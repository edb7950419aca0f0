// What the writes of kept answers are made on.
import type { TestGoods } from '../goods.ts'
import type { World } from '../world.ts'

export interface Scene {
  world: World
  goods: TestGoods
  next: () => number
}
