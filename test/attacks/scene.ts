// What an attack starts from, and what it is made of: a thing of one person, and the like that nobody has.
import type { Buyer } from '../buying.ts'
import type { TestGoods } from '../goods.ts'
import type { Person, World } from '../world.ts'

export interface Scene {
  world: World
  goods: TestGoods
  owner: Buyer
}
export interface Thing {
  of: Person
  theirs: unknown
  missing: unknown
}
export type Make = (scene: Scene) => Promise<Thing>
