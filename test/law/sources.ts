// The sources of the shop as the law reads them: files with what they import, tables and columns of the schema.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export interface Import {
  to: string
  onlyTypes: boolean
}
export interface Source {
  file: string
  imports: Import[]
  text: string
}
export const root = resolve(import.meta.dirname, '../..')

const statement =
  /^\s*(?:import|export)\s+(type\s)?([^'"]*?from\s*)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm
const nameless = (named: string): boolean =>
  named.trim() !== '' && named.split(',').every((n) => n.trim() === '' || n.trim().startsWith('type '))

/** A file with its imports, as paths from the root of the project. */
export function parse(file: string, text: string): Source {
  const imports = [...text.matchAll(statement)].map((m) => {
    const spec = m[3] ?? m[4]!
    const here = (): string => relative(root, resolve(root, dirname(file), spec))
    const to = spec.startsWith('#') ? `src/${spec.slice(1)}` : spec.startsWith('.') ? here() : spec
    const named = /\{([^}]*)\}/.exec(m[2] ?? '')?.[1]
    return { to, onlyTypes: Boolean(m[1]) || (named !== undefined && nameless(named)) }
  })
  return { file, imports, text }
}

/** Every .ts and .tsx of these folders, tests left out. */
export const sources = (...folders: string[]): Source[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((e) => e.isFile() && /\.tsx?$/.test(e.name) && !e.name.includes('.test.') && !e.name.endsWith('.d.ts'))
      .map((e) => relative(root, join(e.parentPath, e.name)))
      .map((file) => parse(file, readFileSync(join(root, file), 'utf8'))),
  )

/** The circles of a graph of imports, types included; each as its files. */
export function circles(all: readonly Source[]): string[][] {
  const known = new Map(all.map((s) => [s.file, s.imports.map((i) => i.to)]))
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): void => {
    index.set(file, index.size)
    low.set(file, index.get(file)!)
    stack.push(file)
    for (const to of known.get(file)!.filter((t) => known.has(t))) {
      if (!index.has(to)) visit(to)
      if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, low.get(to)!))
    }
    if (low.get(file) !== index.get(file)) return
    const circle = stack.splice(stack.indexOf(file))
    if (circle.length > 1) found.push(circle)
  }
  for (const file of known.keys()) if (!index.has(file)) visit(file)
  return found
}
