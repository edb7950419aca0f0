// The own categories as they are put in order at the desk. Pure: each move gives another tree.
import type { Texts } from '#kernel/text/language.ts'
import type { Input, Output } from '#surfaces/console/desk/call.ts'

export type Kept = Output<'/api/v2/mch/shop/category/list'>['records'][number]
export interface Leaf {
  /** for the screen, also of what has no id yet */
  key: string
  id: number | undefined
  name: Texts
  hidden: boolean
  goods: number
}
export interface Branch extends Leaf {
  below: Leaf[]
}
export type Tree = readonly Branch[]

const leafOf = ({ id, name, hidden, goods }: Omit<Kept, 'below'>): Leaf => ({
  key: String(id),
  id,
  name,
  hidden,
  goods,
})
export const treeOf = (records: readonly Kept[]): Tree =>
  records.map(({ below, ...top }) => ({ ...leafOf(top), below: below.map(leafOf) }))
const told = ({ id, name, hidden }: Leaf) => ({ ...(id !== undefined && { id }), name, hidden })
export const recordsOf = (tree: Tree): Input<'/api/v2/mch/shop/category/save'>['records'] =>
  tree.map((branch) => ({ ...told(branch), below: branch.below.map(told) }))

/** A line of the tree as one list: each branch, then its leaves. */
export interface Line {
  leaf: Leaf
  depth: 0 | 1
}
export const linesOf = (tree: Tree): Line[] =>
  tree.flatMap((branch) => [
    { leaf: branch, depth: 0 as const },
    ...branch.below.map((leaf) => ({ leaf, depth: 1 as const })),
  ])
const swapped = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list]
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
/** Up or down among its neighbours; a leaf at the end of its branch goes to the next one. */
export function moved(tree: Tree, key: string, by: -1 | 1): Tree {
  const at = tree.findIndex((branch) => branch.key === key)
  if (at >= 0) return at + by < 0 || at + by >= tree.length ? tree : swapped(tree, at, at + by)
  const of = tree.findIndex(({ below }) => below.some((leaf) => leaf.key === key))
  const branch = tree[of]
  if (!branch) return tree
  const place = branch.below.findIndex((leaf) => leaf.key === key)
  if (place + by >= 0 && place + by < branch.below.length)
    return tree.map((b, i) => (i === of ? { ...b, below: swapped(b.below, place, place + by) } : b))
  const next = tree[of + by]
  if (!next) return tree
  const leaf = branch.below[place]!
  return tree.map((b, i) => {
    if (i === of) return { ...b, below: b.below.filter((l) => l.key !== key) }
    return i === of + by ? { ...b, below: by > 0 ? [leaf, ...b.below] : [...b.below, leaf] } : b
  })
}
/** Dragged over another line: before it where it came from below, behind it else; branches stay branches. */
export function dropped(tree: Tree, key: string, over: string): Tree {
  const from = tree.findIndex((b) => b.key === key)
  if (from >= 0) {
    const to = tree.findIndex((b) => b.key === over || b.below.some((l) => l.key === over))
    return to < 0 || to === from ? tree : swapped(tree, from, to)
  }
  const leaf = tree.flatMap((b) => b.below).find((l) => l.key === key)
  if (!leaf) return tree
  const lines = linesOf(tree).map((line) => line.leaf.key)
  const down = lines.indexOf(over) > lines.indexOf(key)
  return tree.map((b) => {
    const rest = b.below.filter((l) => l.key !== key)
    if (b.key === over) return { ...b, below: [leaf, ...rest] }
    const at = rest.findIndex((l) => l.key === over)
    return at < 0 ? { ...b, below: rest } : { ...b, below: rest.toSpliced(down ? at + 1 : at, 0, leaf) }
  })
}
/** Below the branch above it, or a branch of its own behind the one it was in. */
export function indented(tree: Tree, key: string): Tree {
  const at = tree.findIndex((b) => b.key === key)
  if (at >= 0) {
    const branch = tree[at]!
    if (at === 0 || branch.below.length > 0) return tree
    const { below: _, ...leaf } = branch
    return tree.flatMap((b, i) => (i === at ? [] : i === at - 1 ? [{ ...b, below: [...b.below, leaf] }] : [b]))
  }
  return tree.flatMap((b) => {
    const leaf = b.below.find((l) => l.key === key)
    return leaf
      ? [
          { ...b, below: b.below.filter((l) => l !== leaf) },
          { ...leaf, below: [] },
        ]
      : [b]
  })
}
export const changed = (tree: Tree, key: string, part: Partial<Leaf>): Tree =>
  tree.map((b) => ({
    ...b,
    ...(b.key === key ? part : {}),
    below: b.below.map((l) => (l.key === key ? { ...l, ...part } : l)),
  }))
export const without = (tree: Tree, key: string): Tree =>
  tree.filter((b) => b.key !== key).map((b) => ({ ...b, below: b.below.filter((l) => l.key !== key) }))
export const added = (tree: Tree, leaf: Leaf, belowKey?: string): Tree =>
  belowKey === undefined
    ? [...tree, { ...leaf, below: [] }]
    : tree.map((b) => (b.key === belowKey ? { ...b, below: [...b.below, leaf] } : b))
