import { ownValue } from '#kernel/data/own.ts'
// The one address of a page: no trailing slash, letters as the site map writes them. Pure.

/**
 * A path that a browser would read as another site's (`//evil.example`, `/\evil.example`), or that holds what no
 * address of ours holds: nothing is at it, and nothing leads on from it.
 */
export const isNowhere = (path: string): boolean => /^\/[/\\]|\\|\p{Cc}/u.test(path)

/**
 * Where a path should be asked instead, or undefined when it is right (or unknown).
 * `patterns` are the site map's paths without a leading slash, as "goods/:id".
 */
export function canonicalPath(path: string, patterns: readonly string[]): string | undefined {
  if (isNowhere(path)) return undefined
  const bare = path.replace(/(.)\/+$/, '$1')
  const asked = bare.split('/').slice(1)
  const names = asked.map((part) => decoded(part).toLowerCase())
  for (const shape of shapesOf(patterns)) {
    const right = spelled(asked, names, shape)
    if (right !== undefined) return right === path ? undefined : right
  }
  return bare === path ? undefined : bare
}

const shapes = new WeakMap<readonly string[], string[][]>()
/** A static name wins over a parameter, as in the router. */
function shapesOf(patterns: readonly string[]): string[][] {
  let known = shapes.get(patterns)
  if (!known) {
    const inOrder = patterns.toSorted((a, b) => a.split(':').length - b.split(':').length)
    shapes.set(patterns, (known = inOrder.map((pattern) => pattern.split('/'))))
  }
  return known
}

/** The path with the pattern's own letters, when it has its shape. */
function spelled(asked: readonly string[], names: readonly string[], pattern: readonly string[]): string | undefined {
  if (asked.length !== pattern.length || pattern.includes('*')) return undefined
  const fits = pattern.every((wanted, i) => wanted.startsWith(':') || names[i] === wanted.toLowerCase())
  if (!fits) return undefined
  return `/${pattern.map((wanted, i) => (wanted.startsWith(':') ? asked[i] : encodeURI(wanted))).join('/')}`
}
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The full paths of a built site map. */
export function patternsOf(
  routes: Record<string, { id: string; parentId?: string | undefined; path?: string | undefined } | undefined>,
): string[] {
  const full = (id: string): string => {
    const route = ownValue(routes, id)
    if (!route) return ''
    return [route.parentId ? full(route.parentId) : '', route.path ?? ''].filter(Boolean).join('/')
  }
  return Object.keys(routes).map(full).filter(Boolean)
}
