// What differs between two writings of a page, block by block, as facts that a screen puts into words. Pure.
import type { SiteBlock } from './site-settings.ts'

export const changeActs = ['added', 'removed', 'moved', 'shown', 'hidden', 'audience', 'schedule', 'changed'] as const
export interface Change {
  act: (typeof changeActs)[number]
  type: SiteBlock['type']
  /** its place after it, of a removed one before it, from 1 */
  place: number
  /** which settings are others */
  fields: string[]
}
/** In whatever order its fields were written. */
const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder)

/** Of two orders, what was taken out of the longest run that both have. */
function movedOf(before: readonly string[], after: readonly string[]): Set<string> {
  const places = after.map((key) => before.indexOf(key))
  const best: number[][] = []
  for (const [at, place] of places.entries()) {
    const ahead = best
      .filter((_, n) => n < at && places[n]! < place)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...ahead, at])
  }
  const kept = new Set(best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), []))
  return new Set(after.filter((_, at) => !kept.has(at)))
}

export function changesOf(before: readonly SiteBlock[], after: readonly SiteBlock[]): Change[] {
  const old = new Map(before.map((block) => [block.key, block]))
  const fresh = new Map(after.map((block) => [block.key, block]))
  const both = (blocks: readonly SiteBlock[]) =>
    blocks.flatMap(({ key }) => (old.has(key) && fresh.has(key) ? [key] : []))
  const moved = movedOf(both(before), both(after))
  const changes: Change[] = []
  for (const [at, block] of after.entries()) {
    const was = old.get(block.key)
    const tell = (act: Change['act'], fields: string[] = []) =>
      void changes.push({ act, type: block.type, place: at + 1, fields })
    if (!was) {
      tell('added')
      continue
    }
    if (moved.has(block.key)) tell('moved')
    if (was.hidden !== block.hidden) tell(block.hidden ? 'hidden' : 'shown')
    if (was.audience !== block.audience || !same(was.languages, block.languages)) tell('audience')
    if (was.startsAt !== block.startsAt || was.endsAt !== block.endsAt) tell('schedule')
    const names = [...new Set([...Object.keys(was.settings), ...Object.keys(block.settings)])]
    const fields = names.filter((name) => !same(was.settings[name], block.settings[name]))
    if (fields.length > 0) tell('changed', fields)
  }
  for (const [at, block] of before.entries())
    if (!fresh.has(block.key)) changes.push({ act: 'removed', type: block.type, place: at + 1, fields: [] })
  return changes
}
