// Where the blocks of a page of the platform lead, and what that names. Pure, for server and browser.
interface Linking {
  settings: Record<string, unknown>
}
interface Leading {
  path?: unknown
  category?: unknown
  url?: unknown
}
const targetOf = (value: unknown): Leading | undefined =>
  typeof value === 'object' && value !== null && 'to' in value && typeof value.to === 'object' && value.to !== null
    ? value.to
    : undefined
const parts = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value as Record<string, unknown>) : []
/** Every place that a block leads to. */
export function targetsIn(value: unknown): Leading[] {
  const own = targetOf(value)
  return [...(own ? [own] : []), ...parts(value).flatMap(targetsIn)]
}
export const pathsIn = (blocks: readonly Linking[]): string[] =>
  blocks.flatMap(({ settings }) => targetsIn(settings).flatMap(({ path }) => (typeof path === 'string' ? [path] : [])))

/** Without what leads to what is gone; undefined: nothing is left of it. */
export function withoutGone<T>(value: T, gone: ReadonlySet<string>): T | undefined {
  const { path } = targetOf(value) ?? {}
  if (typeof path === 'string' && gone.has(path)) return undefined
  if (Array.isArray(value)) return value.flatMap((one: unknown) => withoutGone(one, gone) ?? []) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'to' ? one : withoutGone(one, gone)]),
  ) as T
}

/** What a path names, as far as it can be gone. */
export interface NamedPath {
  path: string
  of: 'product' | 'merchant' | 'brand' | 'page' | 'nothing' | 'unknown'
  key: string
}
const named: readonly [RegExp, NamedPath['of']][] = [
  [/^\/goods\/([1-9]\d{0,11})$/, 'product'],
  [/^\/home\/shopIndex\?id=([1-9]\d{0,11})(?:&|$)/, 'merchant'],
  [/^\/home\/brand\?id=([1-9]\d{0,11})(?:&|$)/, 'brand'],
  [/^\/page\/([a-z0-9-]{1,60})$/, 'page'],
]
const inside = /^\/(?:[?#]|$|(?:goods|home|user|announcement|help|seckill|shoppingCart|about|aboutUs)(?:[/?#]|$))/
export function namedBy(path: string): NamedPath {
  for (const [form, of] of named) {
    const key = form.exec(path)?.[1]
    if (key !== undefined) return { path, of, key }
  }
  return { path, of: inside.test(path) ? 'nothing' : 'unknown', key: '' }
}
