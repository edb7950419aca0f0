// A word of a person is no key of a plain object: `constructor` and `__proto__` are there before anybody put them in.
// What is looked up by such a word is a Map, or is asked by `ownValue`. Every rule is also shown a planted violation.
import { expect, test } from 'vitest'
import { sources } from './sources.ts'
import { isNode, lineOf, treeOf, within, type Node } from './trees.ts'

interface Tree {
  file: string
  text: string
  nodes: Node[]
}
const read = (file: string, text: string): Tree => ({ file, text, nodes: within(treeOf(file, text)) })
const textOf = (node: unknown, { text }: Tree): string => (isNode(node) ? text.slice(node.start, node.end) : '')
const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '')

const openRecord = /^:?\s*(Readonly<|Partial<)*Record<string,/
/** Types that are records open to any key, by name: only those are indexed by a string at all. */
const openTypes = (trees: readonly Tree[]): Set<string> =>
  new Set(
    trees.flatMap((tree) =>
      tree.nodes
        .filter((n) => n.type === 'TSTypeAliasDeclaration' && openRecord.test(textOf(n['typeAnnotation'], tree)))
        .map((n) => nameOf(n['id'])),
    ),
  )
const isOpen = (type: string, types: ReadonlySet<string>): boolean =>
  openRecord.test(type) || types.has(type.replace(/^:\s*(Readonly<)?/, '').replace(/>?( \| undefined)?$/, ''))
/** Parts of interfaces that hold such a record wherever they stand: `files` of a source, say. */
function openParts(trees: readonly Tree[], types: ReadonlySet<string>): Set<string> {
  const signatures = trees.flatMap((tree) =>
    tree.nodes
      .filter((n) => n.type === 'TSPropertySignature')
      .map((n) => ({ name: nameOf(n['key']), open: isOpen(textOf(n['typeAnnotation'], tree), types) })),
  )
  const otherwise = new Set(signatures.filter((s) => !s.open).map((s) => s.name))
  return new Set(signatures.filter((s) => s.open && !otherwise.has(s.name)).map((s) => s.name))
}
/** Variables and parameters of a file that are such records. */
const openNames = (tree: Tree, types: ReadonlySet<string>): Set<string> =>
  new Set(
    tree.nodes
      .filter((n) => n.type === 'Identifier' && isOpen(textOf(n['typeAnnotation'], tree), types))
      .map((n) => nameOf(n)),
  )
const written = (node: unknown): boolean => isNode(node) && (node.type === 'Literal' || node.type === 'TemplateLiteral')

/** Lookups by a word that is not written in the source, as `file:line: expression`. */
function faults(tree: Tree, types: ReadonlySet<string>, parts: ReadonlySet<string>): string[] {
  const names = openNames(tree, types)
  const open = (node: unknown): boolean => {
    if (!isNode(node)) return false
    if (node.type === 'Identifier') return names.has(nameOf(node))
    if (node.type === 'MemberExpression' && node['computed'] === false) return parts.has(nameOf(node['property']))
    if (node.type === 'TSAsExpression') return isOpen(textOf(node['typeAnnotation'], tree), types)
    return /^(ParenthesizedExpression|TSNonNullExpression|ChainExpression)$/.test(node.type) && open(node['expression'])
  }
  return tree.nodes.flatMap((n) => {
    const looked =
      n.type === 'MemberExpression' && n['computed'] === true && !written(n['property']) && open(n['object'])
    const asked = n.type === 'BinaryExpression' && n['operator'] === 'in' && !written(n['left']) && open(n['right'])
    if (!looked && !asked) return []
    return [`${tree.file}:${lineOf(tree.text, n)}: ${textOf(n, tree)}`]
  })
}
function faultsIn(trees: readonly Tree[]): string[] {
  const types = openTypes(trees)
  const parts = openParts(trees, types)
  return trees.flatMap((tree) => faults(tree, types, parts))
}

/** Where it may stand, and why. */
const allowed: readonly string[] = [
  'src/kernel/data/own.ts', // the door itself
  'src/kernel/call/cleaning.ts', // its keys come from contracts, and every answer goes through it
  'demo/pictures/', // draws by names of its own, by hand
]
test('no word of a person is looked up in a plain object', () => {
  const trees = sources('src', 'bin', 'demo').filter(({ file }) => !allowed.some((path) => file.startsWith(path)))
  expect(faultsIn(trees.map(({ file, text }) => read(file, text)))).toEqual([])
})
test.each([
  ['a constant', 'const a: Record<string, number> = { x: 1 }\nexport const f = (w: string) => a[w]', 'a[w]'],
  [
    'of a type with a name',
    'type A = Readonly<Record<string, number>>\nexport const f = (a: A, w: string) => a[w]',
    'a[w]',
  ],
  [
    'a part',
    'interface F { files: Record<string, 1> }\nexport const f = (x: F, w: string) => x.files[w]',
    'x.files[w]',
  ],
  ['writing', 'export function f(a: Record<string, 1>, w: string) { a[w] = 1 }', 'a[w]'],
  ['a cast', 'export const f = (a: object, w: string) => (a as Record<string, 1>)[w]', '(a as Record<string, 1>)[w]'],
  ['in', 'const a: Record<string, 1> = {}\nexport const f = (w: string) => w in a', 'w in a'],
])('a planted violation is found: %s', (_name, text, fault) => {
  expect(faultsIn([read('src/x.ts', text)])).toEqual([expect.stringContaining(fault)])
})
test.each([
  ['a map', 'const a = new Map([["x", 1]])\nexport const f = (w: string) => a.get(w)'],
  ['a key that is written', 'export const f = (a: Record<string, 1>) => a["x"]'],
  ['ownValue', 'export const f = (a: Record<string, 1>, w: string) => ownValue(a, w)'],
  ['keys that the compiler knows', 'const a: Record<"x" | "y", 1> = { x: 1, y: 1 }\nexport const f = (w: "x") => a[w]'],
])('%s is right', (_name, text) => {
  expect(faultsIn([read('src/x.ts', text)])).toEqual([])
})
