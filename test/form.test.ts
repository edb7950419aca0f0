// The form of the sources: what formatter and linter do not judge. Every rule is also shown a planted violation.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** Migrations up to here may stand in databases and are never changed: their lines stay as they are. */
const lastReleased = 27
const generated: readonly string[] = ['db/types.ts', 'demo/data/']

const root = resolve(import.meta.dirname, '..')
const folders = ['src', 'test', 'bin', 'db', 'demo', 'bench', 'simulators']
const kinds = new Set(['.ts', '.tsx', '.mjs', '.css', '.sql'])
const [longest, tallestSheet] = [120, 299]
const drawers = /^src\/(.*\/)?(utils?|helpers?|common|index)\.[^/]+$/
/** A page's number in somebody's plan, as the first word; S3 is a product's name. */
const numbering = /^(?!S3\b)[A-Z]\d{1,2}\b/

function sources(): string[] {
  const found = readdirSync(root, { withFileTypes: true }).filter((e) => e.isFile())
  for (const folder of folders) {
    const all = readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    found.push(...all.filter((e) => e.isFile()))
  }
  return found
    .filter((e) => kinds.has(extname(e.name)))
    .map((e) => relative(root, join(e.parentPath, e.name)).replaceAll('\\', '/'))
    .filter((file) => !generated.some((path) => file.startsWith(path)))
}

interface Comment {
  line: number
  text: string
}
const strings = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/.source
const marks = { sql: /--[^\n]*|\/\*[\s\S]*?\*\//.source, code: /\/\/[^\n]*|\/\*[\s\S]*?\*\//.source }
/** The comments of a file, line by line, without their marks; what only looks like one inside of a string is none. */
function commentsOf(file: string, text: string): Comment[] {
  const sql = file.endsWith('.sql')
  const token = new RegExp(`${strings}|(?<comment>${sql ? marks.sql : marks.code})`, 'g')
  return [...text.matchAll(token)].flatMap(({ index, groups }) => {
    const first = text.slice(0, index).split('\n').length
    return (groups?.['comment']?.split('\n') ?? []).map((line, n) => ({
      line: first + n,
      text: line.replace(/^\s*(\/\/|\/\*+|--|\*(?!\/))?\s*/, '').replace(/\s*\*\/$/, ''),
    }))
  })
}
/** The sentences that begin in these comments; one that was begun on the line before is no beginning. */
function sentencesOf(comments: readonly Comment[]): Comment[] {
  return comments.flatMap(({ line, text }, n) => {
    const before = comments[n - 1]
    const goesOn = before?.line === line - 1 && before.text !== '' && !/[.!?]$/.test(before.text)
    return text
      .split(/(?<=[.!?])\s+/)
      .slice(goesOn ? 1 : 0)
      .map((sentence) => ({ line, text: sentence }))
  })
}

const isReleased = (file: string): boolean =>
  Number(/^db\/migrations\/(\d{4})_/.exec(file)?.[1] ?? Infinity) <= lastReleased
const lettersOf = (line: string): number => Array.from(line).length
/** Lines that are too long; an address in a comment cannot be broken and is not counted. */
function longLines(file: string, text: string): string[] {
  if (isReleased(file)) return []
  const commented = new Set(commentsOf(file, text).map(({ line }) => line))
  return text.split('\n').flatMap((line, n) => {
    const counted = commented.has(n + 1) ? line.replace(/https?:\/\/\S+/g, '') : line
    const letters = lettersOf(counted)
    return letters > longest ? [`${file}:${n + 1}: ${letters} characters, at most ${longest}`] : []
  })
}
/** What is wrong with a file, one line each. */
export function faults(file: string, text: string): string[] {
  const wrong = longLines(file, text)
  const lines = text.replace(/\n$/, '').split('\n').length
  if (file.endsWith('.css') && lines > tallestSheet)
    wrong.push(`${file}:${lines}: ${lines} lines of style, at most ${tallestSheet}; split it by what it dresses`)
  for (const { line, text: sentence } of sentencesOf(commentsOf(file, text)))
    if (numbering.test(sentence)) wrong.push(`${file}:${line}: speak of the thing, not of its number in a plan`)
  if (drawers.test(file)) wrong.push(`${file}:1: no drawers and no barrels; a file has the name of what is in it`)
  return wrong
}

test('every source keeps the form', () => {
  const all = sources()
  expect(all.length).toBeGreaterThan(600)
  expect(all.flatMap((file) => faults(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

const long = 'x'.repeat(120)
test.each([
  ['x.ts:1: 123 characters', 'src/kernel/x.ts', `// ${long}\n`],
  ['x.tsx:3: 132 characters', 'src/web/x.tsx', `\n\nconst a = '${long}'\n`],
  ['x.mjs:3: 123 characters', 'bin/x.mjs', `\n/**\n * ${long}\n */`],
  ['x.css:1: 126 characters', 'src/features/cart/parts/x.css', `/* ${long} */`],
  ['0028_x.sql:1: 123 characters', 'db/migrations/0028_x.sql', `-- ${long}\n`],
  ['x.ts:1: 152 characters', 'src/web/x.ts', `const a = 'https://example.com/${long}'\n`],
  ['x.css:300: 300 lines', 'src/ui/x.css', '.a {\n}\n'.repeat(150)],
  ['x.tsx:1: speak of the thing', 'src/features/cart/pages/x.tsx', '// D4: the goods of a category\n'],
  ['x.tsx:2: speak of the thing', 'src/features/cart/pages/x.tsx', 'const a = 1\n/** The cart. C5 in short. */\n'],
  ['x.tsx:2: speak of the thing', 'src/web/x.tsx', '<p>\n  {/* A17 */}\n</p>\n'],
  ['x.ts:2: speak of the thing', 'src/web/x.ts', '// What is said.\n// T5 says it\n'],
  ['x.css:2: speak of the thing', 'src/ui/x.css', '\n/* O2: the bar */\n'],
  ['0001_x.sql:1: speak of the thing', 'db/migrations/0001_x.sql', 'select 1; -- P1\n'],
  ['no drawers', 'src/kernel/utils.ts', ''],
  ['no drawers', 'src/features/cart/helpers.tsx', ''],
  ['no drawers', 'src/web/common.css', ''],
  ['no drawers', 'src/ui/index.ts', ''],
])('a planted violation is found: %s in %s', (expected, file, text) => {
  expect(faults(file, text).join('\n')).toContain(expected)
})

test.each([
  ['a line of 120 characters, also of Chinese and of pictures', 'src/web/x.ts', `// ${'字'.repeat(116)}🍊\n`],
  ['an address in a comment', 'src/web/x.ts', `// see https://example.com/${long}\n`],
  ['a released migration', 'db/migrations/0027_x.sql', `-- ${long}\n`],
  ['a style sheet of 299 lines', 'src/ui/x.css', '.a {\n}\n'.repeat(149) + '/* */\n'],
  ['a number in a string', 'src/web/x.ts', "const a = ['// D4: no comment', `/* P1 */`]\n"],
  ['a sentence that goes on', 'src/web/x.ts', '// Printed on paper of the size\n// A4 or less\n'],
  ['the name of a product', 'src/web/x.ts', '// S3 speaks it\n'],
  ['a file that only ends like a drawer', 'src/features/catalog/parts/brand-index.tsx', ''],
  ['an index outside of src', 'bench/index.ts', ''],
])('%s is right', (_what, file, text) => {
  expect(faults(file, text)).toEqual([])
})
