// The tree of categories as the desk shows it, and where a move by keys or by drag puts one. Pure.
import type { Output } from '#surfaces/console/desk/call.ts'
import { pick, type Language } from '#kernel/text/language.ts'

export type Category = Output<'/api/v2/admin/category/list'>['records'][number]
/** Where one goes: below which, before which of its neighbours there; null: it is the last. */
export interface Place {
  parentId: number | null
  before: number | null
}
export interface TreeNode {
  key: number
  of: Category
  children: TreeNode[]
}
export const treeOf = (all: readonly Category[], parentId: number | null = null): TreeNode[] =>
  all.filter((one) => one.parentId === parentId).map((of) => ({ key: of.id, of, children: treeOf(all, of.id) }))

const below = (all: readonly Category[], parentId: number | null) => all.filter((one) => one.parentId === parentId)
const after = (list: readonly Category[], id: number): number | null =>
  list[list.findIndex((one) => one.id === id) + 1]?.id ?? null

export const moves = ['up', 'down', 'in', 'out'] as const
export type Move = (typeof moves)[number]
/** Undefined where it cannot. */
export function placeBy(all: readonly Category[], id: number, move: Move): Place | undefined {
  const one = all.find((c) => c.id === id)
  // a row that is on its way out of the tree
  if (!one) return undefined
  const neighbours = below(all, one.parentId)
  const at = neighbours.findIndex((c) => c.id === id)
  if (move === 'up') {
    const above = neighbours[at - 1]
    return above && { parentId: one.parentId, before: above.id }
  }
  if (move === 'down')
    return at + 1 < neighbours.length ? { parentId: one.parentId, before: neighbours[at + 2]?.id ?? null } : undefined
  if (move === 'in') {
    const above = neighbours[at - 1]
    return above && { parentId: above.id, before: null }
  }
  const parent = all.find((c) => c.id === one.parentId)
  return parent && { parentId: parent.parentId, before: after(below(all, parent.parentId), parent.id) }
}
/** Dropped on another one: into it; or at the gap before or behind it. */
export function placeAt(
  all: readonly Category[],
  id: number,
  over: number,
  where: 'into' | 'before' | 'behind',
): Place | undefined {
  const target = all.find((c) => c.id === over)
  if (!target || id === over) return undefined
  if (where === 'into') return { parentId: over, before: below(all, over).find((c) => c.id !== id)?.id ?? null }
  const neighbours = below(all, target.parentId).filter((c) => c.id !== id)
  return { parentId: target.parentId, before: where === 'before' ? over : after(neighbours, over) }
}

/** "Home › Tea › Pots" */
export function wayOf(all: readonly Category[], id: number, lang: Language): string {
  const one = all.find((c) => c.id === id)
  if (!one) return ''
  const name = pick(one.name, lang)
  return one.parentId === null ? name : `${wayOf(all, one.parentId, lang)} › ${name}`
}
/** All but itself and what stands below it. */
export function elsewhere(all: readonly Category[], id: number): Category[] {
  const inside = new Set([id])
  for (const one of all) if (one.parentId !== null && inside.has(one.parentId)) inside.add(one.id)
  return all.filter((one) => !inside.has(one.id))
}
