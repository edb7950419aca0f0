// The category tree as pages need it: where a category stands, what is below it. Pure.
import type { Calls } from '#kernel/call/contract.ts'
import { hrefWith } from '#web/href-with.ts'

export type Category = Calls['/api/v2/goods/category/list']['output']['records'][number]

/** From the department down to the category itself; empty when it is not in the tree. */
export function wayTo(tree: readonly Category[], id: number): Category[] {
  const here = tree.find((c) => c.id === id)
  if (!here) return []
  return here.parentId === null ? [here] : [...wayTo(tree, here.parentId), here]
}
export const below = <C extends Pick<Category, 'parentId'>>(tree: readonly C[], id: number | null): C[] =>
  tree.filter((c) => c.parentId === id)
export const listAddress = (id: number): string => hrefWith('/goods/list', { categoryId: id })
