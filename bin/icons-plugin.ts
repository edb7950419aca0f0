// The drawings of lucide as the pages need them: each a module of its own that holds its outline as markup. The library
// makes them of lists by four components each, which costs a server more than the text of the page around them.
// An import that names drawings becomes one of each.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const prefix = 'virtual:icon/'
const library = new URL('../node_modules/lucide-react/dist/esm/', import.meta.url)
const imports = /import \{([^}]*)\} from 'lucide-react'/g

type Outline = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** The file of each name, as the library lists them. */
let files: Map<string, string> | undefined
function fileOf(name: string): string | undefined {
  files ??= new Map(
    readFileSync(new URL('lucide-react.mjs', library), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const file = /from '(\.\/icons\/[^']+)'/.exec(line)?.[1]
        return file ? [...line.matchAll(/default as (\w+)/g)].map((found) => [found[1]!, file] as const) : []
      }),
  )
  return files.get(name)
}
async function outlineOf(name: string): Promise<Outline> {
  const file = fileOf(name)
  if (!file) throw new Error(`lucide has no drawing called ${name}`)
  const { __iconData } = (await import(new URL(file, library).href)) as { __iconData: { node: Outline } }
  return __iconData.node
}
const markupOf = (outline: Outline): string =>
  outline
    .map(([tag, { key: _key, ...attributes }]) => {
      const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${told.join('')}/>`
    })
    .join('')

/** `A, B as C, type D` as imports of their own. */
function single(names: string): string {
  const [types, drawings] = [[] as string[], [] as string[]]
  for (const name of names.split(',').map((part) => part.trim())) {
    if (name.startsWith('type ')) types.push(name.slice(5))
    else if (name) drawings.push(name)
  }
  const of = (name: string): string => {
    const [drawing, local = drawing] = name.split(/\s+as\s+/)
    return `import ${local} from '${prefix}${drawing}'`
  }
  const lines = drawings.map(of)
  if (types.length > 0) lines.push(`import type { ${types.join(', ')} } from 'lucide-react'`)
  return lines.join(';')
}

export const icons = (): Plugin => ({
  name: 'icons',
  enforce: 'pre',
  transform(code, id) {
    if (!/\.tsx?(?:\?|$)/.test(id) || id.includes('/node_modules/') || !code.includes("'lucide-react'"))
      return undefined
    // a line stays a line, so that places in the source stay true
    return code.replace(imports, (all, names: string) => single(names) + '\n'.repeat(all.split('\n').length - 1))
  },
  resolveId: (id) => (id.startsWith(prefix) ? id : undefined),
  async load(id) {
    if (!id.startsWith(prefix)) return undefined
    const markup = markupOf(await outlineOf(id.slice(prefix.length)))
    const maker = fileURLToPath(new URL('../src/ui/layout/drawing.tsx', import.meta.url))
    return `import { drawing } from ${JSON.stringify(maker)}\nexport default drawing(${JSON.stringify(markup)})`
  },
})
