// What a browser is sent of scripts before a page lives: those that the page names, and what these import, as they are
// sent (brotli). Pure but for what it is given to fetch with.
import { brotliCompressSync } from 'node:zlib'

export interface Script {
  path: string
  /** as sent */
  bytes: number
}
type Fetch = (path: string) => Promise<string>

const named = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1]!)
/** Addresses in a page: its texts, its own modules, and the entry. */
const inPage = (html: string): string[] => [
  ...named(html, /<link rel="modulepreload" href="([^"]+)"/g),
  ...named(html, /import (?:\* as \w+ from )?"(\/assets\/[^"]+)"/g),
  ...named(html, /import\("(\/assets\/[^"]+)"\)/g),
]
/** Static imports of a built script; what is loaded on demand is no part of the first page. */
const inScript = (code: string): string[] => named(code, /(?:^|[;}\n])import(?:[^"'();]*from)?["']\.\/([^"']+)["']/g)

const sent = (text: string): number => brotliCompressSync(text).length

/** Scripts of a page, the largest first; what stands in the page itself (the list of routes, say) as the last. */
export async function firstRoute(fetchText: Fetch, page: string): Promise<Script[]> {
  const html = await fetchText(page)
  const found = new Map<string, Script>()
  const waiting = inPage(html)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const code = await fetchText(path)
    found.set(path, { path, bytes: sent(code) })
    waiting.push(...inScript(code).map((file) => `/assets/${file}`))
  }
  const list = /window\.__reactRouterManifest = ([\s\S]*?);\n/.exec(html)?.[1] ?? ''
  const scripts = [...found.values()].toSorted((a, b) => b.bytes - a.bytes)
  return [...scripts, { path: 'the list of routes', bytes: list ? sent(list) : 0 }]
}
export const bytesOf = (scripts: readonly Script[]): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0)
