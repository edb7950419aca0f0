// What the consoles' document links to, by the manifest of their build.
interface Chunk {
  file: string
  css?: readonly string[]
  imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, Chunk>>
export interface Files {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The script, and the styles of all that it imports at once: the bundler puts what a lazy screen shares with it in a
 * chunk of its own, and loads that chunk's styles for the lazy screen alone.
 */
export function filesOf(manifest: Manifest, entry: string): Files {
  const chunks = new Map(Object.entries(manifest))
  const seen = new Set<string>()
  const stylesOf = (name: string): readonly string[] => {
    if (seen.has(name)) return []
    seen.add(name)
    const { imports = [], css = [] } = chunks.get(name)!
    return [...imports.flatMap(stylesOf), ...css]
  }
  const under = (file: string): string => `/console/${file}`
  return { scripts: [under(chunks.get(entry)!.file)], styles: [...new Set(stylesOf(entry))].map(under) }
}
